"""Decks of unknown games are drawn, with near twins among their faces."""

import numpy as np
import pytest

from vision.scenes.game_decks.game_deck import DeckStyle, GameDeck


@pytest.mark.parametrize("style", DeckStyle)
def test_a_deck_is_the_same_for_its_seed_and_its_faces_differ(style: DeckStyle) -> None:
    deck = GameDeck(3, style, 6)
    faces = [deck.face(place).bgra for place in range(6)]
    np.testing.assert_array_equal(GameDeck(3, style, 6).face(2).bgra, faces[2])
    assert len({face.tobytes() for face in faces}) == 6
    assert len(deck.names) == len(set(deck.names)) == 6


def test_near_twins_differ_less_than_other_faces() -> None:
    deck = GameDeck(1, DeckStyle.ILLUSTRATED, 12)
    one, other = deck.twins[0]
    stranger = next(place for place in range(12) if place not in (one, other))
    first, twin, third = (deck.face(place).bgra.astype(int) for place in (one, other, stranger))
    assert 0 < np.abs(first - twin).mean() < np.abs(first - third).mean()


def test_faces_beyond_the_deck_and_its_back_are_none_of_its_faces() -> None:
    deck = GameDeck(5, DeckStyle.ICONS, 4)
    inside = {deck.face(place).bgra.tobytes() for place in range(4)}
    assert deck.face(4).bgra.tobytes() not in inside
    assert deck.back().bgra.tobytes() not in inside
