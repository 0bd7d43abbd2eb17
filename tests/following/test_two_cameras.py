"""Two cameras look at one table: a card that both see is one card, and one that either sees is a card."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from companion.following.cameras import MAIN
from companion.following.decisions import Accepted, Decision, TakenBack
from companion.following.game_assignment import GameAssignment
from companion.games.mast_year.actions import Keep
from companion.session import MemoryStore, start_session
from tests.following.histories import SEATS, place_at
from tests.following.table import faces
from tests.games.mast_year.table import GAME, PLAYERS
from vision.setup.calibration import Calibration
from vision.tracking.events import CameraNudged, Event, TrackGone, TrackLaid

SIDE = "side"
TO_TABLE = {
    MAIN: np.array([[0.5, 0, -160], [0, 0.5, -120], [0, 0, 1.0]]),
    SIDE: np.array([[0, -0.6, 200], [0.6, 0, -150], [0, 0.0004, 1.0]]),
}
"""How each camera's pixels lie on the table: the second one looks from the side, and aslant."""


def keep(state: Any, choices: Sequence[Any]) -> Any | None:
    return Keep()


def seen(camera: str, points: Sequence[tuple[float, float]]) -> NDArray[np.float64]:
    """Returns points of the table in a camera's pixels."""
    to_pixels = np.linalg.inv(TO_TABLE[camera])
    mapped = np.array([(*point, 1.0) for point in points]) @ to_pixels.T
    return np.asarray(mapped[:, :2] / mapped[:, 2:], np.float64)


class TwoCameraTable:
    """A game that two cameras follow."""

    def __init__(self) -> None:
        self.games = GameAssignment()
        for camera, to_table in TO_TABLE.items():
            self.games.place_seats(Calibration(None, seen(camera, SEATS), 60, (), to_table), camera)
        self.session = start_session(MemoryStore(), GAME, {}, PLAYERS)
        self.now_s = 0.0

    def see(self, camera: str, *events: Event) -> list[Decision]:
        self.now_s += 0.5
        return self.games.see(self.session, events, self.now_s, keep, camera)

    def lay(self, camera: str, track: int, seat: int, name: str) -> list[type]:
        quad = seen(camera, place_at(*SEATS[seat]).corners).astype(np.float32)
        told = self.see(camera, TrackLaid(track, quad, faces(**{f"c{name}": 0.999}), self.now_s))
        return [type(one) for one in told]

    def gone(self, camera: str, track: int) -> list[Decision]:
        told = self.see(camera, TrackGone(track, self.now_s))
        self.now_s += 3
        return [*told, *self.see(camera)]


@pytest.fixture
def table() -> TwoCameraTable:
    table = TwoCameraTable()
    assert table.lay(MAIN, 1, 0, "TS") == [Accepted]
    table.gone(MAIN, 1)
    return table


def test_a_card_that_both_see_is_one_card(table: TwoCameraTable) -> None:
    assert table.lay(MAIN, 2, 0, "4C") == [Accepted]
    assert table.lay(SIDE, 1, 0, "4C") == []
    assert table.lay(SIDE, 2, 1, "KC") == [Accepted]
    assert table.lay(MAIN, 3, 1, "KC") == []
    assert len(table.session.entries) == 3


def test_a_card_that_only_one_sees_is_a_card(table: TwoCameraTable) -> None:
    assert table.lay(SIDE, 1, 0, "4C") == [Accepted]
    assert table.lay(MAIN, 2, 1, "KC") == [Accepted]


def test_a_card_is_taken_back_when_neither_sees_it_any_more(table: TwoCameraTable) -> None:
    table.lay(MAIN, 2, 0, "4C")
    table.lay(SIDE, 1, 0, "4C")
    assert table.gone(MAIN, 2) == []
    assert [type(told) for told in table.gone(SIDE, 1)] == [TakenBack]


def test_a_nudge_of_one_camera_moves_nothing_of_the_other(table: TwoCameraTable) -> None:
    table.lay(MAIN, 2, 0, "4C")
    table.see(SIDE, CameraNudged(np.array([[1, 0, 90], [0, 1, 40]], np.float32), table.now_s))
    assert table.lay(MAIN, 3, 1, "KC") == [Accepted]


def test_setting_up_one_camera_anew_moves_nothing_of_the_other(table: TwoCameraTable) -> None:
    table.lay(MAIN, 2, 0, "4C")
    table.lay(SIDE, 1, 0, "4C")
    table.games.place_seats(Calibration(None, seen(SIDE, SEATS), 60, (), TO_TABLE[SIDE]), SIDE)
    assert table.lay(MAIN, 3, 1, "KC") == [Accepted]
    assert table.lay(SIDE, 2, 1, "KC") == []
    assert len(table.session.entries) == 3


def test_a_second_camera_says_nothing_before_it_is_calibrated() -> None:
    table = TwoCameraTable()
    table.games = GameAssignment()
    assert table.lay(SIDE, 1, 0, "TS") == []
    assert table.lay(MAIN, 1, 0, "TS") == [Accepted]
