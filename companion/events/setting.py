"""Setting: at which events and tables a version was played, when, by which options, and who chose it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from companion.events.event_file import SEATING, hash_rules
from companion.events.sessions import Appearances, NotedGame, SessionStart
from companion.games import find_game, game_names

_FIRST_DAY: Final = "2020-01-01"
"""A clock that tells an earlier day was never set."""


def setting_of(games: Sequence[NotedGame], groups: Appearances) -> dict[str, Any]:
    """Returns the setting of a version's games; `options` without who sits where, None where no row says them.

    `dates` are the days of the tables' clocks; `compare` counts groups by who took their version of several.
    """
    appeared = [groups[group] for group in dict.fromkeys(game.group for game in games) if group in groups]
    compared = {game.group: game.start.compare for game in games if game.start.compare}
    return {
        "events": sorted({event for event, _ in appeared if event}),
        "tables": sorted({table for _, table in appeared if table}),
        "dates": sorted({game.start.day for game in games if game.start.day >= _FIRST_DAY}),
        "options": options_of(next((game.start for game in games if game.start.options is not None), games[0].start)),
        "changes": next((game.start.changes for game in games if game.start.changes), None),
        "compare": dict(sorted(Counter(compared.values()).items())),
    }


def usual_options(name: str) -> Mapping[str, object]:
    """Returns the options of a game if nothing else is agreed, without who sits where."""
    usual = find_game(name).default_options if name in game_names() else {}
    return {key: value for key, value in usual.items() if key not in SEATING}


def options_of(start: SessionStart) -> Mapping[str, object] | None:
    """Returns the options that were agreed on, the usual ones filled in; None where no row says them."""
    if start.options is not None:
        return {**usual_options(start.game), **start.options}
    is_usual = start.game in game_names() and start.rules == hash_rules(start.game, {})
    return usual_options(start.game) if is_usual else None
