"""The course of a game: how the known values grew, turn by turn, and where it turned."""

from collections.abc import Iterator
from typing import Final

from companion.engine.course import Course, Step, lead_changes
from companion.games.masters_of_maple_syrup.state import State
from companion.phrases import Phrase, Player, phrase

TALLY: Final = 0
"""The part of the last step: as the game stands, with its bonuses."""


def courses(state: State) -> tuple[Course, ...]:
    """Returns the course of the game, as far as values are known."""
    steps = [Step(number, None, ended.scores) for number, ended in enumerate(state.ended, 1)]
    if state.last:
        steps.append(Step(TALLY, None, state.scores))
    return (Course(tuple(steps), (*_leads(steps), *_bonuses(state))),)


def _leads(steps: list[Step]) -> Iterator[Phrase]:
    """Yields where the lead was taken, changed hands or was lost."""
    for step, leader in lead_changes(steps):
        key = "level" if leader is None else "leads"
        where = "-tally" if step.part == TALLY else ""
        player, points, others = Player(leader or 0), max(step.scores), min(step.scores)
        yield phrase(f"course.{key}{where}", None, number=step.part, player=player, points=points, others=others)


def _bonuses(state: State) -> Iterator[Phrase]:
    """Yields each player's card that was worth the most, once the game is over."""
    if state.winner is None:
        return
    for seat, side in enumerate(state.sides):
        best = max(side.placed, key=lambda placed: placed.value or 0)
        yield phrase("course.best", None, player=Player(seat), card=best.card.name, points=best.value or 0)
