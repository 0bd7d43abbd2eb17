"""TrumpSign: the trump suit by sign and word, large enough to be read from a metre away."""

from kivy.properties import ColorProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.cards import Card
from companion.ui.layouts import load
from companion.ui.texts import SAY
from companion.ui.theme import THEME

load("trick_table/trump_sign")


class TrumpSign(BoxLayout):
    """Shows the suit of `card`, the trump card; nothing is seen before it is known."""

    card = ObjectProperty(None, allownone=True)
    sign = StringProperty("")
    word = StringProperty("")
    ink = ColorProperty((0, 0, 0, 1))

    def on_card(self, _: object, card: Card | None) -> None:
        """Takes over the suit."""
        self.sign = card.suit.symbol if card else ""
        self.word = SAY(f"suits.{card.suit.value}") if card else ""
        self.ink = THEME.suit(card.suit) if card else (0, 0, 0, 1)
