"""The `score` line of Nice One Squirrel! in the public interface's words, and how it ended for each seat."""

from typing import Any

from companion.engine.seat_result import SeatResult
from companion.games.nice_one_squirrel.state import Cache, Phase, PlayedNut, State


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.phase is Phase.OVER


def summary(state: State) -> dict[str, Any]:
    """Returns the line for `state`."""
    over = is_over(state)
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
