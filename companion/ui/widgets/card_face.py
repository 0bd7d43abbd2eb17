"""CardFace: a playing card as the companion draws it: one large index, readable from a metre."""

from typing import Final

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.cards import Card
from companion.ui.layouts import load
from companion.ui.theme import THEME

load("widgets/card_face")

CARD_SHAPE: Final = 1.4
"""How many times as high as wide a card is."""


class CardFace(Widget):
    """A card; None shows its empty place. `strength` fades it: an older trick's card.

    `down` shows its back, and on it `count`, how many there are.
    """

    card = ObjectProperty(None, allownone=True)
    down = BooleanProperty(False)
    strength = NumericProperty(1.0)
    wins = BooleanProperty(False)
    count = StringProperty("")
    rank = StringProperty("")
    suit = StringProperty("")
    ink = ColorProperty((0, 0, 0, 1))

    def on_card(self, _: object, card: Card | None) -> None:
        """Takes over what the card says."""
        self.rank = card.sign[:-1] if card else ""
        self.suit = card.suit.symbol if card else ""
        self.ink = THEME.card(card) if card else (0, 0, 0, 1)
