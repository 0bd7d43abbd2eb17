"""DealPanel: what the last hand has brought, large; the deck of the next one; and the answers of the deal."""

from typing import Any

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import load
from companion.ui.theme import THEME
from companion.ui.widgets.text_button import TextButton

load("games/mast_year/widgets/deal_panel")


class DealPanel(BoxLayout):
    """Event: `on_answer` with what the touched answer means. `great`: the title names so many great things."""

    title = StringProperty("")
    text = StringProperty("")
    deck = NumericProperty(0)
    great = NumericProperty(0)

    def __init__(self, **properties: Any) -> None:
        self.register_event_type("on_answer")
        super().__init__(orientation="vertical", **properties)

    def on_answer(self, meaning: object) -> None:
        """An answer was touched."""

    def ask(self, title: str, text: str, deck: int, answers: tuple[tuple[str, object], ...]) -> None:
        """Shows the deal; `answers` are words and what they mean, the likely one first."""
        self.title, self.text, self.deck = title, text, deck
        row = self.ids.answers
        row.clear_widgets()
        for words, meaning in answers:
            first = meaning == answers[0][1]
            button = TextButton(
                text=words, weight="first_button" if first else "button", bold=first, high_mm=5 if first else 4
            )
            if THEME.wide:
                button.size_hint_y = 1 if first else 0.8
            else:
                button.size_hint_x = 1 if first else 0.7
            button.bind(on_press=lambda _, meant=meaning: self.dispatch("on_answer", meant))
            row.add_widget(button)
        row.orientation = "vertical" if THEME.wide else "horizontal"
        row.height = THEME.mm(25 if THEME.wide else 14)
