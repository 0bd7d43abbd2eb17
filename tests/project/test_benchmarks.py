"""Benchmarks measure what the companion takes."""

from companion.engine import read_record
from companion.games import find_game
from tests.bench.replay import LENGTHS, followed_game


def test_the_longest_game_that_is_replayed_fits_into_a_record() -> None:
    text, hands = followed_game(max(LENGTHS), seed=max(LENGTHS))
    read_record(text, find_game)
    assert hands > 0.9 * max(LENGTHS)
