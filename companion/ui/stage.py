"""Stage: the one place where a screen stands. Screens are built when they are shown, and know only the host."""

import importlib
from collections.abc import Mapping
from typing import Any, Final

from kivy.uix.boxlayout import BoxLayout

from companion.ui.host import Host

SCREENS: Final[Mapping[str, str]] = {
    "welcome": "WelcomeScreen",
    "variant": "VariantScreen",
    "seats": "SeatsScreen",
    "play": "PlayScreen",
    "menu": "MenuScreen",
    "history": "HistoryScreen",
    "correct": "CorrectScreen",
    "over": "OverScreen",
    "games": "GamesScreen",
    "rules": "RulesScreen",
    "statistics": "StatisticsScreen",
    "share": "ShareScreen",
    "settings": "SettingsScreen",
    "about": "AboutScreen",
}
"""Each screen's module under companion.ui.screens, and its class."""


class Stage(BoxLayout):
    """Shows one screen at a time; `back` leads where one came from, and at last to the welcome."""

    def __init__(self, host: Host, **properties: Any) -> None:
        super().__init__(**properties)
        self.host = host
        self.name = ""
        self._arguments: Mapping[str, Any] = {}
        self._past: list[tuple[str, Mapping[str, Any]]] = []
        host.bind(on_go=lambda _, screen, arguments: self.show(screen, arguments))

    @property
    def screen(self) -> Any:
        """The screen that is shown."""
        return self.children[0]

    def show(self, name: str, arguments: Mapping[str, Any]) -> None:
        """Shows the screen `name`; "back" is the one before."""
        if name == "back":
            name, arguments = self._past.pop() if self._past else ("welcome", {})
        elif name in ("welcome", "play"):
            self._past.clear()
        elif self.name and self.name != name:
            self._past.append((self.name, self._arguments))
        self.name, self._arguments = name, arguments
        self.rebuild()

    def rebuild(self) -> None:
        """Builds the screen anew, as after a change of size, language or colours."""
        if not self.name:
            return
        module = importlib.import_module(f"companion.ui.screens.{self.name}")
        screen = getattr(module, SCREENS[self.name])(self.host, **self._arguments)
        for old in self.children[:]:
            self.remove_widget(old)
            old.leave()
        self.add_widget(screen)
