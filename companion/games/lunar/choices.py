"""What can follow now, as far as it can be listed, and what is chosen that nobody sees."""

from itertools import product
from typing import Final

from companion.games.lunar.actions import MOST_STARS, Action, Exchanged, Play, Stars, TrackPoints, Trump
from companion.games.lunar.deck import CARDS, Area, LunarSuit
from companion.games.lunar.playable import refusal
from companion.games.lunar.state import Phase, PlayedCard, Round, State

LISTED_POINTS: Final = 7
"""The points of the track that are listed; higher ones are entered in a form."""


def choices(state: State) -> tuple[Action, ...]:
    """Returns the actions that can follow; tallies, which have many values, are entered in a form."""
    running = state.round
    if running is None:
        return ()
    match running.phase:
        case Phase.TRICKS:
            return tuple(plays(state, running))
        case Phase.STARS:
            return tuple(Stars(kept) for kept in range(MOST_STARS + 1))
        case Phase.TRACK:
            points = range(LISTED_POINTS + 1)
            return tuple(TrackPoints(pair) for pair in product(points, points))
    trumps = tuple(Trump(suit) for suit in LunarSuit)
    return trumps if state.is_for_two or running.exchanged else (Exchanged(), *trumps)


def plays(state: State, running: Round) -> list[Play]:
    """Returns every card that can come next in the running trick, with where it comes from."""
    areas = tuple(Area) if state.is_for_two else (None,)
    return [
        Play(card, area)
        for area in areas
        for card in CARDS.values()
        if refusal(state, running, PlayedCard(card, area)) is None
    ]


def choose_unseen(state: State, how: str) -> Action | None:
    """Returns an action that keeps no star, or scores no track points; None for the trump, which nobody guesses."""
    match state.phase:
        case Phase.STARS:
            return Stars(0)
        case Phase.TRACK:
            return TrackPoints((0, 0))
    return None
