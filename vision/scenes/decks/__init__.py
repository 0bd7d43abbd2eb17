"""Decks that scenes are drawn with: procedural ones and ones from pictures."""
