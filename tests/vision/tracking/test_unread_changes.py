"""Changes on the table that are read as no card are reported, unless a card came or went there."""

import numpy as np
import pytest

from vision.geometry import Quad
from vision.tracking.change import CellImage, Marks
from vision.tracking.events import Event, TrackGone, TrackLaid, TrackMoved
from vision.tracking.unread_changes import WAITS_S, UnreadCardChanges, UnreadChanges

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


def marks_at(x: int, y: int, wide: int, high: int) -> Marks:
    """Something came to rest on those cells of 10 pixels."""
    marks = np.zeros((40, 60), np.uint8)
    marks[y : y + high, x : x + wide] = 1
    return marks


def see(*steps: tuple[float, Marks | None, tuple[Event, ...]]) -> int:
    """Returns how many changes were told as unread cards."""
    cards = UnreadCardChanges()
    return sum(len(cards.see(marks, events, NOW, at_s)) for at_s, marks, events in steps)


LAID = TrackLaid(1, CARD, np.full(52, 1 / 52, np.float32), 0.5)
AWAY = np.asarray(CARD + 200, np.float32)


@pytest.mark.parametrize(
    ("marks", "count"),
    [
        pytest.param(marks_at(30, 20, 6, 8), 1, id="as large as a card"),
        pytest.param(marks_at(0, 20, 6, 8), 0, id="an arm that reaches in"),
        pytest.param(marks_at(30, 20, 16, 8), 0, id="a hand"),
        pytest.param(marks_at(30, 20, 2, 8), 0, id="a pen"),
        pytest.param(marks_at(10, 10, 6, 8), 0, id="where the card lies"),
    ],
)
def test_an_unread_card_is_as_large_as_a_card_and_lies_in_the_picture(marks: Marks, count: int) -> None:
    assert see((0.5, None, (LAID,)), (7.0, marks, ()), (7.0 + WAITS_S, None, ())) == count


def test_while_no_card_was_read_it_is_as_large_as_cards_usually_are() -> None:
    assert see((1.0, marks_at(30, 20, 4, 6), ()), (1.0 + WAITS_S, None, ())) == 1
    assert see((1.0, marks_at(20, 10, 30, 25), ()), (1.0 + WAITS_S, None, ())) == 0


@pytest.mark.parametrize("event", [TrackGone(1, 7.5), TrackMoved(1, AWAY, 7.5)], ids=["gone", "moved"])
def test_a_card_that_leaves_explains_its_place(event: Event) -> None:
    assert see((0.5, None, (LAID,)), (7.0, marks_at(10, 10, 6, 8), ()), (7.5, None, (event,)), (9.0, None, ())) == 0


def test_a_card_that_nobody_knew_leaves_without_a_trace() -> None:
    assert see((1.0, None, (TrackGone(7, 1.0),)), (3.0, None, ())) == 0
