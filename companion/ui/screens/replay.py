"""ReplayScreen: a game that was played or put aside, stepped through: trick by trick or entry by entry, on and back."""

from typing import Any, Final

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.app.controllers import Controllers
from companion.engine import LaidCard, OffersPositions
from companion.exports.replay_steps import replay_record
from companion.journal.journaled_games import Standing
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.widgets.flow_text import FlowText

load("screens/replay")

BESIDE_CARDS_MM: Final = 4.2
ALONE_MM: Final = 5.4
"""How high the letters of what is told are where no cards lie above it."""


class LaidBox(BoxLayout):
    """A card that lies open, whose it is, and in a word what it does in its trick."""

    name = StringProperty("")
    word = StringProperty("")

    def lay(self, name: str, laid: LaidCard) -> None:
        """Shows somebody's card, in the place of the one before."""
        self.name = name
        self.word = SAY("replay.wins") if laid.wins else SAY("replay.leads") if laid.leads else ""
        self.ids.face.card, self.ids.face.wins = laid.card, laid.wins


class ReplayScreen(Screen):
    """Shows `game`, or the one on the table, from its first entry on; what came later is never in what is shown."""

    title = StringProperty("")
    scores = StringProperty("")
    place = NumericProperty(0)
    """How many entries are shown."""
    last = NumericProperty(0)

    def __init__(self, host: Controllers, game: Standing | None = None, **properties: Any) -> None:
        super().__init__(host, **properties)
        shown = game or host.table.playing
        self._game = replay_record(shown.game, shown.record)
        self._words = SAY.of(shown.game.name)
        self.last = self._game.last
        if not isinstance(shown.game, OffersPositions):
            for name in ("trick_back", "trick_on"):
                self.ids.bar.remove_widget(self.ids[name])
        self.turn_to(0)

    def turn_to(self, place: float) -> None:
        """Shows how the game was after `place` entries."""
        self.place = max(0, min(self.last, int(place)))
        step = self._game.step(int(self.place), self._words)
        self.title, self.scores = step.title, "   ·   ".join(step.scores)
        self.ids.laid.clear_widgets()
        for name, laid in step.laid:
            box = LaidBox()
            box.lay(name, laid)
            self.ids.laid.add_widget(box)
        rows = self.ids.rows
        rows.clear_widgets()
        for text in step.said:
            rows.add_widget(FlowText(text=text, high_mm=BESIDE_CARDS_MM if step.laid else ALONE_MM))
        self.ids.scroll.scroll_y = 1

    def turn_trick(self, by: int) -> None:
        """Shows where the next trick ends, or the one before."""
        self.turn_to(self._game.beside(int(self.place), by))
