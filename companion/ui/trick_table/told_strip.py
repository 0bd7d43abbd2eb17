"""ToldStrip: the last trick's cards, small, and beside them why things are as they are; a touch opens the rule."""

from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.games.mast_year.state import Hand
from companion.ui.layouts import load
from companion.ui.theme import THEME
from companion.ui.widgets.card_face import CARD_SHAPE, CardFace

load("trick_table/told_strip")

CARDS: Final = 4


class ToldStrip(ButtonBehavior, BoxLayout):
    """Event: `on_release`. `rule` is the fact that the words rest on."""

    text = StringProperty("")
    rule = StringProperty("")
    has_cards = BooleanProperty(False)

    def __init__(self, **properties: Any) -> None:
        self.faces = [CardFace(size_hint=(None, None)) for _ in range(CARDS)]
        super().__init__(**properties)

    def on_kv_post(self, _: object) -> None:
        """Puts the cards into their row, once there is one."""
        for face in self.faces:
            self.ids.cards.add_widget(face)

    def show(self, hand: Hand | None, text: str, rule: str) -> None:
        """Takes over what is told, and, while the next one lies on the table, the last trick in the order played."""
        self.text, self.rule = text, rule
        trick = hand.tricks[-1] if hand and hand.tricks and hand.table else None
        self.has_cards = trick is not None and bool(trick.cards)
        for place, face in enumerate(self.faces):
            face.card = trick.cards[place] if trick and place < len(trick.cards) else None
            face.wins = face.card is not None and trick is not None and (trick.leader + place) % 4 == trick.winner
            face.size = (THEME.mm(6.2), THEME.mm(6.2) * CARD_SHAPE)
