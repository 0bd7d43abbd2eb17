"""Masters of Maple Syrup on the screen with a camera: what it saw is offered, and one touch enters it."""

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import pytest

from companion.app.camera_controller import CameraController
from companion.engine.property_table import CardChange, PropertyChange
from companion.following.decisions import EntryPath, PropertiesDiffer
from companion.following.watched_decks import DeckProfile
from companion.games.masters_of_maple_syrup.actions import Develop, End, Harvest, Select, Tap
from companion.sources import open_any
from companion.ui.games.masters_of_maple_syrup.property_offers import answers_of, question_of
from companion.ui.texts import SAY
from tests.ui.geometry import faults
from tests.ui.maple_player import count, entered, row_of, way
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

CATALOGUE: Final = [{"name": "Shack", "type": "utility", "value": 1}]
TAPPED: Final = PropertyChange(1, CardChange.SIDEWAYS, (0,))


@pytest.fixture
def camera(pilot: Pilot) -> Iterator[Any]:
    """A camera over the table that is never opened, and a game."""
    made = CameraController(pilot.controllers, partial(open_any, "simulated", game="masters-of-maple-syrup"))
    pilot.controllers.add_camera(made)
    pilot.start("masters-of-maple-syrup", {"catalogue": CATALOGUE}, ("Ann", "Bo"))
    yield made
    made.close()


def offer(pilot: Pilot, camera: Any, change: PropertyChange, *paths: tuple[Any, ...]) -> None:
    """Lets the camera offer something."""
    offers = tuple(EntryPath(path, 1 / len(paths)) for path in paths)
    camera.properties.shown = PropertiesDiffer(offers, (change,), len(paths) == 1, len(entered(pilot)), 1.0)
    pilot.settle()
    assert faults(pilot) == []


def take(pilot: Pilot, camera: Any, nth: int = 0) -> None:
    """Touches one of the offers."""
    said, _ = answers_of(camera.properties.shown, pilot.controllers.table.snapshot.state, ("Ann", "Bo"))[nth]
    pilot.tap_text(said)


def test_what_the_camera_saw_is_entered_by_one_touch(pilot: Pilot, camera: Any) -> None:
    path = (Select("tap"), Tap(1, (0,)))
    offer(pilot, camera, TAPPED, path)
    assert pilot.says(SAY("ui.seen.enter"))
    take(pilot, camera)
    pilot.until(lambda: entered(pilot) == list(path))
    logged = pilot.controllers.table.snapshot.entries
    assert {one.entry.by for one in logged} == {"camera"}
    assert not pilot.says(SAY("ui.seen.enter"))


def test_of_two_explanations_the_touched_one_is_entered(pilot: Pilot, camera: Any) -> None:
    pilot.act(Select("develop"))
    new = PropertyChange(0, CardChange.LAID, name="Red Maple")
    offer(pilot, camera, new, (Develop(0, "Red Maple", 1),), (Develop(0, "Shack", 1),))
    assert pilot.says(SAY("ui.seen.which"))
    take(pilot, camera, 1)
    pilot.until(lambda: entered(pilot)[-1] == Develop(0, "Shack", 1))


def test_the_cards_of_a_learned_deck_are_offered_though_no_catalogue_has_them(pilot: Pilot, camera: Any) -> None:
    camera.decks.take(DeckProfile(("Red Maple", "Sap Sled", "action-tap-red"), b""))
    pilot.controllers.participation.take_part("follow")
    pilot.act(Select("develop"))
    way(pilot, 0, SAY("ui.way.develop"))
    assert not pilot.says("action-tap-red")
    pilot.tap_text("Sap Sled")
    pilot.until(lambda: pilot.says(SAY("ui.ask.paid-count")))
    pilot.tap_text(SAY("ui.ask.take"))
    pilot.until(lambda: entered(pilot)[-1] == Develop(0, "Sap Sled", 0))


def test_what_was_not_so_is_not_offered_again(pilot: Pilot, camera: Any) -> None:
    offer(pilot, camera, TAPPED, (Select("tap"), Tap(1, (0,))))
    pilot.tap_text(SAY("ui.seen.not-so"))
    pilot.settle()
    assert not pilot.says(SAY("ui.seen.enter"))
    camera.properties.take((PropertiesDiffer((), (TAPPED,), False, 0, 2.0),))
    assert camera.properties.shown is None
    other = PropertyChange(0, CardChange.SIDEWAYS, (0,))
    camera.properties.take((PropertiesDiffer((), (other,), False, 0, 3.0),))
    assert camera.properties.shown is not None


def test_what_nothing_explains_is_told(pilot: Pilot, camera: Any) -> None:
    offer(pilot, camera, PropertyChange(0, CardChange.TUCKED, (0,), count=2))
    assert pilot.says(SAY("ui.seen.tucked", count=2, cards="Red Maple"))
    pilot.tap_text(SAY("ui.seen.understood"))
    pilot.settle()
    assert camera.properties.shown is None


def test_a_number_that_no_camera_sees_is_asked(pilot: Pilot, camera: Any) -> None:
    pilot.act(Select("develop"))
    offer(pilot, camera, PropertyChange(0, CardChange.LAID, name="Shack"), (Develop(0, "Shack"),))
    take(pilot, camera)
    count(pilot, row_of(pilot, SAY("ui.ask.paid-count")), 2)
    pilot.tap_text(SAY("ui.ask.take"))
    pilot.until(lambda: entered(pilot)[-1] == Develop(0, "Shack", 2))


def test_how_many_cards_a_tree_gave_is_asked(pilot: Pilot, camera: Any) -> None:
    pilot.act(Select("tap"), Tap(0, (0,)), End(), Select("harvest"))
    offer(pilot, camera, PropertyChange(0, CardChange.UPRIGHT, (0,)), (Harvest(0, (0,)),))
    take(pilot, camera)
    count(pilot, row_of(pilot, SAY("ui.ask.drew-count")), 1)
    pilot.tap_text(SAY("ui.ask.take"))
    pilot.until(lambda: entered(pilot)[-1] == Harvest(0, (0,), 1))


def test_an_entry_by_touch_takes_the_place_of_what_was_offered(pilot: Pilot, camera: Any) -> None:
    offer(pilot, camera, TAPPED, (Select("tap"), Tap(1, (0,))))
    pilot.act(Select("tap"))
    assert camera.properties.shown is None


def test_without_the_camera_nothing_is_offered(pilot: Pilot, camera: Any) -> None:
    pilot.tap_text(f"● {SAY('ui.bar.watch')}")
    offer(pilot, camera, TAPPED, (Select("tap"), Tap(1, (0,))))
    assert pilot.controllers.participation.way == "follow"
    assert not pilot.says(SAY("ui.seen.enter"))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (PropertyChange(0, CardChange.UNTUCKED, (0,), count=1), "a card taken from under Red Maple"),
        (PropertyChange(1, CardChange.SELECTED, name="tap"), "“tap” turned"),
        (PropertyChange(0, CardChange.SET_BACK, name="harvest"), "“harvest” sideways again"),
    ],
)
def test_each_kind_of_difference_is_told_in_words(pilot: Pilot, camera: Any, change: Any, says: str) -> None:
    differ = PropertiesDiffer((), (change,), False, 0, 1.0)
    state: Any = pilot.controllers.table.snapshot.state
    assert says in question_of(differ, state, ("Ann", "Bo"))


def test_what_the_camera_sees_while_a_name_is_typed_is_offered_once_it_is_typed(pilot: Pilot, camera: Any) -> None:
    pilot.act(Select("develop"))
    way(pilot, 0, SAY("ui.way.develop"))
    if not pilot.says(SAY("ui.keyboard.done")):
        pilot.tap_text(SAY("ui.ask.other"))
    for letter in "SA":
        pilot.tap_text(letter)
    offer(pilot, camera, TAPPED, (Tap(1, (0,)),))
    camera.says = "It is dark."
    pilot.settle()
    pilot.tap_text("P")
    assert pilot.says("Sap▏")
    assert not pilot.says(SAY("ui.seen.enter"))
    pilot.screen.back()
    pilot.settle()
    assert pilot.says(SAY("ui.seen.enter"))
    way(pilot, 0, SAY("ui.way.develop"))
    pilot.tap_text(SAY("ui.ask.other"))
    assert pilot.says("▏"), "what was left is forgotten"
