"""A game that only the tests have is put beside the shipped ones: by its folders, and no screen has to know it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import companion.games
import companion.ui.games
from companion.games import find_game
from companion.ui.games import load_from, playable, screens_of
from companion.ui.saying import SAY
from tests.games.conftest import UNSHIPPED
from tests.ui.pilot import Pilot

ON_THE_SCREEN: Final = str(Path(__file__).parent / "unshipped")
NEEDED: Final = {"variant", "play", "over", "history", "correct", "question", "statistics"}
SHARED_SCREENS: Final = ("menu", "rules", "settings", "statistics", "history", "share", "about", "camera", "scan")


@pytest.fixture(autouse=True)
def shelves() -> Iterator[None]:
    companion.games.__path__.append(UNSHIPPED)
    companion.ui.games.__path__.append(ON_THE_SCREEN)
    yield
    companion.ui.games.__path__.remove(ON_THE_SCREEN)
    companion.games.__path__.remove(UNSHIPPED)


def choose_whist(pilot: Pilot) -> None:
    pilot.host.go("welcome")
    pilot.settle()
    pilot.tap_text("Whist")
    pilot.tap_text("Sit down")
    pilot.until(lambda: pilot.name == "play")


def play_on(pilot: Pilot, until: str) -> None:
    while pilot.name != until:
        before = pilot.host.standing
        pilot.tap(pilot.buttons()[0])
        pilot.until(lambda before=before: pilot.host.standing is not before)  # type: ignore[misc]


def state_of(pilot: Pilot) -> Any:
    return pilot.host.standing.state


@pytest.mark.parametrize("name", ["mast-year", "whist"])
def test_each_game_brings_the_screens_that_are_asked_for(name: str) -> None:
    screens = screens_of(name)
    assert set(screens.screens) >= NEEDED
    assert all(load_from(place) for place in (*screens.screens.values(), *screens.looks.values()))
    assert screens.ways


def test_a_visitor_chooses_between_the_games(pilot: Pilot) -> None:
    assert playable() == ("mast-year", "whist")
    pilot.host.go("welcome")
    pilot.settle()
    assert pilot.button("Whist")
    pilot.tap_text(SAY("ui.welcome.play"))
    assert pilot.says(SAY("ui.variant.single_hand"))


def test_another_game_is_played_to_its_end_by_touch_and_the_rules_agree(pilot: Pilot) -> None:
    choose_whist(pilot)
    play_on(pilot, "over")
    game = find_game("whist")
    state = game.start({"target": 1}, ("", "", "", ""))
    for logged in pilot.host.standing.entries:
        state = game.apply(state, logged.entry.action)
    assert state_of(pilot) == state
    assert state.hand is None


def test_every_shared_screen_serves_another_game(pilot: Pilot) -> None:
    choose_whist(pilot)
    for screen in SHARED_SCREENS:
        pilot.host.go(screen)
        pilot.settle()
        assert pilot.name == screen
    pilot.host.go("menu")
    pilot.settle()
    pilot.tap_text("Every card")
    assert pilot.name == "play"
    pilot.host.go("rules")
    pilot.settle()
    assert "Play" in pilot.screen.title


def test_the_game_that_was_played_last_stands_first(pilot: Pilot, folder: Path) -> None:
    choose_whist(pilot)
    pilot.host.park()
    pilot.until(lambda: pilot.name == "welcome" and pilot.says("0 : 0"))
    assert pilot.button("Mast Year")
    pilot.tap_text(SAY("ui.welcome.play"))
    assert pilot.button("Sit down")


def test_games_of_all_kinds_are_listed_each_as_it_stands(pilot: Pilot) -> None:
    choose_whist(pilot)
    pilot.host.park()
    pilot.until(lambda: pilot.name == "welcome")
    pilot.tap_text("Mast Year")
    pilot.tap_text(SAY("ui.variant.take"))
    pilot.tap_text(SAY("ui.seats.take"))
    pilot.until(lambda: pilot.name == "play")
    pilot.host.go("games")
    pilot.until(lambda: pilot.says("0 : 0"))
    assert pilot.says(SAY("ui.games.stands", squirrels=0, oaks=0))
    pilot.tap(next(button for button in pilot.buttons() if "0 : 0" in button.text))
    pilot.until(lambda: pilot.name == "play" and pilot.host.game == "whist")
    assert pilot.button("Dealt")


def test_a_game_that_was_left_in_the_middle_comes_back_with_its_own_screen(folder: Path) -> None:
    with Pilot(folder) as pilot:
        choose_whist(pilot)
        pilot.tap_text("Dealt")
        entries = len(pilot.host.standing.entries)
    with Pilot(folder, language="de") as pilot:
        pilot.until(lambda: pilot.name == "play")
        assert pilot.host.game == "whist"
        assert len(pilot.host.standing.entries) == entries
        assert pilot.buttons()
