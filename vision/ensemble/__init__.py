"""Standard decks that a table has learned, read by an ensemble: by their corner indices and by their learned faces."""
