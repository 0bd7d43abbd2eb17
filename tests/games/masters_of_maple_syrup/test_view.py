"""What the table of Masters of Maple Syrup is asked next, and of whom."""

from companion.games.masters_of_maple_syrup import GAME
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
