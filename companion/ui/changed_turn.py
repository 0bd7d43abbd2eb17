"""Whose turn it is after a correction, as a line among its other changes; no Kivy."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.ui.texts import SAY


def changed_turn(before: Mapping[str, Any], after: Mapping[str, Any], names: tuple[str, ...]) -> Iterator[str]:
    """Yields whose turn it becomes, by two score lines; "–" where it is nobody's any more, as at the end of a game."""
    was, becomes = before.get("turn"), after.get("turn")
    if was == becomes:
        return
    next_name = "–" if becomes is None else names[becomes]
    change = next_name if was is None else f"{names[was]} → {next_name}"
    yield f"{SAY('ui.correct.turn')}: {change}"
