"""What words, counters, ties and worked examples give, in tallies as in hands that were played."""

import json
from typing import Any, Final

import pytest

from companion.engine import read_record
from companion.errors import BadRecordError
from companion.games import find_game
from companion.games.described import GAME
from companion.games.described.actions import Tally
from companion.games.described.reading import read_description
from companion.translations import refused_in_english
from tests.games.described.table import Table, refused, says
from tests.games.descriptions import TEXTS, described

AUCTION: Final = {"kind": "auction", "least": 5, "most": 20, "doubling": 1}
TAKE: Final = {"kind": "take"}
SIDE: Final = 'per = "side"\n'


def changed(name: str, **parts: object) -> Table:
    """Returns a table of four at which some parts of a description are others."""
    return Table({**described(name), **parts})


def scored(points: object, per: str = "side", **keys: object) -> list[dict[str, object]]:
    return [{"say": "a", "points": points, "per": per, **keys}]


def tallied(played: Table, *tricks: int) -> list[int]:
    """Returns the scores after a hand of which each seat's or side's tricks were told."""
    played.tally(*({"tricks": number} for number in tricks))
    scores: list[int] = played.line["scores"]
    return scores


@pytest.mark.parametrize(
    ("points", "told", "scores"),
    [
        ("side.tricks", [9, 4], [9, 4]),
        ("player.tricks + tricks", [5, 2, 4, 2], [9, 4]),
        ("tricks / 1000000000 / 1000000000 * 1000000000", [9, 4], [0, 0]),
        ("low + low", [9, 4], [4, 2]),
        ("worth[tricks]", [13, 0], [9, 0]),
    ],
)
def test_words_of_a_side(points: str, told: list[int], scores: list[int]) -> None:
    lists = {"worth": [0, 5, 9]}
    played = changed("whist", names={"low": "down(tricks / 4)"}, table=lists, score=scored(points))
    assert tallied(played, *told) == pytest.approx(scores, abs=1e-6)


def test_a_player_has_the_words_of_the_side() -> None:
    assert tallied(changed("whist", score=scored("side.tricks - tricks", "player")), 5, 2, 3, 3) == [8, 5]


def test_the_declarer_and_the_cards_of_a_side() -> None:
    points = "(100 if declarer else 0) + (10 if side.took.QS else 0) + tricks"
    played = changed("whist", bid=TAKE, score=scored(points))
    words: list[dict[str, object]] = [{"declarer": seat == 1, "took.QS": False} for seat in range(4)]
    words[0] |= {"tricks": 6, "took.QS": True}
    words[1] |= {"tricks": 7}
    del words[2]["took.QS"], words[3]["took.QS"]
    assert played.tally(*words).line["scores"] == [16, 107]


def test_a_side_that_does_not_declare_has_its_last_bid() -> None:
    played = changed("whist", deal={"each": 1, "left": "out"}, bid=AUCTION, trump={}, score=scored("bid"))
    played.bids(5, 6).do("no-bid").do("no-bid").bids(8).do("no-bid").took(0)
    assert played.line["scores"] == [8, 6]


@pytest.mark.parametrize(
    ("bid", "words", "scores"),
    [
        ({"kind": "tricks"}, [{"bid": 3}, {"bid": None}], [3, 0]),
        (TAKE, [{"bid": 1}, {"bid": 0}], [1, 0]),
        (AUCTION, [{"bid": 7}, {"bid": 0}], [7, 0]),
        ({"kind": "auction", "of": ["six", "seven"]}, [{"bid": 2}, {"bid": 0}], [2, 0]),
        ({"kind": "auction", "of": ["six", "seven"]}, [{"bid": "seven"}, {"bid": 0}], [2, 0]),
    ],
)
def test_told_bids(bid: dict[str, object], words: list[dict[str, object]], scores: list[int]) -> None:
    contracts = {"contract": [{"name": "six"}, {"name": "seven"}]} if "of" in bid else {}
    played = changed("whist", bid=bid, score=scored("bid"), **contracts)
    assert played.tally(*words).line["scores"] == scores


def test_what_was_not_taken_is_no_bid() -> None:
    played = changed("whist", bid=TAKE, score=scored("bid")).tally({"bid": 0}, {"bid": 1})
    assert played.ended["bids"] == [None, 1, None, None]


@pytest.mark.parametrize(
    ("points", "words", "why"),
    [
        ("bid", [{"bid": True}, {"bid": 0}], "true is no bid: write a number (bid)"),
        ("doubled", [{"doubled": 2}, {}, {}, {}], "doubled is 2: at most 1 (bid.doubling)"),
        ("cards", [{"cards": 3}, {"cards": 2}], "the card points sum to 5, not to the deck's 4: count them again"),
    ],
)
def test_a_tally_that_cannot_be(points: str, words: list[dict[str, object]], why: str) -> None:
    assert why in refused(changed("whist", bid=AUCTION, value={"A": 1}, score=scored(points)), "tally", words=words)


def test_card_points_are_at_most_the_decks_where_cards_are_left() -> None:
    parts: dict[str, Any] = {"deal": {"each": 12, "left": "out"}, "value": {"A": 1}, "score": scored("cards")}
    assert "sum to 5: the deck has 4" in refused(changed("whist", **parts), "tally", words=[{"cards": 3}, {"cards": 2}])
    assert changed("whist", **parts).tally({"cards": 1}, {"cards": 2}).line["scores"] == [1, 2]


class TestCounters:
    def test_one_for_the_hand_stops_at_its_bounds_and_ends_the_game(self) -> None:
        stage = {"name": "stage", "per": "hand", "most": 4, "touch": True}
        names = {"limit": "30 - 10"}
        played = changed(
            "whist",
            counter=[stage],
            names=names,
            score=scored("tricks", count={"stage": "stage + 3"}),
            end={"when": "stage >= 4 and top > limit"},
        )
        assert played.do("count", counter="stage", value=1).line["counters"] == {"stage": 1}
        assert "per hand: leave the seat out" in refused(played, "count", counter="stage", seat=0, value=1)
        assert tallied(played, 13, 0) == [13, 0]
        assert (played.line["counters"], played.line["over"]) == ({"stage": 4}, False)
        assert tallied(played, 13, 0) == [26, 0]
        assert played.line["over"]


class TestTies:
    CATEGORY: Final = {"say": "most trees", "ask": ["trees"], "points": "prize", "tied": "none"}

    def garden(self, **end: object) -> Table:
        played = changed(
            "garden",
            rounds={"count": 1},
            names={"prize": "6 if place.trees == 1 else 1"},
            category=[self.CATEGORY],
            end=end,
        )
        return played.tally({"baskets": 1}, {"baskets": 1}, {"baskets": 0}, {"baskets": 0})

    def test_those_who_tie_get_nothing(self) -> None:
        played = self.garden()
        for seat, value in enumerate((4, 4, 2, 3)):
            played.do("tell", ask="trees", seat=seat, value=value)
        assert says(played.line["categories"]) == [("most trees", 2, 1), ("most trees", 3, 1)]

    def test_a_number_told_for_a_category_decides(self) -> None:
        played = self.garden(ties=["trees"])
        for seat, value in enumerate((4, 5, 7, 7)):
            played.do("tell", ask="trees", seat=seat, value=value)
        assert (played.line["scores"], played.line["winners"]) == ([3, 3, 0, 0], [1])

    def test_who_ties_in_a_round_begins_none(self) -> None:
        played = changed("garden", rounds={"count": 2, "first_player": "winner"})
        assert played.tally(*[{"baskets": 1}] * 4).line["turn"] == 1


class TestAnswers:
    ASKS: Final = [{"name": "fair", "say": "Fair?", "kind": "yes", "per": "hand"}]

    def test_yes_or_no_is_no_number(self) -> None:
        played = changed("garden", rounds={"count": 2}, ask=self.ASKS, score=scored("2 if fair else 0", "player"))
        assert "3 must be true or false (ask.kind)" in refused(played.do("round"), "tell", ask="fair", value=3)
        assert played.do("tell", ask="fair", value=True).line["scores"] == [2, 2, 2, 2]

    def test_a_category_asks_within_the_bounds_of_an_ask(self) -> None:
        category = [{"say": "baskets left", "ask": ["baskets"], "points": "baskets"}]
        played = changed("garden", rounds={"count": 1}, category=category).tally(*[{"baskets": 1}] * 4)
        assert "write a number from 0 to 9" in refused(played, "tell", ask="baskets", seat=0, value=10)
        for seat in range(4):
            played.do("tell", ask="baskets", seat=seat, value=seat)
        assert played.line["scores"] == [2, 3, 4, 5]


class TestExamples:
    @pytest.mark.parametrize(
        "example",
        [
            "tricks = [9, 4]\npoints = [3, 0, 3, 0]\n",
            "tricks = [8, 2, 1, 2]\npoints = [3, 0]\n",
            "tricks = [9, 4]\nroses = [1, 2, 3, 4]\nflags = [1, 0]\npoints = [5, 1]\n",
            "tricks = [9, 4]\nroses = 1\nflags = [1, 1, 0, 0]\npoints = [5, 2]\n",
        ],
    )
    def test_words_by_player_side_or_for_all(self, example: str) -> None:
        asks = "".join(
            f'[[ask]]\nname = "{name}"\nsay = "{name}"\n{per}' for name, per in (("roses", ""), ("flags", SIDE))
        )
        flags = '[[score]]\nsay = "flags"\nper = "side"\npoints = "flags + min(roses, 1)"\n'
        text = TEXTS["whist"] + (asks + flags if "flags" in example else "") + "[[example]]\n" + example
        assert read_description(text.encode()).examples


class TestRecords:
    @pytest.mark.parametrize(
        ("action", "why"),
        [
            ({"do": "play", "card": 3}, "3 is no name: write text"),
            ({"do": "bid", "bid": True}, "True is no whole number"),
            ({"do": "tally", "words": [3]}, "must be an object such as"),
        ],
    )
    def test_what_cannot_be_read(self, action: dict[str, object], why: str) -> None:
        with pytest.raises(BadRecordError, match=why):
            GAME.read_action(action)

    def test_a_tally_is_written_as_it_is_read(self) -> None:
        action = {"do": "tally", "words": [{"bid": None, "tricks": 4}, {"contract": "six", "alone": True}]}
        read = GAME.read_action(action)
        assert isinstance(read, Tally)
        assert GAME.write_action(read) == action

    def test_a_description_that_is_too_large(self) -> None:
        with pytest.raises(BadRecordError, match="is larger than 256 KiB; shorten it"), refused_in_english():
            changed("whist", rules="a" * 600_000)


def test_a_description_is_no_option() -> None:
    raw = {"record": 1, "game": "described", "options": {"description": {}}, "players": [], "actions": []}
    with pytest.raises(BadRecordError, match="'description' is no option: write it beside 'options'"):
        read_record(json.dumps(raw).encode(), find_game)


def test_of_a_name_by_language_records_and_formulas_have_the_first() -> None:
    def named(**by_language: str) -> dict[str, str]:
        return by_language

    cards = [{"name": named(en=f"Fox {rank}", de=f"Fuchs {rank}"), "suit": "fox", "rank": rank} for rank in (1, 2)]
    six, run = named(en="six cards", de="sechs Karten"), named(de="Folge", en="run")
    score = [{"say": "six", "points": "5 * tricks + melds if contract.six_cards else 0"}]
    bid = {"bid": {"kind": "auction", "of": ["six cards"]}, "contract": [{"name": six}]}
    raw = {"game": "Foxes", "players": 2, "card": cards, **bid, "meld": [{"name": run, "points": 2}], "score": score}
    played = Table({**raw, "end": {"when": "hands == 1"}}, 2).bids("six cards").do("meld", seat=1, meld="Folge")
    played.do("play", card="Fox 1").do("play", card="Fox 2")
    assert (played.line["scores"], played.ended["contract"]) == ([0, 7], "six cards")
    with pytest.raises(BadRecordError, match="at most 60 characters"), refused_in_english():
        Table({**raw, "contract": [{"name": named(en="six" * 30)}]}, 2)


def test_what_is_usual_may_be_written_out_beside_any_kind_of_bidding() -> None:
    for kind in ("tricks", "auction", "take"):
        bid = f'[bid]\nkind = "{kind}"\nnobody = "again"\ndoubling = 0\nrounds = 1\n'
        assert read_description((TEXTS["whist"] + bid).encode()).bid
