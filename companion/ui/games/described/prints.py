"""What the cards of a described game look like that are none of the standard deck."""

from typing import Final

from companion.cards import Suit
from companion.games.described.description import DeckFace
from companion.ui.card_print import CardPrint, print_of
from companion.ui.theme import THEME, Colour, parse_colour

INKS: Final[tuple[Colour, ...]] = tuple(map(parse_colour, ("8a1c1c", "1c4f8a", "1d6b2f", "6b2d80", "8a5a00", "0d6b6b")))
"""Suits of one's own get these inks in turn, by the first letter of their names."""
SIGN_LETTERS: Final = 9


@print_of.register
def print_face(face: DeckFace) -> CardPrint:
    """Returns what stands on a card: its rank over its suit, or its name."""
    if face.suit in list(Suit):
        suit = Suit(face.suit)
        sign = f"{face.rank}{suit.symbol}"
        return CardPrint(face.name, sign, THEME.suit(suit), face.rank, suit.symbol, suit=suit, keys=(face.name,))
    ink = INKS[ord(face.suit[0]) % len(INKS)] if face.suit else THEME.colour("spades")
    upper = face.rank or face.name
    note = face.suit if face.rank else ""
    return CardPrint(
        face.name, face.name[:SIGN_LETTERS], ink, upper, note=note, suit=face.suit or None, keys=(face.name,)
    )
