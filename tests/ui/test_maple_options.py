"""The catalogue of Masters of Maple Syrup is chosen among the options, and stands, whatever becomes of the disk."""

from pathlib import Path
from threading import Event
from typing import Any

import pytest

from companion.errors import DeviceError
from companion.games.masters_of_maple_syrup.catalogue import PropertyCard
from companion.journal.atomic_files import write_safely
from companion.ui.games.masters_of_maple_syrup import catalogues
from companion.ui.games.masters_of_maple_syrup.catalogues import keep_catalogue, keep_choice
from companion.ui.games.masters_of_maple_syrup.screens import options
from companion.ui.texts import SAY
from tests.ui.geometry import faults
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

SHACK = PropertyCard("Shack", "utility")
SLED = {"name": "Sled", "type": "tree"}


def open_options(pilot: Pilot) -> None:
    pilot.controllers.table.game = "masters-of-maple-syrup"
    pilot.controllers.navigation.go("variant")
    pilot.settle()


def open_before_the_disk_answers(pilot: Pilot, folder: Path) -> Event:
    """Opens the options of a table that has chosen a catalogue; it is read once the event is set."""
    keep_catalogue(folder, "ours", (SHACK,))
    keep_choice(folder, "ours.toml")
    disk_goes_on = Event()
    pilot.controllers.access.write(disk_goes_on.wait, lambda _: None)
    pilot.controllers.table.game = "masters-of-maple-syrup"
    pilot.controllers.navigation.go("variant")
    pilot.frames()
    return disk_goes_on


def tell_sled(pilot: Pilot) -> None:
    pilot.tap_text(SAY("ui.catalogue.open"))
    pilot.tap_text(SAY("ui.catalogue.add"))
    for letter in "SLED":
        pilot.tap_text(letter)
    pilot.tap_text(SAY("ui.keyboard.done"))
    pilot.tap_text(SAY("ui.catalogue.keep"))


def agreed(pilot: Pilot) -> Any:
    return pilot.controllers.table.agreed.get("catalogue")


def test_cards_that_were_told_are_the_catalogue_after_a_restart_whatever_was_played_meanwhile(folder: Path) -> None:
    with Pilot(folder) as pilot:
        open_options(pilot)
        tell_sled(pilot)
        pilot.until((folder / "catalogues" / "our-cards.toml").is_file)
        pilot.start("lunar", {}, ("Ann", "Bo"))
    with Pilot(folder) as pilot:
        open_options(pilot)
        assert pilot.says(SAY("ui.variant.catalogue-own", name="our-cards", count=1))
        assert agreed(pilot) == [{"name": "Sled", "type": "tree"}]
        pilot.tap_text(SAY("ui.catalogue.open"))
        assert pilot.says("Sled")
        pilot.screen.back()
        pilot.settle()
        assert agreed(pilot) == [{"name": "Sled", "type": "tree"}]


def test_that_no_catalogue_was_chosen_stays_after_a_restart_though_the_last_game_had_one(folder: Path) -> None:
    keep_catalogue(folder, "our-cards", (PropertyCard("Red Maple", "tree"),))
    keep_choice(folder, "our-cards.toml")
    with Pilot(folder) as pilot:
        open_options(pilot)
        assert agreed(pilot) == [{"name": "Red Maple", "type": "tree"}]
        pilot.start("masters-of-maple-syrup", {"catalogue": agreed(pilot)}, ("Ann", "Bo"))
        open_options(pilot)
        pilot.tap_text(SAY("ui.variant.catalogue-none"))
        assert agreed(pilot) is None
    with Pilot(folder) as pilot:
        open_options(pilot)
        assert pilot.says(SAY("ui.variant.catalogue-none"))
        assert agreed(pilot) is None
        pilot.tap_text(SAY("ui.variant.catalogue-playtest"))
    with Pilot(folder) as pilot:
        open_options(pilot)
        assert pilot.button(SAY("ui.variant.catalogue-playtest")).chosen
        (folder / "catalogues" / "chosen.txt").write_text("gone.toml")
        pilot.controllers.table.agreed = {"catalogue": [{"name": "Hut", "type": "utility"}]}
        open_options(pilot)
        pilot.tap_text(SAY("ui.catalogue.open"))
        pilot.screen.back()
        pilot.settle()
        assert pilot.says(SAY("ui.variant.catalogue-kept", count=1))


def test_a_choice_that_cannot_be_kept_is_told(pilot: Pilot, folder: Path) -> None:
    (folder / "catalogues").write_text("no folder")
    open_options(pilot)
    pilot.tap_text(SAY("ui.variant.catalogue-playtest"))
    assert pilot.button(SAY("ui.variant.catalogue-playtest")).chosen
    assert "File exists" in pilot.controllers.notices.trouble


def refuse_files(monkeypatch: pytest.MonkeyPatch, *refused: str) -> None:
    """Lets the disk refuse files by the ends of their names."""

    def write(path: Path, content: bytes) -> None:
        if path.name.endswith(refused):
            raise OSError(28, "No space left on device")
        write_safely(path, content)

    monkeypatch.setattr(catalogues, "write_safely", write)


def test_cards_that_the_disk_refuses_are_played_with_all_the_same(
    pilot: Pilot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_choice(folder, "none")
    open_options(pilot)
    refuse_files(monkeypatch, ".toml", ".txt")
    tell_sled(pilot)
    assert pilot.controllers.notices.trouble == SAY("ui.catalogue.not-kept", why="No space left on device")
    pilot.screen.back()
    pilot.settle()
    assert agreed(pilot) == [SLED]
    assert pilot.says(SAY("ui.variant.catalogue-kept", count=1))


def test_cards_are_kept_though_the_disk_does_not_say_which_were_chosen(
    pilot: Pilot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_options(pilot)
    refuse_files(monkeypatch, ".txt")
    tell_sled(pilot)
    assert (folder / "catalogues" / "our-cards.toml").is_file()
    assert pilot.controllers.notices.trouble == SAY("ui.trouble.settings", why="No space left on device")


def test_who_goes_on_before_the_catalogues_are_read_plays_with_the_one_chosen_last(pilot: Pilot, folder: Path) -> None:
    disk_goes_on = open_before_the_disk_answers(pilot, folder)
    early = [getattr(button, "text", "") for button in pilot.buttons()]
    pilot.touch(pilot.button(SAY("ui.variant.take")))
    disk_goes_on.set()
    pilot.settle()
    assert pilot.name == "seats"
    assert agreed(pilot) == [{"name": "Shack", "type": "utility"}]
    assert SAY("ui.variant.catalogue-none") not in early, "not known yet"


def test_another_game_that_is_opened_meanwhile_has_no_catalogue(pilot: Pilot, folder: Path) -> None:
    disk_goes_on = open_before_the_disk_answers(pilot, folder)
    pilot.controllers.table.game = "lunar"
    disk_goes_on.set()
    pilot.settle()
    assert agreed(pilot) is None
    open_options(pilot)
    assert agreed(pilot) == [{"name": "Shack", "type": "utility"}]


def test_a_disk_that_does_not_answer_leaves_the_catalogues_that_are_built_in(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wait_in_vain(_: Path) -> None:
        raise DeviceError("the disk does not answer")

    monkeypatch.setattr(options, "find_catalogues", wait_in_vain)
    open_options(pilot)
    assert pilot.controllers.notices.trouble == "the disk does not answer"
    for key in ("playtest", "none"):
        pilot.tap_text(SAY(f"ui.variant.catalogue-{key}"))
        assert pilot.button(SAY(f"ui.variant.catalogue-{key}")).chosen


def test_another_group_begins_with_the_catalogue_chosen_last(pilot: Pilot, folder: Path) -> None:
    keep_choice(folder, "playtest")
    open_options(pilot)
    pilot.controllers.table.forget()
    open_options(pilot)
    assert pilot.button(SAY("ui.variant.catalogue-playtest")).chosen


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_who_starts_is_told_where_that_is_chosen(folder: Path, language: str) -> None:
    """MM-1.3"""
    reds = {"en": "the most red", "de": "am meisten Rot", "pl": "najwięcej czerwieni"}
    with Pilot(folder, "800x480", language=language) as pilot:
        open_options(pilot)
        pilot.tap_text(SAY("ui.variant.take"))
        pilot.settle()
        assert pilot.says(reds[language])
        assert faults(pilot) == []


def test_in_german_the_game_has_one_name_and_a_table_is_addressed_as_several() -> None:
    SAY.set_language("masters-of-maple-syrup", "de")
    name = SAY("name")
    for place in ("ui.welcome.title", "ui.welcome.subtitle", "print.title"):
        assert name.split(" of ")[-1] in SAY(place), place
    assert all(SAY("ui.catalogue.count", count=count).split(". ")[-1].startswith("Berührt ") for count in (1, 2))
    SAY.set_language("masters-of-maple-syrup", "en")
