"""Statistics: everybody's reeds over the turns; once the game is over, the forest with its path, and how near everybody
was to one. No Kivy.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from companion.exports.chart import Chart, ChartPart
from companion.games.bamboo_harvest.course import courses
from companion.games.bamboo_harvest.explanation import explain_win
from companion.games.bamboo_harvest.path import builds_needed
from companion.games.bamboo_harvest.seat_signs import SIGNS
from companion.games.bamboo_harvest.state import FIRST_REEDS, Phase, State
from companion.journal.standing import Standing
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


def charts_of(standing: Standing, names: tuple[str, ...]) -> tuple[Chart, ...]:
    """Returns the charts, the reeds last; the forest, and how many builds a path still needs, once the game is over."""
    state = standing.state_as(State)
    [course] = courses(state)
    if not course.steps:
        return ()
    reeds = Chart(
        names,
        tuple(ChartPart(str(number), (step.scores,)) for number, step in enumerate(course.steps, 1)),
        _said(course.turns, standing),
        SAY("statistics.reeds"),
        starts=(FIRST_REEDS,) * len(names),
        colours=_COLOURS[: len(names)],
    )
    if state.phase is not Phase.OVER:
        return (reeds,)
    return (_forest_chart(standing, names), _needed_chart(standing, names), reeds)


def _forest_chart(standing: Standing, names: tuple[str, ...]) -> ForestChart:
    """Returns the forest at the end, with why it was won."""
    state = standing.state_as(State)
    said = _said(explain_win(state), standing)
    return ForestChart(names, (), said, SAY("statistics.forest"), cells=forest_cells(state), path=state.path)


def _needed_chart(standing: Standing, names: tuple[str, ...]) -> Chart:
    """Returns how many builds everybody still needed for a path, after every turn."""
    seats = range(len(names))
    states = standing.states_as(State)
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


def _said(turns: tuple[Phrase, ...], standing: Standing) -> tuple[str, ...]:
    return tuple(SAY.phrase(turn, standing.record.players) for turn in turns)
