"""A card that is turned in its place, or lies elsewhere, is reported; one that only moved a little is not."""

import numpy as np
import pytest

from tests.vision.laid_table import Card, look, read
from vision.reading import Reading
from vision.tracking.card_tracker import CardTracker, ReadRegion
from vision.tracking.events import Event, TrackLaid, TrackMoved, TrackRevised
from vision.tracking.track import is_turned

CARD = Card("4C", 200, 160)
WHOLE = (0, 0, 640, 480)


def turned(reading: Reading, degrees: float) -> Reading:
    """The same reading of a card that was turned about its middle."""
    middle, angle = reading.quad.mean(axis=0), np.radians(degrees)
    turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    quad = ((reading.quad - middle) @ turn + middle).astype(np.float32)
    return Reading(reading.card, reading.confidence, quad, reading.probabilities)


def see(*readings: Reading) -> list[Event]:
    tracker, events = CardTracker(), list[Event]()
    for place, reading in enumerate(readings):
        events += tracker.see(0.1 * place, [reading], [ReadRegion(WHOLE, look())], look(CARD))
    return events


def test_a_card_that_is_turned_sideways_is_told_of_once() -> None:
    upright = read(CARD)
    sideways = turned(upright, 85)
    [laid, told] = see(upright, upright, sideways, sideways)
    assert isinstance(laid, TrackLaid)
    assert isinstance(told, TrackMoved)
    assert told.track == laid.track
    assert np.allclose(told.quad, sideways.quad)


def test_a_card_that_is_turned_in_two_steps_is_told_of_once_it_lies_across() -> None:
    upright = read(CARD)
    [_, told] = see(upright, upright, turned(upright, 43), turned(upright, 86))
    assert isinstance(told, TrackMoved)


def test_a_card_that_is_read_surely_as_it_is_turned_is_told_of_as_both() -> None:
    unsure = read(Card("4C", 200, 160, sure=0.6))
    [laid, told, revised] = see(*[unsure] * 8, turned(read(Card("4C", 200, 160, sure=0.999999)), 90))
    assert isinstance(laid, TrackLaid)
    assert isinstance(told, TrackMoved)
    assert isinstance(revised, TrackRevised)
    assert revised.track == laid.track


def test_a_card_that_is_pushed_or_read_upside_down_is_not_turned() -> None:
    upright = read(CARD)
    assert all(
        not isinstance(one, TrackMoved) for one in see(upright, upright, turned(upright, 20), turned(upright, 180))
    )


@pytest.mark.parametrize(("across", "told"), [(30, 0), (60, 0), (68, 1), (300, 1)])
def test_a_card_that_lies_elsewhere_is_told_of_once(across: int, told: int) -> None:
    tracker, events = CardTracker(), list[Event]()
    for place, shift in enumerate((0, 0, across, across)):
        card = Card(CARD.name, CARD.x + shift, CARD.y, sure=0.999)
        events += tracker.see(0.1 * place, [read(card)], [ReadRegion(WHOLE, look())], look(card))
    moved = [one for one in events if isinstance(one, TrackMoved)]
    assert len(events) == 1 + len(moved) == 1 + told
    assert all(np.allclose(one.quad, read(Card(CARD.name, CARD.x + across, CARD.y)).quad) for one in moved)


def test_halfway_decides_what_is_turned() -> None:
    upright = read(CARD).quad
    assert not is_turned(upright, turned(read(CARD), 40).quad)
    assert is_turned(upright, turned(read(CARD), 50).quad)
    assert is_turned(upright, turned(read(CARD), 270).quad)
