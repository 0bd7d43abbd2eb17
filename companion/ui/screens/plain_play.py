"""PlainPlayScreen: the table of any game in words: why things are as they are, and a button for each choice."""

from typing import Any, Final

from kivy.properties import BooleanProperty, StringProperty

from companion.app.controllers import Controllers
from companion.journal.standing import Standing
from companion.ui.history_lines import undo_text
from companion.ui.layouts import load
from companion.ui.player_names import names_of
from companion.ui.presenter import presenter_of
from companion.ui.screens.warning_screen import WarningScreen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.widgets.text_button import TextButton

load("screens/plain_play")

MOST: Final = 60
"""The most choices that are offered."""


class PlainPlayScreen(WarningScreen):
    """Serves a game that brings no table of its own."""

    explanation = StringProperty("")
    rule = StringProperty("")
    takes_back = StringProperty("")
    can_take_back = BooleanProperty(False)

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.show(controllers.table.standing)

    def show(self, standing: Standing | None) -> None:
        """Shows what was decided last, and what can follow now."""
        if (
            standing is None or self.controllers.navigation.route("play", standing) != "play"
        ):  # the root widget shows another screen
            return
        names = names_of(standing)
        self.explanation, self.rule = self.explain(standing)
        self.takes_back, self.can_take_back = undo_text(standing, names), standing.can_undo
        self.show_warning(standing)
        self._offer(standing, names)

    def back(self) -> None:
        """Leads to the menu."""
        self.controllers.navigation.go("menu")

    def erase(self) -> None:
        """Takes back the last change."""
        self.controllers.entries.take_back()

    def _offer(self, standing: Standing, names: tuple[str, ...]) -> None:
        presenter, words, choices = presenter_of(standing.game.name), SharedFontSize(), self.ids.choices
        choices.clear_widgets()
        for action in standing.game.choices(standing.state)[:MOST]:
            text = presenter.entry_text(action, standing.state, names)
            button = TextButton(text=text, high_mm=4.2, bold=True, shared_font_size=words)
            button.bind(on_press=lambda _, meant=action: self.controllers.entries.act(meant))
            choices.add_widget(button)
