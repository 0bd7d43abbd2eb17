"""Something as large as a card that is read as none is reported while a trick runs, and while no card was read."""

import numpy as np

from companion.card_notation import parse_card
from companion.following.decisions import Decision, Unread
from companion.following.game_assignment import CameraView
from companion.following.sightings import TableChanged
from tests.following.histories import PLAYS, TableHistory, complete, followed_by, place_at
from vision.tracking.events import UnreadChange


def unread(table: TableHistory, at_s: float, x: float = 0.0) -> list[Decision]:
    """Takes in what came to rest then; returns what was reported of it."""
    table.take(TableChanged(place_at(x, -85.0), at_s))
    return [one for one in table.decisions if isinstance(one, Unread) and one.at_s == at_s]


def test_it_counts_while_no_card_of_the_game_was_read() -> None:
    assert unread(TableHistory(), 0.1)


def test_it_counts_from_the_first_card_of_a_trick_on() -> None:
    table = followed_by(0)
    between_s = table.now_s
    seat, name = PLAYS[0]
    table.lay(seat, parse_card(name))
    assert not unread(table, between_s), "a pile that was made before"
    assert unread(table, table.now_s)


def test_nothing_is_reported_between_tricks() -> None:
    table = complete()
    assert not unread(table, table.now_s)


def test_several_at_once_are_each_reported() -> None:
    table = TableHistory()
    table.take(TableChanged(place_at(0, 85), 0.5), TableChanged(place_at(0, -85), 0.5))
    assert len([one for one in table.decisions if isinstance(one, Unread)]) == 2


def test_its_place_is_in_pixels_until_a_scale_is_known() -> None:
    quad = np.array([[10, 20], [70, 20], [70, 100], [10, 100]], np.float32)
    [changed] = CameraView().read((UnreadChange(quad, 1.0),))[1]
    assert isinstance(changed, TableChanged)
    assert changed.place.middle == (40.0, 60.0)
