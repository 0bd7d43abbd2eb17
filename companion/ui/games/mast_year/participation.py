"""The ways in which a hand of Mast Year can be entered; the table can change between them at any time."""

from typing import Final

from companion.app.game_screens import BY_HAND, WATCH
from companion.journal.standing import Standing

BY_CARD: Final = BY_HAND
"""Every card is entered."""
WINNERS: Final = "winners"
"""Who won each trick is entered, and its acorn cards."""
TALLY: Final = "tally"
"""The acorn cards are counted at the hand's end."""


def way_of(standing: Standing) -> str:
    """Returns how the table takes part: as chosen since the last entry, or as in the last hand; "" before the first."""
    from companion.games.mast_year.state import State  # the first screen needs no rules

    chosen = standing.draft.get("way")
    if chosen in (WATCH, BY_CARD, WINNERS, TALLY):
        return str(chosen)
    hands = standing.state_as(State).hands
    hand = next((hand for hand in reversed(hands) if hand.tricks or hand.tallied), None)
    if hand is None:
        return ""
    if hand.tallied:
        return TALLY
    return WINNERS if hand.tricks[-1].partial else BY_CARD
