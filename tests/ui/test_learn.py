"""A table shows its cards to the camera on the touch screen: what is learned, wanted and alike, and the kept deck."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from companion.app.camera_controller import CameraController
from companion.app.camera_words import describe_status
from companion.following.watched_decks import DeckProfile
from companion.learning.deck_store import DeckStore
from companion.learning.dialogue import Instruction, LearningProgress
from companion.learning.packing import KeptDeck
from companion.sources import open_any
from companion.ui.texts import SAY
from companion.ui.window import SIZES
from hardware.vision_process import ShownCardsFound, VisionState, VisionStatus
from tests.app.grey_decks import deck_of
from tests.ui.geometry import faults, labels
from tests.ui.pilot import Pilot
from tests.ui.shown_cards import Shown, open_learning, show, take_in, two_pictures_of

pytestmark = pytest.mark.one_python

NAMES: Final = ("1", "2")
LONGEST: Final = LearningProgress(
    (("1", 2), ("2", 1), ("B*", 2), ("back", 0)), Instruction.ALIKE, "B*", "2", wanted="B*", alike=(("2", "B*"),)
)


@pytest.fixture(scope="module")
def seen() -> list[Shown]:
    """Two pictures of each card, as the camera's process sends them, with an empty table between."""
    return two_pictures_of(NAMES)


@pytest.fixture
def camera(pilot: Pilot) -> Iterator[Any]:
    """A camera over the table that is never opened."""
    made = CameraController(pilot.controllers, partial(open_any, "simulated", game="lunar"))
    pilot.controllers.add_camera(made)
    yield made
    made.close()


def test_cards_are_shown_and_kept_and_stay_shown_when_the_screen_is_left(
    pilot: Pilot, folder: Path, camera: Any, seen: list[Shown]
) -> None:
    open_learning(pilot)
    pilot.until(lambda: pilot.says(SAY("ui.learn.lay", card="1")))
    assert faults(pilot) == []
    show(pilot, camera, seen[0])
    assert pilot.says(SAY("ui.learn.turn", card="1"))
    show(pilot, camera, seen[1])
    assert pilot.says(SAY("ui.learn.next", card="1", other="2"))
    pilot.screen.back()
    pilot.until(lambda: pilot.name == "variant")
    camera.requests.take([ShownCardsFound(camera.requests.asked.number, seen[3])])  # a card that lies there meanwhile
    open_learning(pilot)
    pilot.until(lambda: pilot.says("✓ 1"))
    show(pilot, camera, seen[2])
    assert not pilot.says("◐ 2")
    for cards in seen[3:]:
        show(pilot, camera, cards)
    pilot.tap_text(SAY("ui.learn.keep"))
    pilot.until(lambda: pilot.says(SAY("ui.learn.kept-part", count=2, missing=10)))
    assert (folder / "decks" / "lunar.deck").is_file()
    assert camera.decks.profiles[0].names == NAMES
    assert faults(pilot) == []
    before = pilot.screen.learning.deck
    pilot.tap_text(SAY("ui.scan.again"))
    assert pilot.says(SAY("ui.learn.forget-kept"))
    assert pilot.screen.learning.deck is before
    pilot.tap_text(SAY("ui.scan.again"))
    pilot.until(lambda: pilot.says(SAY("ui.learn.count", seen=0, count=12)))


def test_faces_of_the_kept_deck_are_marked_at_once_and_stay_where_another_is_shown_again(
    pilot: Pilot, folder: Path, camera: Any, seen: list[Shown]
) -> None:
    DeckStore(folder).keep("lunar", deck_of("1", "2", "W"))
    open_learning(pilot)
    pilot.until(lambda: pilot.says(SAY("ui.learn.count-kept", seen=3, count=12, kept=3)))
    assert pilot.says("☑ wolf")
    assert pilot.says(SAY("ui.learn.lay", card="3"))
    assert faults(pilot) == []
    pilot.tap_text("☑ 1")
    pilot.until(lambda: pilot.says(SAY("ui.learn.lay", card="1")))
    for cards in seen[:3]:
        show(pilot, camera, cards)
    assert pilot.says("✓ 1")
    assert pilot.says("☑ 2")
    pilot.tap_text(SAY("ui.learn.keep"))
    pilot.until(lambda: pilot.says(SAY("ui.learn.kept-part", count=3, missing=9)))
    assert camera.decks.profiles[0].names == ("1", "2", "W")
    pilot.screen.back()
    pilot.until(lambda: pilot.name == "variant")
    open_learning(pilot)
    pilot.tap_text(SAY("ui.scan.again"))
    assert pilot.says(SAY("ui.learn.forget-kept"))


def test_a_learned_face_that_is_touched_is_kept_as_before(pilot: Pilot, camera: Any, seen: list[Shown]) -> None:
    open_learning(pilot)
    for cards in seen:
        show(pilot, camera, cards)
    pilot.tap_text("✓ 1")
    pilot.until(lambda: pilot.says(SAY("ui.learn.count-kept", seen=2, count=12, kept=1)))
    pilot.tap_text(SAY("ui.learn.keep"))
    pilot.until(lambda: pilot.says(SAY("ui.learn.kept-part", count=2, missing=10)))


def test_a_kept_deck_is_learned_anew_after_a_second_touch_only(pilot: Pilot, folder: Path, camera: Any) -> None:
    DeckStore(folder).keep("lunar", deck_of("1", "2"))
    open_learning(pilot)
    pilot.until(lambda: pilot.says("☑ 1"))
    pilot.tap_text(SAY("ui.scan.again"))
    assert pilot.says(SAY("ui.learn.forget-kept"))
    assert faults(pilot) == []
    pilot.tap_text(SAY("ui.scan.again"))
    pilot.until(lambda: pilot.says(SAY("ui.learn.count", seen=0, count=12)))


def test_a_deck_that_cannot_be_kept_says_why(pilot: Pilot, folder: Path, camera: Any, seen: list[Shown]) -> None:
    (folder / "decks").write_text("in the way")
    open_learning(pilot)
    for cards in seen:
        show(pilot, camera, cards)
    pilot.tap_text(SAY("ui.learn.keep"))
    pilot.until(lambda: pilot.screen.message.startswith(SAY("ui.learn.not-kept", why="")))
    assert pilot.screen.is_trouble


def test_a_touch_wants_a_face_and_one_that_no_deck_has_is_left_out(pilot: Pilot, camera: Any) -> None:
    open_learning(pilot)
    pilot.until(lambda: pilot.says(SAY("ui.learn.lay", card="1")))
    pilot.tap_text("wolf")
    pilot.until(lambda: pilot.says(SAY("ui.learn.lay", card="wolf")))
    pilot.tap_text(SAY("ui.learn.leave-out"))
    pilot.until(lambda: pilot.says(SAY("ui.learn.lay", card="owl")))
    assert pilot.says(SAY("ui.learn.count", seen=0, count=11))
    assert pilot.says("✗ wolf")
    assert faults(pilot) == []


@pytest.mark.parametrize("name", ["wolf", "back"])
def test_a_face_that_was_left_out_comes_back_by_its_name_or_a_touch(pilot: Pilot, camera: Any, name: str) -> None:
    open_learning(pilot)
    pilot.until(lambda: pilot.says(SAY("ui.learn.count", seen=0, count=12)))
    face = "W" if name == "wolf" else name
    for way in ("typed", "touched"):
        pilot.screen.learning.touch_face(face)
        pilot.until(lambda: pilot.screen.learning.deck.progress.wanted == face)
        pilot.tap_text(SAY("ui.learn.leave-out"))
        pilot.until(lambda: pilot.says(f"✗ {name}"))
        if way == "typed":
            type_name(pilot, name)
        else:
            pilot.screen._buttons.button(face).dispatch("on_release")
        pilot.until(lambda: pilot.says(name) and not pilot.says(f"✗ {name}"))
        assert pilot.says(SAY("ui.learn.count", seen=0, count=12))


def test_cards_with_a_star_are_wanted_only_where_they_are_touched_as_such(pilot: Pilot, camera: Any) -> None:
    for stars, count in (("asked", 12), ("marked", 24), ("asked", 12)):
        open_learning(pilot, stars=stars)
        pilot.until(partial(pilot.says, SAY("ui.learn.count", seen=0, count=count)))
        pilot.screen.back()
        pilot.until(lambda: pilot.name == "variant")


def type_name(pilot: Pilot, name: str) -> None:
    pilot.tap_text(SAY("ui.learn.add"))
    assert faults(pilot) == []
    for letter in name.upper():
        pilot.tap_text(letter)
    pilot.tap_text(SAY("ui.keyboard.done"))


def test_a_card_that_the_list_lacks_is_typed(pilot: Pilot, camera: Any) -> None:
    open_learning(pilot, "masters-of-maple-syrup")
    pilot.until(lambda: pilot.says("Red Maple"))
    type_name(pilot, "HUT")
    pilot.until(lambda: pilot.says(SAY("ui.learn.lay", card="Hut")))
    pilot.tap_text(SAY("ui.learn.add"))
    pilot.screen.back()
    pilot.settle()
    assert pilot.says(SAY("ui.learn.lay", card="Hut"))


def test_what_was_shown_is_forgotten_by_a_second_touch_only_and_then_for_good(
    pilot: Pilot, camera: Any, seen: list[Shown]
) -> None:
    open_learning(pilot)
    show(pilot, camera, seen[0])
    before = pilot.screen.learning.deck
    pilot.tap_text(SAY("ui.scan.again"))
    assert pilot.says(SAY("ui.learn.forget"))
    assert faults(pilot) == []
    assert pilot.screen.learning.deck is before
    pilot.tap_text(SAY("ui.scan.again"))
    pilot.until(lambda: pilot.says(SAY("ui.learn.lay", card="1")) and pilot.screen.learning.deck.progress is not None)
    before.progress = LONGEST  # what was under way is done late
    pilot.settle()
    assert pilot.says(SAY("ui.learn.count", seen=0, count=12))


def test_a_name_that_stands_in_the_list_already_is_said_to(pilot: Pilot, camera: Any) -> None:
    open_learning(pilot)
    pilot.until(lambda: pilot.says(SAY("ui.learn.count", seen=0, count=12)))
    type_name(pilot, "OWL")
    assert pilot.says(SAY("ui.learn.listed", card="owl"))
    assert pilot.says(SAY("ui.learn.count", seen=0, count=12))


def test_a_camera_that_is_gone_is_said_until_it_is_back(pilot: Pilot, camera: Any) -> None:
    open_learning(pilot)
    pilot.until(lambda: pilot.says(SAY("ui.learn.lay", card="1")))
    camera.status = VisionStatus(VisionState.NO_FRAMES, message="the cable is out")
    camera.says = describe_status(camera.status, pilot.controllers.texts)
    pilot.until(lambda: pilot.says(SAY("ui.camera-state.no-frames-because", why="the cable is out")))
    assert pilot.screen.is_trouble
    assert faults(pilot) == []
    camera.status = VisionStatus(VisionState.WATCHING)
    pilot.until(lambda: pilot.says(SAY("ui.learn.lay", card="1")))
    assert not pilot.screen.is_trouble


def test_without_a_camera_it_says_how_to_start_with_one(pilot: Pilot) -> None:
    open_learning(pilot)
    assert pilot.says(SAY("ui.camera.none"))
    assert faults(pilot) == []


def show_longest(pilot: Pilot) -> None:
    """Shows what needs most room, once the faces of the deck are listed."""
    learning = pilot.screen.learning.deck
    pilot.until(lambda: learning.progress not in (None, LONGEST))
    take_in(pilot)
    learning.progress = LONGEST
    pilot.frames(4)
    assert pilot.says("≈ Fledermaus")
    assert faults(pilot) == []


def told_px(pilot: Pilot) -> float:
    """Returns how large the letters are that say what to do."""
    return float(next(label.font_size for label in labels(pilot) if label.text == pilot.screen.message))


@pytest.mark.parametrize("size", SIZES)
def test_every_size_has_room_for_two_faces_that_look_alike_in_large_text_too(folder: Path, size: str) -> None:
    with Pilot(folder, size, language="de") as pilot:
        camera = CameraController(pilot.controllers, partial(open_any, "simulated", game="lunar"))
        pilot.controllers.add_camera(camera)
        open_learning(pilot, stars="marked")
        show_longest(pilot)
        usual_px = told_px(pilot)
        pilot.controllers.settings.change("text_percent", 200)
        show_longest(pilot)
        assert told_px(pilot) >= 1.25 * usual_px
        camera.close()


def test_a_deck_with_which_the_game_cannot_be_followed_says_which_card_is_missing(pilot: Pilot, camera: Any) -> None:
    open_learning(pilot, "masters-of-maple-syrup")
    pilot.until(lambda: pilot.says(SAY("ui.learn.action", action=SAY("action.tap"))))
    pilot.screen.learning.deck.kept.tell(KeptDeck(DeckProfile(("Silver Maple", "Sled"), b"")))
    assert pilot.says(SAY("ui.learn.kept-without", card="Red Maple"))
    assert pilot.screen.is_trouble
    assert faults(pilot) == []


def test_a_deck_of_another_game_says_so(pilot: Pilot, camera: Any) -> None:
    open_learning(pilot)
    pilot.until(lambda: pilot.says(SAY("ui.learn.lay", card="1")))
    pilot.screen.learning.deck.kept.tell(KeptDeck(DeckProfile(("Sled", "Shack"), b"")))
    assert pilot.says(SAY("ui.learn.kept-other"))
    assert faults(pilot) == []


def test_a_deck_that_the_camera_knows_is_shown_only_where_there_is_a_camera(pilot: Pilot) -> None:
    pilot.controllers.table.game = "mast-year"
    pilot.controllers.navigation.go("variant")
    pilot.settle()
    assert not pilot.says("Show me your cards, if I misread them")
    camera = CameraController(pilot.controllers, partial(open_any, "simulated", game="mast-year"))
    pilot.controllers.add_camera(camera)
    pilot.controllers.navigation.go("welcome")
    pilot.controllers.navigation.go("variant")
    pilot.settle()
    assert faults(pilot) == []
    pilot.tap_text("Show me your cards, if I misread them")
    pilot.until(lambda: pilot.says(SAY("ui.learn.lay", card="2♣")))
    pilot.screen.learning.deck.kept.tell(KeptDeck(DeckProfile(("2C", "3C"), b"")))
    assert pilot.says(SAY("ui.learn.kept-part", count=2, missing=50))
    camera.close()
