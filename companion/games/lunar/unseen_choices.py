"""Choices that no camera sees in Lunar: stars that no card shows, and the points of the track."""

from companion.games.lunar.actions import Action, Stars, TrackPoints
from companion.games.lunar.state import Phase, State


def choose_unseen(state: State, how: str) -> Action | None:
    """Returns an action that keeps no star, or scores no track points; None for the trump, which nobody guesses."""
    match state.phase:
        case Phase.STARS:
            return Stars(0)
        case Phase.TRACK:
            return TrackPoints((0, 0))
    return None
