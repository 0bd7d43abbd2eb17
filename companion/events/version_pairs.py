"""Version pairs: how a version differs from the one before it, and whether the two can be told apart yet.

All differences of a pair hold at once, whenever one looks, in 19 of 20 pairs (see `differences`). A group counts once
in each: by its counted game, by the mean of its ratings, by whether it looked up a rule.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from typing import Any, Final, TypeAlias

from companion.events.differences import (
    Tally,
    are_apart,
    games_to_tell_apart,
    level_of,
    median_difference,
    share_difference,
)
from companion.events.figures import median

Difference: TypeAlias = dict[str, Any]
"""`before` and `now`, `low` and `high` of their difference, `apart`, and `more_games_needed` to tell them apart."""
_STEPS: Final = 4.0
"""How many steps lie between the lowest and the highest rating."""


@dataclass(frozen=True, slots=True)
class VersionSample:
    """A line of the report, with the minutes of counted games, and the mean of each group's ratings of fun."""

    line: dict[str, Any]
    minutes: Sequence[float]
    fun: Sequence[float]


def pair_versions(samples: Sequence[VersionSample]) -> list[tuple[VersionSample, VersionSample]]:
    """Returns each version with the one before it, of the same game with as many players."""
    ordered = sorted(samples, key=lambda sample: _order(sample.line))
    return [pair for pair in pairwise(ordered) if _kind(pair[0].line) == _kind(pair[1].line)]


def _kind(line: dict[str, Any]) -> tuple[str, int]:
    return line["game"], line.get("players", 0)


def _order(line: dict[str, Any]) -> tuple[Any, ...]:
    """Returns a key by which 0.9.10 follows 0.9.9."""
    parts = re.split(r"(\d+)", line["version"])
    return *_kind(line), [(part.isdecimal(), int(part) if part.isdecimal() else part) for part in parts], line["rules"]


def compare_versions(before: VersionSample, now: VersionSample) -> dict[str, Any]:
    """Returns what a version says of the one before it: which that is, what changed, and each difference."""
    shares, means = _shares(before.line, now.line), _means(before, now)
    has_minutes = bool(before.minutes and now.minutes)
    level = level_of(len(shares) + len(means) + has_minutes)
    differences = {name: _of_shares(*tallies, level) for name, tallies in shares.items()}
    differences |= {name: _of_ratings(*tallies, level) for name, tallies in means.items()}
    if has_minutes:
        differences["minutes"] = _of_medians(before.minutes, now.minutes, level)
    named = {key: before.line[key] for key in ("version", "rules")}
    return {**named, "changed": _changed(before.line, now.line), "differences": differences}


def _changed(before: dict[str, Any], now: dict[str, Any]) -> dict[str, list[Any]] | None:
    """Returns the options that differ, with their values before and now; None where no row says them."""
    old, new = before["options"], now["options"]
    if old is None or new is None:
        return None
    return {name: [old.get(name), new.get(name)] for name in sorted({*old, *new}) if old.get(name) != new.get(name)}


def _shares(before: dict[str, Any], now: dict[str, Any]) -> dict[str, tuple[Tally, Tally]]:
    """Returns what is compared as shares: the wins of each side, of two the one that is ahead now, and questions."""
    found: dict[str, tuple[Tally, Tally]] = {}
    sides = [side for side in now["wins"] if side in before["wins"]]
    if len(sides) == 2:
        sides = [max(sides, key=lambda side: now["wins"][side]["share"] or 0.0)]
    for side in sides:
        wins = (before["wins"][side], now["wins"][side])
        if all(win["of"] for win in wins):
            found[f"wins/{side}"] = _pair(*(Tally(win["share"] * win["of"], win["of"]) for win in wins))
    asked = (before["evidence"]["rule_questions"], now["evidence"]["rule_questions"])
    return found | {"rule_questions": _pair(*(Tally(one["by_groups"], one["groups"]) for one in asked))}


def _means(before: VersionSample, now: VersionSample) -> dict[str, tuple[Tally, Tally]]:
    """Returns what is compared as means of ratings, on a scale from 0 to 1."""
    if not before.fun or not now.fun:
        return {}
    return {"fun": _pair(*(Tally(sum(mean - 1 for mean in one.fun) / _STEPS, len(one.fun)) for one in (before, now)))}


def _pair(before: Tally, now: Tally) -> tuple[Tally, Tally]:
    return before, now


def _of_shares(before: Tally, now: Tally, level: float) -> Difference:
    low, high = share_difference(before, now, level)
    return {
        "before": before.share,
        "now": now.share,
        "low": low,
        "high": high,
        "apart": are_apart(before, now, level),
        "more_games_needed": games_to_tell_apart(before, now, level),
    }


def _of_ratings(before: Tally, now: Tally, level: float) -> Difference:
    found = _of_shares(before, now, level)
    rated = {name: 1 + _STEPS * found[name] for name in ("before", "now")}
    return found | rated | {name: _STEPS * found[name] for name in ("low", "high")}


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
        more = max(0, ceil(games * (reach / (new - old)) ** 2) - games)  # it narrows with the square root of games
    return {"before": old, "now": new, "low": low, "high": high, "apart": is_apart, "more_games_needed": more}
