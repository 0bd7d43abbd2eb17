"""HistoryScreen: everything that was entered, part by part; a touch on any of it corrects it."""

from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.app.controllers import Controllers
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.events import dispatches
from companion.ui.history_lines import EntryGroup, HistoryEntry, history_lines, parts_of
from companion.ui.layouts import load
from companion.ui.player_names import names_of
from companion.ui.presenter import presenter_of
from companion.ui.reflow import grow
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.text_button import TextButton

load("screens/history")

BESIDE_CARDS_MM: Final = 3.2
"""The height of letters of an entry that is no card, beside cards."""
LARGE_IN_LINE: Final = 2
"""How many entries stand in a line with large text."""
HIGH_IN_LINE: Final = 4
"""How many stand in a line on a high screen."""
LINE_MM: Final = 11.0
"""How much higher the widget is with each further line of them."""


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
            self._tell(controllers.table.snapshot) if controllers.table.snapshot else ()
        )
        self._at = at
        entered = {entry.number: (line.part, entry.text) for line in self._lines for entry in line.entries}
        running = self._lines[-1].part if self._lines else 0
        self.part, text = entered.get(at, (running, SAY("ui.correct.remove")))
        self.help = SAY("ui.history.corrected", entry=text) if corrected else SAY("ui.history.help")
        self.show(controllers.table.snapshot)

    def show(self, snapshot: GameSnapshot | None) -> None:
        if snapshot is None:
            return
        self._lines = self._tell(snapshot)
        numbers = tuple(parts_of(self._lines))
        if self.part not in numbers:
            self.part = numbers[-1] if numbers else 0
        self.title = (
            presenter_of(snapshot.game.name).part_title(int(self.part), snapshot.state)
            if numbers
            else SAY("ui.history.nothing")
        )
        self.ids.earlier.disabled = not numbers or self.part == numbers[0]
        self.ids.later.disabled = not numbers or self.part == numbers[-1]
        self.ids.undo.disabled = snapshot.uncorrected is None or snapshot.put_in_order is not None
        self._fill()

    def undo(self) -> None:
        """Undoes the last correction."""
        self.controllers.entries.take_back()
        self.help = SAY("ui.correct.undone")

    def step(self, by: int) -> None:
        """Shows the part before or after; a finger may leave an arrow when there is none any more."""
        beside = [number for number in parts_of(self._lines) if (number - self.part) * by > 0]
        if beside:
            self.part = beside[0 if by > 0 else -1]
            self.show(self.controllers.table.snapshot)

    def _tell(self, snapshot: GameSnapshot) -> tuple[EntryGroup, ...]:
        return history_lines(snapshot, names_of(snapshot), judges=self.controllers.assist.judges)

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


@dispatches("on_pick")
class HistoryLine(BoxLayout):
    """One trick of the history: each entry is a button. Event: `on_pick` with the number of the entry touched.

    The entry `at` is framed; neighbours join the `shared_font_size`.
    """

    title = StringProperty("")

    def __init__(
        self, line: EntryGroup, at: int = 0, shared_font_size: SharedFontSize | None = None, **properties: Any
    ) -> None:
        super().__init__(title=line.title, **properties)
        has_cards = any(entered.card for entered in line.entries)
        in_line = LARGE_IN_LINE if THEME.large else len(line.entries) if THEME.wide else HIGH_IN_LINE
        for index, entered in enumerate(line.entries):
            if index % in_line == 0:
                self.ids.entries.add_widget(BoxLayout(spacing=self.ids.entries.spacing))
            button = TextButton(text=_in_lines(entered), means=str(entered.number), bold=True)
            button.high_mm = 4 if entered.card or not has_cards else BESIDE_CARDS_MM
            button.shared_font_size = shared_font_size if entered.card else None
            button.chosen = entered.number == at
            button.bind(on_release=lambda _, number=entered.number: self.dispatch("on_pick", number))
            self.ids.entries.children[0].add_widget(button)
        if not THEME.large and not THEME.wide:
            self.height += THEME.mm(LINE_MM) * max(0, len(self.ids.entries.children) - 1)


def _in_lines(entered: HistoryEntry) -> str:
    """Returns an entry as a name, and below it the card with its signs; an entry of several players is unchanged."""
    if entered.text.count(": ") != 1:
        return entered.text
    name, what = entered.text.split(": ")
    return f"{name}\n" + f"{entered.marks} {what}".strip()
