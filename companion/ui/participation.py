"""How the table takes part in a game, and what one touch changes about it."""

from collections.abc import Sequence

from companion.ui.games import WATCH


def next_way(ways: Sequence[str], way: str) -> str:
    """Returns the way that one touch leads to: with a camera, between it and entering by hand; else the next one."""
    if WATCH in ways:
        return next(other for other in ways if other != WATCH) if way == WATCH else WATCH
    return ways[(ways.index(way) + 1) % len(ways)] if way in ways else ways[0]
