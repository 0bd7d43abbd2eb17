"""The values of a score line that a correction changes, whose turn it is among them, each in a line; no Kivy."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.ui.texts import SAY


def changed_turn(before: Mapping[str, Any], after: Mapping[str, Any], names: tuple[str, ...]) -> Iterator[str]:
    """Yields whose turn it becomes, by two score lines; "–" where it is nobody's any more, as at the end of a game."""
    was, becomes = before.get("turn"), after.get("turn")
    if was == becomes:
        return
    next_name = _name_of(becomes, names)
    change = next_name if was is None else f"{names[was]} → {next_name}"
    yield f"{SAY('ui.correct.turn')}: {change}"


def changed_value(what: str, was: object, becomes: object, names: Sequence[str] = ()) -> Iterator[str]:
    """Yields a value that changes, such as "Score: 3 → 5"; a number that stands for somebody is shown as the name."""
    if was != becomes:
        yield f"{what}: {_name_of(was, names)} → {_name_of(becomes, names)}"


def _name_of(value: object, names: Sequence[str]) -> str:
    if value is None:
        return "–"
    return names[value] if names and isinstance(value, int) else str(value)
