"""Learned decks whose faces are all grey, for tests that only keep, copy and send them."""

import numpy as np

from companion.following.watched_decks import DeckProfile
from vision.learned.deck import LearnedDeck, LearnedFace
from vision.learned.profile import pack_profile
from vision.learned.views import view_size


def deck_of(*names: str) -> DeckProfile:
    """Returns a deck whose faces are all grey."""
    width, height = view_size(1.4)
    view = np.full((height, width, 3), 90, np.uint8)
    faces = tuple(LearnedFace(name, 1, 0, (view, view)) for name in names)
    return DeckProfile(names, pack_profile(LearnedDeck(faces, 1.4)))
