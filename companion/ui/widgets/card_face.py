"""CardFace: a playing card as the companion draws it: one large index, readable from a metre."""

from typing import Final

from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.widget import Widget

from companion.engine.faces import Face
from companion.ui.card_print import print_of
from companion.ui.layouts import icon, load

load("widgets/card_face")

CARD_SHAPE: Final = 1.4
"""How many times as high as wide a card is."""
STANDING: Final = ("6", "9")
"""Each of these ranks looks like the other one upside down."""


class CardFace(Widget):
    """A card; None shows its empty place. `strength` fades it: an older trick's card.

    `down` shows its back, and on it `count`, how many there are. A 6 and a 9 are underlined, as a card may be turned.
    """

    card = ObjectProperty(None, allownone=True)
    down = BooleanProperty(False)
    strength = NumericProperty(1.0)
    wins = BooleanProperty(False)
    count = StringProperty("")
    standing = AliasProperty(lambda self: self._says() in STANDING, bind=["card", "down", "count"])
    """Whether a line shows which way up the number stands."""
    rank = StringProperty("")
    suit = StringProperty("")
    picture = StringProperty("")
    note = StringProperty("")
    ink = ColorProperty((0, 0, 0, 1))
    has_sign = BooleanProperty(True)
    """Whether a suit or a picture stands below the rank; an empty place keeps this and the ink, to avoid redrawing."""

    def _says(self) -> str:
        return str(self.count) if self.down else print_of(self.card).upper if self.card else ""

    def on_card(self, _: object, card: Face | None) -> None:
        """Takes over what the card says."""
        shown = print_of(card) if card else None
        if shown:
            self.has_sign = bool(shown.lower or shown.picture)
            self.ink = shown.ink
        self.rank, self.suit = (shown.upper, shown.lower) if shown else ("", "")
        self.picture = icon(shown.picture) if shown and shown.picture else ""
        self.note = shown.note if shown else ""
