"""ScoreMatrixScreen: the score sheet, hands by sides; a touch on a cell tells how its points came about."""

from collections.abc import Sequence
from typing import Any, Final

from kivy.properties import StringProperty

from companion.app.controllers import Controllers
from companion.games.described.state import State
from companion.games.described.view import colour_of
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.games.described.account import account_of, categories_of, hand_title
from companion.ui.games.described.numbers import count_of, counters_of, side_names
from companion.ui.games.described.presenter import HEAD_SHARE, sums_of
from companion.ui.layouts import load
from companion.ui.player_names import names_of
from companion.ui.presenter import Sums
from companion.ui.reflow import scroll_to_part
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.flow_text import FlowText
from companion.ui.widgets.number_row import NumberRow
from companion.ui.widgets.text_button import TextButton

load("games/described/screens/score_matrix")

ROW_MM: Final = 10.0


class ScoreMatrixScreen(Screen):
    """The last hand is opened at first, for the side that has the most."""

    title = StringProperty("")

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._cells: dict[tuple[int, int], TextButton] = {}
        self._opened: tuple[int, int] | None = None
        body = self.ids.body
        body.orientation = "horizontal" if THEME.wide and not THEME.large else "vertical"
        self.show(controllers.table.snapshot)

    def show(self, snapshot: GameSnapshot | None) -> None:
        self.ids.rows.clear_widgets()
        self.ids.total.clear_widgets()
        self._cells = {}
        if snapshot is None:
            return
        state = snapshot.state_as(State)
        sums = sums_of(state, names_of(snapshot))
        self.ids.rows.cols = self.ids.total.cols = self.ids.heads.cols = len(state.sides) + 1
        self._fill_heads(sums)
        self._fill_rows(sums)
        self.open(*(self._opened or (len(sums.lines) - 1, 0)))

    def open(self, row: int, side: int) -> None:
        """Tells how the points of one cell came about."""
        snapshot = self.controllers.table.playing
        state, names = snapshot.state_as(State), names_of(snapshot)
        lines = self.ids.account
        lines.clear_widgets()
        if row < 0:
            self.title = SAY("statistics.none")
            self._show_counters(state, side, names)
            return
        self._opened = row, side
        for place, button in self._cells.items():
            button.chosen = place == (row, side)
            if button.chosen:
                scroll_to_part(self.ids.rows.parent, button)
        whose = side_names(state.sides, names)[side]
        if row < len(state.hands):
            self.title = f"{hand_title(state, state.hands[row])}  ·  {whose}"
            told: Sequence[str] = account_of(state, state.hands[row], side, names)
        else:
            self.title = f"{SAY('ui.sheet.categories')}  ·  {whose}"
            told = categories_of(state, side, names)
        for text in told:
            lines.add_widget(FlowText(text=text, high_mm=4.2))
        self._show_counters(state, side, names)

    def _fill_heads(self, sums: Sums) -> None:
        heads, words = self.ids.heads, SharedFontSize()
        heads.clear_widgets()
        heads.add_widget(FitLabel(text="", size_hint_x=HEAD_SHARE))
        for name in sums.heads[1:]:
            heads.add_widget(FitLabel(text=name, bold=True, high_mm=4, halign="center", shared_font_size=words))
        (said, *totals), total, size = sums.total, self.ids.total, SharedFontSize()
        total.add_widget(FitLabel(text=said, bold=True, high_mm=4, size_hint_x=HEAD_SHARE))
        for text in totals:
            total.add_widget(FitLabel(text=text, bold=True, high_mm=6.4, halign="center", shared_font_size=size))

    def _show_counters(self, state: State, side: int, names: tuple[str, ...]) -> None:
        """Shows a side's counters as they stand below the account; some are changed by touch."""
        counting, words = counters_of(state, names, side), SharedFontSize()
        touched = {counter.name for counter in state.description.counters if counter.touch}
        for number in counting.numbers:
            said = ": ".join(filter(None, (counting.whose.get(number.place, ""), number.said)))
            if number.word not in touched:
                self.ids.account.add_widget(FlowText(text=f"{said}: {number.value}", high_mm=4.2))
                continue
            row = NumberRow(words=said, least=number.least, most=number.most, value=number.value, words_size=words)
            row.size_hint_y, row.height = None, THEME.room(ROW_MM)
            row.fbind("value", lambda _, value, name=number.name: self._count(name, int(value)))
            self.ids.account.add_widget(row)

    def _count(self, name: str, value: int) -> None:
        self.controllers.entries.act(count_of(name, value))

    def _fill_rows(self, sums: Sums) -> None:
        heads, words = SharedFontSize(), SharedFontSize()
        for row, (head, *given) in enumerate(sums.lines):
            self._add_head(head, heads)
            for side, points in enumerate(given):
                self._add_cell(row, side, points, words)

    def _add_head(self, text: str, words: SharedFontSize) -> None:
        label = FitLabel(text=text, high_mm=4, halign="center", shared_font_size=words, size_hint_x=HEAD_SHARE)
        label.size_hint_y, label.height = None, THEME.room(ROW_MM)
        self.ids.rows.add_widget(label)

    def _add_cell(self, row: int, side: int, points: str, words: SharedFontSize) -> None:
        is_shared = any(len(seats) > 1 for seats in self.controllers.table.playing.state_as(State).sides)
        button = TextButton(text=points, bold=True, high_mm=5.4, shared_font_size=words, means=f"{row}/{side}")
        button.weight = colour_of(side) if is_shared else "button"
        button.size_hint_y, button.height = None, THEME.room(ROW_MM)
        button.bind(on_release=lambda _: self.open(row, side))
        self._cells[row, side] = button
        self.ids.rows.add_widget(button)
