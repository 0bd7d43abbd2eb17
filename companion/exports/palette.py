"""The colours of suits and sides, on screens, on paper and on pages alike.

The colours of a game's own cards lie in its folder, such as SUIT_COLOURS in Lunar's deck.py.
"""

from typing import Final

from companion.cards import Suit

RED: Final = "#b3161b"
BLACK: Final = "#1d1d1b"
SUIT_COLOURS: Final = {Suit.CLUBS: BLACK, Suit.DIAMONDS: RED, Suit.HEARTS: RED, Suit.SPADES: BLACK}
FOUR_COLOURS: Final = {Suit.CLUBS: "#0a6b2d", Suit.DIAMONDS: "#0b55a8"}
"""The usual four-colour code: green clubs and blue diamonds beside red hearts and black spades."""
SIDES: Final = ("#8c4318", "#2e5f3a")
"""The colours of the first and of the second side."""
