"""How fast random games are replayed, and whether both engines agree on many of them.

`python -m tests.bench.games nice-one-squirrel --games 2000`; without a name, each that has a second engine here.
"""

import argparse
import importlib
import time
from random import Random
from typing import Any

from companion.games import find_game
from tests.games.random_play import NAMES

AGREEING = ("bamboo-harvest", "nice-one-squirrel")
"""The games with a second engine in `tests.games`; `tests.bench.referees` compares Lunar and Masters of Maple Syrup."""


def main() -> None:
    """Measures one game, or each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for name in [asked.game] if asked.game else AGREEING:
        measure(name, asked.games, asked.seed)


def measure(name: str, games: int, first: int) -> None:
    """Prints how fast games are replayed, and how many of them both engines score differently."""
    game = find_game(name)
    tests = importlib.import_module(f"tests.games.{name.replace('-', '_')}.agreement")
    spent_s, actions, differ = 0.0, 0, 0
    for seed in range(first, first + games):
        players, options = tests.agree(Random(seed))
        raw, line = tests.play_and_score(seed, players, options)
        read = [game.read_action(action) for action in raw]
        begun_s = time.process_time()
        state: Any = game.start(options, NAMES[:players])
        for action in read:
            state = game.apply(state, action)
        spent_s += time.process_time() - begun_s
        actions += len(read)
        differ += not tests.is_same(game.summary(state), line)
    each, a_second = actions / games, games / spent_s
    print(f"{name}: {games} games, {each:.0f} actions each: {a_second:.0f} games a second, {differ} differ")


if __name__ == "__main__":
    main()
