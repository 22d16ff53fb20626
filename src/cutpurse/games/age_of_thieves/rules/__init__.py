"""The rules of Age of Thieves, by chapter of a turn."""
