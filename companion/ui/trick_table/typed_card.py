"""TypedCard: a card as it is typed on a real keyboard: the letters of its rank and its suit, in either order."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from companion.cards import Suit
from companion.ui.card_print import print_of
from companion.ui.trick_table.card_cell import CardCell

MEANS: Final = {"0": "T", **{suit.symbol: suit.value for suit in Suit}}
"""What else can be typed: the 0 of a "10" stands for both digits."""


class TypedCard:
    """What was typed so far. `cells` are those of a CardGrid; those that match are framed."""

    def __init__(self) -> None:
        self._typed: dict[int, str] = {}

    def type(self, text: str, cells: Sequence[CardCell]) -> None:
        """Takes in a letter; once all are there, the card is touched if it can be, and the letters are forgotten."""
        sign = MEANS.get(text, text.upper())
        for cell in cells:
            keys = print_of(cell.cell.card).keys
            if sign in keys:
                self._typed[keys.index(sign)] = sign
        meant = [cell for cell in cells if self._fits(cell, all)]
        if meant:
            self.erase(cells)
            if not meant[0].disabled:
                meant[0].dispatch("on_press")
        else:
            self._frame(cells)

    def erase(self, cells: Sequence[CardCell]) -> bool:
        """Forgets what was typed; tells whether there was anything."""
        was_typed = bool(self._typed)
        self._typed = {}
        self._frame(cells)
        return was_typed

    def _fits(self, cell: CardCell, by: Callable[[Iterable[bool]], bool]) -> bool:
        """Whether all of a card's letters were typed, or any of them."""
        keys = print_of(cell.cell.card).keys
        return bool(keys) and by(self._typed.get(place) == key for place, key in enumerate(keys))

    def _frame(self, cells: Sequence[CardCell]) -> None:
        for cell in cells:
            cell.reached = self._fits(cell, any) and not cell.disabled
