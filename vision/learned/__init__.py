"""Learned decks: any deck of flat cards, learned from pictures of its faces, and read on a table."""

from vision.learned.deck import LearnedDeck, LearnedFace
from vision.learned.deck_reader import DeckReader, LearnedReading
from vision.learned.profile import VERSION, pack_profile, read_profile

__all__ = [
    "VERSION",
    "DeckReader",
    "LearnedDeck",
    "LearnedFace",
    "LearnedReading",
    "pack_profile",
    "read_profile",
]
