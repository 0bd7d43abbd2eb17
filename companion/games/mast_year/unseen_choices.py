"""Choices that no camera sees in Mast Year: what a Squirrel eats, and who is Speedy in a tournament's second game."""

from companion.games.mast_year.actions import Action, Eat, Keep, Speedy
from companion.games.mast_year.state import Phase, State


def choose_unseen(state: State, how: str) -> Action | None:
    """Returns Keep, or by "eat-largest" the largest face-up stash; the first Squirrel as the Speedy one; else None."""
    if state.phase is Phase.SPEEDY:
        return Speedy(state.match.squirrels[0])
    if state.phase is not Phase.EAT:
        return None
    hand = state.running
    largest = max(hand.face_up(hand.leader), key=lambda stash: len(stash.cards))
    return Eat(largest.trick) if how == "eat-largest" else Keep()
