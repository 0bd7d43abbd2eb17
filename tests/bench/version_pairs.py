"""How often equal versions are told apart by chance, looked at after every game: `python -m tests.bench.version_pairs`.

Each of 5,000 pairs of equal versions is played for up to 300 games, whose versions alternate or are picked. Of the
medians, and of all that a report says of versions, 1,000 pairs of up to 60 games are looked at.
"""

import sys
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Final

from companion.events.differences import ShareCount, are_apart, level_of, median_difference

PAIRS: Final = 5000
GAMES: Final = 300
MEDIAN_PAIRS: Final = 1000
MEDIAN_GAMES: Final = 60
MOST: Final = 0.05
FIGURES: Final = 4
"""How many figures of two versions are compared at once, at most one of which may ever be wrong in 19 of 20 pairs."""


@cache
def apart(won: int, played: int, won_other: int, played_other: int, level: float) -> bool:
    return are_apart(ShareCount(won, played), ShareCount(won_other, played_other), level)


def share_alarms(chance: float, *, alternate: bool, level: float) -> float:
    """Returns in which part of the pairs a share of wins is ever called unlike."""
    random, alarms = Random(1), 0
    for _ in range(PAIRS):
        won, played = [0, 0], [0, 0]
        for game in range(GAMES):
            version = game % 2 if alternate else int(random.random() < 0.3)
            played[version] += 1
            won[version] += random.random() < chance
            if apart(won[0], played[0], won[1], played[1], level):
                alarms += 1
                break
    return alarms / PAIRS


def median_alarms(level: float) -> float:
    """Returns in which part of the pairs the median length is ever called unlike."""
    random, alarms = Random(2), 0
    for _ in range(MEDIAN_PAIRS):
        lengths: tuple[list[float], list[float]] = ([], [])
        for game in range(MEDIAN_GAMES):
            lengths[game % 2].append(random.lognormvariate(3.5, 0.4))
            low, high = median_difference(*lengths, level)
            if (low is not None and low > 0) or (high is not None and high < 0):
                alarms += 1
                break
    return alarms / MEDIAN_PAIRS


def verdict_alarms() -> float:
    """Returns in which part of the pairs any of four figures is ever called unlike: what a report says of versions."""
    random, alarms, level = Random(3), 0, level_of(FIGURES)
    for _ in range(MEDIAN_PAIRS):
        first, second = _Version(), _Version()
        for game in range(MEDIAN_GAMES):
            (second if game % 2 else first).play(random)
            if game and _are_called_unlike(first, second, level):
                alarms += 1
                break
    return alarms / MEDIAN_PAIRS


@dataclass(slots=True)
class _Version:
    """The games of a version: how many, won and asked about, their minutes, and the mean of each group's fun."""

    played: int = 0
    won: int = 0
    asked: int = 0
    minutes: list[float] = field(default_factory=list)
    fun: list[float] = field(default_factory=list)

    def play(self, random: Random) -> None:
        self.played += 1
        self.won += random.random() < 0.6
        self.asked += random.random() < 0.4
        self.minutes.append(random.lognormvariate(3.5, 0.4))
        self.fun.append(sum(random.randint(2, 5) for _ in range(4)) / 4)


def _are_called_unlike(first: _Version, second: _Version, level: float) -> bool:
    shares = ((first.won, second.won), (first.asked, second.asked))
    if any(apart(one, first.played, other, second.played, level) for one, other in shares):
        return True
    medians = ((first.minutes, second.minutes), (first.fun, second.fun))
    ranges = (median_difference(one, other, level) for one, other in medians)
    return any((low is not None and low > 0) or (high is not None and high < 0) for low, high in ranges)


def main() -> int:
    """Prints each share of false alarms; exit status 1 says that one is above one in twenty."""
    found = {
        f"wins of {chance:.0%}, {'alternating' if alternate else 'three in ten'}": share_alarms(
            chance, alternate=alternate, level=level_of(1)
        )
        for chance in (0.5, 0.67, 0.9)
        for alternate in (True, False)
    }
    found["median lengths"] = median_alarms(level_of(1))
    found[f"wins of 50%, as one of {FIGURES} figures"] = share_alarms(0.5, alternate=True, level=level_of(FIGURES))
    found[f"any of the {FIGURES} figures of a report"] = verdict_alarms()
    for name, share in found.items():
        print(f"{share:6.2%} of pairs of equal versions told apart (at most {MOST:.0%}): {name}")
    return 0 if max(found.values()) <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
