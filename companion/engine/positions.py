"""Position: one moment of a game as a replay shows it: where it is, and which cards lie before whom."""

from dataclasses import dataclass

from companion.cards import Card
from companion.phrases import Phrase, PhraseValue


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A card that lies before a seat; `leads`: its trick began with it; `wins`: it wins the trick, or is winning it.

    A `card` that is none of the standard deck is named in words.
    """

    seat: int
    card: Card | Phrase
    leads: bool = False
    wins: bool = False


@dataclass(frozen=True, slots=True)
class Position:
    """A moment's title, the cards on the table, and what is trump, if it is known.

    `is_between_tricks`: a replay by tricks stops here.
    """

    title: Phrase
    laid: tuple[LaidCard, ...]
    is_between_tricks: bool
    trump: PhraseValue = ""
