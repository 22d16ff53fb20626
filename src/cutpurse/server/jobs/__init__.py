"""What goes on without a request: bots and timers, messages to absent players, garbage collection."""
