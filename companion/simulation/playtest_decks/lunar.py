"""The play-test deck of Lunar, and its track."""

import tomllib
from typing import Final

from companion.games.lunar.deck import CARDS, LunarCard
from companion.simulation.playtest_decks import read_playtest_deck

TRACK: Final = (0, 0, 1, 1, 2, 3, 4, 5, 5, 4, 3, 2, 1)
"""The points of each place of the track, from 0 spaces on."""


def read_faces() -> list[tuple[LunarCard, int]]:
    """Returns the faces of the deck, each with its number of copies."""
    listed = tomllib.loads(read_playtest_deck("lunar").decode("utf-8"))
    return [(CARDS[face["name"]], face["copies"]) for face in listed["face"]]
