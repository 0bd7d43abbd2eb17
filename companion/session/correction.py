"""Corrections of the record: what can be changed, the effect, and which questions remain."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, ClassVar, TypeAlias

from companion.engine import Entry, Phrase
from companion.engine.game import AnyGame, SeatedAction
from companion.engine.record import read_entry, write_entry
from companion.errors import BadInputError, BadRecordError
from companion.phrases import phrase
from companion.session.row_values import value_in
from companion.session.store import JournalRow


@dataclass(frozen=True, slots=True)
class Logged:
    """A valid entry with its permanent number, by which it can be corrected."""

    number: int
    entry: Entry


class LaterSeats(StrEnum):
    """What happens to later entries whose turn belongs to another seat after a correction."""

    ASK = "ask"
    """Each becomes a question."""
    STAY = "stay"
    """Each keeps its seat; the order changes."""
    MOVE = "move"
    """Each is assigned to the seat whose turn it is."""


@dataclass(frozen=True, slots=True)
class Replace:
    """Replaces entry `number` by `action`; `more` is by how many entries a correction changes their number."""

    more: ClassVar[int] = 0
    number: int
    action: object
    seats: LaterSeats = LaterSeats.ASK


@dataclass(frozen=True, slots=True)
class Remove:
    """Removes entry `number`, which never happened, and the `later` ones after it."""

    number: int
    seats: LaterSeats = LaterSeats.ASK
    later: int = 0

    @property
    def more(self) -> int:
        """How many entries more there are after it."""
        return -1 - self.later


@dataclass(frozen=True, slots=True)
class InsertBefore:
    """Inserts `action`, which nobody had entered, before entry `number`.

    `in_order`: nothing was entered wrongly; `action` is entered now, and the rules put it before that entry.
    """

    more: ClassVar[int] = 1
    number: int
    action: object
    seats: LaterSeats = LaterSeats.ASK
    in_order: bool = False


@dataclass(frozen=True, slots=True)
class Corrected:
    """A correction that was made: its row in the journal, and the entries before and after it.

    `in_order`: it was an ordinary entry that the rules put before others.
    """

    row: int
    before: tuple[Logged, ...]
    after: tuple[Logged, ...]
    in_order: bool = False


def correction_of_row(row: int, corrections: Sequence[Corrected]) -> Corrected:
    """Returns the correction that a row made. Raises BadRecordError."""
    made = next((one for one in corrections if one.row == row), None)
    if made is None:
        raise BadRecordError(f"row {str(row)[:60]} made no correction that stands, so none can be undone")
    return made


def moved_entry(logged: Logged, action: object) -> Logged:
    """Returns `logged` with `action`; `logged` itself if that is already its action."""
    return logged if action is logged.entry.action else Logged(logged.number, replace(logged.entry, action=action))


Correction: TypeAlias = Replace | Remove | InsertBefore


@dataclass(frozen=True, slots=True)
class Question:
    """An entry that a correction has made impossible; `choices` are the actions that are possible in its place.

    `why` is said by the command line, `phrase` by a screen. `moved` is the action with the seat whose turn it is, if
    only its seat is wrong.
    """

    number: int
    entry: Entry
    why: str
    rule: str
    choices: tuple[object, ...]
    phrase: Phrase | None = None
    moved: SeatedAction | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """One value of the score line that differs: where (`path`), and what it was and is; None where there is none."""

    path: tuple[str | int, ...]
    before: object
    after: object


@dataclass(frozen=True, slots=True)
class Difference:
    """What a correction changes, before it is taken; `waiting` counts the entries behind an open question.

    `before` and `after` are the score lines, of the two states.
    """

    changes: tuple[Change, ...]
    question: Question | None
    waiting: int
    before: Mapping[str, Any]
    after: Mapping[str, Any]
    state_before: object
    state_after: object


def changes_between(before: object, after: object, path: tuple[str | int, ...] = ()) -> Iterator[Change]:
    """Yields the values that differ between two score lines, in their order."""
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


def place_of(entries: tuple[Logged, ...], number: int) -> int:
    """Returns the index of the entry with that number. Raises BadInputError."""
    for index, logged in enumerate(entries):
        if logged.number == number:
            return index
    message = phrase("refused.no-entry")
    raise BadInputError(f"entry {number} is not in this game: it cannot be corrected", message)


def corrected(
    entries: tuple[Logged, ...], correction: Correction, number: int, by: str | None = None, at: str | None = None
) -> tuple[Logged, ...]:
    """Returns `entries` after `correction`; an inserted entry gets `number`. Raises BadInputError."""
    place = place_of(entries, correction.number)
    before, old, after = entries[:place], entries[place], entries[place + 1 :]
    if isinstance(correction, Replace):
        entry = Entry(correction.action, at or old.entry.at, by or old.entry.by)
        return (*before, Logged(old.number, entry), *after)
    if isinstance(correction, InsertBefore):
        return (*before, Logged(number, Entry(correction.action, at, by)), old, *after)
    return (*before, *after[correction.later :])


def write_correction(game: AnyGame, correction: Correction, by: str | None, at: str | None) -> dict[str, object]:
    """Returns the body of `correction`'s row in the journal."""
    seats = {} if correction.seats is LaterSeats.ASK else {"seats": correction.seats.value}
    if isinstance(correction, Remove):
        later = {"later": correction.later} if correction.later else {}
        return {"entry": correction.number, "how": "remove", **seats, **later}
    how = "replace" if isinstance(correction, Replace) else "insert-before"
    action = write_entry(game, Entry(correction.action, at, by))
    order = {"order": True} if isinstance(correction, InsertBefore) and correction.in_order else {}
    return {"entry": correction.number, "how": how, "action": action, **seats, **order}


def read_correction(game: AnyGame, row: JournalRow) -> tuple[Correction, str | None, str | None]:
    """Returns a row's correction, how it was entered, and when. Raises BadRecordError."""
    number, how, seats = value_in(row, "entry"), value_in(row, "how"), _seats_in(row)
    if how == "remove":
        return Remove(number, seats, _later_in(row)), None, None
    entry = read_entry(game, value_in(row, "action"))
    if how == "replace":
        return Replace(number, entry.action, seats), entry.by, entry.at
    return InsertBefore(number, entry.action, seats, row.content.get("order") is True), entry.by, entry.at


def _seats_in(row: JournalRow) -> LaterSeats:
    seats = row.content.get("seats", LaterSeats.ASK)
    if seats not in list(LaterSeats):
        raise BadRecordError(f"row {row.seq} of kind {row.kind!r} has no 'seats' of {', '.join(LaterSeats)}")
    return LaterSeats(seats)


def _later_in(row: JournalRow) -> int:
    """Returns how many entries a row removes after the one that it names."""
    later = row.content.get("later", 0)
    if type(later) is not int or later < 0:
        raise BadRecordError(f"row {row.seq} of kind {row.kind!r} removes no number of 'later' entries")
    return later
