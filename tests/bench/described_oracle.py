"""Described games against OpenSpiel: hearts, spades, oh_hell, euchre and skat: who acts, legal cards, points.

Run it as `python -m tests.bench.described_oracle [--hands 5000] [GAME …]`.
"""

import argparse
import sys
import time

from tests.games.described.oracle_games import GAMES, compare
from tests.games.described.oracle_table import MISSING, load_oracle


def main() -> int:
    """Compares the games named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=5000, metavar="N")
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(GAMES))
    arguments = parser.parse_args()
    if load_oracle() is None:
        print(MISSING, file=sys.stderr)
        return 2
    for name in arguments.games:
        began = time.perf_counter()
        points = compare(name, arguments.hands)
        seconds = time.perf_counter() - began
        print(f"{name}: {arguments.hands} hands, {points} comparisons, no difference ({seconds:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
