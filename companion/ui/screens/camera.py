"""CameraScreen: what the camera sees, what could be mended, and what was measured."""

from collections import deque
from typing import Any, Final

import cv2
import numpy as np
from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty
from numpy.typing import NDArray

from companion.app.camera_controller import CameraController
from companion.app.camera_words import SteadyAdvice
from companion.app.controllers import Controllers
from companion.following.scans import advice_on
from companion.ui.games import screens_of
from companion.ui.layouts import load
from companion.ui.reflow import arrange
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.widgets.live_panel import LiveView
from companion.ui.widgets.text_button import TextButton
from hardware.vision_process import VisionStatus
from vision.geometry import width_of
from vision.setup.calibration import CalibrationCheck, CheckResult, judge, judge_flicker

load("screens/camera")

INTERVAL_S: Final = 0.5
PICTURES: Final = 8
"""The number of pictures by which a flickering lamp is detected."""
ROWS: Final = 60
OF_CARDS: Final = (CalibrationCheck.CARD_SIZE, CalibrationCheck.SHARPNESS)
"""What can be judged only if a card lies in the picture."""
OUTWARD: Final = 0.35
"""How far from the picture's middle each seat lays its cards, as a share of its width and height."""


class CameraScreen(Screen):
    """Checks the table as it lies, twice a second; it can be left at any time."""

    advice = StringProperty("")
    figures = StringProperty("")
    well = BooleanProperty(False)
    keeps = StringProperty("")

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._rows: deque[NDArray[np.float64]] = deque(maxlen=PICTURES)
        self._advice = SteadyAdvice()
        arrange(self.ids.body)
        if controllers.camera:
            self.watch(CameraController.shown, controllers.camera, self._picture)
        self.ids.view.camera = controllers.camera
        self._names = controllers.table.names
        for what in (*screens_of(controllers.table.game).scans, "cards"):
            button = TextButton(text=SAY(f"ui.scan.{what}"), high_mm=3.8, disabled=controllers.camera is None)
            button.bind(on_release=lambda _, what=what: controllers.navigation.go("scan", what=what))
            self.ids.scans.add_widget(button)
        self._show_keeping()
        self._timer = Clock.schedule_interval(lambda _: self.look(), INTERVAL_S)
        self.look()

    def leave(self) -> None:
        super().leave()
        self._timer.cancel()

    def keep(self) -> None:
        """Keeps pictures for this evening, or no more."""
        if self.controllers.camera:
            requests = self.controllers.camera.requests
            requests.keep(wished=not requests.keeping)
            self._show_keeping()

    def _show_keeping(self) -> None:
        requests = self.controllers.camera.requests if self.controllers.camera else None
        possible = requests is not None and requests.album is not None
        self.keeps = SAY("ui.camera.keeps" if requests and requests.keeping else "ui.camera.keep") if possible else ""

    def look(self) -> None:
        """Checks what was seen last."""
        camera = self.controllers.camera
        if camera is None or camera.picture is None:
            self.advice = SAY("ui.camera.none") if camera is None else camera.says
            return
        found = self._check(camera, camera.picture)
        first = self._advice.take(found)
        self.well = first is None
        self.advice = SAY.phrase(advice_on(first), self._names) if first else SAY("ui.camera.well")
        self.figures = figures_text(found, camera.status)

    def _check(self, camera: CameraController, picture: NDArray[np.uint8]) -> list[CheckResult]:
        size = np.array([picture.shape[1], picture.shape[0]])
        quads = camera.cards.quads
        widths = [width_of(quad) for quad in quads]
        smaller = size[0] / max(camera.status.size[0], 1)
        card_px = float(np.median(widths)) if widths else 0.0
        found = judge(picture, None, _places(len(self._names)) * size, card_px, [quad * smaller for quad in quads])
        if not widths:
            found = [finding for finding in found if finding.check not in OF_CARDS]
        return [*found, judge_flicker(tuple(self._rows))]

    def _picture(self, *_: object) -> None:
        picture = self.controllers.camera.picture if self.controllers.camera else None
        if picture is None:
            return
        self._rows.append(cv2.resize(picture, (1, ROWS), interpolation=cv2.INTER_AREA).mean(axis=(1, 2)))
        view: LiveView = self.ids.view
        view.draw()


def _places(seats: int) -> NDArray[np.float64]:
    """Returns where each seat lays its cards (n, 2), as shares of the picture: the first one below, then clockwise."""
    turns = np.arange(seats) * 2 * np.pi / seats
    return 0.5 + OUTWARD * np.column_stack([-np.sin(turns), np.cos(turns)])


def figures_text(found: list[CheckResult], status: VisionStatus) -> str:
    """Returns the figures for whoever sets the camera up."""
    measured = {finding.check: finding.measured for finding in found}
    return SAY(
        "ui.camera.figures",
        card=f"{measured[CalibrationCheck.CARD_SIZE]:.0f}" if CalibrationCheck.CARD_SIZE in measured else "–",
        light=f"{measured[CalibrationCheck.TOO_DARK]:.0f}",
        sway=f"{measured[CalibrationCheck.FLICKER]:.1%}",
        fps=f"{status.fps:.0f}",
    )
