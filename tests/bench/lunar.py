"""Lunar against its referee on many random games, and how many games a second are replayed.

Run it as `python -m tests.bench.lunar [GAMES]`; half of the games are for two players, half for four.
"""

import json
import sys
import time
from random import Random

from companion.engine import read_record, replay
from companion.games import find_game
from tests.games.lunar.oracle import score
from tests.games.lunar.play import Habits, cut, play_game, spoil
from tests.games.lunar.test_oracle import companion_line, companion_verdict, verdict

GAME = find_game("lunar")


def compare(games: int) -> None:
    """Compares whole games, games cut somewhere, and spoilt ones."""
    for seed in range(games):
        random = Random(seed)
        record = play_game(seed, 2 + 2 * (seed % 2), Habits(random.random() * 0.5, random.random() * 0.3))
        shorter = cut(record, random.randint(1, len(record["actions"])))
        spoilt = spoil(random, shorter)
        for each in (record, shorter):
            assert companion_line(each) == score(each), json.dumps(each)
        assert companion_verdict(spoilt) == verdict(spoilt), json.dumps(spoilt)
        if verdict(spoilt) is None:
            assert companion_line(spoilt) == score(spoilt), json.dumps(spoilt)
    print(f"{games} games, as many cut and as many spoilt: the referee agrees with each")


def measure(games: int = 200) -> None:
    """Prints how many followed games a second are replayed, and read and replayed."""
    for players in (2, 4):
        written = [json.dumps(play_game(seed, players, Habits(tallied=0.0))).encode() for seed in range(games)]
        records = [read_record(text, find_game) for text in written]
        entries = sum(len(record.entries) for record in records) / games
        best = best_read = float("inf")
        for _ in range(5):
            began = time.perf_counter()
            for record in records:
                replay(GAME, record)
            best = min(best, time.perf_counter() - began)
            began = time.perf_counter()
            for text in written:
                replay(GAME, read_record(text, find_game))
            best_read = min(best_read, time.perf_counter() - began)
        print(
            f"{players} players, {entries:.0f} entries a game: {games / best:.0f} games a second replayed,"
            f" {games / best_read:.0f} read and replayed"
        )


if __name__ == "__main__":
    measure()
    compare(int(sys.argv[1]) if len(sys.argv) > 1 else 3000)
