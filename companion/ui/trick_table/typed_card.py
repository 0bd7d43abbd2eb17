"""TypedCard: a card as it is typed on a real keyboard: its rank and its suit, in either order."""

from collections.abc import Sequence
from typing import Any, Final

from companion.cards import Rank, Suit

RANKS: Final = frozenset(rank.letter for rank in Rank)
SUITS: Final = frozenset(suit.value for suit in Suit)
MEANS: Final = {"0": "T", **{suit.symbol: suit.value for suit in Suit}}
"""What else can be typed: of a "10" the nought says all."""


class TypedCard:
    """What was typed so far. `cells` are those of a CardGrid; the ones that it can be are framed."""

    def __init__(self) -> None:
        self._rank = ""
        self._suit = ""

    def type(self, text: str, cells: Sequence[Any]) -> None:
        """Takes in a letter; once both are there, the card is touched if it can be, and the letters are forgotten."""
        sign = MEANS.get(text, text.upper())
        if sign in RANKS:
            self._rank = sign
        elif sign in SUITS:
            self._suit = sign
        if not (self._rank and self._suit):
            self._frame(cells)
            return
        name = self._rank + self._suit
        self.erase(cells)
        for cell in cells:
            if cell.cell.card.name == name and not cell.disabled:
                cell.dispatch("on_press")
                return

    def erase(self, cells: Sequence[Any]) -> bool:
        """Forgets what was typed; tells whether there was anything."""
        typed = bool(self._rank or self._suit)
        self._rank = self._suit = ""
        self._frame(cells)
        return typed

    def _frame(self, cells: Sequence[Any]) -> None:
        for cell in cells:
            card = cell.cell.card
            matches = self._rank == card.rank.letter or self._suit == card.suit.value
            cell.reached = matches and not cell.disabled
