"""What every game shares. No game, no clock, no randomness of its own, no network lives here."""
