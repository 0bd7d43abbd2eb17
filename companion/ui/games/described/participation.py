"""The ways in which a hand of a described game can be entered; the table can change between them at any time."""

from collections.abc import Mapping
from typing import Any, Final

from companion.app.game_screens import BY_HAND, WATCH
from companion.journal.standing import Standing

BY_CARD: Final = BY_HAND
"""Every card is entered."""
WINNERS: Final = "winners"
"""Who took each trick is entered, and the cards in it that count."""
TALLY: Final = "tally"
"""The hand's numbers are entered at its end."""


def kind_of(options: Mapping[str, Any]) -> str | None:
    """Returns what the file calls the game; None for a score sheet without cards, which is entered in one way."""
    description = options.get("description", {})
    if "rounds" in description:
        return None
    name = description.get("game", "")
    return str(next(iter(name.values()), "")) if isinstance(name, Mapping) else str(name)


def way_of(standing: Standing) -> str:
    """Returns how the table takes part: as chosen since the last entry, or as in the last hand; "" before the first."""
    from companion.games.described.state import State  # the first screen needs no rules

    chosen = standing.draft.get("way")
    if chosen in (WATCH, BY_CARD, WINNERS, TALLY):
        return str(chosen)
    state = standing.state_as(State)
    hands = (*state.hands, *([state.hand] if state.hand else []))
    hand = next(
        (hand for hand in reversed(hands) if hand.tricks.done or (hand.closed and hand.closed.is_tallied)), None
    )
    if hand is None:
        return ""
    if hand.closed and hand.closed.is_tallied:
        return TALLY
    return WINNERS if hand.tricks.done[-1].is_told else BY_CARD
