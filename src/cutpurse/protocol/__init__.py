"""What server and clients say to each other: one room for both, so that neither stands on the other."""
