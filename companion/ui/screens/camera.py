"""CameraScreen: what the camera sees, what could be mended, and which cards it has read: the guided start."""

from collections import deque
from typing import Any, Final

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty

from companion.ui.layouts import load
from companion.ui.saying import SAY
from companion.ui.screens.screen import Screen
from companion.ui.theme import THEME
from companion.ui.widgets.live_panel import LiveView
from vision.calibration import Advice, Checkup, check

load("screens/camera")

LOOK_S: Final = 0.5
PICTURES: Final = 8
"""So many pictures tell whether a lamp flickers."""


class CameraScreen(Screen):
    """Four cards laid before the seats are checked as they lie; it can be left at any time."""

    advice = StringProperty("")
    figures = StringProperty("")
    well = BooleanProperty(False)

    def __init__(self, host: Any, **properties: Any) -> None:
        super().__init__(host, **properties)
        self._pictures: deque[Any] = deque(maxlen=PICTURES)
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        self._shown = host.lookout.fbind("shown", self._picture) if host.lookout else None
        self.ids.view.lookout = host.lookout
        self._turns = Clock.schedule_interval(lambda _: self.look(), LOOK_S)
        self.look()

    def leave(self) -> None:
        """Ends the checks."""
        super().leave()
        self._turns.cancel()
        if self._shown is not None:
            self.host.lookout.unbind_uid("shown", self._shown)

    def look(self) -> None:
        """Checks what was seen last."""
        lookout = self.host.lookout
        if lookout is None or not self._pictures:
            self.advice = SAY("ui.camera.none") if lookout is None else lookout.says
            return
        scale = self._pictures[-1].shape[1] / max(1, lookout.outlook.size[0])
        found = check(tuple(self._pictures), tuple(lookout.lying.values()), scale)
        self.well = bool(found.seats) and not found.advice
        self.advice = "\n".join(advice_text(advice) for advice in found.advice) or SAY("ui.camera.well")
        self.figures = figures_text(found, lookout.outlook)

    def _picture(self, *_: object) -> None:
        self._pictures.append(self.host.lookout.picture)
        view: LiveView = self.ids.view
        view.draw()


def advice_text(advice: Advice) -> str:
    """Returns one advice as a sentence, with its seat."""
    seat = SAY("players.unnamed", seat=advice.seat + 1) if advice.seat is not None else ""
    return SAY(f"ui.advice.{advice.matter.value}", seat=seat)


def figures_text(found: Checkup, outlook: Any) -> str:
    """Returns the figures for whoever sets the camera up."""
    index = f"{found.index_px:.0f}" if found.index_px else "–"
    return SAY(
        "ui.camera.figures",
        index=index,
        level=f"{found.level:.0f}",
        sway=f"{found.sway:.1%}",
        fps=f"{outlook.fps:.0f}",
    )
