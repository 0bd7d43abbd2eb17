"""ReplayScreen: a game that was played or put aside, stepped through: trick by trick or entry by entry, on and back."""

from typing import Any, Final

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.app.controllers import Controllers
from companion.engine.positions import LaidCard
from companion.exports.replay_steps import replay_record
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.flow_text import FlowText
from companion.ui.widgets.replay_table import ReplayTable, replay_table_of

load("screens/replay")

BESIDE_CARDS_MM: Final = 4.2
ALONE_MM: Final = 5.4
"""The height of the explanation's letters if no cards lie above it."""
TABLE_SHARE: Final = {True: 1.5, False: 1.2}
"""The size of a game's table relative to the explanation, beside it and above it."""
SQUARE_SHARE: Final = 1.0
"""The same on a wide screen if the stocks lie beside a square table, such as a forest."""
LARGE_TABLE_MM: Final = {True: 56.0, False: 96.0}
"""The table's height with large text, on a wide and on a high screen."""


class LaidBox(BoxLayout):
    """A card that lies open, whose it is, and a word such as "leads" or "wins"."""

    name = StringProperty("")
    word = StringProperty("")

    def lay(self, name: str, laid: LaidCard) -> None:
        """Shows somebody's card, in the place of the one before."""
        self.name = name
        self.word = SAY("replay.wins") if laid.wins else SAY("replay.leads") if laid.leads else ""
        self.ids.face.card, self.ids.face.wins = laid.card, laid.wins


class ReplayScreen(Screen):
    """Shows `game`, or the one on the table, from its first entry on; a step shows nothing of later entries."""

    kept = ("place",)
    title = StringProperty("")
    scores = StringProperty("")
    place = NumericProperty(0)
    """How many entries are shown."""
    last = NumericProperty(0)
    is_counted = BooleanProperty(True)
    """Whether the step's number is shown below the title, because the title does not say it."""

    def __init__(self, controllers: Controllers, game: GameSnapshot | None = None, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        shown = game or controllers.table.playing
        self._game = replay_record(shown.game, shown.record)
        self._words = SAY.of(shown.game.name)
        self.last = self._game.last
        self.is_counted = shown.game.position is not None
        if not self.is_counted:
            for name in ("trick_back", "trick_on"):
                self.ids.bar.remove_widget(self.ids[name])
        self._table = replay_table_of(shown.game.name)
        if self._table:
            self._lay(self._table)
        self.turn_to(0)

    def _lay(self, table: ReplayTable) -> None:
        """Lays the table beside the explanation, or above it; with large text both scroll together."""
        if THEME.large:
            table.size_hint_y, table.height = None, THEME.mm(LARGE_TABLE_MM[THEME.wide])
            self.ids.table.add_widget(table)
        else:
            share = SQUARE_SHARE if THEME.wide and table.beside else TABLE_SHARE[THEME.wide]
            table.size_hint = (share, 1) if THEME.wide else (1, share)
            self.ids.body.add_widget(table, index=1)
        if table.beside:
            self.ids.table.add_widget(table.beside)

    def turn_to(self, place: float) -> None:
        """Shows how the game was after `place` entries."""
        self.place = max(0, min(self.last, int(place)))
        step = self._game.step(int(self.place), self._words)
        between = "\n" if len(step.scores) == 2 else "   ·   "
        self.title, self.scores = step.title, between.join(step.scores)
        if self._table:
            self._table.show(self._game.states[self.place], SAY.names(self._game.players))
            self.scores = "" if self._table.tells_scores else self.scores
        self.ids.laid.clear_widgets()
        for name, laid in () if self._table else step.laid:
            box = LaidBox()
            box.lay(name, laid)
            self.ids.laid.add_widget(box)
        rows = self.ids.rows
        rows.clear_widgets()
        for text in step.said:
            rows.add_widget(FlowText(text=text, high_mm=BESIDE_CARDS_MM if step.laid or self._table else ALONE_MM))
        self.ids.scroll.scroll_y = 1

    def redraw(self) -> None:
        self.turn_to(self.place)

    def turn_trick(self, by: int) -> None:
        """Shows where the next trick ends, or the one before."""
        self.turn_to(self._game.next_stop(int(self.place), by))
