"""A table lays its cards in rows for the camera: they are named on the picture, corrected by touch, and learned."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from companion.app.camera_controller import CameraController
from companion.errors import BadInputError
from companion.sources import open_any
from companion.ui.texts import SAY
from companion.ui.window import SIZES
from hardware.sources.simulated import TableSettings
from hardware.vision_process import ShownCard, ShownCardsFound, VisionState, VisionStatus
from hardware.vision_process.shown_card_finder import ShownCardFinder
from tests.shown_deck import lay_rows
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot
from tests.ui.shown_cards import Shown, show
from vision.frames import Frame, Picture

pytestmark = pytest.mark.one_python

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
    outline = view.marks[place][0]
    pilot.tap_at(*view.from_picture(*(sum(corner[axis] for corner in outline) / 4 for axis in (0, 1))))


@pytest.fixture
def camera(pilot: Pilot, rows: list[tuple[Picture, Shown]]) -> Iterator[Any]:
    """A camera over the table with the rows; it is never opened, and the learning is on the screen."""
    made: Any = CameraController(pilot.controllers, partial(open_any, "simulated", game="lunar"))
    pilot.controllers.add_camera(made)
    pilot.controllers.table.game = "lunar"
    pilot.controllers.navigation.go("learn")
    pilot.until(lambda: pilot.says(SAY("ui.learn.lay", card="1")))
    made.status, made.picture = VisionStatus(VisionState.WATCHING, size=SIZE), rows[0][0]
    yield made
    made.close()


def signs(pilot: Pilot) -> list[str]:
    """Returns what is written on the cards in the picture."""
    return [sign for _, sign in pilot.screen.ids.view.marks]


def test_a_look_that_fails_is_said_until_the_next_one(
    pilot: Pilot, camera: Any, rows: list[tuple[Picture, Shown]]
) -> None:
    pilot.until(lambda: camera.requests.waits)
    nothing = ShownCard("no picture: é", rows[0][1][0].quad)
    camera.requests.take([ShownCardsFound(camera.requests.asked.number, (nothing,) * 2)])
    pilot.until(lambda: pilot.screen.message.endswith("Nothing was lost."))
    assert pilot.screen.is_trouble
    assert faults(pilot) == []
    pilot.until(lambda: camera.requests.waits)
    camera.requests.take([ShownCardsFound(camera.requests.asked.number, ())])
    pilot.until(lambda: pilot.says(SAY("ui.learn.lay", card="1")))
    assert not pilot.screen.is_trouble


def test_a_look_that_fails_hides_nothing_else(pilot: Pilot, camera: Any, tmp_path: Path) -> None:
    """What became of keeping is said until something else happens; the decks to choose from keep their line."""
    learning, failure = pilot.screen.learning.deck, BadInputError("nothing was seen")
    learning.failure = failure
    assert "nothing was seen" in pilot.screen.message
    pilot.screen.learning.keep()
    pilot.until(lambda: learning.trouble is not None)
    not_kept = pilot.screen.message
    assert "nothing was seen" not in not_kept
    learning.failure = None
    assert pilot.screen.message == not_kept
    pilot.screen.learning.choose((tmp_path / "lunar.deck",))
    learning.failure = failure
    assert pilot.screen.message == SAY("ui.learn.which")
    pilot.controllers.navigation.go("variant")
    pilot.controllers.navigation.go("learn")
    assert "nothing was seen" in pilot.screen.message, "it still stands"
    learning.failure = None
    assert pilot.screen.message == SAY("ui.learn.lay", card="1")
    assert not pilot.screen.is_trouble


def test_cards_in_rows_are_named_corrected_by_touch_and_kept(
    pilot: Pilot, folder: Path, camera: Any, rows: list[tuple[Picture, Shown]]
) -> None:
    show(pilot, camera, rows[0][1])
    assert pilot.says(SAY("ui.learn.row", card="1", other="6"))
    assert signs(pilot) == ["1", "2", "3", "4", "5", "6"]
    assert faults(pilot) == []
    tap_card(pilot, 2)
    assert pilot.says(SAY("ui.learn.taken-for", card="3"))
    pilot.tap_text("◐ 3")
    assert pilot.says(SAY("ui.learn.row", card="1", other="6")), "it was right"
    tap_card(pilot, 2)
    pilot.tap_text("◐ 4")
    pilot.until(lambda: signs(pilot) == list(NAMES))
    tap_card(pilot, 5)
    pilot.tap_text(SAY("ui.learn.add"))
    for letter in "HUT":
        pilot.tap_text(letter)
    pilot.tap_text(SAY("ui.keyboard.done"))
    pilot.until(lambda: pilot.says("◐ Hut"))
    show(pilot, camera, rows[1][1])
    assert pilot.says("✓ Hut")
    assert pilot.says(SAY("ui.learn.row-next", other="6"))
    assert faults(pilot) == []
    pilot.tap_text(SAY("ui.learn.keep"))
    pilot.until(lambda: (folder / "decks" / "lunar.deck").is_file())
    pilot.until(lambda: bool(camera.decks.profiles))
    assert set(camera.decks.profiles[0].names) == {"1", "2", "3", "4", "5", "Hut"}


def test_a_name_is_typed_while_cards_are_moved_and_corrects_the_card_that_was_touched(
    pilot: Pilot, camera: Any, rows: list[tuple[Picture, Shown]]
) -> None:
    show(pilot, camera, rows[0][1])
    count = len(pilot.screen.learning.deck.progress.seen)
    tap_card(pilot, 5)
    pilot.tap_text(SAY("ui.learn.add"))
    pilot.until(lambda: camera.requests.waits)
    camera.requests.take([ShownCardsFound(camera.requests.asked.number, rows[1][1])])
    pilot.until(lambda: camera.requests.waits)
    for letter in "HUT":
        pilot.tap_text(letter)
    pilot.tap_text(SAY("ui.keyboard.done"))
    pilot.until(lambda: pilot.says("✓ Hut"))
    assert signs(pilot) == ["1", "2", "3", "4", "5", "Hut"]
    assert len(pilot.screen.learning.deck.progress.seen) == count + 1
    assert pilot.says(SAY("ui.learn.row-next", other="6"))


def test_another_card_is_touched_while_cards_are_moved_and_lies_there_until_it_is_named(
    pilot: Pilot, camera: Any, rows: list[tuple[Picture, Shown]]
) -> None:
    show(pilot, camera, rows[0][1])
    learning = pilot.screen.learning.deck
    before = learning.progress
    tap_card(pilot, 5)
    pilot.until(lambda: camera.requests.waits)
    camera.requests.take([ShownCardsFound(camera.requests.asked.number, rows[1][1])])
    tap_card(pilot, 0)
    learning.do(lambda deck: deck.leave_out(""))  # answered once all before it is done
    pilot.until(lambda: learning.progress is not before)
    assert learning.progress.laid is before.laid
    assert pilot.says(SAY("ui.learn.taken-for", card="1"))
    tap_card(pilot, 0)
    pilot.until(lambda: pilot.says("✓ 1"))


def test_a_card_that_was_taken_for_nothing_is_named_by_touch(
    pilot: Pilot, camera: Any, rows: list[tuple[Picture, Shown]]
) -> None:
    show(pilot, camera, rows[0][1])
    pilot.screen.learning.touch_face("2")
    pilot.until(lambda: signs(pilot)[1] == "?")
    tap_card(pilot, 1)
    assert pilot.says(SAY("ui.learn.which-card"))
    assert faults(pilot) == []
    tap_card(pilot, 1)
    assert not pilot.says(SAY("ui.learn.which-card")), "a second touch leaves it"
    tap_card(pilot, 1)
    pilot.tap_text("wolf")
    pilot.until(lambda: signs(pilot)[1] == "wolf")
    assert pilot.says("◐ wolf")


def test_a_card_that_is_not_seen_in_a_row_is_asked_about_and_named_by_touch(
    pilot: Pilot, camera: Any, rows: list[tuple[Picture, Shown]]
) -> None:
    shown = [ShownCard("", card.quad) if place == 1 else card for place, card in enumerate(rows[0][1])]
    show(pilot, camera, tuple(shown))
    assert signs(pilot) == ["1", "2?", "3", "4", "5", "6"]
    assert pilot.says(SAY("ui.learn.row-gap"))
    assert pilot.screen.is_trouble
    assert faults(pilot) == []
    tap_card(pilot, 1)
    assert pilot.says(SAY("ui.learn.hidden", card="2"))
    pilot.tap_text("wolf")
    pilot.until(lambda: signs(pilot)[1] == "wolf?")
    show(pilot, camera, rows[0][1])
    assert signs(pilot)[1] == "wolf"


def test_rows_are_shown_larger_from_the_small_picture_of_a_large_frame(
    pilot: Pilot, camera: Any, rows: list[tuple[Picture, Shown]]
) -> None:
    camera.status = VisionStatus(VisionState.WATCHING, size=(SIZE[0] * 4, SIZE[1] * 4))
    show(pilot, camera, tuple(ShownCard(card.jpeg, card.quad * 4) for card in rows[0][1]))
    corners = np.concatenate([card.quad for card in rows[0][1]])
    view, bgr = pilot.screen.ids.view, rows[0][0]
    width, height = view.texture.size
    assert (corners.max(axis=0) - corners.min(axis=0) <= (width, height)).all()
    assert width * height < SIZE[0] * SIZE[1], "a part of the picture is shown"
    shown = np.frombuffer(view.texture.pixels, np.uint8).reshape(height, width, 4)[..., 2::-1]
    for corner in (card.quad.mean(axis=0) for card in rows[0][1]):
        x, y = view.from_picture(*(corner * 4))
        across, up = view.norm_image_size
        column = int((x - view.center_x + across / 2) / across * width)
        row = int((view.center_y + up / 2 - y) / up * height)
        around = bgr[int(corner[1]) - 2 : int(corner[1]) + 3, int(corner[0]) - 2 : int(corner[0]) + 3]
        assert (np.abs(around.astype(int) - shown[row, column]).max(axis=2) <= 2).any(), "the card is where it is said"


def test_rows_stay_named_while_another_camera_has_sent_no_frame_yet(
    pilot: Pilot, camera: Any, rows: list[tuple[Picture, Shown]]
) -> None:
    show(pilot, camera, rows[0][1])
    camera.status = VisionStatus(VisionState.STARTING)
    pilot.screen.ids.view.draw()
    pilot.screen.learning.touch_card(pilot.screen.learning.deck.progress.laid[0])
    assert pilot.says(SAY("ui.learn.taken-for", card="1"))
    assert signs(pilot) == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.parametrize("size", SIZES)
def test_every_size_has_room_for_rows_and_their_questions_in_large_text_too(
    folder: Path, size: str, rows: list[tuple[Picture, Shown]]
) -> None:
    with Pilot(folder, size, language="de") as pilot:
        made: Any = CameraController(pilot.controllers, partial(open_any, "simulated", game="lunar"))
        pilot.controllers.add_camera(made)
        made.status, made.picture = VisionStatus(VisionState.WATCHING, size=SIZE), rows[0][0]
        pilot.controllers.table.game = "lunar"
        pilot.controllers.navigation.go("learn")
        pilot.until(lambda: pilot.says(SAY("ui.learn.lay", card="1")))
        shown = [ShownCard("", card.quad) if place == 1 else card for place, card in enumerate(rows[0][1])]
        show(pilot, made, tuple(shown))
        for percent in (100, 200):
            pilot.controllers.settings.change("text_percent", percent)
            pilot.frames(4)
            assert signs(pilot)[1] == "2?"
            assert faults(pilot) == []
            tap_card(pilot, 1)
            assert pilot.says(SAY("ui.learn.hidden", card="2"))
            assert faults(pilot) == []
            tap_card(pilot, 1)
        made.close()
