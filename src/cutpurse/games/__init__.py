"""One folder per game, the same rooms in each."""
