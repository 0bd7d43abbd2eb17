"""ExplanationStrip: shows the last trick's cards and why things are as they are; a touch opens the rule."""

from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.engine.faces import Face
from companion.tricks.history import ShownTrick
from companion.ui.layouts import load
from companion.ui.theme import THEME
from companion.ui.widgets.card_face import CARD_SHAPE, CardFace

load("trick_table/explanation_strip")

USUAL_LENGTH: Final = 80
"""How many letters fit in the usual two lines."""


class ExplanationStrip(ButtonBehavior, BoxLayout):
    """Event: `on_release`. `rule` is the fact that the words rest on."""

    text = StringProperty("")
    rule = StringProperty("")
    has_cards = BooleanProperty(False)
    is_long = BooleanProperty(False)
    """Whether the text needs more lines than usual."""

    def __init__(self, **properties: Any) -> None:
        self.faces: list[CardFace] = []
        super().__init__(**properties)

    def show(self, text: str, rule: str, last: ShownTrick[Face] | None = None) -> None:
        """Takes over what is told, and the last trick in the order played, as long as there is one to show."""
        self.text, self.rule, self.is_long = text, rule, len(text) > USUAL_LENGTH
        cards = last.cards if last else ()
        self.has_cards = bool(cards)
        while len(self.faces) < len(cards):
            self.faces.append(CardFace(size_hint=(None, None)))
            self.ids.cards.add_widget(self.faces[-1])
        for index, face in enumerate(self.faces):
            face.card = cards[index] if index < len(cards) else None
            face.wins = face.card is not None and last is not None and index in last.winners
            face.size = (THEME.mm(6.2), THEME.mm(6.2) * CARD_SHAPE)
