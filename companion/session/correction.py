"""Correcting the record: what can be changed, what the change does, and what it leaves to be asked."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from companion.engine import Entry, Phrase


@dataclass(frozen=True, slots=True)
class Logged:
    """An entry that stands, with the number by which it can be corrected for ever."""

    number: int
    entry: Entry


@dataclass(frozen=True, slots=True)
class Replace:
    """Entry `number` was really `action`; `more` of a correction is how many entries more there are after it."""

    more: ClassVar[int] = 0
    number: int
    action: Any


@dataclass(frozen=True, slots=True)
class Remove:
    """Entry `number` never was."""

    more: ClassVar[int] = -1
    number: int


@dataclass(frozen=True, slots=True)
class InsertBefore:
    """Before entry `number` came `action`, which nobody had entered."""

    more: ClassVar[int] = 1
    number: int
    action: Any


Correction: TypeAlias = Replace | Remove | InsertBefore


@dataclass(frozen=True, slots=True)
class Question:
    """An entry that has become impossible by a correction; `choices` are the actions that can be in its place.

    `why` is said by the command line, `told` by a screen.
    """

    number: int
    entry: Entry
    why: str
    rule: str
    choices: tuple[Any, ...]
    told: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """One value of the score line that differs: where (`path`), and what it was and is; None where there is none."""

    path: tuple[str | int, ...]
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class Difference:
    """What a correction changes, before it is taken; `waiting` counts the entries behind an open question."""

    changes: tuple[Change, ...]
    question: Question | None
    waiting: int


def changes_between(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> Iterator[Change]:
    """Yields what differs between two score lines, leaf by leaf, in their order."""
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        for key in [*before, *(key for key in after if key not in before)]:
            yield from changes_between(before.get(key), after.get(key), (*path, key))
    elif isinstance(before, list) and isinstance(after, list):
        for place in range(max(len(before), len(after))):
            left = before[place] if place < len(before) else None
            right = after[place] if place < len(after) else None
            yield from changes_between(left, right, (*path, place))
    elif before != after:
        yield Change(path, before, after)
