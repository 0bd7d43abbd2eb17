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
)

DOUBTS: Final = (*ABOUT_CARDS, WHOSE_CARD, WHOSE_LEAD)
"""The reasons for questions that follow from cards read badly: a card that is not read seems not to be played."""
LATEST: Final = 5
"""The latest cards decide: at first a trunk card and a trick of four."""
TROUBLED: Final = 2
"""If so many of them were in doubt, missed or not in the deck, the deck is read badly."""


class ReadingTroubles:
    """Takes in what a camera decides in one game, on one thread."""

    def __init__(self) -> None:
        self._entries: set[int] = set()
        self._strange: set[str] = set()
        self._latest: deque[bool] = deque(maxlen=LATEST)

    @property
    def are_many(self) -> bool:
        """Whether the latest cards were read badly."""
        return sum(self._latest) >= TROUBLED

    def take(self, decisions: Sequence[Decision]) -> None:
        """Counts each card once, as it was first read."""
        for decision in decisions:
            match decision:
                case Accepted(number) | Asked(number) if number not in (NOT_YET, *self._entries):
                    self._entries.add(number)
                    self._latest.append(isinstance(decision, Asked) and decision.reason in DOUBTS)
                case Missed():
                    self._latest.append(True)
                case NotInDeck(cards):
                    fresh = {card.name for card in cards} - self._strange
                    self._strange |= fresh
                    self._latest.extend([True] * len(fresh))
