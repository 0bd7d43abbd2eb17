"""Tricks and hands that are told, rounds and categories, and how a game starts."""

from typing import ClassVar

import pytest

from companion.errors import BadRecordError
from companion.games.described import GAME
from companion.games.described.asks import asks_of
from tests.games.described.table import NAMES, Table, refused, says, table
from tests.games.descriptions import described


class TestTold:
    def test_told_tricks_name_cards_of_value_and_sum_to_the_deck(self) -> None:
        played = table("sueca").do("deal", turned="AS")
        aces = ["AS", "AH", "AC", "AD"]
        played.do("took", seat=0, cards=aces).do("took", seat=1, cards=["7S", "7H", "7C", "7D"])
        assert "AS was already played in trick 1" in refused(played, "took", seat=0, cards=["AS"])
        assert "more than lie in a trick" in refused(played, "took", seat=0, cards=["2S", "2C", "2D", "2H", "3S"])
        played.do("took", seat=2, cards=["KS", "KH", "KC", "KD"]).do("took", seat=3, cards=["JS", "JH", "JC", "JD"])
        played.took(0, 0, 0, 0, 0)
        assert "sum to 112, not to the deck's 120" in refused(played, "took", seat=0, cards=[])
        played.do("took", seat=0, cards=["QS", "QH", "QC", "QD"])
        assert says(played.ended["account"]) == [("game", 0, 1)]
        assert (played.ended["took"], played.ended["cards"]) == ([7, 1, 1, 1], [52, 40, 16, 12])

    def test_a_trick_that_is_begun_is_not_told(self) -> None:
        assert "some cards of this trick were played" in refused(
            table("spades").bids(3, 3, 3, 3).play("2C"), "took", seat=0
        )

    def test_the_partner_is_asked_where_cards_were_not_seen(self) -> None:
        played = table("schafkopf").do("bid").do("call", card="AS")
        for suit in "CSDH":
            played.do("took", seat=0, cards=[f"{rank}{suit}" for rank in "AKQJ"])
        for _ in range(4):
            played.do("took", seat=1, cards=["TC", "TS", "TD", "TH"] if _ == 0 else [])
        assert (played.line["phase"], played.line["turn"]) == ("ask", None)
        for seat in range(4):
            played.do("tell", ask="partner", seat=seat, value=seat == 2)
        assert says(played.ended["account"]) == [
            ("won", 0, 2),
            ("won", 1, -2),
            ("won", 2, 2),
            ("won", 3, -2),
            ("called ace", 2, 1),
        ]


class TestTally:
    WORDS = ({"tricks": 9}, {"tricks": 4})

    def test_words_by_side_where_all_are_sides(self) -> None:
        played = table("whist").tally(*self.WORDS)
        assert played.line["scores"] == [3, 0]
        assert (played.ended["took"], played.ended["bids"], played.ended["tricks"]) == (
            [9, 4, None, None],
            [None] * 4,
            [],
        )

    @pytest.mark.parametrize(
        ("words", "why"),
        [
            ([{"tricks": 9}], "'words' has 1 entries: write one for each of 2"),
            ([{"tricks": 9}, {}], "'tricks' of seat 1 is missing"),
            ([{"tricks": 9}, {"tricks": 4, "bid": 2}], "'bid' is not asked of seat 1"),
            ([{"tricks": 9}, {"tricks": True}], "is true: write a whole number"),
            ([{"tricks": 14}, {"tricks": -1}], "tricks is -1: write a number from 0 on"),
        ],
    )
    def test_what_cannot_be(self, words: list[dict[str, object]], why: str) -> None:
        assert why in refused(table("whist"), "tally", words=words)

    def test_contract_and_declarer(self) -> None:
        words: list[dict[str, object]] = [
            {"declarer": True, "contract": "6 clubs", "tricks": 7},
            {"declarer": False, "tricks": 3},
            {"declarer": False},
            {"declarer": False},
        ]
        played = table("five-hundred").tally(*words)
        assert says(played.ended["account"]) == [("made", 0, 60), ("defenders' tricks", 1, 30)]
        assert (played.ended["contract"], played.ended["trump"], played.ended["declarer"]) == ("6 clubs", "C", 0)
        for name, value, why in (
            ("contract", "8 clubs", "is no contract"),
            ("contract", "", "is no contract"),
            ("declarer", 1, "write true or false"),
        ):
            wrong = [{**words[0], name: value}, *words[1:]]
            assert why in refused(table("five-hundred"), "tally", words=wrong)
        twice = [words[0], {**words[1], "declarer": True}, *words[2:]]
        assert "'declarer' is true for several" in refused(table("five-hundred"), "tally", words=twice)

    def test_a_card_is_taken_by_one_seat(self) -> None:
        queen = {"game": "Queen", "players": 4, "score": [{"say": "queen", "points": "13 if took.QS else 0"}]}
        words = [{"took.QS": taken} for taken in (True, True, False, False)]
        assert "2 took QS, of which the deck has 1" in refused(Table(queen, 4), "tally", words=words)

    def test_a_hand_that_has_begun_is_not_tallied(self) -> None:
        assert "the table bids now" in refused(table("spades").bids(3), "tally", words=[{}])


class TestRounds:
    def test_rounds_counters_and_categories(self) -> None:
        played = table("garden", 3)
        assert (played.line["phase"], played.line["turn"], played.line["dealer"]) == ("round", 0, None)
        assert "a round is being played" in refused(played, "bid", bid=3)
        played.do("count", counter="coins", seat=1, value=5)
        assert "cannot be -1" in refused(played, "count", counter="coins", seat=1, value=-1)
        assert "cannot be changed by touch: known are coins" in refused(played, "count", counter="gold", value=1)
        assert "per player: name a seat" in refused(played, "count", counter="coins", value=1)
        for _ in range(4):
            played.do("round")
            assert (played.line["phase"], played.line["turn"]) == ("ask", None)
            assert "only 'tell' can follow" in refused(played, "round")
            assert "'roses' is not asked" in refused(played, "tell", ask="roses", seat=0, value=1)
            assert "from 0 to 9" in refused(played, "tell", ask="baskets", seat=0, value=10)
            assert "must be a whole number" in refused(played, "tell", ask="baskets", seat=0, value=True)
            played.do("tell", ask="baskets", seat=0, value=9).do("tell", ask="baskets", seat=0, value=1)
            played.do("tell", ask="baskets", seat=1, value=0).do("tell", ask="baskets", seat=2, value=2)
        assert played.line["counters"] == {"coins": [7, 5, 11]}
        assert played.ended["bids"] == [None] * 3
        assert (played.ended["took"], played.ended["cards"], played.ended["tricks"]) == ([0] * 3, [0] * 3, [])
        assert (played.line["phase"], played.line["hand"], played.line["categories"]) == ("categories", 4, [])
        assert "is in no category" in refused(played, "tell", ask="baskets", seat=0, value=1)
        assert "from 0 on" in refused(played, "tell", ask="roses", seat=0, value=-1)
        for name, values in (("roses", (3, 0, 2)), ("tulips", (2, 5, 2)), ("trees", (4, 4, 1))):
            for seat, value in enumerate(values):
                played.do("tell", ask=name, seat=seat, value=value)
        assert says(played.line["categories"]) == [
            ("flowers", 0, 23),
            ("flowers", 2, 18),
            ("most trees", 0, 4),
            ("most trees", 1, 4),
            ("coins left", 0, 2),
            ("coins left", 1, 1),
            ("coins left", 2, 3),
        ]
        assert (played.line["scores"], played.line["winners"]) == ([37, 5, 37], [2])
        assert "the game is over" in refused(played, "count", counter="coins", seat=0, value=1)

    def test_a_round_is_told_in_its_words(self) -> None:
        played = table("garden", 2).tally({"baskets": 2}, {"baskets": 1})
        assert (played.line["hands"][0]["took"], played.line["hands"][0]["cards"]) == ([0, 0], [0, 0])
        assert (played.line["scores"], played.line["turn"], played.line["hand"]) == ([4, 2], 1, 2)

    @pytest.mark.parametrize(("first", "turns"), [("next", [0, 1, 0]), ("same", [0, 0, 0]), ("winner", [0, 1, 1])])
    def test_who_begins(self, first: str, turns: list[int]) -> None:
        raw = described("garden")
        played = Table({**raw, "rounds": {"count": 4, "first_player": first}}, 2)
        seen = [played.line["turn"]]
        for _ in range(2):
            played.tally({"baskets": 1}, {"baskets": 2})
            seen.append(played.line["turn"])
        assert seen == turns


class TestStart:
    def test_options_name_the_first_dealer(self) -> None:
        assert table("whist", dealer=1).line["dealer"] == 1
        assert table("sueca").line["dealer"] == 1
        with pytest.raises(BadRecordError, match="seat"):
            table("whist", dealer=7)

    def test_players(self) -> None:
        with pytest.raises(BadRecordError, match=r"'players' has 3 names; Whist has 4 players \(players\)"):
            GAME.start({"description": described("whist")}, NAMES[:3])
        with pytest.raises(BadRecordError, match=r"Oh Hell has 3 to 5 players"):
            table("oh-hell", 2)

    @pytest.mark.parametrize(("rule", "dealers"), [("next", [3, 0]), ("same", [3, 3]), ("winner", [3, 2])])
    def test_who_deals(self, rule: str, dealers: list[int]) -> None:
        raw = {**described("spades"), "deal": {"each": 1, "left": "out", "dealer": rule}}
        played = Table(raw).bids(1, 1, 1, 1)
        before = played.line["dealer"]
        played.took(2)
        assert [before, played.line["dealer"]] == dealers


class TestAsked:
    LINES: ClassVar[tuple[tuple[str, str, dict[str, str]], ...]] = (
        ("side.tricks", "player", {"tricks": "side"}),
        ("player.tricks", "player", {"tricks": "player"}),
        ("place.tricks + total + hand + players + hand_number", "side", {"tricks": "side"}),
        ("goal + value", "side", {}),
        ("1 if trump.hearts else 0", "side", {}),
        ("1 if alone else doubled", "side", {"alone": "hand", "doubled": "hand"}),
        ("1 if last_trick else melds", "side", {"last_trick": "side", "melds": "side"}),
        ("1 if took.QS else cards", "player", {"took.QS": "player", "cards": "player"}),
    )

    @pytest.mark.parametrize(("points", "per", "asked"), LINES)
    def test_words_that_the_lines_come_down_to(self, points: str, per: str, asked: dict[str, str]) -> None:
        raw = {**described("spades"), "score": [{"say": "a", "points": points, "per": per}]}
        description = Table(raw).state.description
        assert {ask.word: str(ask.per) for ask in asks_of(description)} == asked

    def test_trump_is_asked_where_the_file_does_not_fix_it(self) -> None:
        raw = {**described("whist"), "score": [{"say": "a", "points": "1 if trump.hearts else 0", "per": "side"}]}
        played = Table(raw)
        assert [ask.word for ask in asks_of(played.state.description)] == ["trump"]
        assert "is no suit" in refused(played, "tally", words=[{"trump": "X"}, {}, {}, {}])
        assert played.tally({"trump": "H"}, {}, {}, {}).line["scores"] == [1, 1]

    def test_a_told_trump_is_one_that_may_be_declared(self) -> None:
        trump = {"suit": "declared", "may": ["hearts", "none"]}
        line = {"say": "a", "points": "2 if trump.none else 1", "per": "declarer"}
        played = Table({**described("whist"), "bid": {"kind": "take"}, "trump": trump, "score": [line]})
        first, *others = ({"declarer": seat == 0} for seat in range(4))
        assert "name one of H, null" in refused(played, "tally", words=[{**first, "trump": "C"}, *others])
        assert played.tally({**first, "trump": None}, *others).line["scores"] == [2, 0]

    def test_a_trump_that_nobody_declared_may_be_any(self) -> None:
        bid, line = {"kind": "take", "nobody": "play"}, {"say": "a", "points": "2 if trump.none else 1"}
        lines = [line, {"say": "b", "points": "1", "per": "declarer"}]
        raw = {**described("whist"), "bid": bid, "score": lines, "end": {"when": "hands == 2"}}
        nobody = [{"declarer": False}] * 4
        played = Table({**raw, "trump": {"suit": "declared", "may": ["clubs"]}})
        assert played.tally({**nobody[0], "trump": None}, *nobody[1:]).line["scores"] == [4, 4]
        raw["trump"] = {"suit": ["hearts", "declared"], "may": ["clubs"]}
        one = {"declarer": True, "trump": "H"}
        assert Table(raw).tally(one, *nobody[1:]).line["scores"] == [3, 2]
        raw = {**raw, "score": [line], "bid": {"kind": "take"}, "trump": {"suit": "declared", "may": ["clubs"]}}
        assert "name one of C" in refused(Table(raw), "tally", words=[{"trump": "H"}, {}, {}, {}])


def test_a_barred_bid_is_noted_in_a_tally() -> None:
    played = table("oh-hell", 3)
    size = played.line["hands"][-1]["dealer"]  # the dealer bids last
    played.tally({"bid": 1, "tricks": 1}, {"bid": 0, "tricks": 0}, {"bid": 0, "tricks": 0})
    assert played.irregular() == [("barred-bid", size, 1)]
    allowed = table("oh-hell", 3).tally({"bid": 1, "tricks": 1}, {"bid": 1, "tricks": 0}, {"bid": 0, "tricks": 0})
    assert allowed.irregular() == []


def test_entries_are_by_side_only_where_all_words_are_sides() -> None:
    """With a word of the hand there is one for each seat: a side's word stands at its first, the hand's at seat 0."""
    raw = {**described("whist"), "ask": [{"name": "laps", "say": "Laps?", "per": "hand"}]}
    raw["score"] = [{"say": "odd tricks", "per": "side", "points": "tricks + laps"}]
    played = Table(raw)
    assert "write one for each of 4" in refused(played, "tally", words=[{"tricks": 9, "laps": 1}, {"tricks": 4}])
    assert played.tally({"laps": 1, "tricks": 9}, {"tricks": 4}, {}, {}).ended["points"] == [10, 5]


def test_an_answer_is_told_of_a_seat_and_within_its_bounds() -> None:
    raw: dict[str, object] = {"game": "Roses", "players": 2, "rounds": {"count": 2}}
    raw["ask"] = [{"name": "roses", "say": "Roses", "per": "player", "least": 1}]
    raw["score"] = [{"say": "roses", "points": "roses"}]
    played = Table(raw, 2).do("round")
    assert "'roses' is not asked for the hand: name a seat (ask)" in refused(played, "tell", ask="roses", value=3)
    assert "roses is 0: write a number from 1 on (ask)" in refused(played, "tell", ask="roses", seat=0, value=0)
    played.do("tell", ask="roses", seat=0, value=3).do("tell", ask="roses", seat=1, value=1)
    assert GAME.summary(played.state)["scores"] == [3, 1]
