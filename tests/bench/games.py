"""How fast random games are replayed, and whether both engines agree on many of them.

`python -m tests.bench.games nice-one-squirrel --games 2000`; without a name, each that has a second engine here.
"""

import argparse
import importlib
import resource
import subprocess
import sys
import tempfile
import time
from random import Random
from typing import Any

from companion.engine import Entry, Record, write_record
from companion.engine.record import MOST_ACTIONS
from companion.games import find_game
from companion.games.mast_year.actions import Tally
from tests.games.random_play import NAMES

AGREEING = ("bamboo-harvest", "nice-one-squirrel")
"""The games with a second engine in `tests.games`; `tests.bench.referees` compares Lunar and Masters of Maple Syrup."""


def main() -> None:
    """Measures one game, or each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    for name in [arguments.game] if arguments.game else AGREEING:
        measure(name, arguments.games, arguments.seed)
    if not arguments.game:
        measure_longest()


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


def measure_longest() -> None:
    """Prints the processor's time of a process that scores a record with as many actions as a record may have."""
    record = Record("mast-year", {}, ("Ann", "Bo", "Cy", "Di"), (Entry(Tally(0, 0, "none", False)),) * MOST_ACTIONS)
    with tempfile.NamedTemporaryFile("w") as file:
        file.write(write_record(find_game("mast-year"), record))
        file.flush()
        before_s = _children_s()
        subprocess.run(
            [sys.executable, "-m", "companion", "score", "--json", file.name], capture_output=True, check=True
        )
    print(f"the longest record, {MOST_ACTIONS} actions: {_children_s() - before_s:.2f} s")


def _children_s() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
