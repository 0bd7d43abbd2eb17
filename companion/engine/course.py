"""Course: how the points of a game came about, and where it turned."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from companion.phrases import Phrase, PhraseValue, phrase


@dataclass(frozen=True, slots=True)
class Step:
    """The points by side at one moment: after `within`, a trick of a hand or round; None: at the end of that part.

    Parts are counted from 1; they are hands, rounds, turns or plays.
    """

    part: int
    within: int | None
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """One game from nothing to where it stands: every step, and its turning points in words."""

    steps: tuple[Step, ...]
    turns: tuple[Phrase, ...]


def leader_of(scores: Sequence[int], *, lowest: bool = False) -> int | None:
    """Returns the side that is ahead, or None where none is ahead alone."""
    best = min(scores) if lowest else max(scores)
    return scores.index(best) if scores.count(best) == 1 else None


def lead_changes(steps: Iterable[Step]) -> Iterator[tuple[Step, int | None]]:
    """Yields each step at which the lead was taken, changed hands or was lost (None)."""
    before: int | None = None
    for step in steps:
        leader = leader_of(step.scores)
        if leader != before:
            yield step, leader
        before = leader


def new_leaders(steps: Iterable[Step], *, lowest: bool = False) -> Iterator[tuple[Step, int]]:
    """Yields each step at which another side than before took the lead alone; a tie changes nothing."""
    before: int | None = None
    for step in steps:
        leader = leader_of(step.scores, lowest=lowest)
        if leader is not None and leader != before:
            before = leader
            yield step, leader


def decision(steps: Sequence[Step], winner: int) -> Step:
    """Returns the step at which the winner took the lead for good."""
    behind = [place for place, step in enumerate(steps) if leader_of(step.scores) != winner]
    return steps[behind[-1] + 1 if behind else 0]


def turning_points(
    steps: Sequence[Step], winner: int | None, part: str, named: Callable[[int], Mapping[str, PhraseValue]]
) -> Iterator[Phrase]:
    """Yields after which parts the lead was taken, changed hands or was lost, and when `winner` took it for good.

    `part` is what the keys of the phrases call a part; `named` returns the values that name a side in them.
    """
    for step, leader in lead_changes(step for step in steps if step.within is None):
        points, others = max(step.scores), min(step.scores)
        if leader is None:
            yield phrase("course.level", None, number=step.part, points=points)
        else:
            yield phrase("course.leads", None, number=step.part, points=points, others=others, **named(leader))
    if winner is not None:
        step = decision(steps, winner)
        key = f"course.decided-{part}" if step.within is None else "course.decided-trick"
        yield phrase(key, None, number=step.part, trick=step.within or 0, **named(winner))
