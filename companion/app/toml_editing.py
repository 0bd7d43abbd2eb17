"""Changes the text of a description: its comments, and the order of what is not changed, stay."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

import tomlkit
from tomlkit.items import AoT

from companion.engine.toml_lines import Changes, Place

OF_THE_FIRST: Final = ("example", "rules")
"""What tells another game than its copy."""
FIRST_VERSION: Final = "0.1"


def change(text: str, changes: Changes) -> str:
    """Returns the text after changes of one description, in their order.

    A table at the place behind the last [[part]] becomes one more. The text must be TOML.
    """
    document = tomlkit.parse(text)
    for place, value in changes.items():
        if value is None:
            _remove(document, place)
        else:
            _put(document, place, value)
    return tomlkit.dumps(document)


def begin_copy(text: str, name: str) -> str:
    """Returns the text of a new game of that name; rules in words and worked examples of the first one are left out."""
    changes: dict[Place, object] = {(key,): None for key in OF_THE_FIRST}
    return change(text, changes | {("game",): name, ("version",): FIRST_VERSION})


def next_version(version: str) -> str:
    """Returns the version after one: its last number is one more."""
    head, dot, last = version.rpartition(".")
    if last.isdecimal():
        return f"{head}{dot}{int(last) + 1}"
    return f"{version}.1" if version else "1"


def _remove(document: Any, place: Place) -> None:
    holder = document
    for key in place[:-1]:
        if key not in holder and not isinstance(key, int):
            return
        holder = holder[key]
    if isinstance(place[-1], int) or place[-1] in holder:
        del holder[place[-1]]
    if holder is not document and not holder and isinstance(place[-1], int):
        _remove(document, place[:-1])  # an empty list would stay, which nothing on the screen mends


def _put(document: Any, place: Place, value: object) -> None:
    holder = document
    for key, following in pairwise(place):
        if isinstance(key, str) and key not in holder:
            table = tomlkit.table() if holder is document else tomlkit.inline_table()
            holder[key] = tomlkit.aot() if isinstance(following, int) else table
        holder = holder[key]
    last = place[-1]
    if isinstance(last, int) and isinstance(value, dict):
        holder.append(_filled(tomlkit.table() if isinstance(holder, AoT) else tomlkit.inline_table(), value))
    else:
        holder[last] = value


def _filled(table: Any, values: Mapping[str, object]) -> Any:
    for key, value in values.items():
        table.add(key, value)
    return table
