"""How fast random games are replayed, whether both engines agree on many of them, and what is refused.

`python -m tests.bench.games nice-one-squirrel --games 2000`; without a name, each game, a record's way through a
process, and the check of paths. What is asked stands beside what was measured.
"""

import argparse
import importlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from random import Random
from typing import Any

from companion.engine import Entry, Record, replay, write_record
from companion.engine.record import MOST_ACTIONS
from companion.games import find_game
from companion.games.bamboo_harvest.forest import PLACES
from companion.games.bamboo_harvest.path import winning_path
from companion.games.mast_year.actions import Tally
from tests.games.impossible_actions import GAMES, spoil
from tests.games.random_play import NAMES, play_randomly
from tests.games.referee import companion_verdict

AGREEING = ("bamboo-harvest", "nice-one-squirrel")
"""The games whose second engine is compared here; `tests.bench.referees` compares Lunar and Masters of Maple Syrup."""
ASKED_A_SECOND = {"bamboo-harvest": 300, "nice-one-squirrel": 300, "lunar": 500, "masters-of-maple-syrup": 500}
"""How many games are to be replayed in a second."""
ASKED_SCORE_MS = 150
ASKED_PATH_MS = 2
SCORES = 7
FORESTS = 2000
MOST_REPLAYED = 500


def main() -> None:
    """Measures one game, or each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    for name in [arguments.game] if arguments.game else GAMES:
        if name in AGREEING:
            measure(name, arguments.games, arguments.seed)
        elif name in ASKED_A_SECOND:
            measure_replay(name, min(arguments.games, MOST_REPLAYED))
        refuse(name, arguments.games, arguments.seed)
        measure_score(name)
    if not arguments.game:
        measure_paths()
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
    each, a_second = actions / games, f"{games / spent_s:.0f} games a second (asked {ASKED_A_SECOND[name]})"
    print(f"{name}: {games} games, {each:.0f} actions each: {a_second}, {differ} differ")


def measure_replay(name: str, games: int) -> None:
    """Prints how fast games are replayed that the companion's own players have played."""
    game = find_game(name)
    simulate = importlib.import_module(f"companion.simulation.players.{game.name.replace('-', '_')}").simulate
    records = [simulate(seed) for seed in range(games)]
    begun_s = time.process_time()
    for record in records:
        replay(game, record)
    a_second = games / (time.process_time() - begun_s)
    each = sum(len(record.entries) for record in records) / games
    print(
        f"{name}: {games} games, {each:.0f} actions each: {a_second:.0f} games a second (asked {ASKED_A_SECOND[name]})"
    )


def refuse(name: str, games: int, first: int) -> None:
    """Prints how many records with one impossible action each are refused exactly there, in one line."""
    spoilt = (spoil(name, seed) for seed in range(first, first + games))
    refused = sum(companion_verdict(record) == place for record, place in spoilt)
    print(f"{name}: {games} records with one impossible action each: {refused} refused there (asked {games})")


def measure_score(name: str) -> None:
    """Prints how long a process takes to score a finished game, the median of some."""
    spent_ms = []
    with tempfile.NamedTemporaryFile("w") as file:
        played = play_randomly(find_game(name), 1, {})
        file.write(write_record(played.game, played.record))
        file.flush()
        for _ in range(SCORES):
            before_s = _children_s()
            subprocess.run(
                [sys.executable, "-m", "companion", "score", "--json", file.name], capture_output=True, check=True
            )
            spent_ms.append(1000 * (_children_s() - before_s))
    print(f"{name}: score in a process of its own: {statistics.median(spent_ms):.0f} ms (asked {ASKED_SCORE_MS})")


def measure_paths() -> None:
    """Prints how long the check for a winning path takes, on forests built on by chance."""
    random, spent_ms = Random(1), []
    for _ in range(FORESTS):
        players = random.randint(2, 4)
        built = [random.randrange(players) if random.random() < random.random() else None for _ in PLACES]
        for seat in range(players):
            begun_s = time.process_time()
            winning_path(built, seat)
            spent_ms.append(1000 * (time.process_time() - begun_s))
    median, longest = statistics.median(spent_ms), max(spent_ms)
    print(f"path check of {FORESTS} forests: median {median:.2f} ms, longest {longest:.2f} ms (asked {ASKED_PATH_MS})")


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
