"""Event rows: JSON Lines as a journal exports them, read as a stream, each row once."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from sys import intern
from typing import Final, TypeAlias

from companion.errors import BadInputError, why_refused
from companion.events.row_sources import LONGEST_LINE, TO_READ, RowSource
from companion.session.store import EventKind, RowKind

LONGEST_S: Final = 10**9
"""The longest duration: thirty years."""
_ROWS_OF_FOLDERS: Final = ("[!.]*.jsonl", "[!.]*/[!.]*.jsonl")
"""A table's folder, and those of all tables side by side on one stick."""
_HOP: Final = 10**12
"""More rows than a journal has."""
ENDINGS: Final = ("finished", "stopped", "parked")
ValueCheck: TypeAlias = Callable[[object], bool]


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_named(value: object) -> bool:
    return isinstance(value, str) and value != ""


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def is_seconds(value: object) -> bool:
    """Tells whether a value read from JSON is a length of time, such as that of a game."""
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= LONGEST_S


def _is_ending(value: object) -> bool:
    return value in ENDINGS


def _is_answers(value: object) -> bool:
    return isinstance(value, dict)


_CHECKS: Final[Mapping[str, Mapping[str, ValueCheck]]] = {
    EventKind.GROUP_STARTED: {"group": _is_named},
    EventKind.GAME_STARTED: {
        "group": _is_named,
        "game": _is_named,
        "session": _is_named,
        "version": _is_text,
        "rules": _is_text,
    },
    EventKind.GAME_ENDED: {"session": _is_named, "how": _is_ending, "played_s": is_seconds},
    RowKind.CORRECTED: {"session": _is_named},
    EventKind.RULE_QUESTION: {"session": _is_named},
    EventKind.OVERRULED: {"session": _is_named, "what": _is_named},
    EventKind.PLAYER_LEFT: {"session": _is_named, "seat": _is_count},
    EventKind.SURVEY: {"session": _is_named, "seat": _is_count, "answers": _is_answers},
    EventKind.GROUP_ENDED: {"group": _is_named},
    EventKind.SEAT_ASKED: {"group": _is_named, "seat": _is_count, "answers": _is_answers},
    EventKind.FIRST_HAND: {"session": _is_named},
    EventKind.STOP_REASON: {"session": _is_named, "reason": _is_named},
}
"""What each kind of row must hold. Rows of other kinds are ignored."""


@dataclass(frozen=True, slots=True)
class EventRow:
    """One row: `journal` and `seq` name it and give its order; `content` is all that it holds."""

    journal: str
    seq: int
    kind: str
    content: Mapping[str, object]

    @property
    def began(self) -> str:
        """The journal's name when the group, or the game, began of which the row tells."""
        began = self.content.get("began")
        return intern(began) if isinstance(began, str) else self.journal

    @property
    def order(self) -> int:
        """The row's place among those of its group, or game: what tables wrote after a handover comes later."""
        hop = self.content.get("hop")
        return self.seq + (hop * _HOP if _is_count(hop) and isinstance(hop, int) else 0)


def read_row(line: bytes) -> EventRow | None:
    """Returns the row in a line; None for one of a kind that reports ignore. Raises BadInputError: what is wrong."""
    encoding = "utf-8" if line.startswith(b'{"') else json.detect_encoding(line)  # nearly all rows begin so
    try:
        content = _DECODER.decode(line.decode(encoding, "surrogatepass"))
    except (ValueError, RecursionError):
        raise BadInputError("this is no JSON") from None
    if not isinstance(content, dict):
        raise BadInputError("a row is a JSON object")
    if not (_is_named(content.get("journal")) and _is_count(content.get("seq")) and _is_named(content.get("kind"))):
        raise BadInputError("a row has a 'journal', a 'seq' and a 'kind'")
    kind = content["kind"]
    if kind not in _CHECKS:
        return None
    for key, check in _CHECKS[kind].items():
        if not check(content.get(key)):
            raise BadInputError(f"a row of kind {kind!r} has no such {key!r}")
    return EventRow(intern(content["journal"]), content["seq"], intern(kind), content)


def _refuse(word: str) -> object:
    raise ValueError(f"{word} is no number in JSON")


_DECODER: Final = json.JSONDecoder(parse_constant=_refuse)


class RowReader:
    """Reads the rows of many sources; a row that stands in several of them comes once.

    `warn` is called with one line for each line that is no row, or differs from the first row of its journal and seq.
    """

    def __init__(self, warn: Callable[[str], None]) -> None:
        self._warn = warn
        self._first: dict[tuple[str, int], tuple[int, RowSource, int]] = {}  # a hash of the line, and where it stands
        self.has_warned = False

    def read(self, source: RowSource) -> Iterator[EventRow]:
        """Yields the rows of a source that did not come before. Raises BadInputError if it cannot be read."""
        for number, (place, line) in enumerate(source.lines(), 1):
            if not line.strip():
                continue
            try:
                if len(line) > LONGEST_LINE:
                    raise BadInputError(f"a row has at most {LONGEST_LINE} bytes")
                row = read_row(line)
                if row is not None and self._is_new(row, line, source, place):
                    yield row
            except BadInputError as error:
                self._leave_out(f"{source.name}: line {number}", error)

    def leave_out(self, source: RowSource, row: EventRow, error: BadInputError) -> None:
        """Says that a row counts for nothing."""
        self._leave_out(f"{source.name}: row {row.seq} of journal {row.journal[:40]!r}", error)

    def _leave_out(self, where: str, error: BadInputError) -> None:
        self.has_warned = True
        self._warn(f"{where}: {error}; it is left out")

    def _is_new(self, row: EventRow, line: bytes, source: RowSource, place: int) -> bool:
        """Tells whether the row comes for the first time. Raises BadInputError if it differs from the first one."""
        mine = (hash(line.strip()), source, place)
        first = self._first.setdefault((row.journal, row.seq), mine)
        if first is mine:
            return True
        text, where, at = first
        if text != mine[0] and read_row(where.line_at(at)) != row:
            raise BadInputError(f"journal {row.journal[:40]!r} has another row {row.seq}, read before")
        return False


def find_files(source: Path) -> list[Path]:
    """Returns the files that a source means: the `*.jsonl` of a folder and of the folders in it, or itself.

    What is hidden, as its name begins with a dot, is left out. Raises BadInputError.
    """
    try:
        if source.is_dir():
            found = [path for pattern in _ROWS_OF_FOLDERS for path in source.glob(pattern) if path.is_file()]
            return sorted(found)
        if source.is_file():
            return [source]
    except (OSError, ValueError) as error:
        raise BadInputError(f"{source}: cannot be read: {why_refused(error)}: {TO_READ}") from None
    what = "is no regular file" if source.exists() else "is not there"
    raise BadInputError(f"{source}: {what}: name a journal, a file of event rows, or a folder with *.jsonl files")
