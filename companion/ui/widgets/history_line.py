"""HistoryLine: one trick of the history: each entry a plank."""

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.chronicle import Line
from companion.ui.layouts import load
from companion.ui.widgets.plank import Plank

load("widgets/history_line")


class HistoryLine(BoxLayout):
    """Event: `on_pick` with the number of the entry touched. The entry `at` is framed."""

    title = StringProperty("")

    def __init__(self, line: Line, at: int = 0, **properties: Any) -> None:
        self.register_event_type("on_pick")
        super().__init__(title=line.title, **properties)
        for entered in line.entries:
            plank = Plank(text=entered.text, means=str(entered.number), high_mm=3.8, bold=True)
            plank.chosen = entered.number == at
            plank.bind(on_release=lambda _, number=entered.number: self.dispatch("on_pick", number))
            self.ids.entries.add_widget(plank)

    def on_pick(self, number: int) -> None:
        """An entry was touched."""
