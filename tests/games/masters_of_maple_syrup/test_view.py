"""What the table of Masters of Maple Syrup is asked next, and of whom."""

from companion.games.masters_of_maple_syrup import GAME
from companion.games.masters_of_maple_syrup.actions import Tap
from tests.games.masters_of_maple_syrup.table import CARDS, MapleEntryTable


def test_a_view_asks_only_players_who_can_still_act() -> None:
    """MM-2.2, MM-2.4"""
    table = MapleEntryTable().select("tap")
    asked = [table.says((GAME.view(table.state).task,))]
    for seat in (0, 1):
        table.do("tap", seat=seat, places=[0])
        asked.append(table.says((GAME.view(table.state).task,)))
    assert asked == [["Ann taps, then Bo."], ["Bo taps."], ["Ann ends the turn."]]


def test_a_view_asks_nobody_to_develop_after_the_neighbour() -> None:
    """MM-2.2"""
    table = MapleEntryTable(catalogue=CARDS).select("develop")
    table.do("develop", seat=1, card="Sugar Maple")
    assert table.says((GAME.view(table.state).task,)) == ["Ann ends the turn."]


def test_the_current_player_may_still_act_when_the_neighbour_was_entered_first() -> None:
    """MM-2.2"""
    table = MapleEntryTable().select("tap")
    table.do("tap", seat=1, places=[0])
    near, far = GAME.view(table.state).sides
    assert (near.may, near.can_act, near.cards[0].turns) == ("tap", True, Tap(0, (0,)))
    assert not far.can_act


def test_the_neighbour_waits_only_while_the_task_names_the_current_player_first() -> None:
    """MM-2.2"""
    table = MapleEntryTable().select("tap")
    seen = [[side.comes_first for side in GAME.view(table.state).sides]]
    table.do("tap", seat=1, places=[0])
    seen.append([side.comes_first for side in GAME.view(table.state).sides])
    assert table.says((GAME.view(table.state).task,)) == ["Ann ends the turn."]
    assert seen == [[True, False], [False, False]]


def test_like_cards_are_told_apart_by_the_number_of_their_place() -> None:
    table = (
        MapleEntryTable(catalogue=CARDS)
        .select("tap")
        .grow(0, 1, "Sugar Maple")
        .grow(0, 1, "Red Maple")
        .grow(1, 1, "Sugar Maple")
    )
    names = [[card.name for card in side.cards] for side in GAME.view(table.state).sides]
    assert names == [["Red Maple (1)", "Sugar Maple", "Red Maple (3)"], ["Red Maple", "Sugar Maple"]]
