"""The course of a game: how the known values grew, turn by turn, and where it turned."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.games.masters_of_maple_syrup.state import Pair, State
from companion.phrases import Phrase, Player, phrase


@dataclass(frozen=True, slots=True)
class Step:
    """Both players' known values at the end of a turn; `turn` None: as the game stands, with its bonuses."""

    turn: int | None
    scores: Pair


@dataclass(frozen=True, slots=True)
class Course:
    """One game from nothing to its end: every step, and its turning points in words."""

    steps: tuple[Step, ...]
    turns: tuple[Phrase, ...]
    winner: int | str | None


def courses(state: State) -> tuple[Course, ...]:
    """Returns the course of the game, as far as values are known."""
    steps = [Step(number, ended.scores) for number, ended in enumerate(state.ended, 1)]
    if state.last:
        steps.append(Step(None, state.scores))
    return (Course(tuple(steps), (*_leads(steps), *_bonuses(state)), state.winner),)


def leader_of(scores: Pair) -> int | None:
    """Returns the seat that is ahead, or None."""
    first, second = scores
    return None if first == second else int(second > first)


def _leads(steps: list[Step]) -> Iterator[Phrase]:
    """Yields where the lead was taken, changed hands or was lost."""
    before: int | None = None
    for step in steps:
        leader = leader_of(step.scores)
        if leader != before:
            key = "level" if leader is None else "leads"
            where = "" if step.turn else "-tally"
            player = Player(leader or 0)
            points, others = max(step.scores), min(step.scores)
            yield phrase(
                f"course.{key}{where}", None, number=step.turn or 0, player=player, points=points, others=others
            )
        before = leader


def _bonuses(state: State) -> Iterator[Phrase]:
    """Yields each player's card that was worth the most, once the game is over."""
    if state.winner is None:
        return
    for seat, side in enumerate(state.sides):
        best = max(side.placed, key=lambda placed: placed.value or 0)
        yield phrase("course.best", None, player=Player(seat), card=best.card.name, points=best.value or 0)
