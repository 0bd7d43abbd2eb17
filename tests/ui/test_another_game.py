"""A game that only the tests have is put beside the shipped ones: by its folders, and no screen has to know it."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

from companion.app.camera_controller import CameraController, leave_open
from companion.following.decisions import Asked
from companion.following.sightings import CardOutline
from companion.games import find_game
from companion.sources import simulated_table
from companion.ui.games import load_from, playable, screens_of
from companion.ui.root_widget import SHARED
from companion.ui.texts import SAY
from companion.ui.trick_table.card_cell import CardCell
from hardware.vision_process import Observation
from tests.following.table import PLACES, faces, quad
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot
from tests.ui.player import begin_anew, take_seats
from vision.tracking.events import TrackLaid

pytestmark = [pytest.mark.usefixtures("unshipped_screens"), pytest.mark.one_python]

NEEDED: Final = {"variant", "play", "over", "history", "correct", "statistics"}
SHARED_SCREENS: Final = ("menu", "rules", "settings", "statistics", "history", "share", "about", "camera", "scan")


def choose_whist(pilot: Pilot) -> None:
    pilot.controllers.navigation.go("welcome")
    pilot.settle()
    pilot.tap_text("Whist")
    take_seats(pilot)


def play_on(pilot: Pilot, until: str) -> None:
    while pilot.name != until:
        before = pilot.controllers.table.snapshot
        cards = [button for button in pilot.buttons() if isinstance(button, CardCell)]
        pilot.tap(cards[0] if cards else pilot.button("Dealt"))
        pilot.until(lambda before=before: pilot.controllers.table.snapshot is not before)  # type: ignore[misc]


def begin_mast_year(pilot: Pilot) -> None:
    pilot.controllers.navigation.go("welcome")
    pilot.settle()
    if pilot.controllers.table.game == "whist":
        pilot.tap_text("Mast Year")
    else:
        begin_anew(pilot)
    pilot.tap_text(SAY("ui.variant.take"))
    take_seats(pilot)


def park(pilot: Pilot) -> str:
    number = str(pilot.controllers.table.snapshot.number)
    pilot.controllers.table.park()
    pilot.until(lambda: pilot.controllers.table.snapshot is None)
    pilot.pass_s(1.0)
    return number


def resume(pilot: Pilot, number: str) -> None:
    pilot.controllers.table.resume(number)
    pilot.until(lambda: bool(pilot.controllers.table.snapshot) and pilot.name == "play")


def state_of(pilot: Pilot) -> Any:
    return pilot.controllers.table.snapshot.state


@pytest.mark.parametrize("name", ["mast-year", "whist"])
def test_each_game_brings_the_screens_that_are_asked_for(name: str) -> None:
    screens = screens_of(name)
    assert {*SHARED, *screens.screens} >= NEEDED
    assert all(load_from(place) for place in (*screens.screens.values(), *screens.scans.values()))
    assert screens.ways


def test_a_visitor_chooses_between_the_games(pilot: Pilot) -> None:
    first, *others = playable()
    assert first == "mast-year"
    assert others == sorted(others)
    assert {"bamboo-harvest", "lines", "lunar", "track", "whist"} <= set(others)
    pilot.controllers.navigation.go("welcome")
    pilot.settle()
    assert pilot.button("Whist")
    pilot.tap_text(SAY("ui.welcome.play"))
    assert pilot.says(SAY("ui.variant.single_hand"))


def test_another_game_is_played_to_its_end_by_touch_and_the_rules_agree(pilot: Pilot) -> None:
    pilot.start("whist", {"target": 1}, ("", "", "", ""))
    play_on(pilot, "over")
    game = find_game("whist")
    state = game.start({"target": 1}, ("", "", "", ""))
    for logged in pilot.controllers.table.snapshot.entries:
        state = game.apply(state, logged.entry.action)
    assert state_of(pilot) == state
    assert state.hand is None


@pytest.mark.one_python
@pytest.mark.parametrize("size", ["800x480", "720x1280"])
def test_each_card_of_another_game_can_be_touched_with_large_text(folder: Path, size: str) -> None:
    with Pilot(folder, size, text_percent=200) as pilot:
        pilot.start("whist", {}, ("Ann", "Bo", "Cy", "Di"))
        for raw in ({"do": "deal"}, {"do": "trump", "card": "4S"}, {"do": "play", "card": "5D"}):
            pilot.act(find_game("whist").read_action(raw))
        pilot.settle()
        assert faults(pilot) == []


def test_every_shared_screen_serves_another_game(pilot: Pilot) -> None:
    choose_whist(pilot)
    for screen in SHARED_SCREENS:
        pilot.controllers.navigation.go(screen)
        pilot.settle()
        assert pilot.name == screen
    pilot.controllers.navigation.go("menu")
    pilot.settle()
    pilot.tap_text("Every card")
    assert pilot.name == "play"
    pilot.controllers.navigation.go("rules")
    pilot.settle()
    assert "Table and deal" in pilot.screen.title


def test_the_game_that_was_played_last_stands_first(pilot: Pilot) -> None:
    choose_whist(pilot)
    pilot.controllers.table.park()
    pilot.until(lambda: pilot.name == "welcome" and pilot.screen.waits)
    assert pilot.button("Mast Year")
    begin_anew(pilot)
    assert pilot.button(SAY("ui.seats.take"))


def test_games_of_all_kinds_are_listed_each_as_it_stands(pilot: Pilot) -> None:
    choose_whist(pilot)
    pilot.controllers.table.park()
    pilot.until(lambda: pilot.name == "welcome")
    pilot.tap_text("Mast Year")
    pilot.tap_text(SAY("ui.variant.take"))
    take_seats(pilot)
    pilot.controllers.navigation.go("games")
    pilot.until(lambda: pilot.says("0 to 0"))
    assert pilot.says(SAY("ui.games.stands", squirrels=0, oaks=0))
    pilot.tap(next(button for button in pilot.buttons() if "0 to 0" in button.text))
    pilot.until(lambda: pilot.name == "play" and pilot.controllers.table.game == "whist")
    assert pilot.button("Dealt")


def test_a_game_that_was_left_in_the_middle_comes_back_with_its_own_screen(folder: Path) -> None:
    with Pilot(folder) as pilot:
        choose_whist(pilot)
        pilot.tap_text("Dealt")
        entries = len(pilot.controllers.table.snapshot.entries)
    with Pilot(folder, language="de") as pilot:
        pilot.until(lambda: pilot.name == "play")
        assert pilot.controllers.table.game == "whist"
        assert len(pilot.controllers.table.snapshot.entries) == entries
        assert pilot.buttons()


def test_a_hand_that_was_only_counted_does_not_follow_into_another_game(pilot: Pilot) -> None:
    choose_whist(pilot)
    whist = park(pilot)
    begin_mast_year(pilot)
    pilot.tap_text(SAY("ui.ways.tally-this"))
    assert pilot.controllers.participation.way == "tally"
    park(pilot)
    resume(pilot, whist)
    assert pilot.controllers.participation.way == "follow"
    pilot.tap_text("Dealt")


def test_each_game_remembers_what_was_agreed_for_it(pilot: Pilot) -> None:
    pilot.start("mast-year", {"goal": 20})
    mast_year = park(pilot)
    choose_whist(pilot)
    park(pilot)
    resume(pilot, mast_year)
    park(pilot)
    begin_mast_year(pilot)
    assert pilot.controllers.table.snapshot.record.options["goal"] == 20
    assert "target" not in pilot.controllers.table.snapshot.record.options


@pytest.fixture
def camera(pilot: Pilot) -> Iterator[Any]:
    """A camera over a table on which nobody plays yet."""
    made = CameraController(pilot.controllers, partial(simulated_table, 3, 10.0, hands=None, game="mast-year"))
    pilot.controllers.add_camera(made)
    yield made
    made.close()


def test_a_game_that_no_camera_can_watch_is_left_alone_by_it(pilot: Pilot, camera: Any) -> None:
    choose_whist(pilot)
    assert pilot.controllers.participation.way == "follow"
    pilot.controllers.entries.see(
        Observation(1, 10, 1.0, (TrackLaid(1, quad(PLACES[0]), faces(cTS=0.999), 1.0),)), leave_open, print
    )
    pilot.settle()
    assert (pilot.controllers.notices.trouble, len(pilot.controllers.table.snapshot.entries)) == ("", 0)


def test_the_camera_watches_again_when_its_game_goes_on(pilot: Pilot, camera: Any) -> None:
    begin_mast_year(pilot)
    assert pilot.controllers.participation.way == "watch"
    mast_year = park(pilot)
    choose_whist(pilot)
    whist = park(pilot)
    resume(pilot, mast_year)
    assert pilot.controllers.participation.way == "watch"
    park(pilot)
    resume(pilot, whist)
    assert pilot.controllers.participation.way == "follow"


def test_only_what_a_game_can_look_at_is_offered(pilot: Pilot, camera: Any) -> None:
    choose_whist(pilot)
    pilot.controllers.navigation.go("camera")
    pilot.settle()
    texts = {button.text for button in pilot.buttons()}
    assert SAY("ui.scan.cards") in texts
    assert not any("stashes" in text for text in texts)


def test_a_doubt_ends_with_its_game(pilot: Pilot, camera: Any) -> None:
    begin_mast_year(pilot)
    camera.questions.doubts = [Asked(1, (), "", 0.0, CardOutline(((0, 0), (1, 0), (1, 1), (0, 1))))]
    park(pilot)
    assert not camera.questions.doubts
