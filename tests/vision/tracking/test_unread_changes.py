"""Changes on the table that are read as no card are reported, unless a card came or went there."""

import numpy as np

from vision.geometry import Quad
from vision.tracking.change import CellImage
from vision.tracking.unread_changes import WAITS_S, UnreadChanges

CARD: Quad = np.array([[100, 100], [160, 100], [160, 180], [100, 180]], np.float32)
NOW = CellImage(np.zeros((40, 60), np.uint8), (600, 400))


def marked() -> UnreadChanges:
    """Something of a card's size came to rest at the card's place, at second 1."""
    marks = np.zeros((40, 60), np.uint8)
    marks[10:18, 10:16] = 1
    changes = UnreadChanges()
    changes.notice(marks, 1.0)
    return changes


def test_a_change_is_told_once_no_card_explains_it_in_time() -> None:
    changes = marked()
    assert changes.due(NOW, 1.0 + WAITS_S / 2, CARD) == ()
    [told] = changes.due(NOW, 1.0 + WAITS_S, CARD)
    assert told.at_s == 1.0
    assert np.abs(told.quad - CARD).max() <= 10
    assert changes.due(NOW, 9.0, CARD) == ()


def test_a_card_that_came_there_explains_it() -> None:
    changes = marked()
    changes.explain([CARD], 2.0)
    assert changes.due(NOW, 3.0, CARD) == ()


def test_a_card_elsewhere_does_not() -> None:
    changes = marked()
    changes.explain([CARD + 300], 2.0)
    assert len(changes.due(NOW, 3.0, CARD)) == 1


def test_nothing_is_told_before_any_card_was_seen() -> None:
    assert marked().due(NOW, 9.0, None) == ()
