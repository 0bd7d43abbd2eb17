"""Facts of the setup of Bamboo Harvest (BH-1, BH-2), by their rules."""

import pytest

from companion.card_notation import parse_card
from companion.errors import BadRecordError, ImpossibleActionError
from companion.games.bamboo_harvest.deck import NEIGHBOURS, REEDS, distance, place_at
from tests.games.bamboo_harvest.table import NAMES, JsonObject, forest, game, go, line, seated


@pytest.mark.parametrize(
    ("ranks", "reeds"),
    [("A2", 1), ("34", 2), ("56", 3), ("78", 4), ("9T", 5), ("JQK", 0)],
    ids=lambda value: f"BH-1.4 {value}",
)
def test_reeds(ranks: str, reeds: int) -> None:
    assert {REEDS[parse_card(rank + "H").rank] for rank in ranks} == {reeds}


def test_the_line_before_anything_is_known() -> None:
    summary = line(game().start({}, NAMES[:3]))
    assert summary == {
        "game": "bamboo-harvest",
        "phase": "grid",
        "turn": None,
        "round": 0,
        "reeds": [14, 14, 14],
        "tokens": [0, 0, 0],
        "deeds": [{"up": [], "used": [], "down": 3}] * 3,
        "draw": 46,
        "discard": 0,
        "grid": [],
        "built": [[None] * 7] * 7,
        "disturbance": [None, None, None],
        "wild": [],
        "over": False,
        "winner": None,
        "won_by": None,
        "path": [],
    }


def test_the_red_cards_that_are_missing_are_wild() -> None:
    """BH-1.3"""
    summary = line(seated(2, {(0, 0): "AH"}, wild=("KH", "JD", "QH")))
    assert summary["wild"] == ["JD", "QH", "KH"]
    assert summary["grid"][0][0] == "AH"
    assert summary["phase"] == "start"


def spoiled(*swaps: tuple[str, str]) -> list[str]:
    cards = forest({})
    for old, new in swaps:
        cards[cards.index(old)] = new
    return cards


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        pytest.param(spoiled(("5D", "4D")), "4♦ lies in the forest a third time", id="BH-1.2 a third face"),
        pytest.param(spoiled(("5D", "JH")), "the forest holds 3 cards of the rank J", id="BH-1.2 a fourth jack"),
        pytest.param(spoiled(("5D", "5C")), "5♣ is black", id="BH-1.2 a black card"),
    ],
)
def test_a_forest_that_cannot_be(cards: list[str], why: str) -> None:
    with pytest.raises(ImpossibleActionError, match=why) as caught:
        go(game().start({}, NAMES[:2]), {"do": "grid", "cards": cards})
    assert caught.value.rule == "BH-1.2"


def test_a_forest_has_49_cards() -> None:
    with pytest.raises(BadRecordError, match="a list of 48 must be a list of 49 cards"):
        game().read_action({"do": "grid", "cards": forest({})[1:]})


@pytest.mark.parametrize(
    ("entered", "starter"),
    [
        pytest.param({"discards": ["AC", "2C", "AS"]}, 1, id="BH-2.1 aces are low"),
        pytest.param({"discards": ["QS", "KC", "TS"]}, 1, id="BH-2.1 the king is high"),
        pytest.param({"discards": ["9C", "9S", "8S"]}, 1, id="BH-2.1 spades beat clubs"),
        pytest.param({"discards": ["KS", "KC", "KD"]}, 2, id="BH-2.1 diamonds beat spades"),
        pytest.param({"discards": ["JH", "JS", "TS"]}, 0, id="BH-2.1 hearts are highest"),
        pytest.param({"discards": ["9S", "9S", "8S"], "backs": ["green", "black", "black"]}, 1, id="BH-2.1 black"),
        pytest.param({"discards": ["9S", "9S", "TS"], "backs": ["green", "black", "green"]}, 2, id="BH-2.1 higher"),
        pytest.param({"seat": 2}, 2, id="BH-2.1 as it is said"),
    ],
)
def test_who_starts(entered: JsonObject, starter: int) -> None:
    state = go(seated(3), {"do": "start", **entered})
    assert line(state)["turn"] == starter
    assert line(state)["draw"] == 46
    assert line(state)["discard"] == 3
    assert line(state)["deeds"] == [{"up": [], "used": [], "down": 2}] * 3


@pytest.mark.parametrize(
    "entered",
    [
        pytest.param({}, id="nothing"),
        pytest.param({"seat": 3}, id="nobody's seat"),
        pytest.param({"seat": 1, "discards": ["AC", "2C", "AS"]}, id="both"),
        pytest.param({"seat": 1, "backs": ["black", "black", "black"]}, id="a seat and backs"),
        pytest.param({"discards": ["AC", "2C"]}, id="too few"),
        pytest.param({"discards": ["AC", "AC", "AS"]}, id="equal ones without backs"),
        pytest.param({"discards": ["AC", "AC", "AS"], "backs": ["black", "black", "green"]}, id="equal backs"),
        pytest.param({"discards": ["AC", "2C", "AS"], "backs": ["black", "black"]}, id="too few backs"),
    ],
)
def test_who_starts_must_be_entered(entered: JsonObject) -> None:
    with pytest.raises(ImpossibleActionError, match=r"\(BH-2\.1\)$"):
        go(seated(3), {"do": "start", **entered})


@pytest.mark.parametrize(
    "discards",
    [
        pytest.param(["AC", "AC", "AC"], id="BH-1.3 three of a face"),
        pytest.param(["AC", "JD", "AS"], id="BH-1.3 a red card of the forest"),
        pytest.param(["AC", "JH", "JH"], id="BH-1.3 a wild one twice"),
    ],
)
def test_discards_that_cannot_be(discards: list[str]) -> None:
    with pytest.raises(ImpossibleActionError, match=r"\(BH-1\.3\)$"):
        go(seated(3), {"do": "start", "discards": discards, "backs": ["black", "green", "black"]})


def placed(players: int, first: int = 0) -> list[int]:
    state = go(seated(players), {"do": "start", "seat": first})
    turns = []
    for column in range(2 * players):
        turns.append(line(state)["turn"])
        state = go(state, {"do": "place", "on": [column // 7, column % 7]})
    assert line(state)["phase"] == "deeds"
    assert line(state)["turn"] is None
    return turns


@pytest.mark.parametrize(
    ("players", "first", "turns"),
    [(2, 0, [0, 1, 1, 0]), (3, 0, [0, 1, 2, 2, 1, 0]), (4, 2, [2, 3, 0, 1, 1, 0, 3, 2])],
    ids=["BH-2.2 two", "BH-2.2 three", "BH-2.2 four from seat 2"],
)
def test_tokens_are_placed_there_and_back(players: int, first: int, turns: list[int]) -> None:
    assert placed(players, first) == turns


def test_a_token_goes_on_a_vacant_card() -> None:
    """BH-2.2"""
    state = go(seated(2), {"do": "start", "seat": 0}, {"do": "place", "on": [3, 3]})
    with pytest.raises(ImpossibleActionError, match=r"\[3, 3\].*\(BH-2\.2\)$"):
        go(state, {"do": "place", "on": [3, 3]})


def after_placing(*discards: str) -> object:
    state = go(seated(2), {"do": "start", "discards": list(discards)})
    return go(state, *({"do": "place", "on": [0, column]} for column in range(4)))


def test_deeds_are_laid_and_the_first_turn_begins() -> None:
    """BH-2.3"""
    state = go(after_placing("4C", "KS"), {"do": "deeds", "up": [["4C", "JH"], ["KS", "2S"]]})
    summary = line(state)
    assert (summary["phase"], summary["turn"], summary["round"]) == ("build", 1, 1)
    assert summary["deeds"][0] == {"up": ["4C", "JH"], "used": [], "down": 0}


@pytest.mark.parametrize(
    ("deeds", "rule"),
    [
        pytest.param([["4C", "4C"], ["KS", "2S"]], "BH-1.3", id="BH-1.3 a third 4♣, one known in the discards"),
        pytest.param([["JH", "AC"], ["JH", "2S"]], "BH-1.3", id="BH-1.3 a wild one twice"),
        pytest.param([["3D", "AC"], ["KS", "2S"]], "BH-1.3", id="BH-1.3 a card of the forest"),
        pytest.param([["3C", "AC"], ["KS", "2S"], ["KC", "2C"]], "BH-2.3", id="BH-2.3 a pair too many"),
    ],
)
def test_deeds_that_cannot_be(deeds: list[list[str]], rule: str) -> None:
    with pytest.raises(ImpossibleActionError) as caught:
        go(after_placing("4C", "KS"), {"do": "deeds", "up": deeds})
    assert caught.value.rule == rule


def test_two_decks_make_the_forest_and_the_deeds() -> None:
    """BH-1.1: of 104 cards 49 are the forest and 55 the deeds."""
    summary = line(seated(4))
    assert sum(map(len, summary["grid"])) + summary["draw"] + sum(deeds["down"] for deeds in summary["deeds"]) == 104


@pytest.mark.parametrize("players", [1, 5])
def test_how_many_can_play(players: int) -> None:
    """BH-1.5"""
    with pytest.raises(BadRecordError, match=r"two to four players can play \(BH-1\.5\)"):
        game().start({}, ("",) * players)


@pytest.mark.parametrize(
    ("one", "other", "edges"),
    [((0, 0), (0, 1), 1), ((0, 0), (1, 1), 2), ((0, 6), (1, 0), 7), ((0, 0), (6, 6), 12)],
    ids=lambda value: f"BH-3.1 {value}",
)
def test_distances(one: tuple[int, int], other: tuple[int, int], edges: int) -> None:
    assert distance(place_at(*one), place_at(*other)) == edges
    assert (place_at(*other) in NEIGHBOURS[place_at(*one)]) is (edges == 1)
