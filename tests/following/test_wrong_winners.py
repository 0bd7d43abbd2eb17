"""The measure of following: each trick is judged by itself, and a question excuses its own trick only."""

from dataclasses import dataclass

import pytest

from tests.bench.follow import wrong_winners


@dataclass(frozen=True)
class Trick:
    leader: int
    winner: int


TRUE = (Trick(0, 1), Trick(1, 1), Trick(1, 3))


@pytest.mark.parametrize(
    ("told", "asked", "count"),
    [
        pytest.param(TRUE, set(), 0, id="all as they were"),
        pytest.param(TRUE[:2], set(), 0, id="not all told yet"),
        pytest.param((*TRUE[:2], Trick(1, 2)), set(), 1, id="one wrong"),
        pytest.param((*TRUE[:2], Trick(1, 2)), {11}, 0, id="one wrong, and asked about"),
        pytest.param((*TRUE[:2], Trick(1, 2)), {0, 7}, 1, id="others were asked about"),
        pytest.param((Trick(0, 2), Trick(2, 2), Trick(2, 0)), set(), 1, id="the lead is wrong ever after"),
        pytest.param((Trick(0, 2), Trick(2, 2), Trick(2, 1)), {2}, 1, id="the first was asked about, the third not"),
    ],
)
def test_a_wrong_winner_counts_unless_its_own_cards_were_asked_about(
    told: tuple[Trick, ...], asked: set[int], count: int
) -> None:
    assert wrong_winners(told, TRUE, asked) == count
