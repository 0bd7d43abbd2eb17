"""How often equal versions are told apart by chance, looked at after every game: `python -m tests.bench.version_pairs`.

Each of 5,000 pairs of equal versions is played for up to 300 games, whose versions alternate or are picked. Of the
medians, and of all that a report says of versions, 1,000 pairs of up to 60 games are looked at.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Final

from companion.events.differences import ShareCount, are_apart, level_of, median_difference

SHARES: Final = (5000, 300)
"""So many pairs, and games of each, of shares of wins."""
MEDIANS: Final = (1000, 60)
MOST: Final = 0.05
FIGURES: Final = 4
"""How many figures of two versions are compared at once, at most one of which may ever be wrong in 19 of 20 pairs."""


@dataclass(slots=True)
class Version:
    """The games of a version: how many, in how many something was so, and what was measured in each."""

    played: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    values: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))


Play = Callable[[Version, Random], None]


@cache
def apart(won: int, played: int, won_other: int, played_other: int, level: float) -> bool:
    return are_apart(ShareCount(won, played), ShareCount(won_other, played_other), level)


def are_unlike(one: Version, other: Version, level: float) -> bool:
    """Whether any share or median of two versions is called unlike."""
    if any(apart(one.counts[key], one.played, other.counts[key], other.played, level) for key in one.counts):
        return True
    ranges = (median_difference(one.values[key], other.values[key], level) for key in tuple(one.values))
    return any((low is not None and low > 0) or (high is not None and high < 0) for low, high in ranges)


def alarms(random: Random, size: tuple[int, int], level: float, play: Play, *, alternate: bool = True) -> float:
    """Returns in which part of so many pairs, of so many games each, the versions are ever called unlike."""
    found, (pairs, games) = 0, size
    for _ in range(pairs):
        versions = Version(), Version()
        for game in range(games):
            version = versions[game % 2 if alternate else int(random.random() < 0.3)]
            version.played += 1
            play(version, random)
            if are_unlike(*versions, level):
                found += 1
                break
    return found / pairs


def win(chance: float) -> Play:
    """Returns what plays a game that is won by this chance."""

    def play(version: Version, random: Random) -> None:
        version.counts["won"] += random.random() < chance

    return play


def take_minutes(version: Version, random: Random) -> None:
    """Plays a game of some length."""
    version.values["minutes"].append(random.lognormvariate(3.5, 0.4))


def play_whole(version: Version, random: Random) -> None:
    """Plays a game of which four figures are reported: the last is the mean of a group's fun."""
    win(0.6)(version, random)
    version.counts["asked"] += random.random() < 0.4
    take_minutes(version, random)
    version.values["fun"].append(sum(random.randint(2, 5) for _ in range(4)) / 4)


def main() -> int:
    """Prints each share of false alarms; exit status 1 says that one is above one in twenty."""
    one, four = level_of(1), level_of(FIGURES)
    found = {
        f"wins of {chance:.0%}, {'alternating' if alternate else 'three in ten'}": alarms(
            Random(1), SHARES, one, win(chance), alternate=alternate
        )
        for chance in (0.5, 0.67, 0.9)
        for alternate in (True, False)
    }
    found["median lengths"] = alarms(Random(2), MEDIANS, one, take_minutes)
    found[f"wins of 50%, as one of {FIGURES} figures"] = alarms(Random(1), SHARES, four, win(0.5))
    found[f"any of the {FIGURES} figures of a report"] = alarms(Random(3), MEDIANS, four, play_whole)
    for name, share in found.items():
        print(f"{share:6.2%} of pairs of equal versions told apart (at most {MOST:.0%}): {name}")
    return 0 if max(found.values()) <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
