"""The ways in which a round of Lunar can be entered; the table can change between them at any time."""

from typing import Final

from companion.journal.standing import Standing

BY_CARD: Final = "follow"
"""Every card is entered."""
TALLY: Final = "tally"
"""The spaces, the stars and the points of the track are entered at the round's end."""


def way_of(standing: Standing) -> str:
    """Returns how the table last took part in a round: by every card, or by a count at its end."""
    from companion.games.lunar.state import State  # the first screen needs no rules

    last = next(
        (played for played in reversed(standing.state_as(State).rounds) if played.tricks or played.tallied), None
    )
    return TALLY if last and last.tallied else BY_CARD
