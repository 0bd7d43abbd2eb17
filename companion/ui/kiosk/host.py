"""HostScreen: what the host can do behind the PIN."""

from typing import Any

from kivy.properties import StringProperty

from companion.app.controllers import Controllers
from companion.app.event_saving import EventSaving
from companion.app.exit_options import CLOSE, SHUT_DOWN
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.text_button import TextButton

load("kiosk/host")


class HostScreen(Screen):
    """Nothing here changes what was played. Leaving it locks it again."""

    told = StringProperty("")

    def __init__(self, host: Controllers, **properties: Any) -> None:
        super().__init__(host, **properties)
        self._asked = ""
        self._host, self._current = host.own_kiosk.host, host.own_kiosk.current
        self._saving = self._host.saving
        go = host.navigation.go
        words = SharedFontSize()
        self.ids.ways.cols = 3 if THEME.wide else 2
        ways = {
            "check": lambda: go("host-words", about="check"),
            "event": self.change_event,
            "report": lambda: go("host-words", about="report"),
            "export": self.export,
            "settings": lambda: go("settings"),
            "pin": self.change_pin,
            "exit": lambda: self.end("exit", CLOSE),
            "off": lambda: self.end("off", SHUT_DOWN),
        }
        if host.camera is not None:
            ways["camera"] = lambda: go("camera")
        for name, way in ways.items():
            button = TextButton(text=SAY(f"kiosk.host.{name}"), high_mm=4.6, shared_font_size=words)
            button.weight = "quiet_button" if name in ("exit", "off") else "button"
            button.bind(on_release=lambda _, way=way: way())
            self.ids.ways.add_widget(button)
            if name == "export":
                self._export = button
        self._saving.forget()
        self.watch(EventSaving.told, self._saving, lambda _: self._show_saving())
        self._show_saving()

    def end(self, name: str, option: str) -> None:
        """Asks for a second touch, and with it leaves the companion, or shuts the machine down."""
        if self._asked == name:
            self.host.navigation.close(option)
        self._asked, self.told = name, SAY("kiosk.host.once-more", way=SAY(f"kiosk.host.{name}"))

    def export(self) -> None:
        """Writes everything to a stick, or gives one up that hangs."""
        self._asked = ""
        if self._saving.is_stalled:
            self._saving.stop()
        else:
            self._saving.begin()

    def _show_saving(self) -> None:
        self.told = self._saving.told
        self._export.text = SAY("kiosk.host.export-stop" if self._saving.is_stalled else "kiosk.host.export")

    def change_event(self) -> None:
        """Opens what is played at the event."""
        self._current.begin()
        self.host.navigation.go("event")

    def change_pin(self) -> None:
        """Sets another PIN."""
        self._host.allow_setting()
        self.host.navigation.go("pin")

    def back(self) -> None:
        """Locks it again."""
        self._host.leave()
        self.host.navigation.go("play" if self.host.table.standing else "welcome")
