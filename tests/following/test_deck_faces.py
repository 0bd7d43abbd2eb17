"""A learned deck's faces are read as those of the game on the table."""

from dataclasses import replace
from typing import Final

from companion.following.deck_faces import DeckFaces
from companion.following.sightings import CardGone, CardLaid
from companion.games.lunar.trick_table import TRICK_TABLE
from tests.following.histories import place_at

NAMES: Final = [face.name for face in TRICK_TABLE.faces.faces]


def test_a_learned_deck_is_read_as_faces_of_the_game() -> None:
    """Where stars are told after the trick, a starred card is its plain one; a card of another deck is none."""
    deck = DeckFaces(("5*", "Red Maple", "5", "W"), TRICK_TABLE.faces)
    five = CardLaid(1, place_at(0, 0), (0.6, 0.0, 0.3, 0.1), 1.0)
    read = deck.read(five)
    assert isinstance(read, CardLaid)
    assert [round(read.probabilities[NAMES.index(name)], 6) for name in ("5", "W")] == [0.9, 0.1]
    assert deck.read(replace(five, probabilities=(0.1, 0.8, 0.0, 0.1))) is None
    gone = CardGone(five.card, 2.0)
    assert deck.read(gone) is gone
