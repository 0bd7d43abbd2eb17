"""HostTextScreen: what the host reads: conditions of the kiosk, the report, and which version runs."""

from collections.abc import Iterable
from typing import Any

from kivy.properties import StringProperty

from companion.app.controllers import Controllers
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.widgets.flow_text import FlowText

load("kiosk/host_text")


class HostTextScreen(Screen):
    """`about`: "check", "report" or "update"."""

    title = StringProperty("")

    def __init__(self, controllers: Controllers, about: str = "check", **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.title = SAY(f"kiosk.host.{about}")
        kiosk = controllers.own_kiosk
        self._tell([SAY("kiosk.host.working")])
        if about == "check":
            kiosk.host.check(self._tell)
        elif about == "report":
            kiosk.host.report(lambda text: self._tell(text.splitlines()))
        elif about == "update":
            kiosk.host.tell_version(self._tell)

    def _tell(self, lines: Iterable[str]) -> None:
        rows = self.ids.rows
        rows.clear_widgets()
        for line in lines:
            rows.add_widget(FlowText(text=line or " ", high_mm=3.8))
