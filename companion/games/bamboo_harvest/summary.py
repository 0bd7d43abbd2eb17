"""The `score` line of Bamboo Harvest in the public interface's words, and how it ended for each seat."""

from collections.abc import Sequence
from typing import Any

from companion.cards import Card
from companion.engine.seat_result import SeatResult
from companion.games.bamboo_harvest.forest import EDGE, write_place
from companion.games.bamboo_harvest.state import Deeds, Phase, State


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.phase is Phase.OVER


def summary(state: State) -> dict[str, Any]:
    """Returns the line for `state`."""
    over = is_over(state)
    nobody = (Phase.GRID, Phase.START, Phase.DEEDS, Phase.OVER)
    return {
        "game": "bamboo-harvest",
        "phase": state.phase.value,
        "turn": None if state.phase in nobody else state.turn,
        "round": state.round,
        "reeds": list(state.reeds),
        "tokens": list(state.tokens),
        "deeds": [_deeds(deeds) for deeds in state.deeds],
        "draw": state.piles.draw,
        "discard": state.piles.discard,
        "grid": _rows(_names(state.grid)),
        "built": _rows(state.built),
        "disturbance": [None if place is None else write_place(place) for place in state.disturbance],
        "wild": _names(state.wild),
        "over": over,
        "winner": state.winner,
        "won_by": state.won_by,
        "path": [write_place(place) for place in state.path],
    }


def _deeds(deeds: Deeds) -> dict[str, object]:
    return {"up": _names(deeds.up), "used": _names(deeds.used), "down": deeds.down}


def _names(cards: Sequence[Card]) -> list[str]:
    return [card.name for card in cards]


def _rows(cells: Sequence[object]) -> list[list[object]]:
    """Returns the cells of the forest row by row."""
    return [list(cells[start : start + EDGE]) for start in range(0, len(cells), EDGE)]


def ends_part(before: State, after: State) -> bool:
    """Whether a round of turns is over, or the game."""
    return after.round > before.round or after.phase is Phase.OVER


def seat_results(state: State) -> tuple[SeatResult, ...]:
    """Returns who won: the game has no points; nothing while it is not over."""
    if state.phase is not Phase.OVER:
        return ()
    return tuple(SeatResult(seat, None, seat == state.winner) for seat in range(len(state.tokens)))
