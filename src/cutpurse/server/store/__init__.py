"""Where tables are stored: the interface, SQLite, PostgreSQL, and the boxes tables are played with."""
