"""The rules of Thiefdom, a room for each chapter."""
