"""Version pairs: how a version differs from the one before it, and whether the two can be told apart yet.

All differences of a pair hold at once, whenever one looks, in 19 of 20 pairs (see `differences`). A group counts once
in each: by its counted game, by the mean of its ratings of fun, by whether it looked up a rule. Minutes and fun are
compared by their medians.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, zip_longest
from math import ceil
from typing import Any, Final, TypeAlias

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

Difference: TypeAlias = dict[str, Any]
"""`before` and `now`, `low` and `high` of their difference, `apart`, and `more_games_needed` to tell them apart."""


_OTHER_FIGURES: Final = 3
"""Minutes, fun and rule questions are compared beside wins; all of them count from the first game on."""


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
    texts, numbers = re.split(r"\d+", line["version"]), re.findall(r"\d+", line["version"])
    digits = [number.lstrip("0") for number in numbers]  # a longer number is larger
    return (
        *_kind(line),
        [(text, len(part), part) for text, part in zip_longest(texts, digits, fillvalue="")],
        line["rules"],
    )


def compare_versions(before: VersionSample, now: VersionSample) -> dict[str, Any]:
    """Returns what a version says of the one before it: which that is, what changed, and each difference."""
    shares = _shares(before.line, now.line)
    medians = {"minutes": (before.minutes, now.minutes), "fun": (before.fun, now.fun)}
    known = {name: values for name, values in medians.items() if all(values)}
    level = level_of(_OTHER_FIGURES + max(1, len(_sides(before.line, now.line))))
    differences = {name: _of_shares(*tallies, level) for name, tallies in shares.items()}
    differences |= {name: _of_medians(*values, level) for name, values in known.items()}
    named = {key: before.line[key] for key in ("version", "rules")}
    return {**named, "changed": _changed(before.line, now.line), "differences": differences}


def _changed(before: dict[str, Any], now: dict[str, Any]) -> dict[str, list[Any]] | None:
    """Returns the options that differ, with their values before and now; None where no row lets tell them.

    The same hash of the rules means the same options where none are recorded.
    """
    old, new = before["options"], now["options"]
    if old is None or new is None:
        return {} if before["rules"] == now["rules"] else None
    return {name: [old.get(name), new.get(name)] for name in sorted({*old, *new}) if old.get(name) != new.get(name)}


def _shares(before: dict[str, Any], now: dict[str, Any]) -> dict[str, tuple[ShareCount, ShareCount]]:
    """Returns what is compared as shares: the wins of each side, of two the one that is ahead now, and questions."""
    found = {f"wins/{side}": (_won(before, side), _won(now, side)) for side in _sides(before, now)}
    return found | {"rule_questions": (_asked(before), _asked(now))}


def _sides(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """Returns the sides whose wins are compared: of two the one that is ahead now, as the other has the rest."""
    sides = [side for side in now["wins"] if before["wins"].get(side, {"of": 0})["of"]]
    return [max(sides, key=lambda side: now["wins"][side]["share"])] if len(sides) == 2 else sides


def _won(line: dict[str, Any], side: str) -> ShareCount:
    win = line["wins"][side]
    return ShareCount(win["share"] * win["of"], win["of"])


def _asked(line: dict[str, Any]) -> ShareCount:
    asked = line["evidence"]["rule_questions"]
    return ShareCount(asked["by_groups"], asked["groups"])


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
