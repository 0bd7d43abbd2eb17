"""How fast random games are replayed, whether both engines agree on many of them, and what is refused.

`python -m tests.bench.games nice-one-squirrel --games 2000`; without a name, each game, a record's way through a
process, and the check of paths. What is asked stands beside what was measured.
"""

import argparse
import importlib
import json
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from random import Random

from companion.engine import Entry, Record, replay, write_record
from companion.engine.record import MOST_ACTIONS
from companion.games import find_game
from companion.games.bamboo_harvest.deck import PLACES
from companion.games.bamboo_harvest.path import winning_path
from companion.games.mast_year.actions import Tally
from companion.simulation import simulation_of
from tests.games.impossible_actions import GAMES, JsonObject, spoil
from tests.games.lunar import oracle as lunar_oracle
from tests.games.lunar import play as lunar
from tests.games.masters_of_maple_syrup import oracle as maple_oracle
from tests.games.masters_of_maple_syrup import play as maple
from tests.games.random_play import NAMES, play_randomly
from tests.games.referee import companion_line, companion_verdict, verdict
from tests.games.spoiled_actions import cut

AGREEING = ("bamboo-harvest", "nice-one-squirrel")
"""The games whose second engine plays a game to its score line."""
ASKED_A_SECOND = {"bamboo-harvest": 300, "nice-one-squirrel": 300, "lunar": 500, "masters-of-maple-syrup": 500}
"""How many games are to be replayed in a second."""
ASKED_SCORE_MS = 150
ASKED_PATH_MS = 2
SCORES = 7
FORESTS = 2000
MOST_REPLAYED = 500


def play_lunar(seed: int) -> JsonObject:
    """Returns a game for two or for four, whose rounds are all followed."""
    play_style = lunar.PlayStyle(careless=0.1 * (seed % 5), tallied=0.0)
    return lunar.play_game(seed, 2 + 2 * (seed % 2), play_style)


Score = Callable[[JsonObject], JsonObject]
JUDGED: dict[str, tuple[Callable[[int], JsonObject], Score, Callable[[Random, JsonObject], JsonObject]]] = {
    "lunar": (play_lunar, lunar_oracle.score, lunar.spoil),
    "masters-of-maple-syrup": (maple.play_game, maple_oracle.score, maple.spoil),
}
"""The games whose second engine is a referee: what plays a game, scores or refuses its record, and spoils it."""


def main() -> None:
    """Measures one game, or each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    for name in [arguments.game] if arguments.game else GAMES:
        if name in AGREEING:
            agree(name, arguments.games, arguments.seed)
        elif name in JUDGED:
            simulate = simulation_of(name).simulate
            measure_replay(name, [simulate(seed) for seed in range(min(arguments.games, MOST_REPLAYED))])
            judge(name, arguments.games, arguments.seed)
        refuse(name, arguments.games, arguments.seed)
        measure_score(name)
    if not arguments.game:
        measure_paths()
        measure_longest()


def agree(name: str, games: int, first: int) -> None:
    """Prints how fast games are replayed, and how many of them both engines score differently."""
    game = find_game(name)
    tests = importlib.import_module(f"tests.games.{name.replace('-', '_')}.agreement")
    records, differ = [], 0
    for seed in range(first, first + games):
        players, options = tests.agree(Random(seed))
        raw, line = tests.play_and_score(seed, players, options)
        entries = tuple(Entry(game.read_action(action)) for action in raw)
        records.append(Record(name, options, NAMES[:players], entries))
        differ += not tests.is_same(game.summary(replay(game, records[-1])), line)
    measure_replay(name, records)
    print(f"{name}: {games} games, {differ} differ")


def measure_replay(name: str, records: list[Record]) -> None:
    """Prints how fast games are replayed."""
    game = find_game(name)
    begun_s = time.process_time()
    for record in records:
        replay(game, record)
    a_second = len(records) / (time.process_time() - begun_s)
    each = sum(len(record.entries) for record in records) / len(records)
    asked = ASKED_A_SECOND[name]
    print(f"{name}: {len(records)} games, {each:.0f} actions each: {a_second:.0f} games a second (asked {asked})")


def judge(name: str, games: int, first: int) -> None:
    """Holds whole games, games cut somewhere, and spoilt ones against the referee."""
    play, score, spoil_record = JUDGED[name]
    accepted = 0
    for seed in range(first, first + games):
        random, record = Random(seed), play(seed)
        shorter = cut(record, random.randint(1, len(record["actions"])))
        spoilt = spoil_record(random, shorter)
        for each in (record, shorter):
            assert companion_line(each) == score(each), json.dumps(each)
        refused = verdict(score, spoilt)
        assert companion_verdict(spoilt) == refused, json.dumps(spoilt)
        if refused is None:
            accepted += 1
            assert companion_line(spoilt) == score(spoilt), json.dumps(spoilt)
    print(
        f"{name}: {games} games, as many cut and as many spoilt ({games - accepted} refused): all as the referee says"
    )


def refuse(name: str, games: int, first: int) -> None:
    """Prints how many records with one impossible action each are refused exactly there, in one line."""
    spoilt = (spoil(name, seed) for seed in range(first, first + games))
    refused = sum(companion_verdict(record) == place for record, place in spoilt)
    print(f"{name}: {games} records with one impossible action each: {refused} refused there (asked {games})")


def measure_score(name: str) -> None:
    """Prints how long a process takes to score a finished game, the median of some."""
    played = play_randomly(find_game(name), 1, {})
    spent_ms = [1000 * score_s(played.record) for _ in range(SCORES)]
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
    print(f"the longest record, {MOST_ACTIONS} actions: {score_s(record):.2f} s")


def score_s(record: Record) -> float:
    """Returns the processor's seconds of a process that scores a record."""
    with tempfile.NamedTemporaryFile("w") as file:
        file.write(write_record(find_game(record.game), record))
        file.flush()
        before_s = _children_s()
        command = [sys.executable, "-m", "companion", "score", "--json", file.name]
        subprocess.run(command, capture_output=True, check=True)
        return _children_s() - before_s


def _children_s() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
