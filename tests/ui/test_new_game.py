"""A new game is described by touch: from the nearest one, with few touches, kept, checked, tried, saved and played."""

import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from companion.games.described.reading import read_description
from companion.simulation.players.tried_games import try_once
from companion.ui.games.described.account import account_of_game
from companion.ui.texts import SAY
from tests.ui.event_visit import PIN, enter_pin, tap_corner
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot
from tests.ui.player import take_seats

pytestmark = pytest.mark.one_python

FIVE_MINUTES = 60
"""Touches of somebody who reads before each of them for five seconds."""


class Hand:
    """Touches what is named, and counts its touches."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot, self.touches = pilot, 0

    def touch(self, *texts: str) -> None:
        """Touches buttons one after the other."""
        for text in texts:
            self.pilot.until(lambda text=text: any(str(b.text).startswith(text) for b in self.pilot.touchable()))  # type: ignore[misc]
            self.pilot.frames(2)  # laid out after a touch before
            self.pilot.tap_text(text)
            self.touches += 1

    def open(self, title: str, place: int = 0) -> None:
        """Opens a part by what stands above it."""
        self.pilot.frames(4)  # laid out after a page was left
        titled = [one for one in self.pilot.touchable() if getattr(one, "title", "").rpartition(": ")[2] == title]
        self.pilot._scroll_to(titled[place])
        self.pilot.tap(titled[place])
        self.touches += 1

    def type(self, text: str) -> None:
        """Types a text on the keyboard."""
        self.touch(*text, SAY("ui.keyboard.done"))

    def choose(self, title: str, text: str) -> None:
        """Touches a chip in the row of a field."""
        row = next(
            one for one in self.pilot.shown() if getattr(one, "title", "").startswith(title) and "offered" in one.ids
        )
        chip = next(one for one in row.ids.offered.children if one.text.startswith(text))
        self.pilot._scroll_to(chip)
        self.pilot.tap(chip)
        self.touches += 1

    def begin(self, nearest: str) -> None:
        """Touches the way from the first screen to a copy of the nearest game."""
        self.touch("More games", "A new game", nearest)
        self.pilot.until(lambda: self.pilot.name == "new-game")


@pytest.fixture
def hand(pilot: Pilot) -> Hand:
    pilot.settle()
    return Hand(pilot)


def saved(folder: Path, stem: str) -> dict[str, Any]:
    return tomllib.loads((folder / "games" / f"{stem}.toml").read_text("utf-8"))


def change_bonus(hand: Hand) -> None:
    """Makes the bonus of Oh Hell 5 points and the bid."""
    hand.open("exactly as bid")
    hand.choose("points", "points")
    hand.touch("⌫", "⌫", "5", "+", "bid", "Done", "Done")


def test_oh_hell_with_another_bonus_takes_few_touches(hand: Hand, folder: Path) -> None:
    hand.begin("Oh Hell")
    change_bonus(hand)
    hand.touch("Save")
    hand.pilot.until(lambda: hand.pilot.says("Oh Hell 2 0.1"))
    assert saved(folder, "oh-hell-2")["score"][1]["points"] == "5 + bid"
    assert hand.touches <= FIVE_MINUTES / 4
    hand.touch("Play it here")
    hand.pilot.until(lambda: hand.pilot.name == "seats")
    take_seats(hand.pilot)
    assert hand.pilot.controllers.table.snapshot.record.options["description"]["game"] == "Oh Hell 2"


def test_a_prototype_of_ones_own_takes_ten_minutes_at_most(hand: Hand, folder: Path) -> None:
    hand.begin("Score sheet: rounds")
    hand.open("Name")
    hand.choose("Name", "Score sheet")
    hand.type("BEES")
    hand.touch("Done")
    hand.open("Rounds")
    hand.choose("rounds", "6")
    hand.touch("Done")
    for say in ("HONEY", "WAX"):
        hand.touch("+ Counter")
        hand.type(say)
        hand.touch("Done")
    for say in ("QUEENS", "COMBS", "BLOOM"):
        hand.touch("+ Category")
        hand.type(say)
        hand.touch("Done")
    hand.touch("Save")
    hand.pilot.until(lambda: hand.pilot.says("0.1 is under"))
    (file,) = (folder / "games").glob("[!.]*.toml")
    game = read_description(file.read_bytes())
    assert (len(game.counters), game.rounds.count if game.rounds else 0, len(game.categories)) == (2, 6, 3)
    assert hand.touches <= 2 * FIVE_MINUTES
    assert file.stem == "bees", "the name of the nearest game does not stand before it"


def test_a_trick_game_of_own_cards_and_contracts_is_described_by_touch(hand: Hand, folder: Path) -> None:
    hand.begin("Whist")
    hand.open("Deck")
    for say in ("FOX", "OWL"):
        hand.touch("+ Suit of own cards")
        hand.type(say)
    hand.choose("Owl: cards from 1 to", "…")
    hand.touch("1", "4", "Done", "Done")
    hand.open("Bidding")
    hand.choose("Bidding", "auction")
    for say in ("HUNT", "HIDE"):
        hand.touch("+ Contract")
        hand.type(say)
        hand.choose("tricks needed", "5")
        hand.touch("Done")
    hand.touch("Done")
    hand.open("Trump")
    hand.choose("Trump", "the declarer names it")
    hand.choose("always trumps", "…")
    hand.touch("Owl 14", "Done")
    hand.pilot.until(lambda: hand.pilot.says("Owl 14"))
    hand.touch("Done")
    hand.open("odd tricks")
    hand.choose("in which case", "if")
    hand.touch("✕", "contract …", "contract Hide", "Done")
    hand.choose("for whom", "for the declaring side")
    hand.touch("Done", "Save")
    hand.pilot.until(lambda: hand.pilot.says("0.1 is under"))
    (file,) = (folder / "games").glob("[!.]*.toml")
    game = read_description(file.read_bytes())
    assert (game.deck.size, [one.goal for one in game.contracts]) == (24, [5, 5])
    assert (game.trump.always, game.score[0].when.text if game.score[0].when else "") == (("Owl 14",), "contract.Hide")
    assert hand.touches <= 2 * FIVE_MINUTES


def test_a_second_word_of_ones_own_is_shown_beside_the_first(hand: Hand) -> None:
    hand.begin("Whist")
    for say in ("ODD", "EVEN"):
        hand.touch("+ Own words")
        hand.type(say)
        hand.pilot.until(lambda: hand.pilot.screen.title == "Own words")
        hand.touch("Done")
    assert hand.pilot.says("Odd: 0 · Even: 0")


def test_a_half_made_formula_stays_while_the_screen_turns(hand: Hand) -> None:
    hand.begin("Oh Hell")
    hand.open("exactly as bid")
    hand.choose("points", "points")
    hand.touch("+")
    hand.pilot.app.root_widget.rebuild()
    assert hand.pilot.screen._pad.chips == ["10", "+"]


def test_a_draft_is_kept_through_a_restart(folder: Path) -> None:
    with Pilot(folder) as pilot:
        pilot.settle()
        first = Hand(pilot)
        first.begin("Oh Hell")
        change_bonus(first)
    with Pilot(folder) as pilot:
        pilot.settle()
        again = Hand(pilot)
        again.touch("More games", "A new game", "Go on with Oh Hell 2")
        pilot.until(lambda: pilot.says("points: 5 + bid"))
        again.touch("Save")
        pilot.until(lambda: pilot.says("Saved"))
    assert [path.name for path in (folder / "games").iterdir()] == ["oh-hell-2.toml"]


def test_a_saved_game_that_is_changed_gets_the_next_version(hand: Hand, folder: Path) -> None:
    hand.begin("Oh Hell")
    change_bonus(hand)
    hand.touch("Save")
    hand.pilot.until(lambda: hand.pilot.says("Saved"))
    hand.pilot.controllers.navigation.go("back")
    hand.touch("Oh Hell 2")
    hand.pilot.until(lambda: hand.pilot.name == "new-game")
    hand.open("Trump")
    hand.touch("♠ always", "Done", "Save")
    hand.pilot.until(lambda: hand.pilot.says("Oh Hell 2 0.2 is under"))
    assert (saved(folder, "oh-hell-2")["version"], saved(folder, "oh-hell-2")["trump"]["suit"]) == ("0.2", "spades")
    hand.pilot.screen.go_back()
    hand.touch("Undo", "Save")
    hand.pilot.until(lambda: hand.pilot.says("Oh Hell 2 0.3 is under"))
    assert "spades" not in str(saved(folder, "oh-hell-2")["trump"])
    hand.pilot.controllers.navigation.go("back")
    hand.pilot.until(lambda: hand.pilot.says("Oh Hell 2 · 0.3"))
    assert hand.pilot.says("Change this one")


def test_what_is_typed_stays_on_the_way_back_and_parts_say_of_which_kind_they_are(hand: Hand) -> None:
    pilot = hand.pilot
    hand.begin("Score sheet: rounds")
    assert "Question: points of this round" in (getattr(one, "title", "") for one in pilot.touchable())
    hand.open("Name")
    hand.choose("Name", "Score sheet")
    hand.touch(*"MOSS")
    pilot.screen.go_back()
    pilot.until(lambda: pilot.says("Moss"))
    hand.touch("Done")
    pilot.frames(4)
    edge = pilot.button("+ Category").x
    hand.touch("+ Counter", *"TWIGS")
    pilot.screen.go_back()
    pilot.until(lambda: pilot.screen.title == "Twigs")
    hand.touch("Done")
    pilot.frames(4)
    assert "Counter: Twigs" in (getattr(one, "title", "") for one in pilot.touchable())
    assert pilot.button("+ Category").x == edge, "it stands where it stood before there was one part more"


@pytest.mark.parametrize("stem", ["sheet-rounds", "sheet-categories"])
def test_accounts_of_a_tried_game_come_to_its_totals(stem: str) -> None:
    text = (resources.files("companion.games.described") / "games" / f"{stem}.toml").read_bytes()
    for title, lines in account_of_game(try_once(read_description(text), 1)):
        points = [one for line in lines for one in re.findall(r"(?:^|  )([+−]\d+)(?:  |$)", line)]
        assert sum(int(one.replace("−", "-")) for one in points) == int(title.rpartition(": ")[2].replace("−", "-"))


def test_the_check_leads_to_each_fault_and_a_part_can_be_removed(hand: Hand) -> None:
    pilot = hand.pilot
    hand.begin("Oh Hell")
    hand.open("exactly as bid")
    hand.choose("points", "points")
    hand.touch("⌫", "⌫", "bid", "=", "3", "Done", "Done")
    assert pilot.button("1 to mend")
    assert all(one.disabled for one in pilot.shown() if getattr(one, "text", "") in ("Save", "Try it"))
    hand.touch("1 to mend")
    hand.open("exactly as bid")
    assert pilot.screen.title == "exactly as bid"
    hand.touch("Remove")
    pilot.screen.go_back()
    assert not any(getattr(one, "title", "").endswith("exactly as bid") for one in pilot.shown())
    hand.touch("Undo", "Redo")
    assert not any(getattr(one, "title", "").endswith("exactly as bid") for one in pilot.shown())
    hand.touch("Undo", "Undo", "Try it", "Another one")
    assert pilot.says("+1  tricks")


def test_points_are_shown_beside_the_formula_while_it_is_made(hand: Hand) -> None:
    hand.begin("Spades")
    hand.open("bags", 1)
    hand.choose("points", "points")
    pad = hand.pilot.screen._pad
    hand.pilot.until(lambda: len(pad.ids.table.children) > 20)
    hand.touch("+")
    assert pad.hint == SAY("ui.new.unfinished")


def test_a_saved_game_goes_to_a_memory_stick_or_home(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    hand.begin("Oh Hell")
    hand.touch("Save", "To a memory stick")
    hand.pilot.until(lambda: hand.pilot.says("it is in the home folder"))
    (file,) = tmp_path.rglob("oh-hell-2.toml")
    assert read_description(file.read_bytes()).name.first == "Oh Hell 2"


def test_at_a_kiosk_only_the_host_describes_games(kiosk: Pilot) -> None:
    kiosk.controllers.navigation.go("nearest")
    kiosk.settle()
    assert kiosk.name == "attract"
    tap_corner(kiosk)
    enter_pin(kiosk, PIN)
    kiosk.until(lambda: kiosk.name == "host")
    host = Hand(kiosk)
    host.touch(SAY("kiosk.host.new-game"), "Oh Hell", "Try it")
    kiosk.until(lambda: kiosk.says(SAY("ui.new.try-title")))
    assert not kiosk.says("Play it here")
    assert faults(kiosk) == []
