"""SettingRow: the name of a setting, and beside it what it is set to, to be touched."""

from collections.abc import Callable, Sequence

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import load
from companion.ui.widgets.text_button import TextButton

load("widgets/setting_row")


class SettingRow(BoxLayout):
    """One setting."""

    text = StringProperty("")
    is_fixed = BooleanProperty(False)
    """Whether it looks the same at any size of text."""

    def offer(self, texts: Sequence[str], answers: Sequence[Callable[[], object]]) -> None:
        """Shows a button for each text, the longest the widest."""
        offered = self.ids.offered
        offered.clear_widgets()
        for text, answer in zip(texts, answers, strict=True):
            button = TextButton(text=text, high_mm=3.6)
            button.size_hint_x = 1 if len(text) > 1 else 0.6
            button.bind(on_release=lambda _, answer=answer: answer())
            offered.add_widget(button)

    def offer_switch(self, text: str, answer: Callable[[], object], *, is_on: bool) -> None:
        """Shows the setting as a switch; `text` says in a word whether it is on."""
        self.offer([text], [answer])
        (button,) = self.ids.offered.children
        button.show_switch(text, is_on=is_on)
