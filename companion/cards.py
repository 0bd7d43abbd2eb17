"""Suit, Rank and Card: the standard deck. Standard library only."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Final

BACK: Final = "back"
"""The name of the back of any deck's cards; no face of a deck has it."""
ALPHABETS: Final = ("english", "german", "french")
"""The languages whose letters may stand on court cards; `vision.reader` knows the letters."""


class Suit(StrEnum):
    """One of the four suits; the value is its letter in a card's two-character name."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @property
    def symbol(self) -> str:
        """The printed sign, as in "♠"."""
        return "♣♦♥♠"["CDHS".index(self.value)]


class Rank(IntEnum):
    """A rank with the ace high (14), as trick-taking games count."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """The rank's one character in a card's name, as in "T" for the ten."""
        return "23456789TJQKA"[self.value - 2]


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A standard card, such as `TH`: one of `DECK`, whose objects are the only ones, so that identity compares them.

    `bit` is its place in a set of cards kept as one integer.
    """

    rank: Rank
    suit: Suit
    name: str = field(init=False, repr=False)
    bit: int = field(init=False, repr=False)

    def __post_init__(self) -> None:
        place = "CDHS".index(self.suit.value) * 13 + self.rank.value - 2
        object.__setattr__(self, "name", self.rank.letter + self.suit.value)
        object.__setattr__(self, "bit", 1 << place)

    def __hash__(self) -> int:
        return self.bit.bit_length()  # bits as they are would fall into one place of a small table

    def __reduce__(self) -> "tuple[Callable[[str], Card], tuple[str]]":
        """Lets a copy, also one from another process, be the same object."""
        return card_named, (self.name,)

    def __str__(self) -> str:
        return self.name

    @property
    def sign(self) -> str:
        """The card as a table writes it, as in "10♥"."""
        return ("10" if self.rank is Rank.TEN else self.rank.letter) + self.suit.symbol


DECK: Final[tuple[Card, ...]] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""All 52 cards, in the order of their bits: clubs, diamonds, hearts, spades, each low to high."""

CARD_NAMES: Final[dict[str, Card]] = {card.name: card for card in DECK}
"""Each card by its two-character name."""


def card_named(name: str) -> Card:
    """Returns the card of a two-character name, such as "TH". Raises KeyError."""
    return CARD_NAMES[name]


def card_bits(cards: Iterable[Card]) -> int:
    """Returns the set of `cards` as one integer."""
    bits = 0
    for card in cards:
        bits |= card.bit
    return bits


def cards_in(bits: int) -> tuple[Card, ...]:
    """Returns the cards of a set kept as one integer, in the order of `DECK`."""
    return tuple(card for card in DECK if card.bit & bits)
