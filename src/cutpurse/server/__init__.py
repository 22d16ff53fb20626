"""The table server: tables, seats, store, web API, bot workers."""
