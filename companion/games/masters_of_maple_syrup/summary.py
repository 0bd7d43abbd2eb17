"""The `score` line of Masters of Maple Syrup in the public interface's words, and how it ended for each seat."""

from typing import Any

from companion.engine.seat_result import SeatResult
from companion.games.masters_of_maple_syrup.state import Phase, PlacedCard, State

PLAYING = (Phase.SELECT, Phase.ACT)


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.phase is Phase.OVER


def summary(state: State) -> dict[str, Any]:
    """Returns the line for `state`."""
    phase = state.phase
    return {
        "game": "masters-of-maple-syrup",
        "phase": phase.value,
        "turn": state.current if phase in PLAYING else None,
        "actions": dict(zip(state.options.action_cards, state.actions, strict=True)),
        "hands": [side.hand for side in state.sides],
        "properties": [[_card(placed) for placed in side.placed] for side in state.sides],
        "deck": state.deck,
        "discard": state.discard,
        "scores": list(state.scores),
        "over": is_over(state),
        "winner": state.winner,
    }


def _card(placed: PlacedCard) -> dict[str, object]:
    return {
        "card": placed.card.name,
        "type": placed.card.type,
        "tapped": placed.tapped,
        "tucked": placed.tucked,
        "value": placed.value,
    }


def ends_part(before: State, after: State) -> bool:
    """Whether a turn is over, or the game."""
    return len(after.ended) > len(before.ended) or after.phase is Phase.OVER


def seat_results(state: State) -> tuple[SeatResult, ...]:
    """Returns how each seat ended; both have won a tie; nothing while the game is not over."""
    if state.phase is not Phase.OVER:
        return ()
    return tuple(SeatResult(seat, score, state.winner in (seat, "tie")) for seat, score in enumerate(state.scores))
