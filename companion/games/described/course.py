"""The course of a game: the points by side after each hand, and where it turned."""

from companion.engine.course import Course, Step, new_leaders
from companion.games.described.formulas import Value, bounded
from companion.games.described.sheet import side_named
from companion.games.described.state import State
from companion.phrases import phrase


def courses(state: State) -> tuple[Course, ...]:
    """Returns the course of the game: a hand counts when it is scored, the categories after the last."""
    steps: list[Step] = []
    totals: tuple[Value, ...] = (0,) * len(state.sides)
    for hand in state.hands:
        assert hand.closed
        totals = tuple(bounded(one + more) for one, more in zip(totals, hand.closed.score.points, strict=True))
        steps.append(Step(hand.dealt.number, None, tuple(map(round, totals))))
    if state.categories:
        steps.append(Step(len(state.hands) + 1, None, tuple(map(round, state.totals))))
    leads = (
        phrase("course.leads", number=step.part, players=side_named(state, leader), points=step.scores[leader])
        for step, leader in new_leaders(steps, lowest=state.description.end.wins == "lowest")
    )
    return (Course(tuple(steps), tuple(leads)),)
