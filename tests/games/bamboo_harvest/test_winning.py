"""Facts of winning in Bamboo Harvest (BH-5), by their rules."""

from typing import Any

import pytest

from companion.engine.values import changed
from companion.errors import ImpossibleActionError
from companion.games.bamboo_harvest.state import Deeds
from companion.games.bamboo_harvest.words import announce, explain_done
from companion.translations import find_translation
from tests.games.bamboo_harvest.table import NAMES, Spot, build, game, go, line, table, up

COLUMN = [(row, 0) for row in range(7)]
APART = [(0, 2), (0, 4), (0, 6), (2, 2), (2, 4), (2, 6), (4, 2), (4, 4), (4, 6), (6, 3)]


def column(deed: str = "4C", players: int = 2) -> Any:
    """Returns a turn in which a build on [6, 0] makes a path of six own tokens and one of another."""
    others = [[(3, 0)], [(0, 6)], [(1, 6)]][: players - 1]
    own: list[Spot] = [spot for spot in COLUMN[:6] if spot != (3, 0)]
    state = table({(6, 0): "4D"}, [own, *others], (30,) * players)
    return changed(state, deeds=(up(deed), *(Deeds() for _ in others)))


def finish_turn(state: Any) -> Any:
    """Harvests the best and ends the turn."""
    best = next(action for action in game().choices(state) if type(action).__name__ == "Harvest")
    state = game().apply(state, best)
    surplus = state.own.count - 3
    return go(state, *([{"do": "discard", "down": surplus}] if surplus > 0 else []), {"do": "end"})


def test_a_path_wins_at_once() -> None:
    """BH-5.1"""
    summary = line(go(column(), build("4C", (6, 0))))
    assert (summary["over"], summary["phase"], summary["turn"]) == (True, "over", None)
    assert (summary["winner"], summary["won_by"]) == (0, "path")
    assert summary["path"] == [list(spot) for spot in COLUMN]


def test_why_a_path_wins() -> None:
    """BH-5.1"""
    state = go(column(), build("4C", (6, 0)))
    said = [find_translation("bamboo-harvest").say(phrase, NAMES) for phrase in game().explain(state)]
    assert said[-1] == (
        "Ann has a path of 7 cards from row 1, column 1 to row 7, column 1: 6 own tokens and one of Bo's. Ann wins."
    )


def test_nothing_follows_a_win() -> None:
    state = go(column(), build("4C", (6, 0)))
    with pytest.raises(ImpossibleActionError, match="the game is over"):
        go(state, {"do": "harvest", "from": []})


def test_a_wild_build_does_not_win_but_the_next_turn_does() -> None:
    """BH-5.3, BH-5.5: the `end` before that turn makes the game over, and its round counts."""
    state = go(column("JH"), build("JH", (6, 0)))
    assert line(state)["phase"] == "swap"
    assert [phrase.key for phrase in explain_done(state)] == ["done.built", "done.built-wild", "done.missed-path"]
    state = finish_turn(state)
    assert (line(state)["phase"], line(state)["turn"], line(state)["round"]) == ("build", 1, 1)
    summary = line(finish_turn(state))
    assert (summary["over"], summary["winner"], summary["won_by"], summary["round"]) == (True, 0, "path", 2)
    assert summary["path"] == [list(spot) for spot in COLUMN]


def test_a_token_of_another_can_make_the_path() -> None:
    """BH-5.5"""
    own = [spot for spot in COLUMN if spot != (6, 0)]
    state = table({(6, 0): "4D"}, [[(0, 6)], own], (30, 14), (up("4C"), Deeds()))
    summary = line(finish_turn(go(state, build("4C", (6, 0)))))
    assert (summary["over"], summary["winner"], summary["won_by"]) == (True, 1, "path")
    assert summary["round"] == 1


@pytest.mark.parametrize(
    ("players", "before", "wins"),
    [
        pytest.param(2, 9, True, id="BH-5.2 ten of two players"),
        pytest.param(2, 7, False, id="BH-5.2 eight of two players"),
        pytest.param(3, 7, True, id="BH-5.2 eight of three players"),
        pytest.param(4, 7, True, id="BH-5.2 eight of four players"),
        pytest.param(4, 6, False, id="BH-5.2 seven of four players"),
    ],
)
def test_the_count_wins(players: int, before: int, wins: bool) -> None:
    others = [[(1, 0)], [(3, 0)], [(5, 0)]][: players - 1]
    state = table({APART[before]: "4D"}, [APART[:before], *others], (30,) * players)
    state = changed(state, deeds=(up("4C"), *(Deeds() for _ in others)))
    summary = line(go(state, build("4C", APART[before])))
    assert (summary["over"], summary["won_by"]) == ((True, "count") if wins else (False, None))
    assert summary["path"] == []


def test_path_and_count_at_once_are_a_path() -> None:
    """BH-5.1, BH-5.2"""
    state = column(players=3)
    more = tuple(0 if place in (6 * 7 + 3, 6 * 7 + 5) else owner for place, owner in enumerate(state.built))
    summary = line(go(changed(state, built=more), build("4C", (6, 0))))
    assert summary["tokens"][0] == 8
    assert summary["won_by"] == "path"


def test_no_eleventh_token_is_built() -> None:
    """BH-5.6"""
    state = table({(6, 0): "4D"}, [APART, [(1, 0)]], (30, 14), (up("4C"), Deeds()))
    with pytest.raises(ImpossibleActionError, match=r"\(BH-5\.6\)$"):
        go(state, build("4C", (6, 0)))


def test_a_path_without_another_players_token_does_not_win() -> None:
    """BH-5.1"""
    state = table({(6, 0): "4D"}, [COLUMN[:6], [(0, 6)]], (30, 14), (up("4C"), Deeds()))
    assert line(go(state, build("4C", (6, 0))))["over"] is False


def test_the_win_is_announced() -> None:
    """BH-5.1"""
    before = column()
    after = go(before, build("4C", (6, 0)))
    said = [find_translation("bamboo-harvest").spoken().say(phrase, NAMES) for phrase in announce(before, after)]
    assert said[0].startswith("Ann pays 30 reeds and four of clubs")
    assert said[-1].endswith("Ann wins.")
