"""ReadingTroubles: whether a camera reads the cards on the table badly, as of a deck with an unusual print."""

from collections import deque
from collections.abc import Sequence
from typing import Final

from companion.following.decisions import (
    ABOUT_CARDS,
    NOT_YET,
    WHOSE_CARD,
    WHOSE_LEAD,
    Accepted,
    Asked,
    Decision,
    Missed,
    NotInDeck,
    Unread,
)
from companion.following.sightings import CardOutline

DOUBTS: Final = (*ABOUT_CARDS, WHOSE_CARD, WHOSE_LEAD)
"""The reasons for questions that follow from cards read badly: a card that is not read seems not to be played."""
LATEST: Final = 5
"""The latest cards decide: at first a trunk card and a trick of four."""
TROUBLED: Final = 2
"""If so many of them were in doubt, missed, unread or not in the deck, the deck is read badly."""
UNREAD_ALONE: Final = 3
"""So many where no card was read at all: other things may lie on the table before the game."""


class ReadingTroubles:
    """Takes in what a camera decides in one game, on one thread."""

    def __init__(self) -> None:
        self._entries: set[int] = set()
        self._is_any_read = False
        self._strange: set[str] = set()
        self._latest: deque[bool] = deque(maxlen=LATEST)
        self._unread: tuple[CardOutline, ...] = ()
        """Where cards lie that were not read; the latest come last."""
        self._counted = 0
        """How many of those were counted and may yet be missed."""

    @property
    def are_many(self) -> bool:
        """Whether the latest cards were read badly."""
        return sum(self._latest) >= (TROUBLED if self._is_any_read else UNREAD_ALONE)

    def take(self, decisions: Sequence[Decision]) -> None:
        """Counts each card once, as it was first read."""
        for decision in decisions:
            self._is_any_read |= isinstance(decision, Accepted | Asked | Missed | NotInDeck)
            match decision:
                case Accepted(number) | Asked(number) if number not in (NOT_YET, *self._entries):
                    self._entries.add(number)
                    self._counted = 0  # what is missed from here on comes after it
                    self._latest.append(isinstance(decision, Asked) and decision.reason in DOUBTS)
                case Unread(place):
                    self._take_unread(place)
                case Missed() if self._counted:
                    self._counted -= 1
                case Missed():
                    self._latest.append(True)
                case NotInDeck(cards):
                    fresh = {card.name for card in cards} - self._strange
                    self._strange |= fresh
                    self._latest.extend([True] * len(fresh))

    def _take_unread(self, place: CardOutline) -> None:
        """Counts a card that came to lie there unread; if one lay there, it went."""
        left = tuple(other for other in self._unread if not place.is_same_spot(other))
        if len(left) == len(self._unread):
            self._latest.append(True)
            left, self._counted = (*left, place), self._counted + 1
        self._unread = left[-LATEST:]
