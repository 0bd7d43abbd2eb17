"""The faces of a deck that is shown to the camera are read in larger text too, whatever the longest is called."""

from functools import partial
from pathlib import Path
from typing import Final

import pytest

from companion.app.camera_controller import CameraController
from companion.sources import open_any
from companion.ui.texts import SAY
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

GAMES: Final = ("lunar", "masters-of-maple-syrup")


def look(folder: Path, size: str, percent: int, game: str) -> tuple[dict[str, float], int]:
    """Returns how large the letters of each face are in German, and how many rows of faces are seen whole."""
    with Pilot(folder, size, language="de", text_percent=percent) as pilot:
        camera = CameraController(pilot.controllers, partial(open_any, "simulated", game=game))
        pilot.controllers.add_camera(camera)
        pilot.controllers.table.game = game
        pilot.controllers.navigation.go("variant")
        pilot.settle()
        pilot.tap_text(SAY("ui.learn.open"))
        pilot.until(lambda: pilot.name == "learn" and bool(pilot.screen.ids.faces.children))
        pilot.frames(4)
        assert faults(pilot) == []
        box, around = pilot.screen.ids.faces, pilot.screen.ids.list
        camera.close()
        sizes = {button.text: button.font_size for button in box.children}
        gap = box.spacing[1]
        return sizes, int((around.height + gap) // (box.row_default_height + gap))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["800x480", "720x1280"])
def test_larger_text_reaches_every_face(folder: Path, size: str, game: str) -> None:
    usual, _ = look(folder / "usual", size, 100, game)
    for percent in (125, 150):
        large, rows = look(folder / str(percent), size, percent, game)
        assert {name: px for name, px in large.items() if px < usual[name] * min(percent / 100, 1.2) - 1} == {}
        short = [name for name in usual if len(name) <= 2]
        assert {name: large[name] for name in short if large[name] < usual[name] * percent / 100 - 1} == {}
        assert rows >= 2
