"""Statistics: everybody's reeds over the turns; once the game is over, the forest with its path, and how near everybody
was to one. No Kivy.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from companion.exports.chart import Chart, ChartPart
from companion.games.bamboo_harvest.history import courses
from companion.games.bamboo_harvest.path import builds_needed
from companion.games.bamboo_harvest.state import FIRST_REEDS, Phase, State
from companion.games.bamboo_harvest.view import SIGNS
from companion.games.bamboo_harvest.words import explain_win
from companion.journal.game_snapshot import GameSnapshot
from companion.phrases import Phrase
from companion.ui.games.bamboo_harvest.draft import ForestCellView
from companion.ui.games.bamboo_harvest.forest_cells import forest_cells
from companion.ui.texts import SAY

_COLOURS: Final = tuple(sign.colour for sign in SIGNS)


@dataclass(frozen=True, slots=True)
class ForestChart(Chart):
    """The forest at the end; `path` is the winning path, empty if nobody won by one."""

    cells: tuple[ForestCellView, ...] = ()
    path: tuple[int, ...] = ()


def charts_of(snapshot: GameSnapshot, names: tuple[str, ...]) -> tuple[Chart, ...]:
    """Returns the charts, the reeds last; the forest, and how many builds a path still needs, once the game is over."""
    state = snapshot.state_as(State)
    [course] = courses(state)
    if not course.steps:
        return ()
    reeds = Chart(
        names,
        tuple(ChartPart(str(number), (step.scores,)) for number, step in enumerate(course.steps, 1)),
        _said(course.turns, snapshot),
        SAY("statistics.reeds"),
        starts=(FIRST_REEDS,) * len(names),
        colours=_COLOURS[: len(names)],
    )
    if state.phase is not Phase.OVER:
        return (reeds,)
    return (_forest_chart(snapshot, names), _needed_chart(snapshot, names), reeds)


def _forest_chart(snapshot: GameSnapshot, names: tuple[str, ...]) -> ForestChart:
    """Returns the forest at the end, with why it was won."""
    state = snapshot.state_as(State)
    said = _said(explain_win(state), snapshot)
    return ForestChart(names, (), said, SAY("statistics.forest"), cells=forest_cells(state), path=state.path)


def _needed_chart(snapshot: GameSnapshot, names: tuple[str, ...]) -> Chart:
    """Returns how many builds everybody still needed for a path, after every turn."""
    seats = range(len(names))
    states = snapshot.states_as(State)
    ends = [state for state, after in pairwise(states) if len(after.past_turns) > len(state.past_turns)]
    needed = [tuple(builds_needed(state.built, seat) for seat in seats) for state in _with_last(ends, states[-1])]
    parts = tuple(ChartPart(str(number), (scores,)) for number, scores in enumerate(needed, 1))
    last = (SAY("statistics.needed-last", name=name, count=needed[-1][seat]) for seat, name in enumerate(names))
    first = next(state for state in states if state.round)
    starts = tuple(builds_needed(first.built, seat) for seat in seats)
    return Chart(names, parts, tuple(last), SAY("statistics.needed"), starts=starts, colours=_COLOURS[: len(names)])


def _with_last(ends: list[State], state: State) -> list[State]:
    """Returns the states at the ends of turns, and as the last one that at the end of the game."""
    return [*ends[:-1], state]


def _said(turns: tuple[Phrase, ...], snapshot: GameSnapshot) -> tuple[str, ...]:
    return tuple(SAY.phrase(turn, snapshot.record.players) for turn in turns)
