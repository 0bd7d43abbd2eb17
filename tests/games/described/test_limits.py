"""Descriptions at the limits of what can be written: odd teams, deep words, very high bids, bids that cannot be."""

import pytest

from companion.engine import replay
from companion.games.described import GAME
from companion.games.described.reading import read_description, read_embedded
from companion.games.described.warnings import warnings_of
from companion.simulation.players.described import simulate
from tests.games.described.broken import WHIST, faults_of
from tests.games.described.table import Table
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
