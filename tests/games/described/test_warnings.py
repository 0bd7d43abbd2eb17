"""What the check warns of, and what it does not; and the table of points that it shows."""

import tomllib
from collections.abc import Sequence

import pytest

from companion.games.described.reading import read_description
from companion.games.described.warnings import points_table, warnings_of
from companion.simulation.players.tried_games import warn_of_end
from tests.games.described.broken import doubts_of
from tests.games.descriptions import TEXTS

AUCTION = """game = "A"
players = 4
teams = "across"
[bid]
kind = "auction"
{bid}
[end]
when = "top >= 500"
"""


def lined(text: str, *lines: Sequence[str]) -> tuple[str, ...]:
    """Returns what is warned of in lines of (when, per)."""
    score = "".join(
        f'[[score]]\nsay = "line {place}"\npoints = 1\nwhen = "{when}"\nper = "{per}"\n'
        for place, (when, per) in enumerate(lines)
    )
    found = doubts_of(warnings_of(read_description((text + score).encode())))
    return tuple(one for one in found if one.startswith("score"))


def test_what_only_rare_hands_reach_is_reached() -> None:
    """An auction without a highest bid, high steps, hands of several sizes, partners, more players, many tricks."""
    open_end = AUCTION.format(bid="least = 50\nstep = 5")
    assert lined(open_end, ("bid >= 300", "declarer"), ("bid < 300", "declarer")) == ()
    stepped = AUCTION.format(bid="least = 10\nstep = 10\nmost = 420")
    assert lined(stepped, ("bid == 420", "declarer"), ("bid != 420", "declarer")) == ()
    sizes = 'game = "A"\nplayers = [3, 6]\n[deal]\nhands = [1, 8]\nleft = "out"\n[bid]\nkind = "tricks"\n'
    assert lined(sizes, ("hand == 1 and tricks == 1", "player"), ("hand > 1 or tricks == 0", "player")) == ()
    assert lined(sizes, ("players == 6", "player"), ("players < 6", "player")) == ()
    partners = TEXTS["spades"].split("[[score]]")[0]
    assert lined(partners, ("bid > 13 and tricks < 13", "side"), ("bid <= 13 or tricks == 13", "side")) == ()
    many = 'game = "A"\nplayers = 2\n[bid]\nkind = "tricks"\n[end]\nwhen = "hands == 1"\n'
    assert lined(many, ("tricks == 24 and bid == 24", "player"), ("tricks != 24 or bid != 24", "player")) == ()


def test_what_no_hand_reaches_is_never_reached() -> None:
    stepped = AUCTION.format(bid="least = 10\nstep = 10\nmost = 420")
    (warning,) = lined(stepped, ("bid == 425", "declarer"), ("bid != 425", "declarer"))
    assert warning == "score[1]: 'line 0' is never reached; look at its when"


def test_lines_over_the_tricks_alone_are_looked_at_where_nobody_bids() -> None:
    text = 'game = "A"\nplayers = 4\n[end]\nwhen = "hands == 1"\n'
    assert lined(text, ("tricks > 6", "player"), ("tricks == 13", "player"), ("cards > 20", "player")) == ()
    (warning,) = lined(text, ("tricks > 13", "player"))
    assert warning == "score[1]: 'line 0' is never reached; look at its when"
    (warning,) = lined(text, ("tricks >= 4", "player"), ("tricks <= 4", "player"))
    assert warning == "score[2]: holds beside score[1] in the same case, such as took 4; change a when"


@pytest.mark.parametrize(
    ("value", "counted", "is_doubtful"),
    [
        pytest.param("QS = 13", "tricks", True, id="a card"),
        pytest.param("last_trick = 10", "tricks", True, id="the last trick"),
        pytest.param("hearts = 1", "cards", False, id="counted"),
        pytest.param("hearts = 1", "both * 2", False, id="counted through a word of one's own"),
        pytest.param("hearts = 0", "tricks", False, id="no points"),
    ],
)
def test_points_of_cards_that_no_line_counts_are_told(value: str, counted: str, *, is_doubtful: bool) -> None:
    text = f'game = "A"\nplayers = 4\n[value]\n{value}\n[names]\nboth = "side.cards"\n[end]\nwhen = "hands == 1"\n'
    text += f'[[score]]\nsay = "line"\npoints = "{counted}"\n'
    found = doubts_of(warnings_of(read_description(text.encode())))
    assert [one.startswith("value: cards or the last trick give points") for one in found] == [True] * is_doubtful


def test_points_of_cards_that_decide_among_those_tied_are_counted() -> None:
    text = 'game = "A"\nplayers = 4\n[value]\nhearts = 1\n[end]\nwhen = "hands == 1"\nties = ["cards"]\n'
    assert doubts_of(warnings_of(read_description((text + '[[score]]\nsay = "line"\npoints = "1"\n').encode()))) == ()


def test_the_same_cases_for_others_are_not_the_same() -> None:
    text = 'game = "A"\nplayers = 3\n[bid]\nkind = "take"\n[end]\nwhen = "hands == 1"\n'
    assert lined(text, ("declarer", "player"), ("not declarer", "player")) == ()
    (warning,) = lined(text, ("tricks > 3", "player"), ("tricks >= 4", "player"), ("tricks < 4", "player"))
    assert warning.startswith("score[2]: holds in the same cases as score[1]")


@pytest.mark.parametrize("per", ["player", "declarer"])
def test_two_lines_that_share_a_case_and_leave_none_out_are_told(per: str) -> None:
    text = 'game = "A"\nplayers = 3\n[bid]\nkind = "take"\n[end]\nwhen = "hands == 1"\n'
    (warning,) = lined(text, ("tricks >= 4", per), ("tricks <= 4", per))
    assert warning == "score[2]: holds beside score[1] in the same case, such as bid 1, took 4; change a when"
    assert lined(text, ("tricks >= 1", per), ("tricks > 1", per), ("tricks < 1", per)) == ()
    assert lined(text, ("tricks >= 4", per), ("tricks <= 4", "each defender"), ("tricks < 4", per)) == ()


def test_a_players_word_in_a_sides_line_is_told_through_a_word_of_ones_own() -> None:
    text = TEXTS["whist"].replace('"tricks - 6"', '"own"') + '[names]\nown = "player.tricks"\n'
    assert any("'player.' is 0 or no" in one for one in doubts_of(warnings_of(read_description(text.encode()))))


@pytest.mark.parametrize(
    ("name", "old", "new", "is_reached"),
    [
        ("whist", "top >= 5", "top >= 5", True),
        ("spades", "top >= 200 or bottom <= -200", "top >= 900", True),
        ("whist", "top >= 5", "bottom < 0", False),
        ("whist", "top >= 5", "hands == 150", True),
        ("hearts", "top >= 100", "bottom >= 40", True),
        ("garden", "round == 4", "most.coins > 90", True),
        ("whist", 'when = "top >= 5"', "", True),
    ],
)
def test_an_end_that_is_never_reached(name: str, old: str, new: str, is_reached: bool) -> None:
    assert old in TEXTS[name]
    raw = tomllib.loads(TEXTS[name].replace(old, new))
    found = doubts_of(warn_of_end(raw))
    assert (found == ()) is is_reached
    assert is_reached or found[0].startswith("end.when: never reached in 2 tried games, nor in 200 hands")


COUNTED = """game = "Counted"
players = 4
[[score]]
say = "tricks"
points = "tricks"
count = {{lives = "{count}"}}
[[counter]]
name = "lives"
start = 3
{counter}
[end]
when = "{when}"
"""


@pytest.mark.parametrize(
    ("count", "counter", "when", "is_reached"),
    [
        ("lives - 1", "", "least.lives <= 0", True),
        ("lives - 1", "", "most.lives > 3", False),
        ("lives - 1", "touch = true", "most.lives > 3", True),
        ("lives - tricks", "least = 1", "least.lives <= 0", False),
        ("lives - 1 if tricks > 3 else lives", "", "lives > 12", False),
        ("lives - 1 if declarer else max(lives, 5)", "", "lives > 20", False),
        ("lives - 1 if declarer else max(lives, 5)", "", "lives == 20", True),
        ("min(10, abs(lives) + down(tricks / 2))", "", "most.lives >= 11", False),
        ("min(10, abs(lives) + down(tricks / 2))", "", "most.lives >= 10", True),
        ("total + cards", "", "least.lives < -500", True),
        ("lives if last_trick and not alone or tricks == 2 else up(lives * 1)", "", "most.lives != 3", False),
        ("lives + 1", "most = 9", "most.lives > 9 or top >= 100", True),
        ("lives + 1", "most = 9", "most.lives > 9 or most.total < 0", False),
        ("lives + 1", "most = 9", "most.tricks > 12", True),
    ],
)
def test_an_end_that_counters_never_reach(count: str, counter: str, when: str, *, is_reached: bool) -> None:
    raw = tomllib.loads(COUNTED.format(count=count, counter=counter, when=when))
    assert (warn_of_end(raw) == ()) is is_reached


def test_words_of_words_in_the_end_take_no_time() -> None:
    words = {"a0": "lives"} | {f"a{number}": f"a{number - 1} + a{number - 1}" for number in range(1, 40)}
    names = "[names]\n" + "".join(f'{name} = "{formula}"\n' for name, formula in words.items())
    for when, is_reached in (("a39 > 0", True), ("a39 < 0", False)):
        raw = tomllib.loads(COUNTED.format(count="min(lives, a39)", counter="least = 1", when=when) + names)
        assert (warn_of_end(raw) == ()) is is_reached


def test_the_table_of_points_is_there_where_bids_and_tricks_decide() -> None:
    rows = list(points_table(read_description(TEXTS["oh-hell"].encode())))
    assert len(rows) >= 4
    assert rows[1].split()[:3] == ["0", "10", "1"]
    assert rows[0].split()[0] == "0"
    for name in ("hearts", "garden", "whist", "skat"):
        assert list(points_table(read_description(TEXTS[name].encode()))) == [], name


def test_a_file_of_very_many_lines_is_not_looked_at_case_by_case() -> None:
    lines = [(f"bid == 99 and tricks == {number}", "side") for number in range(150)]
    assert lined(TEXTS["spades"].split("[[score]]")[0], *lines) == ()
    assert len(lined(TEXTS["spades"].split("[[score]]")[0], *lines[:20])) == 21
