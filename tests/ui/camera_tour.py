"""Camera tour: leads past the screens with a camera, over simulated tables, and stops at each to look."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from companion.app.camera_controller import CameraController
from companion.simulation.mast_year import PLAYERS, simulate
from companion.sources import simulated_table
from companion.ui.texts import SAY
from hardware.sources.simulated import TableSettings
from tests.shown_deck import show_deck
from tests.ui.pilot import Pilot

SEED: Final = 3
FPS: Final = 10.0
SHOWN: Final = ("1", "2")
SETTINGS: Final = TableSettings(4, (400, 320), 1.6)


def tour(pilot: Pilot) -> Iterator[str]:
    """Yields the name of each stop."""
    pilot.start("mast-year", simulate(SEED).options, PLAYERS)
    with _camera(pilot, partial(simulated_table, SEED, FPS, hands=None, game="mast-year")) as camera:
        pilot.until(lambda: camera.shown > 10)
        yield "play"
        pilot.controllers.navigation.go("camera")
        pilot.until(lambda: bool(pilot.screen.advice))
        yield "camera"
        pilot.controllers.navigation.go("calibrate")
        pilot.until(lambda: bool(pilot.screen.done))
        yield "calibrate"
        pilot.controllers.navigation.go("scan", what="cards")
        pilot.settle()
        yield "scan"
    pilot.controllers.navigation.go("welcome")
    yield from _learning(pilot)


def _learning(pilot: Pilot) -> Iterator[str]:
    """Stops where a table shows its cards: at the first one, and when one is learned."""
    pilot.controllers.table.game = "lunar"
    with _camera(pilot, partial(show_deck, "lunar", SHOWN, SETTINGS)):
        pilot.controllers.navigation.go("variant")
        pilot.settle()
        pilot.tap_text(SAY("ui.learn.open"))
        pilot.until(lambda: pilot.name == "learn" and bool(pilot.screen.ids.faces.children))
        yield "learn"
        learning = pilot.screen.learning.deck
        pilot.until(lambda: bool(learning.progress and learning.progress.learned))
        yield "learn-learned"


@contextmanager
def _camera(pilot: Pilot, source: Callable[[], Any]) -> Iterator[Any]:
    """Opens a camera over a table, and closes it at last."""
    made = CameraController(pilot.controllers, source, speed=1.0)
    pilot.controllers.camera = made
    made.open()
    try:
        yield made
    finally:
        made.close()
        pilot.controllers.camera = None
