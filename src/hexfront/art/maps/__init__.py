"""One file a game: what its tables say is painted where."""
