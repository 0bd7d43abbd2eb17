"""The bonuses of the tally: it waits for each card that has one, and everything says what the score line says."""

import pytest

from companion.errors import ImpossibleActionError
from companion.games.masters_of_maple_syrup import GAME
from companion.games.masters_of_maple_syrup.history import seat_results
from companion.games.masters_of_maple_syrup.view import view
from tests.games.masters_of_maple_syrup.table import CARDS, MapleEntryTable, announced, explained

OAK: dict[str, object] = {"name": "Oak", "type": "tree", "value": 1, "text": "Game end: +1", "bonus": True}


def with_oaks() -> MapleEntryTable:
    """Ann has ten cards, two of which have a bonus."""
    return MapleEntryTable(catalogue=[*CARDS, OAK]).select("tap").grow(0, 2, "Oak").grow(0, 7, "Sugar Maple").end()


def test_a_game_without_bonuses_is_over_and_won_at_once() -> None:
    """MM-3.2"""
    table = MapleEntryTable(catalogue=CARDS).select("tap").grow(0, 9, "Sugar Maple")
    won = "Ann wins, 19 to 1."
    assert announced(table, "end")[:2] == ["Ann has 10 cards on the property: that ended the game.", won]
    assert (table.line["phase"], table.line["over"], table.line["winner"]) == ("over", True, 0)
    assert [(one.score, one.has_won) for one in seat_results(table.state)] == [(19, True), (1, False)]
    for said in (explained(table), table.says(GAME.result(table.state)), table.says(GAME.sheet(table.state))):
        assert said[-1] == won


def test_a_text_alone_makes_nobody_wait() -> None:
    """MM-3.2: only the key `bonus` does."""
    plain = {name: value for name, value in OAK.items() if name != "bonus"}
    table = MapleEntryTable(catalogue=[*CARDS, plain]).select("tap").grow(0, 9, "Oak").end()
    assert (table.line["phase"], table.line["winner"]) == ("over", 0)


def test_the_tally_waits_for_each_card_with_a_bonus() -> None:
    """MM-3.2"""
    table = with_oaks()
    assert (table.line["phase"], table.line["over"], table.line["winner"]) == ("tally", False, None)
    assert table.line["scores"] == [17, 1], "what is known counts"
    assert table.state.asked == ((0, 1), (0, 2))
    assert seat_results(table.state) == ()
    assert explained(table)[-1] == "The game is over. The values of 2 cards are still to be said, with their bonuses."
    lines = [line.strip() for line in table.says(GAME.sheet(table.state))]
    assert lines.count("Oak (tree): 1 + ?") == 2
    assert not any("wins" in line for line in lines)
    assert announced(table, "value", seat=0, place=2, points=1) == []
    assert [card.is_asked for card in view(table.state).sides[0].cards[:4]] == [False, True, False, False]
    assert announced(table, "value", seat=0, place=1, points=3) == ["Ann wins, 19 to 1."]
    assert (table.line["phase"], table.line["winner"]) == ("over", 0)
    assert [line.strip() for line in table.says(GAME.sheet(table.state))].count("Oak (tree): 3") == 1


def test_a_card_with_a_bonus_is_asked_though_its_value_is_not_known() -> None:
    """MM-3.2"""
    unknown = {name: value for name, value in OAK.items() if name != "value"}
    table = MapleEntryTable(catalogue=[*CARDS, unknown]).select("tap").grow(1, 9, "Oak").end()
    assert table.state.asked == tuple((1, place) for place in range(1, 10))


def test_a_bonus_can_be_told_ahead_in_the_last_turn_s_tally_only() -> None:
    """MM-3.2: values come from the last turn's end on."""
    table = MapleEntryTable(catalogue=[*CARDS, OAK]).select("tap").grow(0, 2, "Oak")
    with pytest.raises(ImpossibleActionError, match="is being taken"):
        table.do("value", seat=0, place=1, points=2)


def test_level_is_a_tie() -> None:
    """MM-3.2"""
    cards = [{"name": "Oak", "type": "tree", "value": 0}, {"name": "Red Maple", "type": "tree", "value": 1}]
    table = MapleEntryTable(catalogue=cards).select("tap").grow(0, 9, "Oak").end()
    assert (table.line["phase"], table.line["winner"]) == ("over", "tie")
    assert explained(table)[-1] == "Both properties are worth 1: a tie remains a tie."


def test_a_value_can_be_changed_when_the_game_is_over() -> None:
    """MM-3.2: of several for one card the last counts."""
    table = with_oaks().do("value", seat=0, place=1, points=1).do("value", seat=0, place=2, points=1)
    table.do("value", seat=1, place=0, points=40)
    assert (table.line["scores"], table.line["winner"]) == ([17, 40], 1)


def test_values_of_a_whole_table_without_a_catalogue_have_their_bonuses() -> None:
    """MM-3.2"""
    table = MapleEntryTable().select("tap").grow(0, 9).end()
    for place in range(10):
        table.do("value", seat=0, place=place, points=2)
    assert announced(table, "value", seat=1, place=0, points=1)[-1] == "Ann wins, 20 to 1."
