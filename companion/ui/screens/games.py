"""GamesScreen: all games of the journal: continue one, look at an old one, name or hide it, save the evening's."""

from pathlib import Path
from typing import Any, Final

from kivy.uix.boxlayout import BoxLayout

from companion.app.controllers import Controllers
from companion.errors import CompanionError, GameFaultError
from companion.journal.game_snapshot import GameSnapshot
from companion.journal.journaled_games import ListedGames
from companion.session.rule_faults import told_as_fault
from companion.ui.layouts import load
from companion.ui.player_names import describe, title_of
from companion.ui.reflow import grow
from companion.ui.saving_line import saved_text, show_saving
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.text_button import TextButton

load("screens/games")

MOST: Final = 40


class GamesScreen(Screen):
    """The last begun first."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        if THEME.large:
            grow(self.ids.rows)
        self._list = controllers.games
        self._list.show_all(self._fill, MOST)

    def save(self) -> None:
        """Writes all games of this evening where people find them."""
        self._list.save_evening(SAY("code"), self._saved, show_saving(self._say))

    def _fill(self, listed: ListedGames) -> None:
        rows = self.ids.rows
        rows.clear_widgets()
        for snapshot in listed.games:
            row = BoxLayout(size_hint_y=None, height=THEME.mm(14), spacing=THEME.mm(1))
            opens = TextButton(text=_describe(snapshot), high_mm=3.8)
            opens.bind(on_release=lambda _, number=snapshot.number: self.controllers.table.resume(number))
            more = TextButton(
                text="…", means=snapshot.number, bold=True, high_mm=6, size_hint_x=None, width=THEME.mm(13)
            )
            more.bind(on_release=lambda _, game=snapshot: self.controllers.navigation.go("game", game=game))
            row.add_widget(opens)
            row.add_widget(more)
            rows.add_widget(row)
        self.ids.none.text = "" if listed.games or listed.unread else SAY("ui.games.none")
        self.ids.save.disabled = self.ids.people.disabled = not listed.games
        if listed.unread:
            self._say(SAY("ui.games.unread", count=listed.unread))

    def _say(self, text: str) -> None:
        self.ids.message.text = text

    def _saved(self, result: Path | CompanionError) -> None:
        if isinstance(result, CompanionError):
            self._say(SAY("share.saved-not", why=SAY.error(result, self.controllers.table.players)))
        else:
            self._say(saved_text("share.evening", result))


def _describe(snapshot: GameSnapshot) -> str:
    """Returns a game in two lines; of one whose rules fail, that it cannot be read."""
    try:
        with told_as_fault(snapshot.game.name):
            return describe(snapshot)
    except GameFaultError as error:
        return f"{title_of(snapshot.game.name)}\n{SAY.error(error, snapshot.record.players)}"
