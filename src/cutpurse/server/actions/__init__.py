"""What people do at a table beside playing: sit down, host, leave and come back, ask for another game."""
