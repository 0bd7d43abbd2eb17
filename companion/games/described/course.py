"""The course of a game: the points by side after each hand, and where it turned."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.games.described.formulas import Value, bounded
from companion.games.described.sheet import side_named
from companion.games.described.state import State
from companion.phrases import Phrase, phrase


@dataclass(frozen=True, slots=True)
class Step:
    """The points by side after a hand, rounded to whole ones."""

    hand: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """One game from nothing to where it stands."""

    steps: tuple[Step, ...]
    turns: tuple[Phrase, ...]


def courses(state: State) -> tuple[Course, ...]:
    """Returns the course of the game: a hand counts when it is scored, the categories after the last."""
    steps: list[Step] = []
    totals: tuple[Value, ...] = (0,) * len(state.sides)
    for hand in state.hands:
        assert hand.closed
        totals = tuple(bounded(one + more) for one, more in zip(totals, hand.closed.score.points, strict=True))
        steps.append(Step(hand.dealt.number, tuple(map(round, totals))))
    if state.categories:
        steps.append(Step(len(state.hands) + 1, tuple(map(round, state.totals))))
    return (Course(tuple(steps), tuple(_leads(state, steps))),)


def _leads(state: State, steps: list[Step]) -> Iterator[Phrase]:
    """Yields where a side took the lead."""
    best = min if state.description.end.wins == "lowest" else max
    leader = None
    for step in steps:
        top = best(step.scores)
        if step.scores.count(top) == 1 and step.scores.index(top) != leader:
            leader = step.scores.index(top)
            yield phrase("course.leads", number=step.hand, players=side_named(state, leader), points=top)
