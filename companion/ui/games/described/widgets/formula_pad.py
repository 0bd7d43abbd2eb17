"""FormulaPad: a formula, numbers or a list of things made of chips; beside a formula stands what it comes to."""

from collections.abc import Sequence
from typing import Any, Final

from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from companion.games.described.formula_chips import Grammar, PickGrammar
from companion.phrases import PhraseValue
from companion.ui.events import dispatches
from companion.ui.games.described.widgets.edit_rows import MIDDLE, columns_for
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.text_button import TextButton

load("games/described/widgets/formula_pad")

CHIP_MM: Final = 9.6
TABLE_SHARE: Final = 0.64
"""How much of a broad screen's width the chips have beside a table."""


@dispatches("on_change")
class FormulaPad(BoxLayout):
    """`chips` are what is made so far; the grammar says what may follow. Event: `on_change` after each touch."""

    chips = ListProperty()
    hint = StringProperty("")
    """What is still wrong."""
    axes = StringProperty("")
    """What the rows and the columns of the table are."""
    nothing = StringProperty("")
    """What is shown while there are no chips."""
    has_table = BooleanProperty(True)

    def __init__(self, grammar: Grammar, **properties: Any) -> None:
        super().__init__(**properties)
        self.grammar = grammar
        self._offered: tuple[tuple[str, ...], ...] | None = None
        self.bind(chips=lambda *_: self._draw())
        self._draw()

    @property
    def value(self) -> Any:
        """What the chips make."""
        return self.grammar.write(self.chips)

    @property
    def unfinished(self) -> str:
        """What must still follow, in words; "" where nothing must."""
        if not self.grammar.is_unfinished(self.chips):
            return ""
        missing = self.grammar.missing(self.chips)
        return SAY("ui.new.missing", what=said(self.grammar.said(missing[0]))) if missing else SAY("ui.new.unfinished")

    def add(self, chip: str) -> None:
        """Puts a chip at the end, or takes one away."""
        self.chips = self.grammar.add(self.chips, chip)
        self.dispatch("on_change")

    def erase(self) -> None:
        """Takes the last chip away."""
        self.chips = self.grammar.erase(self.chips)
        self.dispatch("on_change")

    def clear(self) -> None:
        """Takes all chips away."""
        self.chips = []
        self.dispatch("on_change")

    def show(self, words: Sequence[str], grid: Sequence[Sequence[str]]) -> None:
        """Shows what the formula comes to, by one word or by two: the rows', and the columns'."""
        arrows = "↓→" if len(words) > 1 else "→"
        self.axes = "   ".join(
            f"{arrow} {said(self.grammar.said(word))}" for arrow, word in zip(arrows, words, strict=False)
        )
        table, size = self.ids.table, SharedFontSize()
        table.clear_widgets()
        table.cols = len(grid[0]) if grid else 1
        for place, row in enumerate(grid):
            for column, text in enumerate(row):
                is_head = not place or not column
                colour = THEME.colour("soft_ink" if is_head else "ink")
                cell = FitLabel(text=text, halign="center", high_mm=3.6, bold=not is_head, color=colour)
                cell.padding, cell.shared_font_size = (THEME.mm(0.3), 0), size
                table.add_widget(cell)

    def _draw(self) -> None:
        self.ids.formula.text = said(self.grammar.told(self.chips)) or self.nothing
        offered = self.grammar.offer(self.chips)
        if offered != self._offered:
            self._offered = offered
            self.ids.pad.clear_widgets()
            self.ids.pad.parent.scroll_y = 1
            for group in offered:
                long = [chip for chip in group if len(said(self.grammar.said(chip))) > MIDDLE]
                for some in ([chip for chip in group if chip not in long], long):
                    self.ids.pad.add_widget(self._grid(some))
        for grid in self.ids.pad.children:
            for button in grid.children:
                button.chosen = isinstance(button, ChoiceButton) and button.means in self.chips

    def _grid(self, chips: Sequence[str]) -> GridLayout:
        size, high = SharedFontSize(), THEME.room(CHIP_MM)
        kind = ChoiceButton if isinstance(self.grammar, PickGrammar) else TextButton
        texts = [said(self.grammar.said(chip)) for chip in chips]
        cols = columns_for(texts, TABLE_SHARE if self.has_table and THEME.wide else 1)
        grid = GridLayout(cols=cols, spacing=THEME.mm(0.6), size_hint_y=None)
        grid.row_default_height, grid.row_force_default = high, True
        grid.height = -(-len(chips) // cols) * (high + THEME.mm(0.6))
        for chip, text in zip(chips, texts, strict=True):
            button = kind(text=text, means=chip, bold=True, high_mm=4.6, shared_font_size=size)
            button.padding = THEME.mm(0.4)
            button.bind(on_press=lambda _, chip=chip: self.add(chip))
            grid.add_widget(button)
        return grid


def said(value: PhraseValue) -> str:
    """Returns a value of a phrase as it is read."""
    return SAY.words.write(value, ())
