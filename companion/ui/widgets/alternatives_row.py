"""AlternativesRow: an option of which one value holds: a line for each, with that one marked."""

from collections.abc import Callable, Mapping
from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton


class AlternativesRow(BoxLayout):
    """`texts` are the words of each value; `choose` is called with the one that is touched."""

    chosen = StringProperty("")

    def __init__(
        self,
        texts: Mapping[str, str],
        choose: Callable[[str], object],
        shared_font_size: SharedFontSize,
        **properties: Any,
    ) -> None:
        super().__init__(orientation="vertical", spacing=THEME.mm(0.6), **properties)
        self._buttons: dict[str, ChoiceButton] = {}
        self._choose, self._words = choose, shared_font_size
        self.offer(texts)

    def offer(self, texts: Mapping[str, str]) -> None:
        """Shows a line for each value."""
        self.clear_widgets()
        self._buttons.clear()
        for value, text in texts.items():
            button = ChoiceButton(text=text, high_mm=4, shared_font_size=self._words)
            button.bind(on_press=lambda _, value=value: self._choose(value))
            self._buttons[value] = button
            self.add_widget(button)
        self.on_chosen()

    def on_chosen(self, *_: object) -> None:
        """Marks the one that holds."""
        for value, button in self._buttons.items():
            button.chosen = value == self.chosen
