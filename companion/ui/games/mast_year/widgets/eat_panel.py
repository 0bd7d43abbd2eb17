"""EatPanel: which stash a Squirrel eats, or whether all stay: an answer for each, turned towards who must choose."""

from collections.abc import Sequence
from typing import Any, Final

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from companion.games.mast_year.state import Stash
from companion.games.mast_year.view import piles_of
from companion.ui.events import dispatches
from companion.ui.layouts import load
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.panel import Panel
from companion.ui.widgets.pile_row import PileRow
from companion.ui.widgets.text_button import TextButton
from companion.ui.widgets.turned import Turned

load("games/mast_year/widgets/eat_panel")

HIGHEST_MM: Final = 17
LEAST_MM: Final = 9.5
WORDS: Final = 0.44
"""The share of an answer's width for its words; its stash has the rest."""
ROWS: Final = 3
"""The most stashes in one column."""
ACROSS: Final = (0, 2)
BROAD_COLUMNS: Final = 2
BROAD_WORDS: Final = 0.66
SPARED: Final = 0.6
"""The share of a broad screen for a question in large text at a near or far edge, if there are few stashes."""


class StashButton(TextButton):
    """An answer, with the stash that it eats, if any. `action` is what it enters."""

    share = NumericProperty(WORDS)
    """The share of its width for the words."""

    def __init__(self, stashes: Sequence[Stash], action: object, **properties: Any) -> None:
        self.action = action
        self.row = PileRow(piles=piles_of(stashes), size_hint=(None, None))
        super().__init__(**properties)
        self.add_widget(self.row)
        for name in ("pos", "size"):
            self.fbind(name, self._place)

    def _place(self, *_: object) -> None:
        self.row.size = max(0, self.width * (1 - self.share) - THEME.mm(2)), self.height - THEME.mm(2.4)
        self.row.pos = self.x + self.width * self.share, self.y + THEME.mm(1.2)


class EatChoice(Panel):
    """The question, the stashes that can be eaten, and the answer that keeps them all."""

    text = StringProperty("")
    row_px = NumericProperty(0)


@dispatches("on_answer")
class EatPanel(FloatLayout):
    """Event: `on_answer` with the action."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._turned = Turned()
        self.choice = EatChoice()
        self._turned.add_widget(self.choice)
        self.add_widget(self._turned)
        self.spares = 0.0
        """The largest share of a screen with large text for the question above."""
        for name in ("pos", "size"):
            self.fbind(name, self._lay_out)
        self.choice.fbind("height", self._lay_rows)

    def ask(self, text: str, stashes: Sequence[tuple[Stash, object]], keep: tuple[str, object], seat: int) -> None:
        """Asks `seat`: each stash with the action that eats it, and the words and the action that keep them all."""
        self._turned.seat = seat
        self.choice.text = "" if THEME.large else text
        grid, last = self.choice.ids.stashes, self.choice.ids.keep
        grid.clear_widgets()
        last.clear_widgets()
        is_broad = THEME.large and THEME.wide and seat in ACROSS
        grid.cols = max(-(-len(stashes) // ROWS), min(len(stashes), BROAD_COLUMNS) if is_broad else 0)
        self.spares = SPARED if is_broad and len(stashes) <= BROAD_COLUMNS else 0.0
        share = BROAD_WORDS if is_broad or THEME.narrow else WORDS
        for stash, action in stashes:
            grid.add_widget(self._answering(SAY("ui.eat.eat"), (stash,), action, share))
        last.add_widget(self._answering(keep[0], (), keep[1], 1.0))
        self._lay_out()
        self._lay_rows()

    def _answering(self, words: str, stashes: Sequence[Stash], action: object, share: float) -> StashButton:
        button = StashButton(stashes, action, text=words, share=share, bold=True, high_mm=5)
        button.fbind("on_press", lambda touched: self.dispatch("on_answer", touched.action))
        return button

    def _lay_out(self, *_: object) -> None:
        self._turned.fill(self.x, self.y, self.width, self.height)

    def _lay_rows(self, *_: object) -> None:
        """Gives the rows the height that the question leaves, up to a comfortable one."""
        grid = self.choice.ids.stashes
        rows = -(-len(grid.children) // max(1, grid.cols or 1)) + 1
        free = self.choice.height - THEME.mm(1.6 if THEME.large else 14)
        highest = THEME.room(HIGHEST_MM) if THEME.large else THEME.mm(HIGHEST_MM)
        self.choice.row_px = max(THEME.mm(LEAST_MM), min(highest, free / rows - THEME.mm(1)))
