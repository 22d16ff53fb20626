"""One table that is open in this process: who sits there and who listens, its game, its journal, its clocks."""
