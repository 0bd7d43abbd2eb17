"""The bonuses of the tally: nobody has won before they are told, and one word tells that there are none."""

import pytest

from companion.games.masters_of_maple_syrup import GAME
from companion.games.masters_of_maple_syrup.actions import Value
from companion.games.masters_of_maple_syrup.choices import deny_bonuses
from companion.games.masters_of_maple_syrup.seat_results import seat_results
from companion.games.masters_of_maple_syrup.view import view
from tests.games.masters_of_maple_syrup.play import play_game
from tests.games.masters_of_maple_syrup.table import CARDS, MapleEntryTable, announced, explained

OAK: dict[str, object] = {"name": "Oak", "type": "tree", "value": 1, "text": "Game end: +1"}


def test_nobody_has_won_for_other_programs_before_the_bonuses_are_told() -> None:
    """MM-3.2"""
    table = MapleEntryTable(catalogue=CARDS).select("tap").grow(0, 9, "Sugar Maple").end()
    assert [(one.score, one.has_won) for one in seat_results(table.state)] == [(19, False), (1, False)]
    table.do("value", seat=0, place=0, points=2)
    assert [(one.score, one.has_won) for one in seat_results(table.state)] == [(20, True), (1, False)]


def test_that_there_are_no_bonuses_is_told_by_the_value_of_a_card_as_it_stands() -> None:
    """MM-3.2"""
    table = MapleEntryTable(catalogue=CARDS).select("tap").grow(1, 9, "Sugar Maple").end()
    scores, told = table.line["scores"], deny_bonuses(table.state)
    assert told == Value(1, 9, 2)
    table.do("value", seat=1, place=9, points=2)
    assert (table.line["scores"], table.state.are_bonuses_told) == (scores, True)
    assert deny_bonuses(table.state) is None


def test_that_there_are_no_more_bonuses_is_told_by_the_last_card_that_is_worth_what_the_catalogue_says() -> None:
    """MM-3.2"""
    table = MapleEntryTable(catalogue=[*CARDS, OAK]).select("tap").grow(1, 7, "Sugar Maple").grow(1, 2, "Oak").end()
    assert deny_bonuses(table.state) == Value(1, 9, 1)
    table.do("value", seat=1, place=9, points=3)
    assert not table.state.are_bonuses_told, "the other Oak's bonus is open"
    assert deny_bonuses(table.state) == Value(1, 8, 1)
    table.do("value", seat=1, place=8, points=1)
    assert (deny_bonuses(table.state), table.state.are_bonuses_told) == (None, True)


def test_a_card_that_has_no_bonus_after_all_leaves_the_others_open() -> None:
    """MM-3.2"""
    table = MapleEntryTable(catalogue=[*CARDS, OAK]).select("tap").grow(1, 7, "Sugar Maple").grow(1, 2, "Oak").end()
    table.do("value", seat=1, place=8, points=1)
    assert not table.state.are_bonuses_told
    assert [card.has_open_bonus for card in view(table.state).sides[1].cards[7:]] == [False, False, True]
    assert table.state.open_bonuses == ((1, 9),)
    lines = [line.strip() for line in table.says(GAME.sheet(table.state))]
    assert lines.count("Oak (tree): 1 + ?") == lines.count("Oak (tree): 1") == 1
    assert lines[-1] == "Bo leads so far, 17 to 1."
    table.do("value", seat=1, place=9, points=2)
    assert explained(table)[-1] == "Bo wins, 18 to 1."


def test_where_every_card_names_a_bonus_the_last_one_as_it_stands_tells_that_there_are_no_more() -> None:
    """MM-3.2"""
    table = MapleEntryTable(catalogue=[OAK]).select("tap").grow(1, 9, "Oak").end()
    table.do("value", seat=0, place=0, points=1).do("value", seat=1, place=0, points=1)
    assert deny_bonuses(table.state) == Value(1, 9, 1)
    table.do("value", seat=1, place=9, points=1)
    assert table.state.are_bonuses_told


def test_one_value_tells_that_no_card_has_a_bonus_and_none_is_open_then() -> None:
    """MM-3.2"""
    table = MapleEntryTable(catalogue=[*CARDS, OAK]).select("tap").grow(1, 2, "Oak").grow(1, 7, "Sugar Maple").end()
    assert [card.has_open_bonus for card in view(table.state).sides[1].cards[:4]] == [False, True, True, False]
    assert deny_bonuses(table.state) == Value(1, 9, 2)
    table.do("value", seat=1, place=9, points=2)
    assert [one.has_won for one in seat_results(table.state)] == [False, True]
    assert table.says(GAME.result(table.state))[-1] == "Bo wins, 17 to 1."
    assert not any(card.has_open_bonus for card in view(table.state).sides[1].cards)
    assert table.state.open_bonuses == ()


@pytest.mark.one_python
def test_one_entry_tells_in_any_game_that_there_are_no_more_bonuses() -> None:
    """MM-3.2"""
    told = 0
    for seed in range(60):
        record = play_game(seed)
        state = GAME.start(record["options"], tuple(record["players"]))
        for action in record["actions"]:
            state = GAME.apply(state, GAME.read_action(action))
        value = deny_bonuses(state)
        if value is not None:
            after = GAME.apply(state, value)
            assert (after.scores, after.are_bonuses_told, deny_bonuses(after)) == (state.scores, True, None), seed
            told += 1
    assert told > 10, "many games end with bonuses that are open"


def test_bonuses_are_open_while_no_value_is_known() -> None:
    """MM-3.2"""
    cards = [{"name": "Oak", "type": "tree", "text": "Game end: +1"}]
    table = MapleEntryTable(catalogue=cards).select("tap").grow(0, 9, "Oak").end()
    assert not table.state.are_bonuses_told
    assert view(table.state).sides[0].cards[1].has_open_bonus


def test_nobody_has_won_before_the_bonuses_are_told() -> None:
    """MM-3.2"""
    table = MapleEntryTable(catalogue=CARDS).select("tap").grow(0, 9, "Sugar Maple")
    leads = "Ann leads so far, 19 to 1."
    assert announced(table, "end")[:2] == ["Ann has 10 cards on the property: that ended the game.", leads]
    assert explained(table)[1:] == [leads, "Now enter what each card is worth with its bonus."]
    assert table.says(GAME.result(table.state))[-1] == leads
    assert table.says(GAME.sheet(table.state))[-1] == leads
    assert table.line["winner"] == 0
    table.do("value", seat=1, place=0, points=1)
    for told in (explained(table), table.says(GAME.result(table.state)), table.says(GAME.sheet(table.state))):
        assert told[-1] == "Ann wins, 19 to 1."


def test_nobody_has_won_before_every_card_whose_text_names_a_bonus_is_told() -> None:
    """MM-3.2"""
    oak: dict[str, object] = {"name": "Oak", "type": "tree", "value": 1, "text": "Spielende: +1"}
    table = MapleEntryTable(catalogue=[*CARDS, oak]).select("tap").grow(0, 2, "Oak").grow(0, 7, "Sugar Maple").end()
    table.do("value", seat=0, place=3, points=2)
    so_far = ["Ann leads so far, 17 to 1.", "Now enter what each card is worth with its bonus."]
    assert explained(table)[1:] == so_far, "another card was told"
    assert announced(table, "value", seat=0, place=1, points=2) == []
    assert explained(table)[1:] == ["Ann leads so far, 18 to 1.", so_far[1]]
    assert announced(table, "value", seat=0, place=2, points=1) == ["Ann wins, 18 to 1."]


def test_level_before_the_bonuses_is_no_tie() -> None:
    """MM-3.2"""
    cards = [{"name": "Oak", "type": "tree", "value": 0}, {"name": "Red Maple", "type": "tree"}]
    table = MapleEntryTable(catalogue=cards).select("tap").grow(0, 9, "Oak").end()
    table.do("value", seat=0, place=0, points=1).do("value", seat=1, place=0, points=1)
    assert table.line["phase"] == "over"
    assert explained(table)[1:] == [
        "So far both properties are worth 1.",
        "Now enter what each card is worth with its bonus.",
    ]


def test_values_of_a_whole_table_without_a_catalogue_have_their_bonuses() -> None:
    """MM-3.2"""
    table = MapleEntryTable().select("tap").grow(0, 9).end()
    for place in range(10):
        table.do("value", seat=0, place=place, points=2)
    assert announced(table, "value", seat=1, place=0, points=1)[-1] == "Ann wins, 20 to 1."
