"""GameScreen: one game of the journal, to continue, name, close or delete; each can be undone."""

from collections.abc import Callable
from typing import Any

from kivy.properties import StringProperty

from companion.app.controllers import Controllers
from companion.journal.game_snapshot import GameSnapshot
from companion.session.session import CLOSED, DELETED, PARKED
from companion.ui.layouts import load
from companion.ui.player_names import describe
from companion.ui.reflow import scroll_if_large
from companion.ui.screens.keyboard_screen import KeyboardScreen
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.keyboard import Keyboard
from companion.ui.widgets.text_button import TextButton

load("screens/game")


class GameScreen(KeyboardScreen):
    """Shows `game` as it stands in the journal. Deleting hides it; it can be restored while this screen is shown."""

    text = StringProperty("")
    message = StringProperty("")

    def __init__(self, controllers: Controllers, game: GameSnapshot, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._game = game
        self._list = controllers.games
        self.body = scroll_if_large(self.ids.body.__self__)
        self._show(game)

    def name_game(self) -> None:
        """Asks what the table calls the game."""
        keyboard = Keyboard(text=self._game.label, about=SAY("ui.game.name"))
        self.ask_text(
            keyboard,
            lambda label: self._list.label(self._game.number, label, self._show),
            lambda screen: screen.name_game(),
        )

    def leave_screen(self) -> None:
        self.controllers.navigation.go("games")

    def mark(self, mark: str) -> None:
        """Closes or deletes the game, or undoes that."""
        self._list.mark(self._game.number, mark, self._show)

    def _show(self, game: GameSnapshot) -> None:
        self._game, self.text = game, describe(game)
        deleted, closed = game.mark == DELETED, game.mark == CLOSED
        self.message = SAY(f"ui.game.is-{game.mark}") if deleted or (closed and not game.over) else ""
        ways = self.ids.ways
        ways.clear_widgets()
        if not deleted:
            self._offer(
                "look" if game.over else "go-on", lambda: self.controllers.table.resume(game.number), "first_button"
            )
            self._offer("replay", lambda: self.controllers.navigation.go("replay", game=game))
            self._offer("rename" if game.label else "name", self.name_game)
            if not game.over:
                self._offer("reopen" if closed else "close", lambda: self.mark(PARKED if closed else CLOSED))
        self._offer("restore" if deleted else "delete", lambda: self.mark(PARKED if deleted else DELETED))

    def _offer(self, name: str, answer: Callable[[], object], weight: str = "button") -> None:
        button = TextButton(text=SAY(f"ui.game.{name}"), high_mm=4.6, weight=weight, bold=weight == "first_button")
        button.size_hint_max_y = THEME.mm(18)
        button.bind(on_release=lambda _: answer())
        self.ids.ways.add_widget(button)
