"""HubScreen: the host lets the table join an event's hub, sees how far it has delivered, and lets it leave."""

import time
from typing import Any, Final

import cv2
from kivy.properties import BooleanProperty, StringProperty

from companion.app.camera_controller import CameraController
from companion.app.controllers import Controllers
from companion.app.kiosk.hub_table import HubTable
from companion.errors import CompanionError
from companion.session.moment import local_day, local_time, system_clock
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.widgets.keyboard import Keyboard

load("kiosk/hub")

LONGEST_CODE: Final = 90
SIGNS: Final = "0123456789:/.-"
LOOK_S: Final = 0.4
"""How often a picture is looked at for a code."""


class HubScreen(Screen):
    """A code is typed, or scanned by the camera. `scans`: the camera looks for one."""

    hub = StringProperty("")
    delivered = StringProperty("")
    trouble = StringProperty("")
    message = StringProperty("")
    joined = BooleanProperty(False)
    may_watch = BooleanProperty(False)
    can_scan = BooleanProperty(False)
    scans = BooleanProperty(False)

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._hub = controllers.own_hub
        self._parts = self.children[::-1]
        self._looked_s = 0.0
        self.can_scan = controllers.camera is not None
        self.may_watch = controllers.settings.current.spectators
        self.watch(HubTable.membership, self._hub, lambda _: self._tell())
        self.watch(HubTable.delivery, self._hub, lambda _: self._tell())
        if controllers.camera is not None:
            self.ids.view.camera = controllers.camera
            self.watch(CameraController.shown, controllers.camera, lambda _: self._look())
        self._tell()

    def type_code(self) -> None:
        """Asks for the code."""
        signs = "".join(sign for sign in SIGNS if sign not in SAY("ui.keyboard.letters"))
        keyboard = Keyboard(about=SAY("kiosk.hub.code"), longest=LONGEST_CODE, more=signs)
        keyboard.bind(on_done=lambda _, code: self._typed(code))
        self.keep_typed(keyboard, lambda screen: screen.type_code())
        self.clear_widgets()
        self.add_widget(keyboard)

    def turn_scan(self) -> None:
        """Looks for a code with the camera, or no more."""
        self.scans, self.message = not self.scans, ""

    def leave_hub(self) -> None:
        """Leaves the hub; what was delivered stays there."""
        self.message = SAY("kiosk.hub.left")
        self._hub.leave()

    def turn_watching(self) -> None:
        """Lets spectators see what lies open on the table, or no more."""
        self.controllers.settings.change("spectators", not self.controllers.settings.current.spectators)

    def _typed(self, code: str) -> None:
        self.clear_widgets()
        for part in self._parts:
            self.add_widget(part)
        if code.strip():
            self._join(code)

    def _join(self, code: str) -> None:
        self.scans, self.message = False, SAY("kiosk.host.working")
        self._hub.join(code, self._answer)

    def _answer(self, refused: CompanionError | None) -> None:
        self.message = "" if refused is None else SAY("kiosk.hub.not-joined", why=SAY.error(refused, ()))

    def _look(self) -> None:
        camera, now_s = self.controllers.camera, time.monotonic()
        if not self.scans or camera is None or camera.picture is None or now_s - self._looked_s < LOOK_S:
            return
        self._looked_s = now_s
        self.ids.view.draw()
        code, _, _ = cv2.QRCodeDetector().detectAndDecode(camera.picture)
        if code:
            self._join(code)

    def _tell(self) -> None:
        self.joined = self._hub.membership is not None
        self.hub, self.delivered, self.trouble = describe_hub(self._hub)


def describe_hub(hub: HubTable) -> tuple[str, str, str]:
    """Returns which hub was joined, how far was delivered there, and since when not and why, if that is so."""
    found, delivery = hub.membership, hub.delivery
    if found is None or delivery is None:
        return SAY("kiosk.hub.none"), "", ""
    joined = SAY("kiosk.hub.joined", hub=found.hub or found.address, table=found.table)
    waits = max(0, delivery.last - delivery.acked)
    delivered = SAY("kiosk.hub.waiting" if waits else "kiosk.hub.all", row=delivery.acked, count=waits)
    since = local_time(delivery.since).removeprefix(local_day(system_clock().at)).strip()
    return joined, delivered, SAY(f"kiosk.hub.trouble-{delivery.trouble}", since=since) if delivery.trouble else ""
