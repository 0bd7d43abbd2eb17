"""A table lays its cards in rows for the camera: they are named on the picture, corrected by touch, and learned."""

from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from companion.app.camera_controller import CameraController
from companion.sources import open_any
from companion.ui.texts import SAY
from hardware.sources.simulated import TableSettings
from hardware.vision_process import VisionState, VisionStatus
from hardware.vision_process.shown_card_finder import ShownCardFinder
from tests.shown_deck import lay_rows
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot
from tests.ui.shown_cards import Shown, show
from vision.frames import Frame, Picture

NAMES: Final = ("1", "2", "4", "3", "5", "6")
"""As they lie: two are laid in the wrong order."""
SIZE: Final = (480, 360)


@pytest.fixture(scope="module")
def rows() -> list[tuple[Picture, Shown]]:
    """Two rows of cards, and the same cards turned: the picture, and what the camera's process sends of it."""
    told = []
    for is_turned in (False, True):
        with lay_rows("lunar", NAMES, 3, TableSettings(4, SIZE, 1.5), is_turned=is_turned) as table:
            bgr = table.picture(1.0)
        told.append((bgr, ShownCardFinder().cut_out(Frame(bgr, 0, 0.0))))
    return told


def tap_card(pilot: Pilot, place: int) -> None:
    """Touches the middle of a card in the picture."""
    view = pilot.screen.ids.view
    across, up = view.norm_image_size
    outline = view.marks[place][0]
    x, y = (sum(corner[axis] for corner in outline) / 4 / SIZE[axis] for axis in (0, 1))
    pilot.tap_at(view.center_x + (x - 0.5) * across, view.center_y + (0.5 - y) * up)


def test_cards_in_rows_are_named_corrected_by_touch_and_kept(
    pilot: Pilot, folder: Path, rows: list[tuple[Picture, Shown]]
) -> None:
    camera: Any = CameraController(pilot.host, partial(open_any, "simulated", game="lunar"))
    pilot.host.add_camera(camera)
    pilot.host.table.game = "lunar"
    pilot.host.navigation.go("learn")
    pilot.until(lambda: pilot.says(SAY("ui.learn.lay", card="1")))
    camera.status, camera.picture = VisionStatus(VisionState.WATCHING, size=SIZE), rows[0][0]
    show(pilot, camera, rows[0][1])
    assert pilot.says(SAY("ui.learn.row", card="1", other="6"))
    assert [sign for _, sign in pilot.screen.ids.view.marks] == ["1", "2", "3", "4", "5", "6"]
    assert faults(pilot) == []
    tap_card(pilot, 2)
    assert pilot.says(SAY("ui.learn.taken-for", card="3"))
    pilot.tap_text("◐ 3")
    assert pilot.says(SAY("ui.learn.row", card="1", other="6")), "it was right"
    tap_card(pilot, 2)
    pilot.tap_text("◐ 4")
    pilot.until(lambda: [sign for _, sign in pilot.screen.ids.view.marks] == list(NAMES))
    tap_card(pilot, 5)
    pilot.tap_text(SAY("ui.learn.add"))
    for letter in "HUT":
        pilot.tap_text(letter)
    pilot.tap_text(SAY("ui.keyboard.done"))
    pilot.until(lambda: pilot.says("◐ Hut"))
    show(pilot, camera, rows[1][1])
    assert pilot.says("✓ Hut")
    assert pilot.says(SAY("ui.learn.row-next", other=SAY("ui.learn.back")))
    assert faults(pilot) == []
    pilot.tap_text(SAY("ui.learn.keep"))
    pilot.until(lambda: (folder / "decks" / "lunar.deck").is_file())
    pilot.until(lambda: bool(camera.decks.profiles))
    assert set(camera.decks.profiles[0].names) == {"1", "2", "3", "4", "5", "Hut"}
    camera.close()
