"""Notes to write into a journal."""

from pathlib import Path

from companion.journal import Journal
from companion.session import JournalRow
from companion.session.store import NewRow

AT = "2026-05-01T19:30:00Z"
"""When entries are made."""


def note(number: int) -> NewRow:
    """Returns a note of one game that tells itself from others by `number`."""
    return NewRow("game", "acted", {"number": number, "text": "♥" * 40})


def write(path: Path, count: int) -> tuple[JournalRow, ...]:
    """Returns the rows of a journal with `count` notes, closed."""
    with Journal(path) as journal:
        for number in range(count):
            journal.append(note(number))
        return tuple(journal.rows())
