"""Statistics of few games: anytime-valid confidence intervals, medians, and how many more games are needed."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from math import ceil, lgamma, log, sqrt
from typing import Final

FEW_GROUPS: Final = 5
"""A figure with fewer groups behind it is marked."""
LOG_LEVEL: Final = log(20)
"""The mixture's likelihood ratio that a probability must not reach: at most one false alarm in twenty, ever."""
MEDIAN_ODDS: Final = 20
"""A median lies outside its interval in at most one of this many cases."""
_STEPS: Final = 60
_Z_LEVEL: Final = 1.96
_Z_POWER: Final = 0.84


def share_interval(wins: float, games: int) -> tuple[float, float]:
    """Returns the lowest and highest probability of a win that are compatible with `wins` of `games`.

    A beta-binomial mixture confidence sequence: it may be looked at after every game. A tie is a fraction of a win.
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    return (
        _root(lambda p: log_ratio(wins, games, p), 0.0, share),
        _root(lambda p: log_ratio(wins, games, p), 1.0, share),
    )


def log_ratio(wins: float, games: int, p: float) -> float:
    """Returns the log of the mixture's likelihood over that of `p`."""
    losses = games - wins
    if (wins and p <= 0) or (losses and p >= 1):
        return float("inf")
    likely = (wins * log(p) if wins else 0.0) + (losses * log(1 - p) if losses else 0.0)
    return lgamma(wins + 1) + lgamma(losses + 1) - lgamma(games + 2) - likely


def _root(ratio: Callable[[float], float], end: float, inside: float) -> float:
    """Returns where the ratio reaches the level between an `end` (0 or 1) and the observed share, by bisection."""
    if ratio(end) < LOG_LEVEL:
        return end
    outside = end
    for _ in range(_STEPS):
        middle = (outside + inside) / 2
        if ratio(middle) < LOG_LEVEL:
            inside = middle
        else:
            outside = middle
    return inside


def games_needed(wins: Fraction | int, games: int, sides: int) -> int | None:
    """Returns how many more games would settle a difference as large as the one seen; None where none is seen.

    `wins` is exact, as a difference so small that only rounding makes it is none.
    """
    fair = 1 / sides
    if games == 0 or wins * sides == games:
        return None
    share = wins / games
    spread = _Z_LEVEL * sqrt(fair * (1 - fair)) + _Z_POWER * sqrt(share * (1 - share))
    return max(0, ceil((spread / (share - fair)) ** 2) - games)


def median(values: Sequence[float]) -> float | None:
    """Returns the median, the middle two averaged; None of nothing."""
    if not values:
        return None
    ordered, middle = sorted(values), len(values) // 2
    return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2


def median_interval(values: Sequence[float]) -> tuple[float | None, float | None]:
    """Returns the order statistics between which the median lies in 19 of 20 cases; None below six values."""
    count, depth, ways = len(values), 0, 1  # ways: how many outcomes of `count` coins show `depth` heads
    tail = ways
    while 2 * MEDIAN_ODDS * tail <= 2**count:
        ways = ways * (count - depth) // (depth + 1)
        depth, tail = depth + 1, tail + ways
    if depth == 0:
        return None, None
    ordered = sorted(values)
    return ordered[depth - 1], ordered[-depth]


def median_figure(values: Sequence[float]) -> dict[str, float | None]:
    """Returns a median as the report has it: of how many values, with its interval, and marked where they are few."""
    low, high = median_interval(values)
    return {"of": len(values), "median": median(values), "low": low, "high": high, **few(len(values))}


def add_counts(counters: Iterable[Counter[str]]) -> Counter[str]:
    """Returns all counts together; adding one Counter to the next would copy each time."""
    total = Counter[str]()
    for counter in counters:
        total.update(counter)
    return total


def few(groups: int) -> dict[str, bool]:
    """Returns the mark of a figure that rests on few groups."""
    return {"few": True} if groups < FEW_GROUPS else {}
