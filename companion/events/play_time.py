"""Play time: how long a game and its phases took, from the rows of its session; no clock that jumps takes part."""

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from companion.session.session import OPEN, Session
from companion.session.store import NO_GAME, EventKind, JournalRow, RowKind

NS: Final = 1e9
ARRIVALS: Final = (EventKind.GROUP_STARTED, EventKind.GROUP_RETURNED)


@dataclass(frozen=True, slots=True)
class PlayTime:
    """Seconds of play, by phase and in all, and of the pauses in between, which are no play.

    `seats_s` are the seconds in which it was a seat's turn, `turns` how often that seat then acted.
    """

    played_s: float
    phases_s: Mapping[str, float]
    paused_s: float
    seats_s: Mapping[int, float]
    turns: Mapping[int, int]


def measure_play(session: Session, rows: Sequence[JournalRow], pause_s: float) -> PlayTime:
    """Returns how long a session was played, up to its last row.

    A gap of more than `pause_s` is a pause. Time while the machine was off is unknown, and is not counted;
    nor is what follows the game's end, such as a correction.
    """
    phases: defaultdict[str, float] = defaultdict(float)
    seats: defaultdict[int, float] = defaultdict(float)
    turns: Counter[int] = Counter()
    paused_s = 0.0
    numbers = [logged.number for logged in session.standing]
    lines = [session.game.summary(state) for state in session.states]
    for before, row in pairwise(rows):
        if before.moment.boot != row.moment.boot or row.moment.up_ns < before.moment.up_ns or _is_away(before):
            continue
        gap_s = (row.moment.up_ns - before.moment.up_ns) / NS
        line = lines[bisect_right(numbers, before.seq)]
        if line["over"]:
            continue
        if gap_s > pause_s:
            paused_s += gap_s
        else:
            phases[str(line["phase"])] += gap_s
            if isinstance(turn := line["turn"], int):
                seats[turn] += gap_s
                turns[turn] += row.kind == RowKind.ACTED
    return PlayTime(sum(phases.values()), dict(phases), paused_s, dict(seats), dict(turns))


def measure_presence(rows: Sequence[JournalRow], code: str, pause_s: float) -> float:
    """Returns for how long a group has been at the table, without pauses and the time while the machine was off."""
    present_s, is_there = 0.0, False
    for before, row in pairwise(rows):
        if before.session == NO_GAME and before.kind in ARRIVALS:
            is_there = before.content["group"] == code
        elif before.kind == EventKind.GROUP_ENDED:
            is_there = False
        gap_s = (row.moment.up_ns - before.moment.up_ns) / NS
        if is_there and before.moment.boot == row.moment.boot and 0 <= gap_s <= pause_s:
            present_s += gap_s
    return present_s


def _is_away(row: JournalRow) -> bool:
    """Whether the group left the game by this row or an earlier one."""
    if row.kind == RowKind.MARKED:
        return bool(row.content["mark"] != OPEN)
    return row.kind in (EventKind.GAME_ENDED, EventKind.SURVEY)
