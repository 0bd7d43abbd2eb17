"""Screen: what all screens have in common: the host, and that they let go of it when they are left."""

from collections.abc import Callable
from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.ui.host import Host
from companion.ui.layouts import load
from companion.ui.widgets.heading import Heading

load("screens/screen")


class Screen(BoxLayout):
    """A screen shows `host.standing`; `show` is called at first and after each change."""

    def __init__(self, host: Host, **properties: Any) -> None:
        self.host = host
        super().__init__(orientation="vertical", **properties)
        self._watched: list[tuple[str, int]] = []
        self.watch("standing", self.show)

    def watch(self, name: str, call: Callable[[Any], object]) -> None:
        """Calls `call` with each new value of a property of the host, as long as the screen is shown."""
        self._watched.append((name, self.host.fbind(name, lambda _, value: call(value))))

    def leave(self) -> None:
        """Lets go of the host; called when another screen takes the place."""
        for name, number in self._watched:
            self.host.unbind_uid(name, number)

    def show(self, standing: Any) -> None:
        """Shows the game as it stands, or None where no game is on the table."""

    def back(self) -> None:
        """Leads back, as the heading does where there is one."""
        for widget in self.walk(restrict=True):
            if isinstance(widget, Heading):
                widget.dispatch("on_back")
                return

    def erase(self) -> None:
        """Takes back what was typed or entered last, where there is such a thing."""

    def write(self, text: str) -> None:
        """Takes in what was typed on a real keyboard, where letters mean something."""
