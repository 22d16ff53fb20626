"""The laboratory: bots against each other, and what the figures say."""
