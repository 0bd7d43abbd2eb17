"""What a seat answers without letters: a number on a pad, or a phrase that is said often."""

from collections.abc import Mapping
from typing import Any, Final

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.events import dispatches
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.text_button import TextButton

load("kiosk/answer_pads")

ERASE: Final = "⌫"
DONE: Final = "✓"
DIGITS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", ERASE, "0", DONE)
LONGEST_NUMBER: Final = 6


@dispatches("on_done")
class NumberPad(BoxLayout):
    """Event: `on_done` with the digits, "" where all were taken back."""

    about = StringProperty("")
    text = StringProperty("")

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for key in DIGITS:
            button = TextButton(text=key, bold=True, high_mm=6, weight="first_button" if key == DONE else "button")
            button.bind(on_release=lambda _, key=key: self.type(key))
            self.ids.digits.add_widget(button)

    def type(self, key: str) -> None:
        """Takes a digit, takes one back, or is done."""
        if key == DONE:
            self.dispatch("on_done", self.text)
        elif key == ERASE:
            self.text = self.text[:-1]
        elif len(self.text) < LONGEST_NUMBER:
            self.text = (self.text + key).lstrip("0") or "0"


@dispatches("on_phrase", "on_write")
class PhraseChoice(BoxLayout):
    """`phrases` are words by what they answer. Events: `on_phrase` with the touched one's answer, `on_write`."""

    about = StringProperty("")

    def __init__(self, phrases: Mapping[str, str], chosen: str = "", **properties: Any) -> None:
        super().__init__(**properties)
        words = SharedFontSize()
        for answer, phrase in phrases.items():
            button = ChoiceButton(text=phrase, high_mm=4.4, shared_font_size=words, chosen=answer == chosen)
            button.bind(on_release=lambda _, answer=answer: self.dispatch("on_phrase", answer))
            self.ids.phrases.add_widget(button)
        self.bind(size=self._arrange)

    def _arrange(self, *_: object) -> None:
        """Two side by side where it is broad."""
        self.ids.phrases.cols = 2 if self.width > self.height else 1
        self.ids.phrases.spacing = THEME.mm(1)
