"""Descriptions at the limits of what can be written: odd teams, deep words, very high bids, bids that cannot be."""

import json
from typing import Any, Final

import pytest

from companion.engine import replay
from companion.engine.toml_text import LARGEST_BYTES
from companion.games.described import GAME
from companion.games.described.actions import Tell
from companion.games.described.reading import read_description, read_embedded
from companion.games.described.warnings import warnings_of
from companion.simulation.players.described import simulate
from tests.games.described.broken import WHIST, faults_of
from tests.games.described.table import Table, refused
from tests.games.descriptions import described

LONG = "+1" * 140


def named(*formulas: str) -> str:
    """Returns a description in which each word, `a0` first, has a formula, and points are the last."""
    names = "".join(f'a{number} = "{formula}"\n' for number, formula in enumerate(formulas))
    return WHIST.replace('points = "tricks"', f'points = "a{len(formulas) - 1}"') + f"[names]\n{names}"


@pytest.mark.parametrize(("players", "teams"), [(4, [[0, 1, 2, 3]]), (3, [[0], [1, 2]]), (3, [[0, 2], [1]])])
def test_sides_of_any_size_have_cases(players: int, teams: list[list[int]]) -> None:
    raw = {**described("whist"), "players": players, "teams": teams, "bid": {"kind": "tricks"}, "deal": {"left": "out"}}
    assert isinstance(warnings_of(read_embedded(raw)), tuple)


def test_eight_players_sit_across_from_each_other() -> None:
    raw = {**described("whist"), "players": 8, "deal": {"left": "out"}}
    assert Table(raw, 8).line["sides"] == [[0, 4], [1, 5], [2, 6], [3, 7]]


def test_ranks_that_are_numbers_come_first_by_size() -> None:
    cards = "".join(f'[[card]]\nname = "{rank}"\nrank = "{rank}"\n' for rank in ("5", "3", "K", "J", "Q"))
    deck = read_description(f'{WHIST}[deal]\nleft = "out"\n[deck]\norder = ["J", "Q"]\n{cards}'.encode()).deck
    assert deck.ranks == ("3", "5", "J", "Q", "K")


class TestWords:
    def test_deep_words_are_a_fault(self) -> None:
        found = faults_of(named("1", *(f"a{number}{LONG}" for number in range(9))))
        assert found[0].startswith("11: names.a3: leads too deep into [names]")

    def test_brackets_make_them_flat(self) -> None:
        formulas = [f"a{number}+({'+'.join(['1'] * 20)})" for number in range(9)]
        assert read_description(named("tricks", *formulas).encode())

    def test_words_nested_in_brackets_are_read_in_any_order(self) -> None:
        deep = [f"{'(' * 19}a{number + 1}{')' * 19}" for number in range(20)]
        assert read_description(named(*deep, "1").replace('"a20"', '"a0"').encode()).names[0][0] == "a20"

    def test_a_word_above_a_circle_is_told_with_it(self) -> None:
        assert [one.split("; ")[0] for one in faults_of(named("a1", "a2", "a1"))] == [
            "10: names.a2: 'a1' leads back to itself, or to a word that does"
        ]


@pytest.mark.parametrize("line", ["1. Follow suit.\n", "1. Wyjdź w żółć.\n", "\n"])
def test_rules_may_be_as_long_as_the_file(line: str) -> None:
    room = LARGEST_BYTES - len(WHIST) - 20
    text = f"rules = '''\n1.{line * (room // len(line.encode()))}'''\n{WHIST}"
    assert read_embedded(json.loads(read_description(text.encode()).source)).name.first == "Whist"


@pytest.mark.parametrize("kind", ["auction", "tricks"])
def test_very_high_bids_are_not_all_listed(kind: str) -> None:
    played = Table({**described("whist"), "bid": {"kind": kind, "most": 10**9}}).do("deal", turned="2C")
    assert len(GAME.choices(played.state)) <= 40


def test_places_of_places_take_no_time() -> None:
    names = {"a0": "tricks"} | {f"a{number}": f"place.a{number - 1}" for number in range(1, 40)}
    played = Table({**described("whist"), "names": names, "score": [{"say": "a", "points": "a39 + place.a39"}]})
    assert played.tally(*({"tricks": tricks} for tricks in (5, 4, 2, 2))).line["scores"] == [9, 9]


def test_a_place_is_looked_for_once_in_each_word() -> None:
    names = {"a0": "trees"} | {f"a{number}": f"a{number - 1} + a{number - 1}" for number in range(1, 40)}
    category = [{"say": "trees", "ask": ["trees"], "points": "a39 + place.trees", "tied": "none"}]
    parts = {"names": names, "category": category, "rounds": {"count": 1}}
    assert GAME.is_over(replay(GAME, simulate({**described("garden"), **parts}, 1)))


class TestPlayers:
    def test_who_must_trump_with_a_barred_card_is_not_accused(self) -> None:
        play = {"void": "trump", "first_trick_not": ["hearts"], "broken_by": []}
        raw = {**described("whist"), "players": 2, "teams": "none", "trump": {"suit": "hearts"}, "play": play}
        for after, is_proven in (("3S", False), ("3C", True)):
            played = Table({**raw, "deal": {"each": 3, "left": "out"}}, 2).play(f"AC 2H {after}")
            assert played.line["irregularities"][0].get("proven", False) is is_proven

    def test_they_make_no_bid_that_is_barred(self) -> None:
        for seed in range(6):
            played = replay(GAME, simulate(described("oh-hell"), seed, players=3))
            assert "barred-bid" not in [one["kind"] for one in GAME.summary(played)["irregularities"]]

    def test_after_the_last_round_they_tell_the_categories(self) -> None:
        played = replay(GAME, simulate(described("garden"), 1, hands=4))
        assert GAME.is_over(played)
        assert len(replay(GAME, simulate(described("garden"), 1, hands=3)).hands) == 3


class TestRecordsOfBefore:
    def test_empty_lists_are_as_if_they_were_left_out(self) -> None:
        raw = {**described("whist"), "pass": {"cards": 1, "to": []}, "counter": [], "meld": []}
        assert read_embedded(raw).passing is None

    def test_two_names_that_become_one_word_are_both_meant(self) -> None:
        cards = [{"name": name, "copies": 4} for name in ("+1", "-1")]
        lines = [{"say": "a one", "points": "5 if took._1 else 0"}]
        raw = {"game": "Ones", "players": 2, "card": cards, "deal": {"each": 2, "left": "out"}, "score": lines}
        table = Table(raw, players=2)
        table.play("-1 -1 -1 -1")
        assert [hand.closed.score.points for hand in table.state.hands if hand.closed] == [(5, 0)]


class TestStock:
    """A game whose players draw a card each after each trick: German whist."""

    RAW: Final[dict[str, Any]] = {
        "game": "Drawn",
        "players": 2,
        "deal": {"each": 13, "left": "stock"},
        "trump": {"suit": "turned up"},
        "play": {"not_led": ["hearts"]},
        "value": {"A": 1},
        "score": [{"say": "tricks", "points": "tricks + 100 * cards"}],
        "end": {"when": "hands == 1"},
    }

    def test_a_hand_has_as_many_tricks_as_the_whole_deck(self) -> None:
        played = Table(self.RAW, 2).do("deal", turned="2C")
        played.do("took", seat=0, cards=["AC", "AD"])
        for _ in range(24):
            played.do("took", seat=1)
        assert played.line["phase"] == "play"
        assert "sum to 2, not to the deck's 4" in refused(played, "took", seat=1)
        assert played.do("took", seat=1, cards=["AH", "AS"]).line["scores"] == [201, 225]

    def test_a_tally_is_of_the_whole_deck(self) -> None:
        words = [{"tricks": 6, "cards": 4}, {"tricks": 7, "cards": 0}]
        assert "sum to 13, not to the hand's 26" in refused(Table(self.RAW, 2), "tally", words=words)
        words[1]["tricks"] = 20
        assert Table(self.RAW, 2).tally(*words).line["scores"] == [406, 20]

    def test_a_card_shown_later_proves_nothing_as_it_may_have_been_drawn(self) -> None:
        played = Table(self.RAW, 2).do("deal", turned="2C").play("2H 3S 4C 5H 6H 2C")
        assert played.irregular() == []

    def test_once_it_is_used_up_a_later_card_proves_what_was_missed(self) -> None:
        raw = {**self.RAW, "deck": {"pack": "24", "suits": "HS"}, "deal": {"each": 4, "left": "stock"}, "trump": {}}
        raw["play"] = {"not_led": ["hearts"], "broken_by": []}
        played = Table(raw, 2).play("TS JS QS KS 9H TH AS")
        assert [one[0] for one in played.irregular()] == ["barred-lead"]
        assert played.play("9S").line["irregularities"][0]["proven"]

    def test_as_many_tricks_can_be_bid_as_there_are(self) -> None:
        played = Table({**self.RAW, "bid": {"kind": "tricks"}}, 2).do("deal", turned="2C")
        assert "the highest bid is 26" in refused(played, "bid", bid=27)
        assert played.bids(20, 6).line["phase"] == "play"

    def test_the_next_card_is_out_of_play(self) -> None:
        raw = {**self.RAW, "trump": {"suit": "turned up", "card": "next"}}
        played = Table(raw, 2).do("deal", turned="2C")
        assert "2C" in refused(played, "play", card="2C")
        words = [{"tricks": 6, "cards": 0}, {"tricks": 20, "cards": 4}]
        assert "not to the hand's 25" in refused(Table(raw, 2), "tally", words=words)

    @pytest.mark.parametrize("trump", [{"suit": "offered"}, {"suit": "turned up", "card": "next"}])
    def test_plain_players_never_draw_the_card_that_is_out(self, trump: dict[str, str]) -> None:
        bid = {"kind": "take", "nobody": "play"}
        for seed in range(3):
            assert replay(GAME, simulate({**self.RAW, "bid": bid, "trump": trump}, seed)).winners

    def test_plain_players_play_it_to_its_end(self) -> None:
        assert replay(GAME, simulate(self.RAW, 1)).winners
        assert warnings_of(read_embedded(self.RAW)) == ()


@pytest.mark.parametrize(
    ("least", "most", "told"),
    [
        pytest.param(-1000, 1000, (0, 30), id="near 0, of very many"),
        pytest.param(-1000, -900, (-1000, -970), id="none is near 0"),
        pytest.param(-5, 3, (-5, 3), id="of few all"),
        pytest.param(50, 500, (50, 80), id="the least above 0"),
    ],
)
def test_numbers_that_a_table_may_tell(least: int, most: int, told: tuple[int, int]) -> None:
    raw = {"game": "A", "players": 2, "rounds": {"count": 1}, "ask": [{"name": "made", "least": least, "most": most}]}
    raw |= {"score": [{"say": "made", "points": "made"}]}
    values = [one.value for one in GAME.choices(Table(raw, 2).do("round").state) if isinstance(one, Tell)]
    assert (min(values), max(values)) == told
