"""MenuScreen: how the table takes part, what can be looked up, and how a game is left without losing it."""

from typing import Any

from companion.ui.layouts import load
from companion.ui.screens.panels import WATCH, WAYS
from companion.ui.screens.screen import Screen
from companion.ui.theme import THEME

load("screens/menu")


class MenuScreen(Screen):
    """Beside the game; nothing here changes what was entered."""

    def __init__(self, host: Any, **properties: Any) -> None:
        super().__init__(host, **properties)
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        self.ids.watch.height = THEME.mm(14) if host.lookout else 0
        self.ids.watch.disabled, self.ids.watch.opacity = not host.lookout, 1 if host.lookout else 0
        for way in (WATCH, *WAYS):
            self.ids[way].chosen = host.way == way

    def take_part(self, way: str) -> None:
        """Takes part in another way from now on; everything entered stays."""
        self.host.take_part(way)
        self.host.go("play")
