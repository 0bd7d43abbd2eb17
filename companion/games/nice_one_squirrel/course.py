"""The course of a game: every player's points after each nut that was played, and where the lead changed."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.engine.phrases import Phrase, Player, phrase
from companion.games.nice_one_squirrel.explanation import explain_play
from companion.games.nice_one_squirrel.state import Played, State


@dataclass(frozen=True, slots=True)
class Step:
    """The points by seat after the play of a number, counted from 1."""

    play: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """A game from its first nut to its last, with its turning points in words."""

    steps: tuple[Step, ...]
    turns: tuple[Phrase, ...]


def courses(state: State) -> tuple[Course, ...]:
    """Returns the course of the game."""
    steps = tuple(_steps(state))
    best = max(state.plays, key=lambda played: played.points, default=None)
    richest = (explain_play(best),) if best and best.points else ()
    return (Course(steps, (*_leads(steps), *richest)),)


def _steps(state: State) -> Iterator[Step]:
    scores = [0] * len(state.players)
    for number, played in enumerate(state.plays, 1):
        scores[played.seat] += played.points
        yield Step(number, tuple(scores))


def _leads(steps: tuple[Step, ...]) -> Iterator[Phrase]:
    """Yields where another player took the lead alone."""
    leader: int | None = None
    for step in steps:
        best = max(step.scores)
        ahead = [seat for seat, score in enumerate(step.scores) if score == best]
        if len(ahead) == 1 and ahead[0] != leader:
            leader = ahead[0]
            yield phrase("course.leads", number=step.play, player=Player(leader), points=best)


def points_by_cache(plays: tuple[Played, ...]) -> dict[int, int]:
    """Returns the points that were scored at each cache, by its number."""
    points: dict[int, int] = {}
    for played in plays:
        points[played.cache] = points.get(played.cache, 0) + played.points
    return points
