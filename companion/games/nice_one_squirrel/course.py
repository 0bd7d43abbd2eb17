"""The course of a game: every player's points after each nut that was played, and where the lead changed."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from companion.engine.course import Course, Step, new_leaders
from companion.games.nice_one_squirrel.actions import CACHES
from companion.games.nice_one_squirrel.explanation import explain_play
from companion.games.nice_one_squirrel.nuts import NUTS, name_nut
from companion.games.nice_one_squirrel.state import PlayedNut, State
from companion.phrases import Phrase, Player, phrase


def courses(state: State) -> tuple[Course, ...]:
    """Returns the course of the game."""
    steps = tuple(_steps(state))
    leads = (
        phrase("course.leads", number=step.part, player=Player(leader), points=max(step.scores))
        for step, leader in new_leaders(steps)
    )
    best = max(state.plays, key=lambda played: played.points, default=None)
    richest = (explain_play(best),) if best and best.points else ()
    return (Course(steps, (*leads, *richest)),)


def _steps(state: State) -> Iterator[Step]:
    scores = [0] * len(state.players)
    for number, played in enumerate(state.plays, 1):
        scores[played.seat] += played.points
        yield Step(number, None, tuple(scores))


Shares: TypeAlias = tuple[tuple[int, ...], ...]
"""The points of every player: for each cache, or for each nut."""


def points_by_cache(state: State) -> Shares:
    """Returns the points that each player scored at each cache, by its number."""
    return _shares(state, range(1, CACHES + 1), lambda played: played.cache)


def points_by_nut(state: State) -> Shares:
    """Returns the points that each player scored with each of the sixteen nuts, in the order of `NUTS`."""
    return _shares(state, NUTS, lambda played: played.nut)


def explain_caches(state: State) -> tuple[Phrase, ...]:
    """Returns at which caches most points were scored; nothing while there are none."""
    return _most("course.caches", points_by_cache(state), [cache.number for cache in state.caches])


def explain_nuts(state: State) -> tuple[Phrase, ...]:
    """Returns which nuts scored most; nothing while there are no points."""
    return _most("course.nuts", points_by_nut(state), [name_nut(nut) for nut in NUTS])


def _most(key: str, shares: Shares, names: Sequence[int | Phrase]) -> tuple[Phrase, ...]:
    points = [sum(share) for share in shares]
    most = max(points)
    best = tuple(name for name, count in zip(names, points, strict=True) if count == most)
    return (phrase(key, best=best, number=len(best), points=most, count=sum(points)),) if most else ()


def _shares(state: State, keys: Iterable[object], key_of: Callable[[PlayedNut], object]) -> Shares:
    points: Counter[tuple[object, int]] = Counter()
    for played in state.plays:
        points[key_of(played), played.seat] += played.points
    return tuple(tuple(points[key, seat] for seat in range(len(state.players))) for key in keys)
