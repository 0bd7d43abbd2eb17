"""Precision: how many more games a figure of a report needs until it is known well enough.

It needs games until its 95 % interval reaches no further to either side than a tenth of the figure, or than a unit
where that is more:

- a median: a minute, a hand, a change of lead, a point, ten seconds of a phase;
- a count for each hand: a quarter; a share, of games, of answers, of hands or of groups: ten percentage points;
- the mean of ratings: a quarter of a step, and never more.

Games and answers of one group are alike, so a group counts once, and each further game is one of another group:

- shares of wins: games until `share_interval` is so narrow, if the share stays what it is;
- medians: the interval between order statistics narrows with the square root of the number of games;
- means and counts for each hand: n = (1.96 s / d)² groups, s² being the variance between groups of a ratio (Cochran,
  Sampling Techniques, 1977, 6.3); for shares never less than independent answers would need, with two of each kind
  added (Agresti & Coull, 1998), so that a share of nothing or of all is not certain at once.

A median needs six games to have an interval at all, everything else five groups.
"""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any, Final, TypeAlias

from companion.events.figures import FEW_GROUPS, share_interval

GroupSample: TypeAlias = tuple[float, float]
"""What one group adds to a ratio: to its numerator, and to its denominator."""
TENTH: Final = 0.1
SHARE: Final = 0.1
RATE: Final = 0.25
RATING: Final = 0.25
MEDIAN_UNITS: Final = {"minutes": 1.0, "hands": 1.0, "lead_changes": 1.0, "margin": 1.0, "paused_minutes": 1.0}
PHASE_S: Final = 10.0
_FEW_GAMES: Final = 6
_Z: Final = 1.96
_MOST_GAMES: Final = 1 << 20


def games_for_share(wins: float, games: int) -> int | None:
    """Returns how many more games a side's share of wins needs; None before the first game."""
    if games == 0:
        return None
    low, high = games, _MOST_GAMES
    if _is_narrow(wins, games, low):
        return 0
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if _is_narrow(wins, games, middle) else (middle, high)
    return high - games


def _is_narrow(wins: float, games: int, total: int) -> bool:
    """Tells whether the same share of `total` games is known well enough."""
    share = wins / games
    low, high = share_interval(share * total, total)
    return max(high - share, share - low) <= SHARE


def games_for_median(figure: Mapping[str, Any], unit: float) -> int | None:
    """Returns how many more games a median with its interval needs; None before the first game."""
    games: int = figure["of"]
    middle, low, high = (figure[key] for key in ("median", "low", "high"))
    if games == 0:
        return None
    if low is None:
        return _FEW_GAMES - games
    near = max(TENTH * abs(middle), unit)
    needed: int = ceil(games * (max(high - middle, middle - low) / near) ** 2)
    return max(0, needed - games)


def groups_for_mean(samples: Sequence[GroupSample]) -> int | None:
    """Returns how many more groups the mean of ratings needs; `samples` are each group's sum and number of answers."""
    return _more_groups(samples, RATING, _between_groups(samples))


def groups_for_rate(samples: Sequence[GroupSample]) -> int | None:
    """Returns how many more groups a count per hand needs, or a share, whose numerator is at most its denominator."""
    if any(part > whole for part, whole in samples):
        part, whole = (sum(column) for column in zip(*samples, strict=True))
        return _more_groups(samples, max(RATE, TENTH * part / whole if whole else 0), _between_groups(samples))
    return _more_groups(samples, SHARE, max(_between_groups(samples), _of_independent_answers(samples)))


def _more_groups(samples: Sequence[GroupSample], near: float, variance: float) -> int | None:
    """Returns how many more groups are needed; the same share of them is expected to add nothing to the denominator."""
    told = sum(whole > 0 for _, whole in samples)
    if told == 0:
        return None
    few = ceil(FEW_GROUPS * len(samples) / told) if told < FEW_GROUPS else 0
    return max(few, ceil(_Z**2 * variance / near**2), len(samples)) - len(samples)


def _between_groups(samples: Sequence[GroupSample]) -> float:
    """Returns the variance of a ratio between groups, per group; 0 where there is only one group."""
    groups = len(samples)
    whole = sum(of for _, of in samples)
    if groups < 2 or whole == 0:
        return 0.0
    ratio = sum(part for part, _ in samples) / whole
    return sum((part - ratio * of) ** 2 for part, of in samples) / (groups - 1) / (whole / groups) ** 2


def _of_independent_answers(samples: Sequence[GroupSample]) -> float:
    """Returns the variance of a share, per group, if all answers were independent."""
    part, whole = sum(part for part, _ in samples), sum(of for _, of in samples)
    share = (part + 2) / (whole + 4)
    return share * (1 - share) * len(samples) / whole if whole else 0.0
