"""What is laid on a table later covers what was laid before."""

import numpy as np
import pytest

from companion.cards import CARD_NAMES
from vision.scenes import DeckCollection
from vision.scenes.decks.faces import box_quad
from vision.scenes.table.tabletop import Shade, Tabletop


@pytest.fixture
def top() -> Tabletop:
    return Tabletop(np.full((300, 400, 3), 90, np.uint8), Shade(0.0, 1.0, np.zeros(2, np.float32)))


def test_half_a_card_outside_is_half_visible(top: Tabletop, decks: DeckCollection) -> None:
    card = CARD_NAMES["5H"]
    top.lay_card(decks.drawn(3).face(card), card, box_quad(-63, 60, 126, 176))
    (truth,) = top.truths()
    assert truth.visible == pytest.approx(0.5, abs=0.05)
    assert truth.corners[0].visible == 0
    assert truth.corners[-1].visible == 1


def test_the_upper_card_hides_the_lower(top: Tabletop, decks: DeckCollection) -> None:
    below, above = CARD_NAMES["5H"], CARD_NAMES["KS"]
    for card, x in ((below, 100), (above, 140)):
        top.lay_card(decks.drawn(3).face(card), card, box_quad(x, 60, 126, 176))
    first, second = top.truths()
    assert (first.card, second.card) == (below, above)
    assert first.visible == pytest.approx(40 / 126, abs=0.04)
    assert [corner.visible for corner in first.corners][-1] == 0
    assert second.visible == 1


def test_a_card_face_down_has_no_corners(top: Tabletop, decks: DeckCollection) -> None:
    top.lay_card(decks.drawn(3).back(), None, box_quad(100, 60, 126, 176))
    (truth,) = top.truths()
    assert truth.card is None
    assert truth.corners == ()
    assert truth.visible == 1
