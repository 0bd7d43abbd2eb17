"""WelcomeScreen: what a visitor sees first, and where every game ends: begin, go on, look up."""

from typing import Any

from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.theme import THEME

load("screens/welcome")


class WelcomeScreen(Screen):
    """Large and calm; one touch leads to the table."""

    def __init__(self, host: Any, **properties: Any) -> None:
        super().__init__(host, **properties)
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
