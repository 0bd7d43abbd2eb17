"""CardPrint: what a screen draws on a card: signs, a picture and its ink; each game says it of its own faces."""

from dataclasses import dataclass
from functools import lru_cache, singledispatch

from companion.cards import Card, Suit
from companion.engine.faces import Face
from companion.ui.texts import SAY
from companion.ui.theme import THEME, Colour


@dataclass(frozen=True, slots=True)
class CardPrint:
    """What stands on a card, or what is trump. `name` is its name in records, `sign` how a button or a history says it.

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


@singledispatch
def print_of(face: Face) -> CardPrint:
    """Returns what is drawn on a face; a game's presenter imports what registers the faces of its own."""
    raise TypeError(f"nobody says how {face!r} is drawn")


@print_of.register
def _(face: CardPrint) -> CardPrint:
    return face


@print_of.register
def _(face: Card) -> CardPrint:
    return _standard(face, THEME.card(face))


@print_of.register
def _(face: Suit) -> CardPrint:
    return CardPrint(face.name, SAY(f"suits.{face.value}"), THEME.suit(face), "", face.symbol, suit=face)


@lru_cache(maxsize=512)
def _standard(card: Card, ink: Colour) -> CardPrint:
    keys = (card.rank.letter, card.suit.value)
    return CardPrint(card.name, card.sign, ink, card.sign[:-1], card.suit.symbol, suit=card.suit, keys=keys)
