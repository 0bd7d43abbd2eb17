"""Confusion: which rules tables stumbled over, how often a game, at which moments, and what they decided."""

from collections.abc import Sequence
from typing import Any, Final

from companion.events.figures import add_counts
from companion.events.sessions import NotedGame
from companion.events.stops import count_moments

MOST_MOMENTS: Final = 5
"""The moments that are told of each rule."""


def sum_up_confusion(games: Sequence[NotedGame]) -> list[dict[str, Any]]:
    """Returns a rule or an irregularity each that was looked up, stayed unclear or was overruled, the worst first.

    What was looked up and stayed unclear is one question; `per_game` is the rate of questions and decisions.
    """
    looked_up, unclear, overruled = (
        add_counts(game.session.questions for game in games),
        add_counts(game.session.unclear for game in games),
        add_counts(game.session.overruled for game in games),
    )
    found = []
    for name in {*looked_up, *overruled}:
        asked = max(looked_up[name] - unclear[name], unclear[name])
        moments = [moment for game in games for at, moment in game.session.moments if at == name]
        found.append(
            {
                "fact": name or None,
                "asked": asked,
                "unclear": unclear[name],
                "overruled": overruled[name],
                "per_game": (asked + overruled[name]) / len(games),
                "moments": count_moments(moments)[:MOST_MOMENTS],
                "notes": [note for game in games for fact, note in game.session.notes if fact == name],
            }
        )
    return sorted(found, key=lambda one: (-one["asked"] - one["overruled"], one["fact"] or ""))
