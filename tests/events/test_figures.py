"""Figures of few games: intervals that hold whenever one looks, medians, games still needed."""

from math import comb
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from companion.events.figures import games_needed, median, median_interval, share_interval


def test_the_interval_is_that_of_the_contract() -> None:
    low, high = share_interval(18, 29)
    assert low == pytest.approx(0.3465, abs=1e-4)
    assert high == pytest.approx(0.8492, abs=1e-4)
    assert games_needed(18, 29, 2) == 104


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 0, 0, 1), (0, 3, 0, None), (3, 3, None, 1)], ids=["none", "lost", "won"]
)
def test_an_interval_of_few_games_reaches_to_the_end(
    wins: int, games: int, low: float | None, high: float | None
) -> None:
    found = share_interval(wins, games)
    assert low is None or found[0] == low
    assert high is None or found[1] == high


EVENTS = 5000
GAMES = 200


@pytest.fixture(scope="module")
def fair_wins() -> NDArray[np.int64]:
    """How many games one side has won after each game of many events of a fair game."""
    return (np.random.default_rng(1).random((EVENTS, GAMES)) < 0.5).cumsum(axis=1)


def false_alarms(wins: NDArray[np.int64], is_unfair: NDArray[np.bool_]) -> float:
    """Returns in which part of the events, looked at after every game, a fair game is ever called unfair.

    `is_unfair` says it by the games that were played and those that were won.
    """
    return float(is_unfair[np.arange(1, GAMES + 1), wins].any(axis=1).mean())


def test_a_fair_game_looked_at_after_every_game_seldom_looks_unfair(fair_wins: NDArray[np.int64]) -> None:
    is_unfair = np.zeros((GAMES + 1, GAMES + 1), bool)
    for played in range(1, GAMES + 1):
        for wins in range(played + 1):
            low, high = share_interval(wins, played)
            is_unfair[played, wins] = not low <= 0.5 <= high
    assert false_alarms(fair_wins, is_unfair) <= 0.05


def test_a_plain_interval_looked_at_after_every_game_raises_a_false_alarm_in_two_of_five_events(
    fair_wins: NDArray[np.int64],
) -> None:
    """The control of the test before: Wilson's 95 % interval holds for one look only, and fails there by far.

    Summed over all courses of 200 games it is 41.6 %.
    """
    played, wins = np.indices((GAMES + 1, GAMES + 1))
    z, share = 1.96, wins / np.maximum(played, 1)
    spread = z * np.sqrt(share * np.maximum(1 - share, 0) * played + z * z / 4) / (played + z * z)
    is_unfair = np.abs((wins + z * z / 2) / (played + z * z) - 0.5) > spread
    assert false_alarms(fair_wins, is_unfair) == pytest.approx(0.416, abs=0.02)


@pytest.mark.parametrize("chance", [0.3, 0.5, 0.62])
def test_the_interval_holds_the_true_share_at_the_end_of_most_events(chance: float) -> None:
    random = Random(2)
    missed = 0
    for _ in range(400):
        wins = sum(random.random() < chance for _ in range(40))
        low, high = share_interval(wins, 40)
        missed += not low <= chance <= high
    assert missed / 400 <= 0.05


def test_nothing_more_is_needed_where_no_difference_is_seen() -> None:
    assert games_needed(0, 0, 2) is None
    assert games_needed(10, 20, 2) is None
    assert games_needed(190, 200, 2) == 0


@pytest.mark.parametrize(("values", "middle"), [([], None), ([3], 3), ([1, 2], 1.5), ([5, 1, 3], 3)])
def test_the_median_is_the_middle(values: list[float], middle: float | None) -> None:
    assert median(values) == middle


@pytest.mark.parametrize("count", [*range(40), 250])
def test_the_median_lies_between_the_order_statistics_that_binomial_tails_give(count: int) -> None:
    tail = [sum(comb(count, i) for i in range(depth)) for depth in range(count + 1)]
    depths = [depth for depth in range(1, count + 1) if 40 * tail[depth] <= 2**count]
    values = list(range(1, count + 1))
    assert median_interval(values) == ((max(depths), count + 1 - max(depths)) if depths else (None, None))


def test_no_interval_of_a_median_below_six_values() -> None:
    assert median_interval([1, 2, 3, 4, 5]) == (None, None)
    assert median_interval([6, 5, 4, 3, 2, 1]) == (1, 6)


def test_the_interval_of_a_median_holds_it() -> None:
    random, missed = Random(3), 0
    for _ in range(400):
        low, high = median_interval([random.expovariate(1) for _ in range(25)])
        assert low is not None
        assert high is not None
        missed += not low <= 0.6931 <= high
    assert missed / 400 <= 0.05
