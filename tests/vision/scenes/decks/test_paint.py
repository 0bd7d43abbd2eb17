"""Painting: a card lands in its quad and touches nothing else."""

import numpy as np
import pytest

from companion.cards import CARD_NAMES
from vision.geometry import Quad
from vision.scenes import DeckCollection, paint_card
from vision.scenes.decks.faces import box_quad


def test_a_card_is_painted_in_its_quad_only(decks: DeckCollection) -> None:
    canvas = np.full((300, 400, 3), 90, np.uint8)
    paint_card(canvas, decks.drawn(3).face(CARD_NAMES["2C"]), box_quad(100, 50, 126, 176))
    changed = np.argwhere((canvas != 90).any(axis=2))
    assert changed.min(axis=0).tolist() == pytest.approx([50, 100], abs=1)
    assert changed.max(axis=0).tolist() == pytest.approx([225, 225], abs=1)
    assert canvas[60:210, 110:112].mean() > 180


@pytest.mark.parametrize("quad", [box_quad(-500, 10, 60, 80), box_quad(900, 10, 60, 80), box_quad(10, 5000, 60, 80)])
def test_a_card_outside_changes_nothing(quad: Quad, decks: DeckCollection) -> None:
    canvas = np.full((300, 400, 3), 90, np.uint8)
    paint_card(canvas, decks.drawn(3).face(CARD_NAMES["2C"]), quad)
    assert (canvas == 90).all()
