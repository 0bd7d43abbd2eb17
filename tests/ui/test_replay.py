"""The replay on the screen: from the list of games and from the end of a game, trick by trick, on and back."""

from pathlib import Path

import pytest

from companion.card_notation import parse_card
from companion.games.mast_year.actions import Play, Tally, Trunk
from companion.ui.texts import SAY
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

NAMES = ("Ann", "Bo", "Cy", "Dee")
SIZES = ("800x480", "1280x720", "720x1280")
CARDS = ("4C", "KC", "2C", "9C", "5D", "8D")


def start(pilot: Pilot, **options: object) -> None:
    pilot.start("mast-year", options, NAMES)


def play(pilot: Pilot, cards: tuple[str, ...] = CARDS) -> None:
    pilot.act(Trunk(parse_card("3D")))
    pilot.act(*(Play(parse_card(card)) for card in cards))


def means(pilot: Pilot, meaning: str) -> object:
    return next(widget for widget in pilot.buttons() if getattr(widget, "means", "") == meaning)


def test_a_game_that_was_put_aside_is_stepped_through_on_and_back(pilot: Pilot) -> None:
    start(pilot)
    play(pilot)
    number = pilot.controllers.table.snapshot.number
    pilot.controllers.table.park()
    pilot.until(lambda: pilot.name == "welcome")
    pilot.tap_text(SAY("ui.welcome.games"))
    pilot.tap(means(pilot, number))
    pilot.tap_text(SAY("ui.game.replay"))
    assert pilot.name == "replay"
    assert pilot.says("Hand 1: the deal")
    pilot.tap_text("»")
    assert pilot.says("Hand 1: the trunk card")
    assert not pilot.says("K♣")
    pilot.tap_text("»")
    assert pilot.says("Hand 1, trick 1 of 9")
    assert pilot.says("Bo's K♣ is the highest of the clubs led, so Bo wins")
    pilot.tap_text("‹")
    assert not pilot.says("so Bo wins")
    pilot.tap_text("»|")
    assert pilot.says("Hand 1, trick 2 of 9")
    assert [widget.disabled for widget in pilot.screen.ids.bar.children[::-1]] == [False] * 3 + [True] * 3
    pilot.tap_text("|«")
    assert pilot.says("Hand 1: the deal")
    pilot.tap_text("← " + SAY("ui.back"))
    assert pilot.name == "game"
    assert pilot.controllers.table.snapshot is None


def test_no_line_of_a_high_screen_ends_with_a_dot(folder: Path) -> None:
    with Pilot(folder, "720x1280", language="de") as pilot:
        start(pilot)
        play(pilot)
        assert pilot.screen.ids.bar.where.replace("\u00a0", " ") == "Runde 1\nStich 2 von 9 · Ziel 10"
        pilot.controllers.navigation.go("replay")
        pilot.settle()
        assert pilot.screen.scores == "Eichhörnchen: 0\nEichen: 0"


def test_a_finished_game_is_stepped_through_from_its_end(pilot: Pilot) -> None:
    start(pilot, goal=5)
    pilot.act(Tally(6, 0))
    pilot.until(lambda: pilot.name == "over")
    pilot.tap_text(SAY("ui.over.replay"))
    pilot.tap_text("»|")
    assert pilot.says("Squirrels: 6")
    pilot.tap_text("← " + SAY("ui.back"))
    assert pilot.name == "over"


@pytest.mark.one_python
@pytest.mark.parametrize(("size", "language"), list(zip(SIZES, ("de", "en", "de"), strict=True)))
def test_every_step_fits(tmp_path: Path, size: str, language: str) -> None:
    with Pilot(tmp_path, size, language=language) as pilot:
        start(pilot)
        play(pilot)
        pilot.controllers.navigation.go("replay")
        pilot.frames(3)
        wrong = []
        for place in range(int(pilot.screen.last) + 1):
            pilot.screen.turn_to(place)
            pilot.frames(3)
            wrong += [f"{place}: {fault}" for fault in faults(pilot)]
        assert wrong == []
