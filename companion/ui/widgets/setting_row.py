"""SettingRow: the name of a setting, and beside it what it is set to, to be touched."""

from collections.abc import Callable, Sequence
from typing import Final

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.switch_button import SwitchButton
from companion.ui.widgets.text_button import TextButton

load("widgets/setting_row")

SHORT_CHOICE: Final = 8
"""The most letters, of all texts together, that always fit beside the name of the setting."""


class SettingRow(BoxLayout):
    """One setting."""

    text = StringProperty("")
    is_fixed = BooleanProperty(False)
    """Whether it looks the same at any size of text."""
    has_line_of_its_own = BooleanProperty(False)
    """Whether the choices stand below the name of the setting."""

    def offer(self, texts: Sequence[str], answers: Sequence[Callable[[], object]]) -> None:
        """Shows a button for each text, the longest the widest."""
        buttons = [TextButton(text=text, size_hint_x=1 if len(text) > 1 else 0.6) for text in texts]
        self._put(buttons, answers)

    def offer_switch(self, text: str, answer: Callable[[], object], *, is_on: bool) -> None:
        """Shows the setting as a switch; `text` says in a word whether it is on."""
        self._put([SwitchButton(text=text, is_on=is_on)], [answer])

    def offer_choice(self, texts: Sequence[str], answers: Sequence[Callable[[], object]], chosen: int) -> None:
        """Shows a button for each text; what is set is at the place `chosen`."""
        is_long = sum(map(len, texts)) > SHORT_CHOICE
        self.has_line_of_its_own = is_long and (THEME.large or not THEME.wide)
        self._put([ChoiceButton(text=text, chosen=place == chosen) for place, text in enumerate(texts)], answers)

    def _put(self, buttons: Sequence[TextButton], answers: Sequence[Callable[[], object]]) -> None:
        offered, words = self.ids.offered, SharedFontSize()
        offered.clear_widgets()
        for button, answer in zip(buttons, answers, strict=True):
            button.high_mm, button.shared_font_size = 3.6, words
            button.bind(on_release=lambda _, answer=answer: answer())
            offered.add_widget(button)
