"""Two versions are told apart as seldom by chance as is said, however often one looks."""

from collections.abc import Callable
from functools import cache
from math import sqrt
from random import Random

import pytest

from companion.events.differences import (
    ShareCount,
    are_apart,
    games_to_tell_apart,
    level_of,
    median_difference,
    share_difference,
)

ONE = level_of(1)
PAIRS, GAMES = 5000, 80


@cache
def apart(won: int, played: int, won_other: int, played_other: int) -> bool:
    return are_apart(ShareCount(won, played), ShareCount(won_other, played_other), ONE)


def plainly_apart(won: int, played: int, won_other: int, played_other: int) -> bool:
    """The usual test of two shares, which holds for one look only."""
    share = (won + won_other) / (played + played_other)
    spread = sqrt(share * (1 - share) * (1 / played + 1 / played_other))
    return abs(won / played - won_other / played_other) > 1.96 * spread


def alarms(
    is_apart: Callable[[int, int, int, int], bool], chance: float, *, picked: bool = False, pairs: int = PAIRS
) -> float:
    """Returns in which part of pairs of equal versions they are ever called unlike, looked at after every game."""
    random, found = Random(7), 0
    for _ in range(pairs):
        won, played = [0, 0], [0, 0]
        for game in range(GAMES):
            version = random.randrange(2) if picked else game % 2
            played[version] += 1
            won[version] += random.random() < chance
            if all(played) and is_apart(won[0], played[0], won[1], played[1]):
                found += 1
                break
    return found / pairs


@pytest.mark.parametrize(("chance", "picked", "pairs"), [(0.5, False, PAIRS), (0.7, True, 1000)])
def test_equal_versions_looked_at_after_every_game_are_seldom_told_apart(
    chance: float, picked: bool, pairs: int
) -> None:
    assert alarms(apart, chance, picked=picked, pairs=pairs) <= 0.05


def test_the_usual_test_looked_at_after_every_game_often_raises_a_false_alarm() -> None:
    """The control of the test before."""
    assert alarms(plainly_apart, 0.5, pairs=500) > 0.2


@pytest.mark.parametrize(
    ("first", "second"), [((67, 100), (77, 100)), ((5, 30), (25, 30)), ((0, 20), (20, 20)), ((0.5, 3), (3, 3))]
)
def test_versions_are_apart_where_no_difference_is_no_possible_one(
    first: tuple[float, int], second: tuple[float, int]
) -> None:
    low, high = share_difference(ShareCount(*first), ShareCount(*second), ONE)
    assert -1 <= low <= second[0] / second[1] - first[0] / first[1] <= high <= 1
    assert are_apart(ShareCount(*first), ShareCount(*second), ONE) == (low > 0)


def test_the_difference_of_a_version_without_games_is_any() -> None:
    assert share_difference(ShareCount(0, 0), ShareCount(3, 4), ONE) == (-1.0, 1.0)
    assert games_to_tell_apart(ShareCount(0, 0), ShareCount(3, 4), ONE) is None
    assert median_difference([], [3.0] * 40, ONE) == (None, None)


def test_more_figures_ask_for_more_of_each() -> None:
    one, four = (share_difference(ShareCount(5, 30), ShareCount(25, 30), level_of(figures)) for figures in (1, 4))
    assert four[0] < one[0] < one[1] < four[1]


def test_games_to_tell_apart_do_it() -> None:
    first, second = ShareCount(20, 30), ShareCount(27, 30)
    more = games_to_tell_apart(first, second, ONE)
    assert more is not None
    factor = (60 + more) / 60
    assert are_apart(first.times(factor), second.times(factor), ONE)
    assert not are_apart(first.times(factor * 0.9), second.times(factor * 0.9), ONE)
    assert games_to_tell_apart(ShareCount(0, 20), ShareCount(20, 20), ONE) == 0
    assert games_to_tell_apart(first, first, ONE) is None
    assert games_to_tell_apart(ShareCount(500, 1000), ShareCount(501, 1000), ONE) is None, "no event has that many"


def test_the_difference_of_medians_lies_within_its_interval() -> None:
    random, missed = Random(4), 0
    for _ in range(100):
        first, second = ([random.expovariate(1) * length for _ in range(25)] for length in (20, 30))
        low, high = median_difference(first, second, ONE)
        assert low is not None
        assert high is not None
        missed += not low <= 0.6931 * 10 <= high
    assert missed / 100 <= 0.05
    assert median_difference([20.0] * 20, [30.0] * 20, ONE) == (10.0, 10.0)
