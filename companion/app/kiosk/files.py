"""Kiosk files: whether the games and the event file can be used by the kiosk; what is wrong is told in a word."""

import os
import re
from pathlib import Path
from typing import Final

from companion.errors import BadInputError
from companion.events.event_file import EVENT_NAME, load_event
from companion.journal.file_endings import ENDINGS
from companion.journal.inspection import inspect
from companion.journal.saving import JournalError
from companion.journal.schema import NewerJournalError

SETTINGS: Final = Path("etc/companion/kiosk.env")
"""Where a host may name another event file."""


def find_journal_fault(journal: Path) -> str:
    """Returns what keeps the present user from playing with a journal; nothing where all is well, or none is there."""
    folder = next(above for above in journal.parents if _may(above, os.F_OK))
    named = (journal.with_name(journal.name + ending) for ending in ENDINGS)
    files = [file for file in named if _may(file, os.F_OK)]
    if not _may(folder, os.W_OK | os.X_OK) or not all(_may(file, os.R_OK | os.W_OK) for file in files):
        return "unwritable"
    if not journal.exists():
        return ""
    try:
        return "" if inspect(journal).whole else "damaged"
    except NewerJournalError:
        return "newer"
    except (BadInputError, JournalError):
        return "unreadable"


def find_event_fault(event: Path, journal: Path) -> str:
    """Returns what keeps a kiosk from playing by an event file: "none" where none is named, nor one lies beside it."""
    if not _may(event, os.F_OK):
        return "none" if event == journal.with_name(EVENT_NAME) else "faulty"
    if not _may(event, os.R_OK):
        return "unreadable"
    try:
        _, faults = load_event(event)
    except BadInputError:
        return "faulty"
    return "faulty" if faults else ""


def find_event_file(journal: Path, root: Path = Path("/")) -> Path:
    """Returns the event file of the kiosk whose journal is there: the one that its host has named, or the usual one."""
    try:
        named = re.findall(
            r"^COMPANION_EVENT=[\"']?(.*?)[\"']?[ \t]*$", (root / SETTINGS).read_text("utf-8"), re.MULTILINE
        )
    except (OSError, ValueError):
        named = []
    return Path(named[-1]) if named and named[-1] else journal.with_name(EVENT_NAME)


def _may(path: Path, what: int) -> bool:
    """Whether the present user may do something with a file, which is there; F_OK asks for that alone."""
    return os.access(path, what, effective_ids=True)
