"""HistoryScreen: everything that was entered, part by part; a touch on any of it corrects it."""

from typing import Any

from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty

from companion.app.controllers import Controllers
from companion.journal.standing import Standing
from companion.ui.history_lines import EntryGroup, history_lines, parts_of
from companion.ui.layouts import load
from companion.ui.player_names import names_of
from companion.ui.presenter import presenter_of
from companion.ui.reflow import grow
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.history_line import HistoryLine

load("screens/history")


class HistoryScreen(Screen):
    """One part of the game, such as a hand, at a time, the running one first, and in it what was entered last.

    `at` is the number of an entry to show and to frame. `corrected`: it has just been corrected.
    """

    kept = ("part",)
    part = NumericProperty(0)
    title = StringProperty("")
    help = StringProperty("")

    def __init__(self, controllers: Controllers, at: int = 0, *, corrected: bool = False, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._help = self.ids.help.__self__  # `ids` only hold weak references, and it has no parent for a while
        if THEME.large:
            grow(self.ids.rows)
            self.remove_widget(self._help)
        self._lines: tuple[EntryGroup, ...] = (
            self._tell(controllers.table.standing) if controllers.table.standing else ()
        )
        self._at = at
        entered = {entry.number: (line.part, entry.text) for line in self._lines for entry in line.entries}
        running = self._lines[-1].part if self._lines else 0
        self.part, text = entered.get(at, (running, SAY("ui.correct.remove")))
        self.help = SAY("ui.history.corrected", entry=text) if corrected else SAY("ui.history.help")
        self.show(controllers.table.standing)

    def show(self, standing: Standing | None) -> None:
        """Shows the entries of a part of the game."""
        if standing is None:
            return
        self._lines = self._tell(standing)
        numbers = tuple(parts_of(self._lines))
        if self.part not in numbers:
            self.part = numbers[-1] if numbers else 0
        self.title = (
            presenter_of(standing.game.name).part_title(int(self.part), standing.state)
            if numbers
            else SAY("ui.history.nothing")
        )
        self.ids.earlier.disabled = not numbers or self.part == numbers[0]
        self.ids.later.disabled = not numbers or self.part == numbers[-1]
        self.ids.undo.disabled = standing.uncorrected is None or standing.put_in_order is not None
        self._fill()

    def undo(self) -> None:
        """Undoes the last correction."""
        self.controllers.entries.take_back()
        self.help = SAY("ui.correct.undone")

    def step(self, by: int) -> None:
        """Shows the part before or after."""
        numbers = tuple(parts_of(self._lines))
        self.part = numbers[numbers.index(int(self.part)) + by]
        self.show(self.controllers.table.standing)

    def _tell(self, standing: Standing) -> tuple[EntryGroup, ...]:
        return history_lines(standing, names_of(standing), judges=self.controllers.assist.judges)

    def _fill(self) -> None:
        rows = self.ids.rows
        rows.clear_widgets()
        if THEME.large:
            rows.add_widget(self._help)
        sought, shared_font_size = None, SharedFontSize()
        for line in (line for line in self._lines if line.part == self.part):
            row = HistoryLine(line, self._at, shared_font_size)
            row.bind(on_pick=lambda _, number: self.controllers.navigation.go("correct", number=number, then="history"))
            rows.add_widget(row)
            if any(entry.number == self._at for entry in line.entries):
                sought = row
        scroll = self.ids.scroll
        scroll.scroll_y = 0
        if sought:
            Clock.schedule_once(lambda _: scroll.scroll_to(sought, animate=False) if sought.parent else None)
