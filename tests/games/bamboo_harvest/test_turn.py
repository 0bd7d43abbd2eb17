"""Facts of a turn of Bamboo Harvest (BH-3, BH-4), and the printed worked examples (BH-6), by their rules."""

from typing import Any

import pytest

from companion.engine.values import changed
from companion.errors import BadRecordError, ImpossibleActionError
from companion.games.bamboo_harvest.state import Deeds, Piles
from companion.games.bamboo_harvest.view import view
from companion.translations import find_translation
from tests.games.bamboo_harvest.table import NAMES, JsonObject, Spot, build, game, go, harvest, line, swap, table, up


def refused(state: Any, action: JsonObject) -> str:
    with pytest.raises(ImpossibleActionError) as caught:
        go(state, action)
    return caught.value.rule


def test_the_printed_example_of_a_turn() -> None:
    """BH-6.1: a build with K♠, a free swap with A♣, then 5 reeds from 9♦, and 4 from a pair of 3s or a deed from Q♥."""
    cards_at = {
        (0, 6): "KH", (6, 0): "AH", (6, 1): "9H",
        (1, 4): "9D", (2, 3): "3D", (3, 4): "3H", (2, 5): "AD", (3, 2): "QH", (4, 3): "2D",
    }  # fmt: skip
    upper, lower = (2, 4), (3, 3)
    state = table(cards_at, [[upper, lower], [(0, 5), (1, 6)]], (33, 14), (up("KS", "AC"), Deeds()))
    state = go(state, build("KS", (0, 6)))
    assert line(state)["reeds"] == [3, 14]
    assert line(state)["deeds"][0]["up"] == ["AC"]
    state = go(state, swap("AC", (6, 0), (6, 1), token=(6, 1)))
    assert line(state)["reeds"] == [3, 14]
    assert line(state)["grid"][6][:2] == ["9H", "AH"]
    assert line(state)["disturbance"] == [[6, 1], None]
    assert line(state)["deeds"][0]["up"] == ["AC"]
    found = {divmod(item.token, 7): [(one.reeds, one.deeds) for one in item.choices] for item in view(state).harvests}
    assert found == {upper: [(5, 0), (4, 0), (2, 0), (2, 0), (1, 0)], lower: [(4, 0), (2, 0), (2, 0), (1, 0), (0, 1)]}
    reeds = go(state, harvest((upper, [(1, 4)]), (lower, [(2, 3), (3, 4)])))
    assert line(reeds)["reeds"] == [12, 14]
    deed = go(state, harvest((upper, [(1, 4)]), (lower, [(3, 2)])))
    assert line(deed)["reeds"] == [8, 14]
    assert line(deed)["deeds"][0] == {"up": ["AC"], "used": [], "down": 1}


def test_the_printed_sample_round() -> None:
    """BH-6.3: blue builds and harvests 8 and 5; red swaps for nothing, harvests 5, and shows a wild deed."""
    cards_at = {
        (2, 2): "2D", (2, 3): "TH", (1, 2): "KH", (3, 2): "AH", (2, 1): "QH",
        (5, 2): "7H", (5, 4): "7D", (4, 3): "2H", (6, 3): "AD",
        (4, 1): "4H", (0, 1): "9D", (1, 0): "QD",
    }  # fmt: skip
    state = table(cards_at, [[(5, 3)], [(0, 0)]], (32, 26), (Deeds(down=1), up("4C", down=1)))
    state = go(state, build("2S", (2, 2), "down"), harvest(((5, 3), [(5, 2), (5, 4)]), ((2, 2), [(2, 3)])))
    assert line(state)["reeds"] == [15, 26]
    assert line(state)["deeds"][0] == {"up": [], "used": [], "down": 0}
    state = go(state, {"do": "end"}, swap("4C", (4, 1), (5, 2), token=(5, 2)))
    assert line(state)["grid"][5][2] == "4H"
    assert line(state)["disturbance"] == [None, [5, 2]]
    assert line(state)["reeds"] == [15, 26]
    state = go(state, harvest(((0, 0), [(0, 1)])), {"do": "reveal", "cards": ["JH"]}, {"do": "end"})
    summary = line(state)
    assert summary["reeds"] == [15, 31]
    assert summary["deeds"][1] == {"up": ["4C", "JH"], "used": [], "down": 0}
    assert (summary["turn"], summary["round"]) == (0, 2)
    doubles = refused(state, harvest(((5, 3), [(5, 2), (5, 4)]), ((2, 2), [(2, 3)])))
    assert doubles == "BH-4.4"
    said = [find_translation("bamboo-harvest").say(phrase, NAMES) for phrase in game().sheet(state)]
    assert "Round 1, Ann: built (row 3, column 3) and harvested 13 reeds; 15 in store" in said


CROSS = [(2, 3), (3, 2), (3, 4), (4, 3)]


@pytest.mark.parametrize(
    ("ranks", "picked", "reeds", "deeds"),
    [
        pytest.param("9D 9D 9H 9H", CROSS, 20, 0, id="BH-6.2 four matching five-reed cards"),
        pytest.param("7D 7H AD 2D", CROSS[:2], 8, 0, id="BH-6.2 a pair of four-reed cards"),
        pytest.param("9D 9D 9H 9H", CROSS[:1], 5, 0, id="BH-4.4 just one of several"),
        pytest.param("JD JH JD AD", CROSS[:3], 0, 3, id="BH-4.4 a deed for each jack"),
        pytest.param("QD KH TD AD", [(3, 4)], 5, 0, id="BH-4.4 reeds and no deed"),
    ],
)
def test_what_a_token_harvests(ranks: str, picked: list[Spot], reeds: int, deeds: int) -> None:
    cards = dict(zip(CROSS, ranks.split(), strict=True))
    state = go(table(cards, [[(3, 3)], [(0, 0)]]), harvest(((3, 3), picked)))
    summary = line(state)
    assert summary["reeds"] == [14 + reeds, 14]
    assert summary["deeds"][0]["down"] == deeds
    assert summary["draw"] == 49 - deeds
    assert summary["phase"] == "manage"


@pytest.mark.parametrize(
    "action",
    [
        pytest.param(harvest(((3, 3), CROSS[:3])), id="three of four alike"),
        pytest.param(harvest(((3, 3), [(2, 3), (2, 3)])), id="a card twice"),
        pytest.param(harvest(((3, 3), [(2, 2)])), id="a card that is not adjacent"),
        pytest.param(harvest(((3, 3), CROSS[:1]), ((3, 3), CROSS[1:2])), id="a token twice"),
        pytest.param(harvest(((0, 0), [(0, 1)])), id="a token of another"),
        pytest.param(harvest(((6, 6), [(6, 5)])), id="no token"),
        pytest.param(harvest(), id="a token left out that could"),
    ],
)
def test_harvests_that_cannot_be(action: JsonObject) -> None:
    """BH-4.4"""
    cards = dict(zip(CROSS, ["9D", "9D", "9H", "9H"], strict=True))
    assert refused(table(cards, [[(3, 3)], [(0, 0)]]), action) == "BH-4.4"


def test_nothing_may_be_harvested_only_where_nothing_can_be() -> None:
    """BH-4.4"""
    state = table({}, [[(0, 0)], [(0, 1), (1, 0)]])
    assert line(go(state, harvest()))["phase"] == "manage"


def test_a_disturbance_token_keeps_from_harvest_and_is_cleared_with_the_own_turn() -> None:
    """BH-3.2, BH-4.2"""
    cards = dict(zip(CROSS, ["9D", "9D", "9H", "AH"], strict=True))
    state = table(cards, [[(3, 3)], [(0, 0)]], deeds=(up("AC"), Deeds()))
    state = go(state, swap("AC", (4, 3), (2, 3), token=(2, 3)))
    assert refused(state, harvest(((3, 3), [(2, 3)]))) == "BH-4.4"
    state = go(state, harvest(((3, 3), [(3, 2), (3, 4), (4, 3)])), {"do": "end"})
    other = next(action for action in game().choices(state) if type(action).__name__ == "Harvest")
    state = go(game().apply(state, other), {"do": "end"})
    assert line(state)["disturbance"] == [[2, 3], None]
    assert refused(state, swap("AC", (2, 3), (2, 3))) == "BH-4.3"
    assert line(go(state, swap("AC", (2, 3), (2, 4), token=(2, 4))))["disturbance"] == [[2, 4], None]
    cleared = go(state, harvest(((3, 3), [(2, 3)])))
    assert line(cleared)["disturbance"] == [None, None]


def test_the_own_disturbance_token_is_not_cleared_before_the_build() -> None:
    """BH-4.1, BH-4.2"""
    state = table({(2, 3): "4D"}, [[(3, 3)], [(0, 0)]], (60, 14), (up("4C"), Deeds()))
    state = changed(state, disturbance=(2 * 7 + 3, None))
    assert refused(state, build("4C", (2, 3))) == "BH-4.1"


@pytest.mark.parametrize(
    ("other", "cost"),
    [((0, 1), 0), ((1, 1), 0), ((0, 3), 5), ((2, 2), 10), ((6, 6), 50)],
    ids=lambda value: f"BH-4.3 {value}",
)
def test_what_a_swap_costs(other: Spot, cost: int) -> None:
    state = table({(0, 0): "4D"}, [[(3, 3)], [(5, 5)]], (50, 14), (up("4C"), Deeds()))
    summary = line(go(state, swap("4C", (0, 0), other)))
    assert summary["reeds"][0] == 50 - cost
    if cost:
        poor = changed(state, reeds=(cost - 1, 14))
        assert refused(poor, swap("4C", (0, 0), other)) == "BH-4.3"


def test_two_equal_cards_change_places_for_the_sake_of_the_disturbance_token() -> None:
    state = table({(0, 0): "7D", (0, 1): "7D"}, [[(3, 3)], [(6, 6)]], deeds=[up("7C"), up()])
    summary = line(go(state, swap("7C", (0, 0), (0, 1), token=(0, 1))))
    assert summary["disturbance"] == [[0, 1], None]


def test_a_wild_deed_swaps_once() -> None:
    """BH-4.3"""
    state = table({(0, 0): "4D"}, [[(3, 3)], [(5, 5)]], deeds=(up("JH"), Deeds()))
    state = go(state, swap("JH", (0, 0), (0, 1)))
    assert line(state)["deeds"][0] == {"up": ["JH"], "used": ["JH"], "down": 0}
    for _ in range(2):
        best = next(action for action in game().choices(state) if type(action).__name__ == "Harvest")
        state = go(game().apply(state, best), {"do": "end"})
    assert refused(state, swap("JH", (0, 0), (0, 1))) == "BH-4.3"
    rich = changed(state, reeds=(30, 14))
    assert line(go(rich, build("JH", (0, 1))))["deeds"][0] == {"up": [], "used": [], "down": 0}


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        pytest.param(swap("5C", (0, 0), (0, 1)), "BH-4.3", id="BH-4.3 a deed that is not face-up"),
        pytest.param(swap("4C", (0, 1), (0, 2)), "BH-4.3", id="BH-3.3 a deed that matches neither"),
        pytest.param(swap("4C", (0, 0), (3, 3)), "BH-4.3", id="BH-3.2 a card that is built on"),
        pytest.param(swap("4C", (0, 0), (0, 1), token=(0, 2)), "BH-4.3", id="BH-4.3 the token elsewhere"),
        pytest.param(build("4C", (0, 1)), "BH-3.3", id="BH-3.3 a build that does not match"),
        pytest.param(build("4C", (3, 3)), "BH-4.1", id="BH-3.2 a build on a token"),
        pytest.param(build("4S", (0, 0)), "BH-4.1", id="BH-4.1 a deed that is not face-up"),
        pytest.param(build("4S", (0, 0), "down"), "BH-4.1", id="BH-4.1 no deed face-down"),
        pytest.param({"do": "end"}, "BH-4.1", id="BH-4.4 an end before the harvest"),
        pytest.param({"do": "buy", "seat": 1}, "BH-4.1", id="BH-4.4 a buy before the harvest"),
        pytest.param({**build("4C", (0, 0)), "seat": 1}, "BH-2.3", id="BH-2.3 another's turn"),
    ],
)
def test_what_cannot_be_at_the_beginning_of_a_turn(action: JsonObject, rule: str) -> None:
    cards_at = {(0, 0): "4D", (0, 1): "5D", (0, 2): "6D"}
    assert refused(table(cards_at, [[(3, 3)], [(5, 5)]], (60, 14), (up("4C"), Deeds())), action) == rule


def test_a_build_costs_thirty_reeds() -> None:
    """BH-4.1"""
    state = table({(0, 0): "4D"}, [[(3, 3)], [(5, 5)]], (29, 14), (up("4C"), Deeds()))
    assert refused(state, build("4C", (0, 0))) == "BH-4.1"


def managing(deeds: Deeds, reeds: int = 14, near: str = "AD", **piles: object) -> Any:
    """Returns a turn after its harvest, with such deeds; `near` lies beside the only token, the rest is occupied."""
    state = table({(0, 1): near}, [[(0, 0)], [(1, 0)]], (reeds, 14))
    state = go(state, harvest(((0, 0), [(0, 1)])))
    return changed(state, deeds=(deeds, Deeds()), reeds=(reeds, 14), **piles)


def test_a_deed_can_be_bought_once_a_turn() -> None:
    """BH-4.4"""
    state = go(managing(up("4C")), {"do": "buy"})
    assert line(state)["reeds"][0] == 4
    assert line(state)["deeds"][0]["down"] == 1
    assert refused(changed(state, reeds=(50, 14)), {"do": "buy"}) == "BH-4.4"
    assert refused(managing(up("4C"), reeds=9), {"do": "buy"}) == "BH-4.4"


def test_no_deed_is_bought_beside_a_court_card() -> None:
    """BH-4.4"""
    assert refused(managing(up("4C"), near="JD"), {"do": "buy"}) == "BH-4.4"


def test_one_deed_is_drawn_again() -> None:
    """BH-4.4"""
    assert refused(managing(up("4C", down=1)), {"do": "redraw"}) == "BH-4.4"
    state = managing(up("4C", down=1), near="JD")
    summary = line(go(state, {"do": "redraw"}))
    assert (summary["draw"], summary["discard"]) == (47, 3)
    assert summary["deeds"][0]["down"] == 1
    assert refused(go(state, {"do": "redraw"}), {"do": "redraw"}) == "BH-4.4"


@pytest.mark.parametrize("first", [{"do": "reveal", "cards": ["5C"]}, {"do": "discard", "down": 1}])
@pytest.mark.parametrize("then", ["buy", "redraw"])
def test_buying_and_drawing_come_before_revealing_and_discarding(first: JsonObject, then: str) -> None:
    """BH-4.5"""
    state = go(managing(up("4C", down=4), near="JD" if then == "redraw" else "AD"), first)
    assert refused(state, {"do": then}) == "BH-4.5"


def test_the_discards_become_the_draw_pile() -> None:
    """BH-4.4"""
    known = (up("4C").up[0],) * 2
    state = managing(up("5C"), piles=Piles(0, 7, known))
    state = go(state, {"do": "buy"})
    assert (line(state)["draw"], line(state)["discard"]) == (6, 0)
    assert line(go(state, {"do": "reveal", "cards": ["4C"]}))["deeds"][0]["up"] == ["5C", "4C"]


def test_a_deed_of_which_every_copy_is_known_cannot_be_face_down() -> None:
    """BH-1.3"""
    known = (up("4C").up[0],) * 2
    state = managing(up("5C", down=2), piles=Piles(20, 7, known))
    assert refused(state, {"do": "reveal", "cards": ["4C"]}) == "BH-1.3"
    assert refused(state, {"do": "reveal", "cards": ["5C", "5C"]}) == "BH-1.3"
    assert refused(state, {"do": "reveal", "cards": ["4D"]}) == "BH-1.3"


def test_deeds_are_discarded_down_to_three() -> None:
    """BH-4.5"""
    state = managing(up("4C", "4C", "5S", down=2))
    assert refused(state, {"do": "end"}) == "BH-4.5"
    for action in ({"up": ["4C", "4C", "5S"]}, {"down": 3}, {"up": ["6S"]}, {"down": 0}, {"up": ["5S", "5S"]}):
        assert refused(state, {"do": "discard", **action}) == "BH-4.5"
    summary = line(go(state, {"do": "discard", "up": ["4C"], "down": 1}, {"do": "end"}))
    assert summary["deeds"][0] == {"up": ["4C", "5S"], "used": [], "down": 1}
    assert summary["discard"] == 4


@pytest.mark.parametrize(
    "action",
    [
        {"do": "reveal", "cards": []},
        {"do": "discard", "up": [], "down": 1},
        {"do": "harvest", "from": [{"token": [0, 0], "cards": []}]},
        {"do": "deeds", "up": []},
        {"do": "swap", "deed": "4C", "on": [], "token": [0, 0]},
    ],
)
def test_empty_lists_are_errors(action: JsonObject) -> None:
    with pytest.raises(BadRecordError, match=r"must be a list of"):
        game().read_action(action)


@pytest.mark.parametrize("action", [{"do": "discard", "up": [], "down": 1}, {"do": "end", "seat": None}])
def test_an_empty_value_that_may_be_left_out_says_so(action: JsonObject) -> None:
    with pytest.raises(BadRecordError, match=r"to say nothing, leave '(up|seat)' out"):
        game().read_action(action)


def test_an_empty_value_that_is_needed_does_not_say_so() -> None:
    with pytest.raises(BadRecordError) as refused:
        game().read_action({"do": "reveal", "cards": []})
    assert "leave" not in str(refused.value)
