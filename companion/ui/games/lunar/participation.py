"""The ways in which a round of Lunar can be entered; the table can change between them at any time."""

from typing import Final

from companion.app.game_screens import BY_HAND, WATCH
from companion.journal.standing import Standing

BY_CARD: Final = BY_HAND
"""Every card is entered."""
TALLY: Final = "tally"
"""The spaces, the stars and the points of the track are entered at the round's end."""


def way_of(standing: Standing) -> str:
    """Returns how the table takes part: as chosen since the last entry, or as in the last round; "" before."""
    from companion.games.lunar.state import State  # the first screen needs no rules

    chosen = standing.draft.get("way")
    if chosen in (WATCH, BY_CARD, TALLY):
        return str(chosen)
    last = next(
        (played for played in reversed(standing.state_as(State).rounds) if played.tricks or played.tallied), None
    )
    if last is None:
        return ""
    return TALLY if last.tallied else BY_CARD
