"""What the companion asks of a round of Lunar in numbers, and what it suggests."""

import pytest

from companion.games.lunar.actions import Tally
from companion.ui.games.lunar.counts import ask_track
from tests.games.lunar.table import PLAYERS, LunarEntryTable, followed_round
from tests.ui.lunar_player import count
from tests.ui.pilot import Pilot

Counted = tuple[list[int], list[int]]
"""The spaces and the track's points of a round, by team."""


def counted(*tallies: Counted) -> LunarEntryTable:
    table = LunarEntryTable(stars="marked")
    for spaces, points in tallies:
        table.do("tally", spaces=spaces, stars=[0, 0], track=points)
    return table


def suggested_after(*tallies: Counted) -> dict[int, int]:
    """Returns what is suggested for 12 spaces and for none, after rounds that were counted."""
    table = followed_round(counted(*tallies).trump("W"))
    return dict(zip(table.round["spaces"], (asked.value for asked in ask_track(table.state, PLAYERS)), strict=True))


def test_points_that_were_told_for_a_number_of_spaces_are_suggested_for_the_same_number() -> None:
    """LU-4.1: both teams have the same track, and the last answer counts."""
    assert suggested_after() == {12: 0, 0: 0}
    assert suggested_after(([5, 7], [4, 3])) == {12: 0, 0: 0}
    assert suggested_after(([0, 12], [2, 5])) == {12: 5, 0: 2}
    assert suggested_after(([0, 12], [2, 5]), ([12, 0], [6, 1])) == {12: 6, 0: 1}


@pytest.mark.one_python
def test_the_suggested_points_of_a_counted_round_change_with_its_spaces(pilot: Pilot) -> None:
    pilot.start("lunar", {}, PLAYERS)
    pilot.act(Tally((6, 6), (0, 0), (4, 4)), Tally((8, 4), (0, 0), (5, 3)))
    pilot.controllers.participation.take_part("tally")
    pilot.settle()
    assert track(pilot) == (4, 4)
    count(pilot, {"spaces-0": 8})
    assert track(pilot) == (5, 3)
    count(pilot, {"spaces-0": 9})
    assert track(pilot) == (0, 0), "nothing is known of 9 and 3 spaces"
    count(pilot, {"track-0": 7, "spaces-1": 4, "track-1": 2})
    for screen in ("history", "play"):
        pilot.controllers.navigation.go(screen)
        pilot.settle()
    assert track(pilot) == (5, 2), "what was touched last stands"


def track(pilot: Pilot) -> tuple[int, int]:
    """Returns the points of the track that stand in the panel."""
    values = pilot.screen._panel.values
    return values["track-0"], values["track-1"]
