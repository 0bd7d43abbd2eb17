"""Whether somebody is there: asked in time, counted down, and nothing said twice."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from companion.app.kiosk.idle_clock import COUNTDOWN_S, DARK_S, REST_S, WARN_S, IdleClock
from tests.app.companion_without_window import Loop

AFTER_S: Final = 300.0
TELLS: Final = ("asked", "counted", "gone", "closes", "rests", "darkens", "reminds")


class IdleTable:
    """An idle clock, the time that a test lets pass, and what was told."""

    def __init__(self) -> None:
        self.now_s = 0.0
        self.told: list[tuple[str, Any]] = []
        self.clock = IdleClock(Loop(), lambda: self.now_s)
        for name in TELLS:
            getattr(self.clock, name).add(self._note(name))

    def _note(self, name: str) -> Callable[[Any], None]:
        return lambda told: self.told.append((name, told))

    def pass_s(self, *seconds: float) -> list[str]:
        """Lets these times pass, one after the other; returns what was told meanwhile."""
        before = len(self.told)
        for one in seconds:
            self.now_s += one
            self.clock.tick()
        return [name for name, _ in self.told[before:]]


@pytest.fixture
def table() -> IdleTable:
    return IdleTable()


def test_a_group_that_does_nothing_is_asked_counted_down_and_gone(table: IdleTable) -> None:
    table.clock.watch(lambda: AFTER_S, 3600)
    assert table.pass_s(AFTER_S - 1) == []
    assert table.pass_s(1, 0.2, 1) == ["asked", "counted", "counted", "counted"]
    assert [left for name, left in table.told if name == "counted"] == [COUNTDOWN_S, COUNTDOWN_S - 1, COUNTDOWN_S - 2]
    assert table.pass_s(COUNTDOWN_S) == ["gone"]


def test_the_same_second_is_counted_once(table: IdleTable) -> None:
    table.clock.watch(lambda: AFTER_S, 3600)
    table.pass_s(AFTER_S + 0.1)
    assert table.pass_s(0.2, 0.2) == []


def test_a_finger_in_time_ends_the_countdown(table: IdleTable) -> None:
    table.clock.watch(lambda: AFTER_S, 3600)
    table.pass_s(AFTER_S + 5)
    table.clock.note_activity()
    assert table.pass_s(AFTER_S - 1) == []


def test_long_play_is_said_once_for_each_group(table: IdleTable) -> None:
    table.clock.watch(lambda: AFTER_S, 100)
    assert table.pass_s(101, 10) == ["reminds"]
    table.clock.begin_group()
    assert table.pass_s(50) == []
    assert table.pass_s(60) == ["reminds"]


def test_the_attract_screen_rests_once_and_darkens_later_once(table: IdleTable) -> None:
    table.clock.watch(None, 3600)
    assert table.pass_s(REST_S, 10) == ["rests"]
    assert table.pass_s(DARK_S, 10) == ["darkens"]
    table.clock.note_activity()
    assert table.pass_s(REST_S) == ["rests"]


def test_the_seconds_before_it_rests_are_counted_once_each(table: IdleTable) -> None:
    table.clock.watch(None, 3600)
    assert table.pass_s(REST_S - WARN_S - 0.5) == []
    assert table.pass_s(0.5, 0.5, 0.5, WARN_S - 1) == ["closes", "closes", "closes", "rests"]
    assert [left_s for name, left_s in table.told if name == "closes"] == [WARN_S, WARN_S - 1, 0]


def test_a_finger_ends_the_warning_and_begins_the_wait_anew(table: IdleTable) -> None:
    table.clock.watch(None, 3600)
    table.pass_s(REST_S - 3)
    table.clock.note_activity()
    assert table.told == [("closes", 3), ("closes", 0)]
    assert table.pass_s(REST_S - WARN_S - 1) == []


def test_a_screen_that_still_waits_is_not_dimmed(table: IdleTable) -> None:
    """Neither where somebody is asked or reads for longer than the display stays bright, nor while a game may go on."""
    table.clock.watch(None, 3600, lambda: 2 * DARK_S)
    assert table.pass_s(DARK_S, DARK_S / 2) == []
    assert table.pass_s(DARK_S / 2) == ["rests", "darkens"]
    table.clock.watch(lambda: 3 * DARK_S, 3600)
    assert table.pass_s(DARK_S, 2 * DARK_S - 1) == []
