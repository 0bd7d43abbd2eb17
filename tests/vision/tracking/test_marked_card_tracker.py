"""Cards with markers are reported as they come to rest and go, and other changes as unread ones."""

from collections.abc import Iterator, Sequence

import cv2
import numpy as np
import pytest

from companion.games.nice_one_squirrel.cache_table import NAMES, NutTable
from tests.vision.nut_table import PlacedFace, draw_table
from vision.frames import Frame, Picture
from vision.setup.marked_cards import MarkedCard, MarkedFace
from vision.tracking.events import Event, TrackGone, TrackLaid, UnreadChange
from vision.tracking.marked_card_tracker import MarkedCardTracker, MarkedCardWatcher

pytestmark = pytest.mark.one_python

CACHE, NUT = PlacedFace("cache-3", -60, 0, 0.1), PlacedFace("BC", 90, 20, 0.3)
SQUARE = np.array([[100, 100], [180, 100], [180, 212], [100, 212]], np.float32)
PLACE_PX = (640 + 90 * 1.3, 480 + 20 * 1.3)


def card_at(name: str, x: float = 0.0) -> MarkedCard:
    return MarkedCard(MarkedFace(name), SQUARE + np.array([x, 0], np.float32))


def test_a_card_is_told_of_once_it_rests_and_when_it_is_gone() -> None:
    tracker = MarkedCardTracker(NAMES)
    assert tracker.see([card_at("BC")], 1.0) == ()
    [laid] = tracker.see([card_at("BC", 2)], 2.0)
    assert isinstance(laid, TrackLaid)
    assert (laid.at_s, NAMES[int(laid.probabilities.argmax())]) == (1.0, "BC")
    assert tracker.see([card_at("BC")], 3.0) == ()
    assert tracker.see([], 4.0) == ()
    [gone] = tracker.see([], 5.0)
    assert isinstance(gone, TrackGone)
    assert (gone.track, gone.bare) == (laid.track, False)


def test_a_card_in_motion_and_one_glimpsed_are_not_told_of() -> None:
    tracker = MarkedCardTracker(NAMES)
    told = [tracker.see([card_at("squirrel-1", 40.0 * step)], float(step)) for step in range(6)]
    assert told == [()] * 6
    assert [tracker.see([], 7.0), tracker.see([], 8.0)] == [(), ()]


def test_two_copies_side_by_side_are_two_cards() -> None:
    tracker = MarkedCardTracker(NAMES)
    both = [card_at("YA"), card_at("YA", 90)]
    tracker.see(both, 1.0)
    assert len(tracker.see(both, 2.0)) == 2


def picture(*placed: PlacedFace) -> Picture:
    return draw_table(5, placed, px_per_mm=1.3, tilt_deg=0)[0]


@pytest.fixture(scope="module")
def bare() -> Picture:
    return picture(CACHE)


@pytest.fixture(scope="module")
def with_nut() -> Picture:
    return picture(CACHE, NUT)


def watch(*pictures: Picture, times: int = 8) -> Iterator[Event]:
    """Yields what is told while each picture is seen, so many times; eight are three seconds."""
    watcher, rng, at_s = MarkedCardWatcher(NutTable.markers), np.random.default_rng(1), 0.0
    for shown in pictures:
        for _ in range(times):
            noise = np.asarray(rng.integers(0, 4, shown.shape), np.uint8)
            yield from watcher.see(Frame(np.asarray(cv2.add(shown, noise), np.uint8), 0, at_s))
            at_s += 0.4


def kinds(events: Sequence[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


def test_cards_that_come_and_go_explain_what_changed(bare: Picture, with_nut: Picture) -> None:
    events = list(watch(bare, with_nut, bare))
    assert kinds(events) == [TrackLaid, TrackLaid, TrackGone, TrackGone]
    assert [event.bare for event in events if isinstance(event, TrackGone)] == [
        False,
        True,
    ]  # missed first, then lifted


@pytest.mark.parametrize("times", [3, 8])
def test_pictures_of_another_size_begin_anew(times: int, bare: Picture, with_nut: Picture) -> None:
    """As in a folder of pictures of two cameras; what came to rest just before is not compared with the new ones."""
    events = list(watch(bare, with_nut, with_nut[:880, :1200], times=times))
    assert kinds(events) == [TrackLaid, TrackLaid, TrackGone, TrackGone, TrackLaid, TrackLaid]
    laid = [event.track for event in events if isinstance(event, TrackLaid)]
    gone = [event for event in events if isinstance(event, TrackGone)]
    assert len(set(laid)) == 4
    assert {event.track for event in gone} == set(laid[:2])
    assert not any(event.bare for event in gone), "nobody saw the table there"


def test_a_card_whose_markers_are_not_read_is_told_as_a_change(bare: Picture, with_nut: Picture) -> None:
    unread = with_nut.copy()
    cv2.ellipse(unread, (round(PLACE_PX[0]), round(PLACE_PX[1])), (38, 62), 20, 0, 360, (250, 250, 250), -1)
    events = list(watch(bare, unread))
    assert kinds(events) == [TrackLaid, UnreadChange]
    assert not any(isinstance(event, TrackGone) for event in events)
    [change] = (event for event in events if isinstance(event, UnreadChange))
    assert np.linalg.norm(change.quad.mean(axis=0) - PLACE_PX) < 25


def test_a_card_that_something_covers_is_not_lifted(bare: Picture, with_nut: Picture) -> None:
    covered = with_nut.copy()
    cv2.rectangle(covered, (690, 430), (830, 590), (40, 60, 150), -1)
    events = list(watch(bare, with_nut, covered))
    assert [event.bare for event in events if isinstance(event, TrackGone)] == [False]


def test_a_picture_with_a_flaw_tells_nothing() -> None:
    watcher = MarkedCardWatcher(NutTable.markers)
    black = Frame(np.zeros((96, 128, 3), np.uint8), 0, 0.0)
    assert watcher.see(black) == ()
    assert watcher.scan(black) == ()
