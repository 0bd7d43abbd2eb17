"""A thousand random games of Mast Year: the companion's score lines against an independent engine's. `… [COUNT]`."""

import json
import sys
import time
from collections import Counter

from tests.games.mast_year.oracle import score
from tests.games.mast_year.random_games import companion_line, difference, random_game


def main() -> None:
    """Prints what was compared; stops at the first game on which the two disagree."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    seen: Counter[str] = Counter()
    began = time.perf_counter()
    for seed in range(count):
        record = random_game(seed)
        line = score(record)
        found = difference(line, companion_line(record))
        assert found is None, f"game {seed}: {found}\n{json.dumps(record, ensure_ascii=False)}"
        seen.update(action["do"] for action in record["actions"])
        for hand in line["hands"]:
            seen["hands"] += 1
            seen["boom null at the end"] += hand["boom"] is None
            for item in hand["irregularities"]:
                settled = "cleared" if "cleared" in item else "proven" if "proven" in item else "open"
                seen[item["kind"] + (f" {settled}" if item["kind"] == "bounty-led" else "")] += 1
    print(f"{count} games agree, {time.perf_counter() - began:.1f} s")
    print(", ".join(f"{name} {number}" for name, number in sorted(seen.items())))


if __name__ == "__main__":
    main()
