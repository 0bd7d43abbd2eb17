"""What a camera saw is explained by the fewest entries that the rules allow."""

import pytest

from companion.engine.property_table import CardChange, PlacedPropertyCard, PropertyChange
from companion.games.masters_of_maple_syrup.actions import Action, Develop, Effect, End, Harvest, Select, Tap
from companion.games.masters_of_maple_syrup.property_table import MapleTable
from tests.games.masters_of_maple_syrup.table import CARDS, MapleEntryTable

TABLE = MapleTable()


@pytest.fixture
def table() -> MapleEntryTable:
    return MapleEntryTable(catalogue=CARDS)


def sideways(seat: int, *places: int) -> PropertyChange:
    return PropertyChange(seat, CardChange.SIDEWAYS, places)


def upright(seat: int, *places: int) -> PropertyChange:
    return PropertyChange(seat, CardChange.UPRIGHT, places)


def laid(seat: int, name: str) -> PropertyChange:
    return PropertyChange(seat, CardChange.LAID, name=name)


def explain(table: MapleEntryTable, *changes: PropertyChange) -> list[tuple[Action, ...]]:
    return list(TABLE.explain(table.state, changes, {}))


def test_properties_are_told_as_they_are_kept(table: MapleEntryTable) -> None:
    table.select("tap").do("tap", seat=0, places=[0]).do("effect", seat=1, place=0, tuck=1)
    red = ("Red Maple", True, 0), ("Red Maple", False, 1)
    assert TABLE.properties(table.state) == tuple((PlacedPropertyCard(*one),) for one in red)


def test_after_the_last_turn_nothing_is_compared(table: MapleEntryTable) -> None:
    table.select("tap").grow(0, 9).end()
    assert TABLE.properties(table.state) == ()


def test_a_turn_of_another_action_is_ended_first(table: MapleEntryTable) -> None:
    table.select("harvest")
    assert explain(table, sideways(1, 0)) == [(End(), Select("tap"), Tap(1, (0,)))]


def test_cards_beyond_five_are_discarded_with_the_end(table: MapleEntryTable) -> None:
    table.select("harvest").give(0, 4)
    assert explain(table, sideways(1, 0))[0][0] == End(2)


def test_two_cards_of_one_player_are_two_turns_or_an_effect(table: MapleEntryTable) -> None:
    table.select("develop")
    found = explain(table, laid(0, "Sugar Shack"), laid(0, "Red Maple"))
    first = {Develop(0, "Sugar Shack"), Effect(0, 0, develop="Red Maple")}
    other = {Develop(0, "Red Maple"), Effect(0, 0, develop="Sugar Shack")}
    assert {frozenset(first), frozenset(other)} <= {frozenset(path) for path in found}
    assert all(isinstance(one, Develop | Effect) for path in found for one in path)


def test_trees_turned_both_ways_in_one_turn_take_an_effect(table: MapleEntryTable) -> None:
    table.select("develop").do("develop", seat=0, card="Sugar Maple", paid=0)
    table.do("effect", seat=0, place=0, tap=[1])
    found = explain(table, upright(0, 1), sideways(0, 0))
    assert {Effect(0, 0, untap=(1,)), Effect(0, 0, tap=(0,))} in [set(path) for path in found]


def test_a_utility_that_lies_sideways_is_explained_by_nothing(table: MapleEntryTable) -> None:
    table.select("develop").do("develop", seat=0, card="Sugar Shack")
    assert explain(table, sideways(0, 1)) == []


def test_rivals_may_have_chosen_the_action(table: MapleEntryTable) -> None:
    rivals = MapleEntryTable(catalogue=CARDS, rivals=True)
    assert set(explain(rivals, sideways(0, 0))) == {
        (Select("tap"), Tap(0, (0,))),
        (Select("choose", "tap"), Tap(0, (0,))),
    }


def test_a_number_that_is_not_known_is_told_by_the_table(table: MapleEntryTable) -> None:
    table.select("develop")
    [[found]] = explain(table, laid(0, "Sled"))
    assert found == Develop(0, "Sled")
    assert TABLE.is_open(table.state, found)
    assert not TABLE.is_open(table.state, Develop(0, "Sled", 0))
    assert not TABLE.is_open(table.state, Tap(0, (0,)))


def test_trees_whose_cards_are_not_known_are_counted_by_the_table() -> None:
    table = MapleEntryTable()
    table.select("tap").do("tap", seat=0, places=[0]).end().select("harvest")
    assert explain(table, upright(0, 0)) == [(Harvest(0, (0,)),)]
    assert TABLE.is_open(table.state, Harvest(0, (0,)))


def test_a_card_of_which_all_copies_lie_there_is_not_developed(table: MapleEntryTable) -> None:
    table.select("develop").do("develop", seat=0, card="Sugar Shack")
    assert explain(table, laid(1, "Sugar Shack")) == []
    assert not TABLE.is_open(table.state, Develop(1, "Sugar Shack"))


def test_tucked_cards_come_from_hand_deck_or_discards(table: MapleEntryTable) -> None:
    table.select("tap")
    tucked = PropertyChange(0, CardChange.TUCKED, (0,), count=2)
    assert explain(table, tucked) == [(Effect(0, 0, tuck=2, from_=one),) for one in (None, "deck", "discard")]


def test_a_tucked_card_beside_what_no_entry_explains_is_not_explained_either(table: MapleEntryTable) -> None:
    table.select("develop").do("develop", seat=0, card="Sugar Shack")
    assert explain(table, sideways(0, 1), PropertyChange(0, CardChange.TUCKED, (0,), count=1)) == []
