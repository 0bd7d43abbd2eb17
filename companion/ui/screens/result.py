"""ResultScreen: what the screens of a result have in common: who won, why, and what may be against the rules."""

from typing import Any

from kivy.properties import StringProperty

from companion.app.controllers import Controllers
from companion.ui.screens.warning_screen import WarningScreen
from companion.ui.theme import THEME


class ResultScreen(WarningScreen):
    """`picture` is that of the side that won; the body lies beside or below it, as the window is wide or high."""

    title = StringProperty("")
    explanation = StringProperty("")
    picture = StringProperty("")

    def __init__(self, host: Controllers, **properties: Any) -> None:
        super().__init__(host, **properties)
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        self.show(host.table.standing)
