"""FormulaPad: a formula made of chips, with what it comes to beside it."""

from collections.abc import Sequence
from typing import Any, Final

from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from companion.games.described.formula_chips import DIGITS, add, chip_said, erase, next_chips, text_of, told
from companion.phrases import Phrase, PhraseValue
from companion.ui.events import dispatches
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.text_button import TextButton

load("games/described/widgets/formula_pad")

CHIP_MM: Final = 9.6
DIGIT_COLUMNS, SIGN_COLUMNS, WORD_COLUMNS = (10, 5, 5), (10, 6, 5), (4, 3, 2)
"""How many chips stand side by side on a broad screen, on a high one, and in large text."""
FEW: Final = 3
"""Fewer signs stand among the words."""


@dispatches("on_change")
class FormulaPad(BoxLayout):
    """`chips` are what is made so far, `words` what may be named. Event: `on_change` after each touch."""

    chips = ListProperty()
    words = ListProperty()
    hint = StringProperty("")
    """What is still wrong."""
    axes = StringProperty("")
    """What the rows and the columns of the table are."""
    nothing = StringProperty("")
    """What is shown while there are no chips."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.bind(chips=lambda *_: self._draw())
        self._draw()

    @property
    def text(self) -> str:
        """The formula."""
        return text_of(self.chips)

    def add(self, chip: str) -> None:
        """Puts a chip at the end."""
        self.chips = add(self.chips, chip)
        self.dispatch("on_change")

    def erase(self) -> None:
        """Takes the last chip away."""
        self.chips = erase(self.chips)
        self.dispatch("on_change")

    def clear(self) -> None:
        """Takes all chips away."""
        self.chips = []
        self.dispatch("on_change")

    def show(self, words: Sequence[str], grid: Sequence[Sequence[str]]) -> None:
        """Shows what the formula comes to, by one word or by two: the rows', and the columns'."""
        arrows = "↓→" if len(words) > 1 else "→"
        self.axes = "   ".join(f"{arrow} {said(chip_said(word))}" for arrow, word in zip(arrows, words, strict=False))
        table, size = self.ids.table, SharedFontSize()
        table.clear_widgets()
        table.cols = len(grid[0]) if grid else 1
        for place, row in enumerate(grid):
            for column, text in enumerate(row):
                is_head = not place or not column
                colour = THEME.colour("soft_ink" if is_head else "ink")
                cell = FitLabel(text=text, halign="center", high_mm=3.6, bold=not is_head, color=colour)
                cell.shared_font_size = size
                table.add_widget(cell)

    def _draw(self) -> None:
        self.ids.formula.text = said(told(self.text)) or self.nothing
        chips = next_chips(self.chips, self.words)
        pad = self.ids.pad
        pad.clear_widgets()
        words = [chip for chip in chips if chip[0].isalpha()]
        signs = [chip for chip in chips if chip not in DIGITS and chip not in words]
        if len(signs) < FEW:
            words, signs = [*words, *signs], []
        groups = (
            ([chip for chip in chips if chip in DIGITS], DIGIT_COLUMNS),
            (signs, SIGN_COLUMNS),
            (words, WORD_COLUMNS),
        )
        for group, (wide, high, large) in groups:
            if group:
                pad.add_widget(self._grid(group, large if THEME.large else wide if THEME.wide else high))

    def _grid(self, chips: Sequence[str], cols: int) -> GridLayout:
        size = SharedFontSize()
        high = THEME.room(CHIP_MM)
        grid = GridLayout(cols=cols, spacing=THEME.mm(0.6), size_hint_y=None)
        grid.row_default_height, grid.row_force_default = high, True
        grid.height = -(-len(chips) // cols) * (high + THEME.mm(0.6))
        for chip in chips:
            button = TextButton(text=said(chip_said(chip)), means=chip, bold=True, high_mm=4.6, shared_font_size=size)
            button.padding = THEME.mm(0.4)
            button.bind(on_press=lambda _, chip=chip: self.add(chip))
            grid.add_widget(button)
        for _ in range(cols - len(chips)):
            grid.add_widget(Widget())
        return grid


def said(value: PhraseValue) -> str:
    """Returns a value of a phrase as it is read."""
    return SAY.phrase(value, ()) if isinstance(value, Phrase) else str(value)
