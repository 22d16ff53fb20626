"""The rules of Swindler, a room per chapter."""
