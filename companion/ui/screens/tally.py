"""PartTallyScreen: what the part of a game that has just ended brought: what counted, for whom, and what comes."""

from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty

from companion.app.controllers import Controllers
from companion.engine.tally import PartTally
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.games import load_from, screens_of
from companion.ui.layouts import load
from companion.ui.reflow import scroll
from companion.ui.screens.table_screen import TableScreen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.replay_table import ReplayTable, replay_table_of
from companion.ui.widgets.seat_token import SeatToken
from companion.ui.widgets.side_tally import SideCard, SideLine

load("screens/tally")

FEW: Final = 2
"""The most sides that stand below each other as cards on a broad screen, and leave room for a table on a high one."""


class PartTallyScreen(TableScreen):
    """It stays until somebody goes on, or something more is entered: a camera or a demonstration waits for nobody."""

    stop = "part-tally"
    title = StringProperty("")
    comes = StringProperty("")
    has_table = BooleanProperty(False)

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._table: ReplayTable | None = None
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        if THEME.large:
            self.ids.sides.orientation = "vertical"
            scroll(self.ids.told.__self__)
        self.show(controllers.table.snapshot)

    def show_game(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> None:
        shown = self.controllers.navigation.tally(snapshot)
        assert shown is not None
        players = snapshot.record.players
        self.title, self.comes = SAY.phrase(shown.title, players), SAY.phrase(shown.comes, players)
        explains = self.controllers.assist.explains
        self.explanation = " ".join(SAY.phrase(one, players) for one in shown.because) if explains else ""
        self.rule = next((one.rule for one in shown.because if one.rule), "")
        self._show_table(shown, snapshot, names)
        self._show_sides(shown, snapshot.game.name, names)

    def go_on(self) -> None:
        """Goes on with what comes."""
        self.controllers.navigation.see_tally()

    def _show_sides(self, shown: PartTally, game: str, names: tuple[str, ...]) -> None:
        self.ids.sides.clear_widgets()
        words, reasons = SharedFontSize(), SharedFontSize()
        kind = SideLine if THEME.wide and len(shown.sides) > FEW and not THEME.large else SideCard
        for side in shown.sides:
            row = kind(words, reasons)
            row.show(side, names, _token_of(game, side.seat))
            self.ids.sides.add_widget(row)

    def _show_table(self, shown: PartTally, snapshot: GameSnapshot, names: tuple[str, ...]) -> None:
        """Shows the table beside or above it, where it lies as it did, and there is room."""
        may_show = shown.shows_table and _has_room(shown) and not self.controllers.is_safe
        self._table = self._table or (replay_table_of(snapshot.game.name) if may_show else None)
        if self._table and not self._table.parent:
            self._table.size_hint = (1.1, 1) if THEME.wide else (1, 1)
            self.ids.body.add_widget(self._table, index=1)
        self.has_table = self._table is not None
        if self._table:
            self._table.show(snapshot.state, names)


def _has_room(shown: PartTally) -> bool:
    """Whether the table fits beside the sides, or above them: words about each need the room, above all of many."""
    has_words = any(side.because for side in shown.sides)
    return not THEME.large and (not has_words or (not THEME.wide and len(shown.sides) <= FEW))


def _token_of(game: str, seat: int | None) -> SeatToken | None:
    """Returns the token of a seat, where players have such."""
    place = screens_of(game).token
    if seat is None or place is None:
        return None
    token: SeatToken = load_from(place)(seat=seat)
    return token
