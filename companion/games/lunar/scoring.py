"""Who wins a trick, and why (LU-3.3); who wins the game (LU-4.2)."""

from typing import Final

from companion.games.lunar.actions import Pair
from companion.games.lunar.deck import LunarSuit
from companion.games.lunar.state import PlayedCard, WinReason

GOAL: Final = 30


def standing(table: tuple[PlayedCard, ...], trump: LunarSuit | None) -> tuple[int, WinReason] | None:
    """Returns which side is winning, and why; None while neither is.

    A side is 0 for those who play the first and third card of a trick, 1 for the others.
    """
    faces = [laid.card.face for laid in table]
    suits = [next((face.suit for face in faces[side::2] if face.suit), None) for side in (0, 1)]
    ranks = [next((face.rank for face in faces[side::2] if face.rank), None) for side in (0, 1)]
    if suits[0] is None and suits[1] is None:
        return None
    if suits[0] is suits[1]:
        return _by_rank(ranks[0], ranks[1])
    for side in (0, 1):
        if suits[side] is None:
            return 1 - side, WinReason.LEAD
    if trump in suits:
        return suits.index(trump), WinReason.TRUMP
    first_suit = next(place for place, face in enumerate(faces) if face.suit)
    return first_suit % 2, WinReason.LEAD


def _by_rank(first: int | None, second: int | None) -> tuple[int, WinReason] | None:
    if first is None or second is None:
        return None
    if first == second:
        return 1, WinReason.LAST  # the other side plays the trick's last card
    return int(second > first), WinReason.RANK


def winner_at(scores: Pair) -> int | None:
    """Returns the team that has won with `scores` after a round, or None if the game goes on (LU-4.2)."""
    first, second = scores
    return None if max(scores) < GOAL or first == second else int(second > first)
