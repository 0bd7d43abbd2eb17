"""Learning: a deck is learned from cards that are shown, and kept beside the journal."""
