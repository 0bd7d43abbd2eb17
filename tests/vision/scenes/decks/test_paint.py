"""Painting: a card lands in its quad, touches nothing else, and hides what lies below."""

import numpy as np
import pytest

from companion.cards import CARD_NAMES
from vision.frames import Frame
from vision.geometry import Quad
from vision.scenes import DeckCollection, paint_card
from vision.scenes.camera.visibility import OwnerMap
from vision.scenes.decks.faces import box_quad
from vision.scenes.table.tabletop import Shade, Tabletop


@pytest.fixture
def top() -> Tabletop:
    return Tabletop(np.full((300, 400, 3), 90, np.uint8), Shade(0.0, 1.0, np.zeros(2, np.float32)))


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


def test_owners_count_what_lies_outside_as_hidden() -> None:
    owners, picture = OwnerMap((100, 100)), np.full((100, 100, 3), 230, np.uint8)
    picture[::2] = (230, 40, 40)
    owners.map[:] = 0
    assert owners.index_share(box_quad(10, 10, 20, 30), 0, picture) == 1
    assert owners.index_share(box_quad(90, 10, 20, 30), 0, picture) == 0.5
    assert owners.index_share(box_quad(10, 10, 20, 30), 1, picture) == 0


def test_a_frame_cannot_be_written_to() -> None:
    picture = np.zeros((4, 6, 3), np.uint8)
    frame = Frame(picture, seq=0, at_s=0.0)
    with pytest.raises(ValueError, match="read-only"):
        frame.bgr[0, 0] = 1
