"""CalibrateScreen: sets the camera up within twenty seconds, by the printed mat or by four cards."""

from time import monotonic
from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty

from companion.app.camera_requests import CameraRequests
from companion.app.controllers import Controllers
from companion.following.scans import advise
from companion.ui.layouts import load
from companion.ui.reflow import arrange
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.live_panel import PictureMark
from hardware.vision_process import VisionState
from vision.setup.calibration import SEAT_RANKS, TIME_LIMIT_S, Calibration

load("screens/calibrate")

TICK_S: Final = 0.2
SIGNS: Final = ("A", "2", "3", "4", "5", "6")
SEEN: Final = " ✓"


class CalibrateScreen(Screen):
    """Begins at once, and ends by itself; it can be skipped, and done again at any time. `then` is where it leads."""

    advice = StringProperty("")
    left = StringProperty("")
    done = BooleanProperty(False)

    def __init__(self, controllers: Controllers, then: str = "back", **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._then = then
        self._begun_s = 0.0
        self._names = controllers.table.names
        arrange(self.ids.body)
        self.ids.view.camera = controllers.camera
        for text in self._seat_texts(()):
            self.ids.seats.add_widget(FitLabel(text=text, high_mm=4, halign="center", bold=True))
        self._ticks = Clock.schedule_interval(lambda _: self.tick(), TICK_S)
        if controllers.camera:
            self._requests = controllers.camera.requests
            self.watch(CameraRequests.looked, self._requests, lambda _: self.look())
            self.watch(CameraRequests.calibration, self._requests, self.finish)
            self.begin()
        else:
            self.advice = SAY("ui.camera.none")

    def leave(self) -> None:
        """Stops looking; a calibration that runs goes on."""
        super().leave()
        self._ticks.cancel()

    def begin(self) -> None:
        """Begins, or begins again."""
        if self.controllers.camera:
            self.done, self.advice, self._begun_s = False, SAY("ui.calibrate.how"), monotonic()
            self.ids.view.marks = []
            self.controllers.camera.calibrate()

    def tick(self) -> None:
        """Shows the newest picture, and how long it may still take."""
        if self.controllers.camera is None:
            return
        self.ids.view.draw()
        if not self.done:
            camera, left_s = self.controllers.camera, TIME_LIMIT_S - (monotonic() - self._begun_s)
            is_seen = camera.status.state is not VisionState.UNREADABLE
            self.left = SAY("ui.calibrate.left", count=round(left_s)) if is_seen and left_s > 0 else camera.says

    def look(self) -> None:
        """Shows which cards are read so far."""
        read = [(reading.quad, reading.card) for reading in self._requests.readings if reading.card]
        self.ids.view.marks = [(quad, card.sign) for quad, card in read]
        ranks = {card.rank for _, card in read}
        self._show_seats(tuple(rank in ranks for rank in SEAT_RANKS[: len(self._names)]))

    def finish(self, found: Calibration | None) -> None:
        """Says what to mend, or that all is well."""
        camera = self.controllers.camera
        if found is None or camera is None:
            return
        self.done, self.left = True, ""
        lines = [SAY.phrase(phrase, self._names) for phrase in advise(found)]
        if camera.status.state is not VisionState.WATCHING:
            lines = [camera.says]  # nothing was to be seen, whatever lies there
        self.advice = "\n".join(lines) or SAY("ui.calibrate.well")
        self._show_seats((found.seats is not None,) * len(self._names))
        self.ids.view.marks = self._marks(found)
        self.ids.view.draw()

    def go_on(self) -> None:
        """Leads on, whether it is done or is skipped."""
        self.controllers.navigation.go(self._then)

    def _marks(self, found: Calibration) -> list[PictureMark]:
        if found.area is None or found.seats is None:
            return []
        places = [([place, place], name) for place, name in zip(found.seats, self._names, strict=True)]
        return [(found.area, ""), *places]

    def _show_seats(self, seen: tuple[bool, ...]) -> None:
        labels = reversed(self.ids.seats.children)
        for label, text in zip(labels, self._seat_texts(seen), strict=True):
            label.text = text

    def _seat_texts(self, seen: tuple[bool, ...]) -> list[str]:
        ticks = seen or (False,) * len(self._names)
        signs = SIGNS[: len(self._names)]
        return [
            f"{sign}  {name}{SEEN if tick else ''}" for sign, name, tick in zip(signs, self._names, ticks, strict=True)
        ]
