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

    def offer(self, texts: Sequence[str], answers: Sequence[Callable[[], object]], *, chosen: bool) -> None:
        """Shows a button for each text, the longest the widest; `chosen` says that the setting is on."""
        offered = self.ids.offered
        offered.clear_widgets()
        for text, answer in zip(texts, answers, strict=True):
            sign = "✓ " if chosen else ""
            button = TextButton(text=sign + text, high_mm=3.6, bold=chosen, chosen=chosen)
            button.size_hint_x = 1 if len(text) > 1 else 0.6
            button.bind(on_release=lambda _, answer=answer: answer())
            offered.add_widget(button)
