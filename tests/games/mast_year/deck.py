"""The referee's deck: which cards there are, and what they are (MY-1, MY-3)."""

from typing import Final

from tests.games.mast_year.written import RANKS

PLAIN: Final = [rank + suit for suit in "CDS" for rank in RANKS]
PARTIAL: Final = [rank + "H" for rank in "2345"]
FULL: Final = [rank + "H" for rank in "23456789"]
BOOM: Final = [rank + "H" for rank in "JQKA"]
TRICKS: Final = {0: 9, 4: 10, 8: 11, 12: 12}
"""MY-3: the tricks of a hand, by the number of bounty cards that Mast and Boom added."""


def is_acorn(card: str) -> bool:
    """MY-1.2."""
    return card[0] in ("23456789T" if card[1] == "H" else "23")


def is_squirrel(card: str) -> bool:
    """MY-1.3."""
    return card[0] in ("JQKA" if card[1] == "H" else "J")


def low_to_high(cards: list[str]) -> list[str]:
    """Returns cards of one suit in the order of their ranks."""
    return sorted(cards, key=lambda card: RANKS.index(card[0]))
