"""PlayersScreen: who plays, in mid-game: a name is changed, or somebody new sits down from now on."""

from functools import partial
from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.app.controllers import Controllers
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.layouts import load
from companion.ui.player_names import names_of
from companion.ui.reflow import scroll_if_large
from companion.ui.screens.keyboard_screen import KeyboardScreen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.keyboard import Keyboard, OfferedPeople
from companion.ui.widgets.text_button import TextButton

load("screens/players")


class PlayersScreen(KeyboardScreen):
    """A row for each seat; the record says from when somebody new plays."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.body = scroll_if_large(self.ids.body.__self__)
        self.show(controllers.table.snapshot)

    def show(self, snapshot: GameSnapshot | None) -> None:
        rows, words, names = self.ids.rows, SharedFontSize(), SharedFontSize()
        rows.clear_widgets()
        written = snapshot.record.players if snapshot else ()
        for seat, name in enumerate(names_of(snapshot) if snapshot else ()):
            row = BoxLayout(spacing=THEME.mm(1.4), size_hint_max_y=THEME.mm(14))
            row.add_widget(FitLabel(text=name, bold=True, high_mm=5, shared_font_size=names))
            first = SAY("ui.players.rename" if written[seat] else "ui.players.give")
            for is_newcomer, key, text in ((False, "rename", first), (True, "replace", SAY("ui.players.replace"))):
                button = TextButton(text=text, means=f"{key} {seat}", high_mm=4, shared_font_size=words)
                button.bind(on_release=partial(self.ask_name, seat, is_newcomer))
                row.add_widget(button)
            rows.add_widget(row)

    def ask_name(self, seat: int, is_newcomer: bool, *_: object) -> None:
        """Asks for the name of the player at a seat."""
        name = "" if is_newcomer else self.controllers.table.playing.record.players[seat]
        keyboard = Keyboard(text=name, about=SAY("ui.players.new" if is_newcomer else "ui.players.name"))
        players, seated = self.controllers.players, frozenset(self.controllers.table.playing.record.players)
        done = partial(keyboard.dispatch, "on_done")
        players.show(lambda names: keyboard.offer(OfferedPeople(names, done, players.remove, seated)))
        self.ask_text(
            keyboard,
            partial(self.controllers.entries.seat, seat, is_newcomer=is_newcomer),
            lambda screen: screen.ask_name(seat, is_newcomer),
        )
