"""Stops: where games were stopped, after how long, and why."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from companion.events.figures import median
from companion.events.sessions import NotedGame


def sum_up_stops(games: Iterable[NotedGame]) -> dict[str, Any]:
    """Returns what stopped games came to: minutes, complete hands, reasons and moments, the most frequent first."""
    stopped = [game.session for game in games if game.session.end and game.session.end.how == "stopped"]
    ends = [session.end for session in stopped if session.end]
    minutes = sorted(end.played_s / 60 for end in ends)
    hands = Counter(str(end.played.hands) for end in ends if end.played and end.played.hands is not None)
    return {
        "of": len(ends),
        "minutes": {"median": median(minutes), "least": min(minutes, default=None), "most": max(minutes, default=None)},
        "hands": dict(sorted(hands.items(), key=lambda item: int(item[0]))),
        "reasons": dict(Counter(session.stops[1] or "unknown" for session in stopped).most_common()),
        "moments": count_moments([end.moment for end in ends if end.moment]),
    }


def count_moments(moments: Sequence[tuple[tuple[str, object], ...]]) -> list[dict[str, Any]]:
    """Returns each moment with how often it occurs, the most frequent first."""
    counted = Counter(moments)
    ranked = sorted(counted.items(), key=lambda item: (-item[1], str(item[0])))
    return [{**dict(moment), "count": count} for moment, count in ranked]
