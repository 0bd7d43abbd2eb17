"""HistoryScreen: everything that was entered, hand by hand; a touch on any of it corrects it."""

from typing import Any

from kivy.properties import NumericProperty, StringProperty

from companion.ui.chronicle import Line, chronicle, hands_of
from companion.ui.layouts import load
from companion.ui.saying import SAY
from companion.ui.screens.play import names_of
from companion.ui.screens.screen import Screen
from companion.ui.widgets.history_line import HistoryLine

load("screens/history")


class HistoryScreen(Screen):
    """One hand at a time, the running one first."""

    hand = NumericProperty(0)
    title = StringProperty("")

    def __init__(self, host: Any, hand: int = 0, **properties: Any) -> None:
        super().__init__(host, **properties)
        self._lines: tuple[Line, ...] = ()
        self.hand = hand
        self.show(host.standing)

    def show(self, standing: Any) -> None:
        """Shows a hand's entries."""
        if standing is None:
            return
        self._lines = chronicle(standing, names_of(standing))
        numbers = tuple(hands_of(self._lines))
        if self.hand not in numbers:
            self.hand = numbers[-1] if numbers else 0
        self.title = SAY("ui.bar.hand", number=int(self.hand)) if numbers else SAY("ui.history.nothing")
        self.ids.earlier.disabled = not numbers or self.hand == numbers[0]
        self.ids.later.disabled = not numbers or self.hand == numbers[-1]
        self._fill()

    def step(self, by: int) -> None:
        """Shows the hand before or after."""
        numbers = tuple(hands_of(self._lines))
        self.hand = numbers[numbers.index(int(self.hand)) + by]
        self.show(self.host.standing)

    def _fill(self) -> None:
        rows = self.ids.rows
        rows.clear_widgets()
        for line in self._lines:
            if line.hand == self.hand:
                row = HistoryLine(line)
                row.bind(on_pick=lambda _, number: self.host.go("correct", number=number))
                rows.add_widget(row)
