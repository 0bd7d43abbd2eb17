"""Games against their independent referees on many random records, and how many games a second are replayed.

Run it as `python -m tests.bench.referees [GAME [GAMES]]`; GAME is lunar or masters-of-maple-syrup, both without it.
"""

import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from companion.engine import read_record, replay
from companion.games import find_game
from tests.games.lunar import oracle as lunar_oracle
from tests.games.lunar import play as lunar_play
from tests.games.masters_of_maple_syrup import oracle as maple_oracle
from tests.games.masters_of_maple_syrup import play as maple_play
from tests.games.referee import companion_line, companion_verdict, verdict
from tests.games.spoiled_actions import cut

Line = dict[str, Any]
RUNS = 5


def play_lunar(seed: int) -> Line:
    """Returns a game for two or for four, whose rounds are all followed."""
    play_style = lunar_play.PlayStyle(careless=0.1 * (seed % 5), tallied=0.0)
    return lunar_play.play_game(seed, 2 + 2 * (seed % 2), play_style)


GAMES = {
    "lunar": (play_lunar, lunar_oracle.score, lunar_play.spoil),
    "masters-of-maple-syrup": (maple_play.play_game, maple_oracle.score, maple_play.spoil),
}


def compare(name: str, games: int) -> None:
    """Compares whole games, games cut somewhere, and spoilt ones."""
    play, score, spoil = GAMES[name]
    accepted = 0
    for seed in range(games):
        random, record = Random(seed), play(seed)
        shorter = cut(record, random.randint(1, len(record["actions"])))
        spoilt = spoil(random, shorter)
        for each in (record, shorter):
            assert companion_line(each) == score(each), json.dumps(each)
        assert companion_verdict(spoilt) == verdict(score, spoilt), json.dumps(spoilt)
        if verdict(score, spoilt) is None:
            accepted += 1
            assert companion_line(spoilt) == score(spoilt), json.dumps(spoilt)
    print(
        f"{name}: {games} games, as many cut and as many spoilt ({games - accepted} refused): all as the referee says"
    )


def measure(name: str, games: int = 200) -> None:
    """Prints how many games a second are replayed, and read and replayed, best of several runs."""
    game = find_game(name)
    written = [json.dumps(GAMES[name][0](seed)).encode() for seed in range(games)]
    records = [read_record(text, find_game) for text in written]
    entries = sum(len(record.entries) for record in records) / games
    replayed = games / best_of(lambda: [replay(game, record) for record in records])
    read = games / best_of(lambda: [replay(game, read_record(text, find_game)) for text in written])
    print(f"{name}: {entries:.0f} entries a game, {replayed:.0f} games a second replayed, {read:.0f} read and replayed")


def best_of(work: Callable[[], object]) -> float:
    """Returns the seconds that `work` takes, best of several runs."""
    best = float("inf")
    for _ in range(RUNS):
        began = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - began)
    return best


if __name__ == "__main__":
    for name in sys.argv[1:2] or GAMES:
        measure(name)
        compare(name, int(sys.argv[2]) if len(sys.argv) > 2 else 1000)
