"""The ways in which a hand of a described game can be entered; the table can change between them at any time."""

from typing import Final

from companion.app.game_screens import BY_HAND
from companion.journal.standing import Standing

BY_CARD: Final = BY_HAND
"""Every card is entered."""
WINNERS: Final = "winners"
"""Who took each trick is entered, and the cards in it that count."""
TALLY: Final = "tally"
"""The hand's numbers are entered at its end."""


def way_of(standing: Standing) -> str:
    """Returns how the table takes part: as it has chosen since the last entry, or as it did in the last hand."""
    from companion.games.described.state import State  # the first screen needs no rules

    chosen = standing.draft.get("way")
    if chosen in (BY_CARD, WINNERS, TALLY):
        return str(chosen)
    state = standing.state_as(State)
    hands = (*state.hands, *([state.hand] if state.hand else []))
    hand = next(
        (hand for hand in reversed(hands) if hand.tricks.done or (hand.closed and hand.closed.is_tallied)), None
    )
    if hand is None:
        return BY_CARD
    if hand.closed and hand.closed.is_tallied:
        return TALLY
    return WINNERS if hand.tricks.done[-1].is_told else BY_CARD
