"""How fast random games are replayed, and whether both engines agree on many of them.

python -m tests.bench.games nice-one-squirrel --games 2000
"""

import argparse
import importlib
import time
from random import Random
from typing import Any

from companion.games import find_game
from tests.games.random_play import NAMES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    game = find_game(asked.game)
    tests = importlib.import_module(f"tests.games.{asked.game.replace('-', '_')}.agreement")
    spent_s, actions, differ = 0.0, 0, 0
    for seed in range(asked.seed, asked.seed + asked.games):
        players, options = tests.agree(Random(seed))
        raw, line = tests.play_and_score(seed, players, options)
        read = [game.read_action(action) for action in raw]
        begun_s = time.perf_counter()
        state: Any = game.start(options, NAMES[:players])
        for action in read:
            state = game.apply(state, action)
        spent_s += time.perf_counter() - begun_s
        actions += len(read)
        differ += not tests.is_same(game.summary(state), line)
    games = asked.games
    print(f"{games} games, {actions / games:.0f} actions each: {games / spent_s:.0f} games a second, {differ} differ")


if __name__ == "__main__":
    main()
