"""CardPrint: what a screen draws on a card: signs, a picture and its ink; also for standard cards."""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from companion.cards import Card
from companion.ui.theme import THEME, Colour


@dataclass(frozen=True, slots=True)
class CardPrint:
    """A card that is no standard one. `name` is its name in records, `sign` how a button or a history says it.

    `upper` and `lower` stand large on it; `picture` names an icon in the place of `lower`, and `note` are small words
    at its foot. `suit` is what can be led, if it has one; `keys` are what is typed for it, one after the other.
    """

    name: str
    sign: str
    ink: Colour
    upper: str
    lower: str = ""
    picture: str = ""
    note: str = ""
    suit: str | None = None
    keys: tuple[str, ...] = ()


AnyCard: TypeAlias = Card | CardPrint
"""A card on a screen: a standard one, or the print of a game's own card."""


def print_of(card: AnyCard) -> CardPrint:
    """Returns what is drawn on a card."""
    return card if isinstance(card, CardPrint) else _standard(card, THEME.card(card))


@lru_cache(maxsize=512)
def _standard(card: Card, ink: Colour) -> CardPrint:
    keys = (card.rank.letter, card.suit.value)
    return CardPrint(card.name, card.sign, ink, card.sign[:-1], card.suit.symbol, suit=card.suit, keys=keys)
