"""PlainPlayScreen: the table of any game in words: why things are as they are, and a button for each choice."""

from typing import Any, Final

from companion.app.controllers import Controllers
from companion.journal.game_snapshot import GameSnapshot
from companion.ui.layouts import load
from companion.ui.presenter import presenter_of
from companion.ui.screens.table_screen import TableScreen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.widgets.text_button import TextButton

load("screens/plain_play")

MOST: Final = 60
"""The most choices that are offered."""


class PlainPlayScreen(TableScreen):
    """Serves a game that brings no table of its own."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.show(controllers.table.snapshot)

    def show_game(self, snapshot: GameSnapshot, names: tuple[str, ...]) -> None:
        self.explanation, self.rule = self.explain(snapshot)
        presenter, words, choices = presenter_of(snapshot.game.name), SharedFontSize(), self.ids.choices
        choices.clear_widgets()
        for action in snapshot.game.choices(snapshot.state)[:MOST]:
            text = presenter.entry_text(action, snapshot.state, names)
            button = TextButton(text=text, high_mm=4.2, bold=True, shared_font_size=words)
            button.bind(on_press=lambda _, meant=action: self.controllers.entries.act(meant))
            choices.add_widget(button)
