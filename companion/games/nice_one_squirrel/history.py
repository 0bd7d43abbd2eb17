"""How a game went: the score line, the tables for a spreadsheet, and the course of the points."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from companion.engine.course import Course, Step, new_leaders
from companion.engine.seat_result import SeatResult
from companion.engine.tables import TableRow, flatten
from companion.games.nice_one_squirrel.actions import CACHES
from companion.games.nice_one_squirrel.nuts import NUTS, name_nut
from companion.games.nice_one_squirrel.state import Cache, Phase, PlayedNut, State
from companion.games.nice_one_squirrel.words import explain_play
from companion.phrases import Phrase, Player, phrase


def summary(state: State) -> dict[str, Any]:
    """Returns the line for `state`."""
    over = state.phase is Phase.OVER
    return {
        "game": "nice-one-squirrel",
        "phase": state.phase.value,
        "turn": None if over else state.turn,
        "scores": list(state.scores),
        "hands": list(state.hands),
        "caches": [_cache(cache) for cache in state.caches],
        "squirrels": list(state.squirrels),
        "last_round": state.turns_left is not None,
        "plays": [_play(played) for played in state.plays],
        "over": over,
        "winners": list(state.winners),
    }


def _cache(cache: Cache) -> dict[str, object]:
    return {"cache": cache.number, "down": cache.down, "nuts": [nut.name for nut in cache.nuts]}


def _play(played: PlayedNut) -> dict[str, object]:
    return {
        "seat": played.seat,
        "cache": played.cache,
        "nut": played.nut.name,
        "points": played.points,
        "colour": played.colour,
        "type": played.kind,
        "twin": played.twin,
    }


def ends_part(before: State, after: State) -> bool:
    """Whether each player has had a turn, or the game is over."""
    begins_anew = after.turn != before.turn and after.turn == after.options.first
    return begins_anew or after.phase is Phase.OVER


def seat_results(state: State) -> tuple[SeatResult, ...]:
    """Returns how each seat ended; nothing while the game is not over."""
    if state.phase is not Phase.OVER:
        return ()
    return tuple(SeatResult(seat, score, seat in state.winners) for seat, score in enumerate(state.scores))


def tables(state: State) -> Mapping[str, tuple[TableRow, ...]]:
    """Returns the tables of plays, caches and players."""
    plays = summary(state)["plays"]
    points = points_by_cache(state)
    return {
        "plays": tuple({"play": number, **flatten(play)} for number, play in enumerate(plays, 1)),
        "caches": tuple(_cache_row(cache, sum(points[cache.number - 1])) for cache in state.caches),
        "players": tuple(_player_row(state, seat) for seat in range(len(state.players))),
    }


def _cache_row(cache: Cache, points: int) -> TableRow:
    nuts = " ".join(nut.name for nut in cache.nuts)
    return {"cache": cache.number, "down": cache.down, "nuts": nuts, "points": points}


def _player_row(state: State, seat: int) -> TableRow:
    plays = sum(played.seat == seat for played in state.plays)
    won = seat in state.winners
    return {"seat": seat, "score": state.scores[seat], "hand": state.hands[seat], "plays": plays, "won": won}


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
