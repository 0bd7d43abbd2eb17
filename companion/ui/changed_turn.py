"""Whose turn it is after a correction, as a line among its other changes; no Kivy."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.ui.texts import SAY


def changed_turn(before: Mapping[str, Any], after: Mapping[str, Any], names: tuple[str, ...]) -> Iterator[str]:
    """Yields whose turn it becomes, by two score lines; nothing where it is nobody's, as at the end of a game."""
    was, becomes = before.get("turn"), after.get("turn")
    if was == becomes or becomes is None:
        return
    change = names[becomes] if was is None else f"{names[was]} → {names[becomes]}"
    yield f"{SAY('ui.correct.turn')}: {change}"
