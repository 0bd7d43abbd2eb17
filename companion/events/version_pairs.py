"""Version pairs: how a version differs from the one before it, and whether the two can be told apart yet.

All differences of a pair hold at once, whenever one looks, in 19 of 20 pairs (see `differences`). A group counts once
in each: by its counted game, by the mean of its ratings of fun, by whether it looked up a rule. Minutes and fun are
compared by their medians.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, zip_longest
from math import ceil
from typing import Final, NamedTuple, TypeAlias

from companion.events.differences import (
    MOST_TIMES,
    ShareCount,
    are_apart,
    games_to_tell_apart,
    level_of,
    median_difference,
    share_difference,
)
from companion.events.figures import median

Difference: TypeAlias = dict[str, float | None]
"""`before` and `now`, `low` and `high` of their difference, `apart`, and `more_games_needed` to tell them apart."""
_OTHER_FIGURES: Final = 3
"""Minutes, fun and rule questions are compared beside wins; all of them count from the first game on."""


class VersionKey(NamedTuple):
    """What games are of one line: their game, its version, the hash of its rules, how many play (0: not known)."""

    game: str
    version: str
    rules: str
    players: int


@dataclass(frozen=True, slots=True)
class VersionSample:
    """What a version is compared by.

    `won` is each side's wins of counted games, `asked` the groups that looked up a rule, `minutes` those of counted
    games, `fun` the mean of each group's ratings. `options` is None where no row says them.
    """

    key: VersionKey
    options: Mapping[str, object] | None
    won: Mapping[str, ShareCount]
    asked: ShareCount
    minutes: Sequence[float]
    fun: Sequence[float]


def pair_versions(samples: Sequence[VersionSample]) -> list[tuple[VersionSample, VersionSample]]:
    """Returns each version with the one before it, of the same game with as many players."""
    ordered = sorted(samples, key=lambda sample: _order(sample.key))
    return [pair for pair in pairwise(ordered) if _kind(pair[0].key) == _kind(pair[1].key)]


def _kind(key: VersionKey) -> tuple[str, int]:
    return key.game, key.players


def _order(key: VersionKey) -> tuple[object, ...]:
    """Returns a key by which 0.9.10 follows 0.9.9."""
    texts, numbers = re.split(r"\d+", key.version), re.findall(r"\d+", key.version)
    digits = [number.lstrip("0") for number in numbers]  # a longer number is larger
    parts = [(text, len(part), part) for text, part in zip_longest(texts, digits, fillvalue="")]
    return *_kind(key), parts, key.rules


def compare_versions(before: VersionSample, now: VersionSample) -> dict[str, object]:
    """Returns what a version says of the one before it: which that is, what changed, and each difference."""
    sides = _sides(before, now)
    shares = {f"wins/{side}": (before.won[side], now.won[side]) for side in sides}
    shares |= {"rule_questions": (before.asked, now.asked)}
    medians = {"minutes": (before.minutes, now.minutes), "fun": (before.fun, now.fun)}
    level = level_of(_OTHER_FIGURES + max(1, len(sides)))
    differences = {name: _of_shares(*tallies, level) for name, tallies in shares.items()}
    differences |= {name: _of_medians(*values, level) for name, values in medians.items() if all(values)}
    named = {"version": before.key.version, "rules": before.key.rules}
    return {**named, "changed": _changed(before, now), "differences": differences}


def _changed(before: VersionSample, now: VersionSample) -> dict[str, list[object]] | None:
    """Returns the options that differ, with their values before and now; None where no row lets tell them.

    The same hash of the rules means the same options where none are recorded.
    """
    old, new = before.options, now.options
    if old is None or new is None:
        return {} if before.key.rules == now.key.rules else None
    return {name: [old.get(name), new.get(name)] for name in sorted({*old, *new}) if old.get(name) != new.get(name)}


def _sides(before: VersionSample, now: VersionSample) -> list[str]:
    """Returns the sides whose wins are compared: of two the one that is ahead now, as the other has the rest."""
    sides = [side for side in now.won if side in before.won]
    return [max(sides, key=lambda side: now.won[side].share)] if len(sides) == 2 else sides


def _of_shares(before: ShareCount, now: ShareCount, level: float) -> Difference:
    low, high = share_difference(before, now, level)
    return {
        "before": before.share,
        "now": now.share,
        "low": low,
        "high": high,
        "apart": are_apart(before, now, level),
        "more_games_needed": games_to_tell_apart(before, now, level),
    }


def _of_medians(before: Sequence[float], now: Sequence[float], level: float) -> Difference:
    old, new = median(before), median(now)
    assert old is not None
    assert new is not None
    low, high = median_difference(before, now, level)
    is_apart = (low is not None and low > 0) or (high is not None and high < 0)
    more = None
    if low is not None and high is not None and new != old:
        games = len(before) + len(now)
        reach = new - old - low if new > old else high - (new - old)
        times = (reach / (new - old)) ** 2  # an interval narrows with the square root of games
        more = max(0, ceil(games * times) - games) if times <= MOST_TIMES else None
    return {"before": old, "now": new, "low": low, "high": high, "apart": is_apart, "more_games_needed": more}
