"""Drawn tables of a game deck say which card lies where, and the pictures to learn from show one card each."""

import numpy as np
import pytest

from companion.cards import BACK
from vision.evaluate.learned_tables import (
    LARGEST_OVERLAP,
    MARGIN_PX,
    PICTURES,
    SIZE,
    draw_learning_pictures,
    draw_table,
)
from vision.geometry import hidden_share
from vision.scenes import CLEAN, SurfaceCollection
from vision.scenes.game_decks.game_deck import DeckStyle, GameDeck

pytestmark = pytest.mark.one_python


@pytest.fixture(scope="module")
def tables() -> SurfaceCollection:
    return SurfaceCollection.open("test")


@pytest.fixture(scope="module")
def deck() -> GameDeck:
    return GameDeck(7, DeckStyle.ICONS, 4)


def test_a_face_is_learned_from_different_pictures(deck: GameDeck, tables: SurfaceCollection) -> None:
    pictures = draw_learning_pictures(deck, 1, tables, 3, CLEAN)
    assert [picture.shape for picture in pictures] == [(SIZE[1], SIZE[0], 3)] * PICTURES
    assert not np.array_equal(pictures[0], pictures[1])


def test_cards_lie_within_the_picture_and_hide_little_of_each_other(deck: GameDeck, tables: SurfaceCollection) -> None:
    table = draw_table(deck, tables, 5, CLEAN, count=4)
    assert 1 <= len(table.cards) <= 4
    for nth, card in enumerate(table.cards):
        assert card.name is None or card.name in (*deck.names, BACK)
        assert card.quad.min() >= MARGIN_PX
        assert (card.quad <= np.array(SIZE) - MARGIN_PX).all()
        assert all(hidden_share(lower.quad, card.quad) <= LARGEST_OVERLAP for lower in table.cards[:nth])


def test_a_seed_draws_the_same_table(deck: GameDeck, tables: SurfaceCollection) -> None:
    first, again = (draw_table(deck, tables, 6, CLEAN, count=1) for _ in range(2))
    assert np.array_equal(first.bgr, again.bgr)
    assert [card.name for card in first.cards] == [card.name for card in again.cards]
