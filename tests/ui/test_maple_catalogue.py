"""The cards of Masters of Maple Syrup, told card by card on the screen, and kept as a table's own catalogue."""

from pathlib import Path
from typing import Any

import pytest

from companion.exports.games.masters_of_maple_syrup.catalogue_file import parse_catalogue, print_catalogue
from companion.games.masters_of_maple_syrup.catalogue import PropertyCard, read_catalogue, write_catalogue
from companion.ui.games.masters_of_maple_syrup.catalogues import keep_catalogue, keep_choice, own_name
from companion.ui.games.masters_of_maple_syrup.screens.catalogue import (
    ask_card,
    entered_card,
    is_free,
    other_type,
    renamed,
    with_card,
)
from companion.ui.texts import SAY
from companion.ui.window import SIZES
from tests.ui.geometry import faults
from tests.ui.maple_player import count, row_of
from tests.ui.pilot import Pilot

pytestmark = pytest.mark.one_python

RED = PropertyCard("Red Maple", "tree")


def open_catalogue(pilot: Pilot) -> None:
    pilot.controllers.table.game = "masters-of-maple-syrup"
    pilot.controllers.navigation.go("variant")
    pilot.settle()
    pilot.tap_text(SAY("ui.catalogue.open"))
    pilot.until(lambda: pilot.name == "catalogue")


def name_card(pilot: Pilot, name: str) -> None:
    pilot.tap_text(SAY("ui.catalogue.add"))
    for letter in name:
        pilot.tap_text(letter.upper())
    pilot.tap_text(SAY("ui.keyboard.done"))
    pilot.settle()


def agreed(pilot: Pilot) -> Any:
    return pilot.controllers.table.agreed.get("catalogue")


def test_a_card_is_told_and_kept_and_can_be_completed_later(pilot: Pilot, folder: Path) -> None:
    open_catalogue(pilot)
    assert faults(pilot) == []
    name_card(pilot, "SLED")
    assert faults(pilot) == []
    pilot.tap_text(SAY("type.tree"))
    count(pilot, row_of(pilot, SAY("ui.catalogue.cost")), 2)
    pilot.tap_text(SAY("ui.catalogue.keep"))
    pilot.until(lambda: agreed(pilot) == [{"name": "Sled", "type": "utility", "cost": 2}])
    kept = folder / "catalogues" / "our-cards.toml"
    pilot.until(kept.is_file)
    assert parse_catalogue(kept.read_bytes()) == (PropertyCard("Sled", "utility", cost=2),)
    pilot.tap_text("Sled")
    count(pilot, row_of(pilot, SAY("ui.catalogue.value")), 1)
    pilot.tap_text(SAY("ui.catalogue.no-text"))
    pilot.tap_text("A")
    pilot.tap_text(SAY("ui.keyboard.done"))
    pilot.tap_text(SAY("ui.catalogue.keep"))
    pilot.until(lambda: agreed(pilot) == [{"name": "Sled", "type": "utility", "cost": 2, "value": 1, "text": "A"}])
    assert faults(pilot) == []


def test_a_text_that_names_the_game_s_end_gives_the_card_a_bonus(pilot: Pilot) -> None:
    """MM-5.1"""
    open_catalogue(pilot)
    name_card(pilot, "SLED")
    pilot.tap_text(SAY("ui.catalogue.no-text"))
    pilot.screen.ids.body.children[0].dispatch("on_done", "Game end: +1")
    pilot.settle()
    pilot.tap_text(SAY("ui.catalogue.keep"))
    pilot.until(lambda: agreed(pilot) == [{"name": "Sled", "type": "tree", "text": "Game end: +1", "bonus": True}])


def test_a_name_stands_once_and_typing_can_be_left(pilot: Pilot) -> None:
    pilot.controllers.table.agreed = {}
    open_catalogue(pilot)
    name_card(pilot, "SLED")
    pilot.tap_text(SAY("ui.catalogue.keep"))
    pilot.until(lambda: bool(agreed(pilot)))
    name_card(pilot, "SLED")
    assert pilot.says(SAY("ui.catalogue.taken", card="Sled"))
    pilot.tap_text("Sled")
    pilot.screen.rename()
    pilot.settle()
    pilot.screen.back()
    pilot.settle()
    assert pilot.says(SAY("ui.catalogue.keep"))
    pilot.screen.back()
    pilot.until(lambda: pilot.name == "variant")
    pilot.settle()
    assert pilot.says(SAY("ui.variant.catalogue-own", name="our-cards", count=1))


@pytest.mark.parametrize("size", SIZES)
def test_a_card_that_was_entered_by_mistake_is_taken_out_and_can_be_put_back(folder: Path, size: str) -> None:
    with Pilot(folder, size) as pilot:
        pilot.controllers.table.agreed = {}
        open_catalogue(pilot)
        name_card(pilot, "SLED")
        assert not pilot.says(SAY("ui.catalogue.remove")), "it is not kept yet"
        pilot.tap_text(SAY("ui.catalogue.keep"))
        kept = folder / "catalogues" / "our-cards.toml"
        pilot.until(kept.is_file)
        pilot.tap_text("Sled")
        assert faults(pilot) == []
        pilot.tap_text(SAY("ui.catalogue.remove"))
        pilot.until(lambda: parse_catalogue(kept.read_bytes()) == ())
        assert agreed(pilot) == []
        assert pilot.screen.about == SAY("ui.catalogue.removed", card="Sled")
        assert faults(pilot) == []
        pilot.tap_text(SAY("ui.catalogue.keep"))
        pilot.until(lambda: parse_catalogue(kept.read_bytes()) == (PropertyCard("Sled", "tree"),))
        assert agreed(pilot) == [{"name": "Sled", "type": "tree"}]


@pytest.mark.parametrize("size", SIZES)
def test_of_one_card_neither_the_others_nor_another_name_can_be_told(folder: Path, size: str) -> None:
    with Pilot(folder, size) as pilot:
        pilot.controllers.table.game = "masters-of-maple-syrup"
        cards = [{"name": "Sled", "type": "utility"}, {"name": "Hut", "type": "utility"}]
        pilot.controllers.table.agreed = {"catalogue": cards}
        pilot.controllers.navigation.go("catalogue", card="Sled")
        pilot.settle()
        assert pilot.says("Sled")
        assert not pilot.says("Hut")
        assert not pilot.says(SAY("ui.catalogue.add"))
        assert faults(pilot) == []
        assert "Sled" not in [getattr(button, "text", "") for button in pilot.buttons()], "no button renames it"
        pilot.tap_text(SAY("ui.catalogue.no-text"))
        pilot.tap_text("A")
        pilot.tap_text(SAY("ui.keyboard.done"))
        assert not pilot.says("Hut")
        pilot.tap_text(SAY("ui.catalogue.keep"))
        pilot.until(lambda: agreed(pilot) == [{**cards[0], "text": "A"}, cards[1]])


@pytest.mark.parametrize("size", SIZES)
def test_every_size_has_room_for_a_card(folder: Path, size: str) -> None:
    with Pilot(folder, size, language="de") as pilot:
        open_catalogue(pilot)
        name_card(pilot, "SLED")
        assert faults(pilot) == []


def test_a_catalogue_is_read_as_it_was_written() -> None:
    cards = (RED, PropertyCard('Shack "2" \\ ä', "utility", 1, -3, None, 4, "When\nharvested: “draw”"))
    assert parse_catalogue(print_catalogue(cards)) == cards


def test_what_is_not_known_is_told_as_such() -> None:
    card = PropertyCard("Shack", "utility", cost=1, value=-3)
    values = {one.name: one.value for one in ask_card(card)}
    assert entered_card(card, values) == card
    assert entered_card(card, {**values, "value": -4, "cost": -1, "draws": 2}) == PropertyCard("Shack", "utility")
    assert {one.name: one.least for one in ask_card(RED)}["copies"] == 1
    assert other_type(RED) == RED
    assert other_type(other_type(card)) == card


def test_a_card_takes_the_place_of_the_one_it_was() -> None:
    shack, hut = PropertyCard("Shack", "utility"), PropertyCard("Hut", "utility")
    assert with_card((RED, shack), hut, "Shack") == (RED, hut)
    assert with_card((RED,), hut, "") == (RED, hut)
    assert not is_free((RED, shack), "SHACK", "")
    assert is_free((RED, shack), "SHACK", "Shack")


def test_a_card_that_is_called_red_maple_is_one() -> None:
    called = renamed(PropertyCard("Rd Maple", "utility", copies=1), "Red Maple")
    assert read_catalogue(write_catalogue((called,))) == (RED,)
    assert renamed(PropertyCard("Hut", "utility", copies=1), "Shack") == PropertyCard("Shack", "utility", copies=1)


def test_other_cards_that_were_kept_before_are_not_written_over(folder: Path) -> None:
    shack, hut = (PropertyCard("Shack", "utility"),), (PropertyCard("Hut", "utility"),)
    assert own_name(folder, ()) == "our-cards"
    keep_catalogue(folder, "our-cards", shack)
    assert own_name(folder, shack) == "our-cards"
    assert own_name(folder, ()) == "our-cards-2"
    keep_catalogue(folder, "our-cards-2", hut)
    assert own_name(folder, hut) == "our-cards-2"
    (folder / "catalogues" / "our-cards.toml").write_text("spoiled")
    assert own_name(folder, ()) == "our-cards-3"


def test_a_table_that_has_cards_of_its_own_begins_others_beside_them(pilot: Pilot, folder: Path) -> None:
    keep_catalogue(folder, "our-cards", (PropertyCard("Shack", "utility"),))
    keep_choice(folder, "none")
    open_catalogue(pilot)
    name_card(pilot, "SLED")
    pilot.tap_text(SAY("ui.catalogue.keep"))
    others = folder / "catalogues" / "our-cards-2.toml"
    pilot.until(others.is_file)
    assert parse_catalogue((folder / "catalogues" / "our-cards.toml").read_bytes()) == (
        PropertyCard("Shack", "utility"),
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 150])
def test_of_many_cards_one_is_found_by_a_part_of_its_name(folder: Path, size: str, percent: int) -> None:
    names = [f"{tree} {number}" for tree in ("Ash", "Elm", "Oak") for number in range(1, 17)]
    keep_catalogue(folder, "ours", tuple(PropertyCard(name, "tree") for name in [*names, "Sugar Shack", "Shed"]))
    keep_choice(folder, "ours.toml")
    with Pilot(folder, size, text_percent=percent, language="pl") as pilot:
        open_catalogue(pilot)
        assert faults(pilot) == []
        pilot.tap_text(SAY("ui.catalogue.search"))
        pilot.tap_text("S")
        pilot.tap_text("H")
        assert faults(pilot) == []
        pilot.tap_text(SAY("ui.keyboard.done"))
        assert [button.text for button in pilot.screen.ids.cards.children[::-1]][:2] == ["Shed", "Sugar Shack"]
        assert pilot.says(SAY("ui.catalogue.found", count=18, part="Sh"))
        assert faults(pilot) == []
        pilot.tap_text(SAY("ui.catalogue.search"))
        pilot.tap_text("E")
        pilot.tap_text("Shed")
        assert pilot.button(SAY("ui.catalogue.keep"))
        assert pilot.says(SAY("ui.catalogue.count", count=50)), "all are listed again"
        pilot.tap_text(SAY("ui.catalogue.search"))
        pilot.tap_text("X")
        pilot.tap_text(SAY("ui.keyboard.done"))
        assert pilot.says(SAY("ui.catalogue.found", count=0, part="X"))
        pilot.tap_text(SAY("ui.catalogue.add"))
        pilot.screen.back()
        pilot.settle()
        assert pilot.says(SAY("ui.catalogue.count", count=50))


def test_few_cards_are_not_searched(pilot: Pilot) -> None:
    pilot.controllers.table.game = "masters-of-maple-syrup"
    pilot.controllers.table.agreed = {"catalogue": write_catalogue((RED,))}
    open_catalogue(pilot)
    assert not pilot.says(SAY("ui.catalogue.search"))


def test_a_text_is_a_sentence_with_the_marks_that_cards_use(pilot: Pilot) -> None:
    open_catalogue(pilot)
    name_card(pilot, "SHACK")
    pilot.tap_text(SAY("ui.catalogue.no-text"))
    assert faults(pilot) == []
    for key in ("G", "A", SAY("ui.keyboard.space"), "E", ":", SAY("ui.keyboard.space"), "+", "1"):
        pilot.tap_text(key)
    pilot.tap_text(SAY("ui.keyboard.done"))
    assert pilot.says("Ga e: +1")


def test_a_utility_is_not_asked_what_is_drawn_when_it_is_harvested(pilot: Pilot) -> None:
    open_catalogue(pilot)
    name_card(pilot, "SHACK")
    assert pilot.says(SAY("ui.catalogue.draws"))
    pilot.tap_text(SAY("type.tree"))
    assert not pilot.says(SAY("ui.catalogue.draws"))


def test_the_cards_stand_in_the_order_of_their_names(pilot: Pilot) -> None:
    open_catalogue(pilot)
    for name in ("YEW", "ASH", "OAK"):
        name_card(pilot, name)
        pilot.tap_text(SAY("ui.catalogue.keep"))
        pilot.settle()
    assert [button.text for button in pilot.screen.ids.cards.children[::-1]] == ["Ash", "Oak", "Yew"]


@pytest.mark.parametrize("size", SIZES)
def test_the_names_in_the_list_grow_with_the_text_that_a_table_wants(folder: Path, size: str) -> None:
    cards = tuple(PropertyCard(name, "tree") for name in ("Sugar Maple", "Silver Maple", "Norwegian Wood", "Sled"))
    grown = []
    for percent in (100, 200):
        with Pilot(folder, size, text_percent=percent) as pilot:
            pilot.controllers.table.game = "masters-of-maple-syrup"
            pilot.controllers.table.agreed = {"catalogue": write_catalogue(cards)}
            open_catalogue(pilot)
            pilot.frames()
            assert faults(pilot) == []
            grown.append(pilot.button("Norwegian Wood").font_size)
    assert grown[1] > 1.2 * grown[0]
