"""Several processes that serve the same tables: the message bus between them, and what they do about each other."""
