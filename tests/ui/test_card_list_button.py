"""What a card says is written down while its deck is shown to the camera."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from companion.app.camera_controller import CameraController
from companion.sources import open_any
from companion.ui.texts import SAY
from companion.ui.window import SIZES
from tests.ui.geometry import faults
from tests.ui.maple_player import count, row_of
from tests.ui.pilot import Pilot
from tests.ui.shown_cards import show, two_pictures_of

pytestmark = pytest.mark.one_python


@pytest.fixture
def camera(pilot: Pilot) -> Iterator[CameraController]:
    """A camera over the table that is never opened."""
    made = CameraController(pilot.controllers, partial(open_any, "simulated", game="masters-of-maple-syrup"))
    pilot.controllers.add_camera(made)
    yield made
    made.close()


def test_what_a_card_says_is_written_down_while_its_deck_is_shown(pilot: Pilot, camera: CameraController) -> None:
    pilot.controllers.table.game = "masters-of-maple-syrup"
    pilot.controllers.navigation.go("variant")
    pilot.settle()
    pilot.tap_text(SAY("ui.learn.open"))
    pilot.until(lambda: pilot.says("Red Maple"))
    assert faults(pilot) == []
    for cards in two_pictures_of("1"):
        show(pilot, camera, cards)
    pilot.tap_text(SAY("ui.learn.add"))
    for letter in "HUT":
        pilot.tap_text(letter)
    pilot.tap_text(SAY("ui.keyboard.done"))
    pilot.until(lambda: pilot.says(SAY("ui.learn.lay", card="Hut")))
    pilot.tap_text(SAY("ui.learn.write-down"))
    pilot.until(lambda: pilot.name == "catalogue")
    assert pilot.says(SAY("ui.catalogue.new", card="Hut"))
    pilot.tap_text(SAY("type.tree"))
    count(pilot, row_of(pilot, SAY("ui.catalogue.cost")), 1)
    pilot.tap_text(SAY("ui.catalogue.keep"))
    pilot.until(lambda: pilot.name == "learn")
    assert pilot.controllers.table.agreed["catalogue"] == [{"name": "Hut", "type": "utility", "cost": 1}]
    pilot.until(lambda: pilot.says("✓ Red Maple"))
    assert pilot.says(SAY("ui.learn.lay", card="Hut"))
    pilot.tap_text(SAY("ui.learn.action", action=SAY("action.tap")))
    pilot.until(lambda: pilot.screen._write_down.disabled)


@pytest.mark.parametrize("text_percent", [100, 200])
@pytest.mark.parametrize("size", SIZES)
def test_every_size_has_room_for_it(folder: Path, size: str, text_percent: int) -> None:
    with Pilot(folder, size, language="de", text_percent=text_percent) as pilot:
        pilot.controllers.table.game = "masters-of-maple-syrup"
        pilot.controllers.navigation.go("learn")
        pilot.settle()
        assert pilot.says(SAY("ui.learn.write-down"))
        assert faults(pilot) == []
