"""ScanScreen: looks at the whole table, again and again, until every card that should lie there was seen."""

from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import StringProperty

from companion.app.camera_requests import CameraRequests
from companion.app.card_scans import ScanResult, scan_cards
from companion.app.controllers import Controllers
from companion.ui.games import load_from, screens_of
from companion.ui.layouts import load
from companion.ui.reflow import arrange
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY

load("screens/scan")

TICK_S: Final = 0.25


class ScanScreen(Screen):
    """`what` is looked at: "cards" (all 52, to try the camera), or one of the scans of the game on the table."""

    title = StringProperty("")
    help = StringProperty("")
    message = StringProperty("")

    def __init__(self, controllers: Controllers, what: str = "cards", **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._what = what
        self.title, self.help = SAY(f"ui.scan.{what}"), SAY(f"ui.scan.{what}-help")
        arrange(self.ids.body)
        self.ids.view.camera = controllers.camera
        self._requests = controllers.camera.requests if controllers.camera else None
        if self._requests:
            self.watch(CameraRequests.looked, self._requests, lambda _: self.look())
        self.again()
        self._ticks = Clock.schedule_interval(lambda _: self.tick(), TICK_S)

    def leave(self) -> None:
        super().leave()
        self._ticks.cancel()

    def again(self) -> None:
        """Begins again: what was seen before does not count any more."""
        scans = screens_of(self.controllers.table.game).scans
        make = scan_cards if self._what == "cards" else load_from(scans[self._what])
        self._look = make(self.controllers.table.snapshot)
        self.ids.view.marks = []
        if self._requests is None:
            self.message = SAY("ui.camera.none")
            return
        self._show(self._look(()))
        self._requests.scan()

    def tick(self) -> None:
        """Shows the newest picture, and asks for the next look."""
        if self._requests is None:
            return
        self.ids.view.draw()
        if not self._requests.waits:
            self._requests.scan()

    def look(self) -> None:
        """Takes in what one look has shown."""
        assert self._requests is not None
        readings = self._requests.readings
        self.ids.view.marks = [(reading.quad, reading.card.sign if reading.card else "?") for reading in readings]
        self._show(self._look(readings))

    def _show(self, shown: ScanResult) -> None:
        picture = self.ids.picture
        picture.deck, picture.wanted, picture.wrong = shown.seen, shown.wanted, shown.wrong
        players = self.controllers.table.playing.record.players if self.controllers.table.snapshot else ()
        self.message = " ".join(SAY.phrase(finding, players) for finding in shown.findings)
