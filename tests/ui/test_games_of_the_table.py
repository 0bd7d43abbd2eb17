"""What the table does with its games and its people: names, newcomers, labels, closing, deleting, the whole evening."""

from pathlib import Path
from typing import Any

import pytest

from companion.app.texts import LONGEST_NAME
from companion.card_notation import parse_card
from companion.engine.record import ReplacedPlayer
from companion.games.lunar.actions import Exchanged
from companion.games.lunar.state import State
from companion.games.mast_year.actions import Tally, Trunk
from companion.ui.texts import SAY
from companion.ui.widgets.keyboard import Keyboard
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

NAMES = ("Ann", "Bo", "Cy", "Dee")
SIZES = ("800x480", "1280x720", "720x1280")


def start(pilot: Pilot, names: tuple[str, ...] = NAMES, **options: object) -> None:
    pilot.start("mast-year", options, names)


def write(pilot: Pilot, text: str) -> None:
    for letter in text:
        pilot.tap_text(letter.upper())


def means(pilot: Pilot, meaning: str) -> Any:
    return next(widget for widget in pilot.buttons() if getattr(widget, "means", "") == meaning)


class TestPlayers:
    def test_somebody_new_sits_down_in_mid_game(self, pilot: Pilot) -> None:
        start(pilot)
        pilot.act(Trunk(parse_card("3D")))
        pilot.tap_text(SAY("ui.bar.menu"))
        pilot.tap_text(SAY("ui.menu.players"))
        pilot.tap(means(pilot, "replace 2"))
        write(pilot, "EVE2")
        pilot.tap_text(SAY("ui.keyboard.done"))
        record = pilot.controllers.table.snapshot.record
        assert record.players == ("Ann", "Bo", "Eve2", "Dee")
        assert record.replaced == (ReplacedPlayer(2, "Cy", 1),)
        assert pilot.says("Eve2")

    def test_a_name_is_written_otherwise(self, pilot: Pilot) -> None:
        start(pilot)
        pilot.controllers.navigation.go("players")
        pilot.frames(3)
        pilot.tap(means(pilot, "rename 0"))
        write(pilot, "A")
        pilot.tap_text(SAY("ui.keyboard.done"))
        assert pilot.controllers.table.snapshot.record.players[0] == "Anna"
        assert pilot.controllers.table.snapshot.record.replaced == ()

    def test_a_seat_without_a_name_is_given_one(self, pilot: Pilot) -> None:
        start(pilot, ("Ann", "", "Cy", "Dee"))
        pilot.controllers.navigation.go("players")
        pilot.frames(3)
        assert [means(pilot, f"rename {seat}").text for seat in (0, 1)] == [
            SAY("ui.players.rename"),
            SAY("ui.players.give"),
        ]

    def test_names_of_this_group_are_offered_and_taken_with_one_touch(self, pilot: Pilot) -> None:
        start(pilot, ("Ann", "Bo", "", "Zoe"))
        pilot.controllers.table.park()
        pilot.until(lambda: pilot.name == "welcome")
        pilot.controllers.table.players = ("", "", "", "")
        pilot.controllers.navigation.go("seats")
        pilot.frames(3)
        pilot.screen.name_seat(2)
        pilot.settle()
        pilot.tap_text("Zoe")
        assert pilot.controllers.table.players == ("", "", "Zoe", "")

    def test_a_name_that_is_too_long_says_so(self, pilot: Pilot) -> None:
        pilot.controllers.navigation.go("seats")
        pilot.frames(3)
        pilot.screen.name_seat(0)
        pilot.frames(3)
        keyboard = next(widget for widget in pilot.screen.walk() if isinstance(widget, Keyboard))
        for _ in range(LONGEST_NAME + 3):
            keyboard.type("a")
        assert len(keyboard.text) == LONGEST_NAME > 12
        pilot.frames(2)
        assert pilot.says(SAY("ui.keyboard.full", count=LONGEST_NAME))


class TestGames:
    def test_a_game_is_named_closed_deleted_and_brought_back(self, pilot: Pilot) -> None:
        start(pilot)
        number = pilot.controllers.table.snapshot.number
        pilot.controllers.table.park()
        pilot.until(lambda: pilot.name == "welcome")
        pilot.tap_text(SAY("ui.welcome.games"))
        pilot.tap(means(pilot, number))
        pilot.tap_text(SAY("ui.game.name"))
        write(pilot, "CUP")
        pilot.tap_text(SAY("ui.keyboard.done"))
        assert pilot.says("Cup  ·  Ann, Bo, Cy, Dee")
        pilot.tap_text(SAY("ui.game.close"))
        assert pilot.says(SAY("ui.game.is-closed"))
        pilot.tap_text(SAY("ui.game.delete"))
        assert pilot.says(SAY("ui.game.is-deleted"))
        pilot.tap_text("← " + SAY("ui.back"))
        assert pilot.says(SAY("ui.games.none"))
        pilot.tap_text("← " + SAY("ui.back"))
        pilot.settle()
        assert not pilot.says(SAY("ui.welcome.go-on", game=""))

    def test_who_won_is_told_of_all_evenings_and_of_this_one(self, pilot: Pilot) -> None:
        start(pilot, goal=1)
        pilot.act(Tally(1, 0))
        pilot.controllers.table.park()
        pilot.until(lambda: pilot.name == "welcome")
        pilot.tap_text(SAY("ui.welcome.games"))
        pilot.tap_text(SAY("people.title"))
        for evening in ("people.ever", "people.evening"):
            pilot.tap_text(SAY(evening))
            pilot.settle()
            assert pilot.says(SAY("people.all"))
            assert pilot.says("Dee")

    @pytest.mark.parametrize("part", ["rules", "score"])
    def test_a_game_whose_rules_fail_keeps_no_other_from_the_list(
        self, pilot: Pilot, part: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        pilot.start("lunar", {}, ("Ann", "Bo", "Cy", "Di"))
        pilot.act(Exchanged())
        kind, name = {"rules": (type(pilot.controllers.table.snapshot.game), "apply"), "score": (State, "scores")}[part]
        start(pilot)
        pilot.controllers.table.park()
        pilot.until(lambda: pilot.name == "welcome")

        def fail(*_: object) -> object:
            raise KeyError("trump")

        monkeypatch.setattr(kind, name, fail if part == "rules" else property(fail))
        pilot.tap_text(SAY("ui.welcome.games"))
        assert pilot.says("Ann, Bo, Cy, Dee")
        assert pilot.says(SAY("ui.games.unread", count=1) if part == "rules" else SAY("refused.unreadable"))

    def test_what_was_deleted_is_brought_back_by_a_touch(self, pilot: Pilot) -> None:
        start(pilot)
        number = pilot.controllers.table.snapshot.number
        pilot.controllers.table.park()
        pilot.until(lambda: pilot.name == "welcome")
        pilot.tap_text(SAY("ui.welcome.games"))
        pilot.tap(means(pilot, number))
        pilot.tap_text(SAY("ui.game.delete"))
        pilot.tap_text(SAY("ui.game.restore"))
        pilot.tap_text(SAY("ui.game.go-on"))
        pilot.until(lambda: pilot.name == "play")
        assert pilot.controllers.table.snapshot.number == number

    def test_the_whole_evening_is_saved_by_one_touch(
        self, pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("HOME", str(tmp_path))
        for _ in range(2):
            start(pilot, goal=1)
            pilot.act(Tally(1, 0))
            pilot.until(lambda: pilot.name == "over")
        pilot.controllers.navigation.go("games")
        pilot.settle()
        pilot.tap_text(SAY("share.evening"))
        pilot.until(lambda: pilot.says(SAY("share.evening-home", folder="mast-year-games")))
        files = sorted(path.name for path in (tmp_path / "mast-year-games").iterdir())
        assert [name[-4:] for name in files].count(".pdf") == 2
        assert [name[-5:] for name in files].count(".json") == 2
        (hands,) = (tmp_path / "mast-year-games").glob("evening-*-hands.csv")
        assert len(hands.read_text().splitlines()) == 3


@pytest.mark.one_python
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_every_new_screen_can_be_read_and_touched(folder: Path, size: str, language: str) -> None:
    with Pilot(folder, size, language=language) as pilot:
        start(pilot)
        game = pilot.controllers.table.snapshot
        for screen, arguments in (("players", {}), ("game", {"game": game}), ("leave", {}), ("games", {})):
            pilot.controllers.navigation.go(screen, **arguments)
            pilot.settle()
            pilot.frames(4)
            assert faults(pilot) == [], screen
        pilot.controllers.navigation.go("seats")
        pilot.frames(3)
        pilot.screen.name_seat(0)
        pilot.settle()
        assert faults(pilot) == [], "keyboard"
