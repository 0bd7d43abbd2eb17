"""How long a group has been at the table, from the rows of its journal."""

import pytest

from companion.events import groups
from companion.events.event_file import EventFile
from companion.events.groups import AskedPlayer, Group
from companion.events.play_time import measure_presence
from companion.session import MemoryStore, Moment

PAUSE_S = 300.0


class Clock:
    """A boot, and how long it has lasted."""

    def __init__(self) -> None:
        self.boot, self.up_s = "first", 0.0

    def __call__(self) -> Moment:
        return Moment("", self.boot, int(self.up_s * 1e9))


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_pauses_other_groups_and_the_time_without_power_are_no_time_of_a_group(clock: Clock) -> None:
    store = MemoryStore(clock)
    first = groups.start_group(store, EventFile("E"))

    def stay(seconds: float) -> None:
        clock.up_s += seconds
        groups.ask_seat(store, AskedPlayer(first.code, 0), {})

    stay(100)
    stay(301)  # a pause
    stay(50)
    clock.boot, clock.up_s = "second", 500.0  # the power was off
    stay(20)  # nobody knows how much of it they were there
    stay(30)
    clock.up_s += 10
    groups.end_group(store, groups.IDLE)
    clock.up_s += 200
    other = groups.start_group(store, EventFile("E"))
    clock.up_s += 60
    groups.return_group(store, Group(first.code))
    stay(7)
    clock.up_s -= 400  # no clock of a boot goes back; a row that says so counts for nothing
    stay(1)
    rows = store.rows()
    assert measure_presence(rows, first.code, PAUSE_S) == pytest.approx(100 + 50 + 30 + 10 + 7)
    assert measure_presence(rows, other.code, PAUSE_S) == pytest.approx(60)
    assert measure_presence(rows, "Nobody 1", PAUSE_S) == 0
