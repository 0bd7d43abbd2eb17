"""Described games against OpenSpiel, or against a second description of them written from the rules' text alone.

`python -m tests.bench.described [--hands 5000] [GAME …]`: of a game that OpenSpiel knows, who acts, which cards are
legal and the points are compared; of any other, all that both descriptions make of a hand.
"""

import argparse
import sys
import time

from tests.games.described import oracle_games, second_descriptions
from tests.games.described.oracle_table import MISSING, load_oracle

COMPARED = dict.fromkeys(second_descriptions.GAMES, second_descriptions.compare)
COMPARED |= dict.fromkeys(oracle_games.GAMES, oracle_games.compare)


def main() -> int:
    """Compares the games named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=5000, metavar="N")
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(COMPARED))
    arguments = parser.parse_args()
    if load_oracle() is None and not oracle_games.GAMES.keys().isdisjoint(arguments.games):
        print(MISSING, file=sys.stderr)
        return 2
    for name in arguments.games:
        began = time.perf_counter()
        found = COMPARED[name](name, arguments.hands)
        seconds = time.perf_counter() - began
        print(f"{name}: {arguments.hands} hands, {found} comparisons, no difference ({seconds:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
