"""Differences between two versions: intervals that stay true when they are looked at after every game.

The likelihood of what was seen, mixed uniformly over all chances, over its likelihood under given chances is at most
`ODDS` with probability 1 − 1/`ODDS`, whenever one looks (Robbins, Statistical methods related to the law of the
iterated logarithm, 1970; Ville's inequality). It holds for two versions at once: their ratios are multiplied. Chances
of both versions under which the product stays below `ODDS` are possible, and so is each difference between them
(universal inference: Wasserman, Ramdas & Balakrishnan, 2020). It does not matter in which order the games of the two
versions come, nor how many each has. A mean of values from 0 to 1 may stand for a chance, as the likelihood is convex.
For a median, the chance that a value is below it is one half (Howard & Ramdas, Sequential estimation of quantiles,
2022).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, inf, log
from typing import Final

from companion.events.figures import LOG_LEVEL, log_ratio

_STEPS: Final = 40
_GOLDEN: Final = (5**0.5 - 1) / 2
MOST_TIMES: Final = 32
"""A difference that this many times the games would not show is none that anybody needs to know."""


@dataclass(frozen=True, slots=True)
class ShareCount:
    """The sum of so many values from 0 to 1, such as games won; a tie is a fraction of a win."""

    part: float
    whole: int

    @property
    def share(self) -> float:
        """The mean value."""
        return self.part / self.whole

    def times(self, factor: float) -> "ShareCount":
        """Returns the same share of more."""
        whole = ceil(self.whole * factor)
        return ShareCount(self.share * whole, whole)


def level_of(figures: int) -> float:
    """Returns the level for each of so many figures, with which in 19 of 20 comparisons all of them hold."""
    return LOG_LEVEL + log(figures)


def are_apart(first: ShareCount, second: ShareCount, level: float) -> bool:
    """Tells whether two versions are surely unlike: no one chance for both is possible."""
    whole = first.whole + second.whole
    return whole > 0 and _log_ratio(first, second, (first.part + second.part) / whole, 0.0) >= level


def share_difference(first: ShareCount, second: ShareCount, level: float) -> tuple[float, float]:
    """Returns the lowest and the highest possible difference: the second version's chance less the first's."""
    if not first.whole or not second.whole:
        return -1.0, 1.0
    seen = second.share - first.share

    def lowest(difference: float) -> float:
        return _minimum(
            lambda p: _log_ratio(first, second, p, difference), max(0.0, -difference), min(1.0, 1.0 - difference)
        )

    return _edge(lowest, seen, -1.0, level), _edge(lowest, seen, 1.0, level)


def _log_ratio(first: ShareCount, second: ShareCount, p: float, difference: float) -> float:
    """Returns the log of the mixture's likelihood over that of `p` for the first, `p + difference` for the second."""
    other = min(1.0, max(0.0, p + difference))
    return log_ratio(first.part, first.whole, p) + log_ratio(second.part, second.whole, other)


def _minimum(ratio: Callable[[float], float], low: float, high: float) -> float:
    """Returns the least value of a convex function, by golden section."""
    for _ in range(_STEPS):
        left, right = high - _GOLDEN * (high - low), low + _GOLDEN * (high - low)
        if ratio(left) < ratio(right):
            high = right
        else:
            low = left
    return ratio((low + high) / 2)


def _edge(lowest: Callable[[float], float], inside: float, outside: float, level: float) -> float:
    """Returns where differences cease to be possible between one that was seen and an end, by bisection."""
    if lowest(outside) < level:
        return outside
    for _ in range(_STEPS):
        middle = (inside + outside) / 2
        inside, outside = (middle, outside) if lowest(middle) < level else (inside, middle)
    return outside


def games_to_tell_apart(first: ShareCount, second: ShareCount, level: float) -> int | None:
    """Returns how many more games of both would tell the versions apart if their shares stay; None where none would."""
    if not first.whole or not second.whole or first.part * second.whole == second.part * first.whole:
        return None
    low, high = 1.0, 1.0
    while not are_apart(first.times(high), second.times(high), level):
        low, high = high, high * 2
        if high > MOST_TIMES:
            return None
    for _ in range(_STEPS):
        middle = (low + high) / 2
        low, high = (low, middle) if are_apart(first.times(middle), second.times(middle), level) else (middle, high)
    return first.times(high).whole + second.times(high).whole - first.whole - second.whole


def median_difference(
    first: Sequence[float], second: Sequence[float], level: float
) -> tuple[float | None, float | None]:
    """Returns the lowest and the highest possible difference: the second median less the first; None: any."""
    one, other = _possible_medians(first, level), _possible_medians(second, level)
    gaps = [
        (low_2 - high_1, high_2 - low_1)
        for low_1, high_1, ratio_1 in one
        for low_2, high_2, ratio_2 in other
        if ratio_1 + ratio_2 < level
    ]
    low, high = min(gap[0] for gap in gaps), max(gap[1] for gap in gaps)
    return (None if low == -inf else low), (None if high == inf else high)


def _possible_medians(values: Sequence[float], level: float) -> list[tuple[float, float, float]]:
    """Returns ranges in which a median can lie, each with its log ratio: between neighbours among the values."""
    ordered = [-inf, *sorted(values), inf]
    count = len(values)
    ratios = [log_ratio(below, count, 0.5) for below in range(count + 1)]
    return [(ordered[n], ordered[n + 1], ratio) for n, ratio in enumerate(ratios) if ratio < level]
