"""The course of a game: how the points came about, step by step, and where it turned."""

from collections.abc import Iterator

from companion.engine.course import Course, Step, decision, lead_changes
from companion.games.lunar.actions import Pair
from companion.games.lunar.state import Round, State
from companion.games.lunar.teams import team_phrase
from companion.phrases import Phrase, phrase

RICH_TRICK = 3


def courses(state: State) -> tuple[Course, ...]:
    """Returns the course of the game; a round's points count when it is closed."""
    steps: list[Step] = []
    scores: Pair = (0, 0)
    for played in state.rounds:
        steps += _steps(state, played, scores)
        if played.points:
            scores = (scores[0] + played.points[0], scores[1] + played.points[1])
            steps.append(Step(played.number, None, scores))
    turns = (*_leads(state, steps), *_decision(state, steps), *_richest(state))
    return (Course(tuple(steps), turns),)


def _steps(state: State, played: Round, scores: Pair) -> Iterator[Step]:
    """Yields the points as if the round ended after each trick; points that the table enters are not known before."""
    spaces, stars = [0, 0], [0, 0]
    for trick in played.tricks:
        spaces[trick.team] += 1
        stars[trick.team] += trick.stars or 0
        track = [state.options.points_at(reached) or 0 for reached in spaces]
        first, second = (scores[team] + stars[team] + track[team] for team in (0, 1))
        yield Step(played.number, trick.number, (first, second))


def _leads(state: State, steps: list[Step]) -> Iterator[Phrase]:
    """Yields after which rounds the lead was taken, changed hands or was lost."""
    for step, leader in lead_changes(step for step in steps if step.within is None):
        points, others = max(step.scores), min(step.scores)
        if leader is None:
            yield phrase("course.level", None, number=step.part, points=points)
        else:
            yield team_phrase("course.leads", None, state, leader, number=step.part, points=points, others=others)


def _decision(state: State, steps: list[Step]) -> Iterator[Phrase]:
    """Yields when the winner took the lead for good."""
    if state.winner is None:
        return
    step = decision(steps, state.winner)
    key = "course.decided-round" if step.within is None else "course.decided-trick"
    yield team_phrase(key, None, state, state.winner, number=step.part, trick=step.within or 0)


def _richest(state: State) -> Iterator[Phrase]:
    """Yields the trick with the most star cards, if it was a rich one."""
    tricks = [(played.number, trick) for played in state.rounds for trick in played.tricks]
    number, trick = max(tricks, key=lambda item: item[1].stars or 0, default=(0, None))
    if trick and (trick.stars or 0) >= RICH_TRICK:
        yield team_phrase(
            "course.richest", None, state, trick.team, number=number, trick=trick.number, stars=trick.stars or 0
        )
