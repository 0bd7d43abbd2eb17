"""Standard decks that a table has taught: read by their corner indices and by their learned faces at once."""
