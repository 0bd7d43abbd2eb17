"""ChoicePanel: one question with a picture and its answers, turned towards the seat that must answer."""

from typing import Any

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from companion.ui.layouts import load
from companion.ui.theme import THEME
from companion.ui.widgets.card_face import CARD_SHAPE, CardFace
from companion.ui.widgets.plank import Plank
from companion.ui.widgets.turned import Turned

load("widgets/choice_panel")


class Question(BoxLayout):
    """Words, a row of cards or an icon, and the answers below each other."""

    title = StringProperty("")
    text = StringProperty("")
    icon = StringProperty("")
    deck = NumericProperty(0)


class ChoicePanel(FloatLayout):
    """Events: `on_answer` with what the touched answer means."""

    seat = NumericProperty(0)
    answers = ObjectProperty(())

    def __init__(self, **properties: Any) -> None:
        self.register_event_type("on_answer")
        super().__init__(**properties)
        self._turned = Turned()
        self.question = Question()
        self._turned.add_widget(self.question)
        self.add_widget(self._turned)
        self.bind(pos=self._lay_out, size=self._lay_out)

    def on_answer(self, meaning: Any) -> None:
        """An answer was touched."""

    def ask(
        self,
        title: str,
        text: str,
        answers: tuple[tuple[str, Any], ...],
        cards: tuple[Any, ...] = (),
        icon: str = "",
        seat: int = 0,
    ) -> None:
        """Asks: `answers` are words and what they mean; the first is the likely one."""
        self.seat = self._turned.seat = seat
        self.question.title, self.question.text, self.question.icon = title, text, icon
        self.question.deck = 0
        self._show_cards(cards)
        planks = self.question.ids.answers
        planks.clear_widgets()
        for place, (words, meaning) in enumerate(answers):
            plank = Plank(text=words, weight="plank" if place else "first_plank", high_mm=4.2, bold=True)
            plank.bind(on_press=lambda _, meant=meaning: self.dispatch("on_answer", meant))
            planks.add_widget(plank)
        planks.size_hint_y = None
        planks.height = len(answers) * THEME.mm(12)
        self._lay_out()

    def show_deck(self, deck: int) -> None:
        """Shows a deck, card bits, in the place of the icon."""
        self.question.icon, self.question.deck = "", deck

    def _show_cards(self, cards: tuple[Any, ...]) -> None:
        row = self.question.ids.cards
        row.clear_widgets()
        high = min(THEME.mm(18), self._room_for(len(cards)) * CARD_SHAPE)
        for card in cards:
            row.add_widget(CardFace(card=card, size_hint=(None, None), size=(high / CARD_SHAPE, high)))
        row.size_hint = (None, None)
        row.height = high if cards else 0

    def _room_for(self, count: int) -> float:
        """Returns how wide each of so many cards in a row can be."""
        return float(self.width - THEME.mm(6)) / max(1, count)

    def _lay_out(self, *_: object) -> None:
        self._turned.fill(self.x, self.y, self.width, self.height)
