"""SecondCopy: the second copy of the journal, a line of JSON for each row.

It is never synced for itself: the database is what is safe, this is what finds and mends a rotten or cut one.
"""

import json
import logging
import os
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from stat import S_ISREG
from typing import Final

from companion.journal import schema
from companion.journal.atomic_files import sync_folder
from companion.session.moment import Moment
from companion.session.store import JournalRow, follows

ANY_HEADER: Final = re.compile(rb'\["companion journal",([1-9][0-9]{0,2})\]\n')
_WHOLE_BYTES: Final = bytes((0, *255 * (255,)))
"""Translates every byte but 0 to one with all its bits."""
LARGEST_BYTES: Final = 1 << 30
MOST_HOLES_BYTES: Final = 128 << 20
"""How much of a file may take no room: left out by a power cut, or packed by a file system that compresses."""
_LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class CopiedRows:
    """What a second copy holds: its rows up to the first that is not whole, and whole lines that stand behind it.

    `torn`: an unfinished end, as a power cut leaves it; `damaged`: anything else that nobody wrote. `seen` counts its
    lines; `version` is that of the journal that it copies.
    """

    rows: Sequence[JournalRow] = ()
    rest: Sequence[JournalRow] = ()
    torn: bool = False
    damaged: bool = False
    seen: int = 0
    version: int = schema.VERSION


class SecondCopy:
    """The file beside the journal. Its failures are logged and never stop a game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: int | None = None
        self._size = 0
        self._pending: list[JournalRow] = []

    def load(self) -> bytes | None:
        """Returns the whole file; nothing if there is none, None if it cannot be read."""
        try:
            number = os.open(self.path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)  # a pipe is not waited for
            with os.fdopen(number, "rb") as file:
                found = os.fstat(file.fileno())
                if not S_ISREG(found.st_mode):
                    raise OSError("it is no file")
                if found.st_size > LARGEST_BYTES or found.st_size > MOST_HOLES_BYTES + found.st_blocks * 512:
                    raise OSError("no companion wrote so long a file")
                return file.read()
        except FileNotFoundError:
            return b""
        except OSError as error:
            _LOG.warning("the journal's second copy cannot be read: %s", error)
            return None

    def append(self, *rows: JournalRow) -> None:
        """Writes rows behind the others, with those that could not be written before."""
        failed_before = bool(self._pending)
        self._pending += rows
        try:
            if self._file is None:
                flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC | os.O_NONBLOCK
                self._file = os.open(self.path, flags, 0o666)
                self._size = os.fstat(self._file).st_size
            content = _header() * (not self._size) + b"".join(map(_write_line, self._pending))
            if failed_before:
                os.truncate(self._file, self._size)  # a piece may have got there
            if os.write(self._file, content) < len(content):
                raise OSError("only a part could be written")
        except OSError as error:
            if not failed_before:
                _LOG.warning("the journal's second copy is behind: %s", error)
            return
        self._size += len(content)
        self._pending.clear()

    def write(self, rows: Sequence[JournalRow]) -> None:
        """Writes the whole copy again, and makes it safe."""
        self.close()
        fresh = self.path.with_name(self.path.name + ".new")
        try:
            with fresh.open("wb") as file:
                file.write(_header())
                file.writelines(map(_write_line, rows))
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self.path)
            sync_folder(self.path.parent)
        except OSError as error:
            _LOG.warning("the journal's second copy cannot be written: %s", error)

    def set_aside(self) -> None:
        """Keeps the copy that a newer companion wrote under another name."""
        numbers = (number for number in count(1) if not self._aside(number).exists())
        self.path.rename(self._aside(next(numbers)))

    def _aside(self, number: int) -> Path:
        return self.path.with_name(f"{self.path.name}.newer-{number}")

    def close(self) -> None:
        """Lets the file go."""
        file, self._file = self._file, None
        self._pending.clear()
        if file is not None:
            with suppress(OSError):  # what could not be written was logged when it was appended
                os.close(file)


def _header() -> bytes:
    """Returns the first line: what this is, and the version of the journal that it copies."""
    return f'["companion journal",{schema.VERSION}]\n'.encode()


def check_copy(content: bytes | None, known: Sequence[JournalRow]) -> CopiedRows:
    """Returns what a copy's `content` holds; lines that say the same as the `known` rows are taken at their word."""
    if not content:
        return CopiedRows(damaged=content is None, version=schema.VERSION)
    header, *lines = content.splitlines(keepends=True)
    version = ANY_HEADER.fullmatch(header)
    if version is None:
        return _broken((), [header, *lines], [_header(), *map(_write_line, known)])
    rows: list[JournalRow] = []
    for index, line in enumerate(lines):
        row = known[index] if index < len(known) else None
        if row is None or _write_line(row) != line:
            row = read_line(line)
            if row is None or not follows(rows[-1] if rows else None, row):
                found = _broken(rows, lines[index:], [_write_line(row) for row in known[index:]])
                return replace(found, version=int(version[1]))
        rows.append(row)
    newer = int(version[1]) > schema.VERSION
    return CopiedRows(rows, damaged=newer, seen=len(rows), version=int(version[1]))


def is_a_copy(content: bytes) -> bool:
    """Whether any line of a file is one of a second copy."""
    return any(ANY_HEADER.fullmatch(line) or read_line(line) for line in content.splitlines(keepends=True))


def _broken(rows: Sequence[JournalRow], lines: Sequence[bytes], written: Sequence[bytes]) -> CopiedRows:
    """Tells a power cut, which leaves holes and short ends, from rot; `written` is what `lines` were, if known."""
    torn = _is_cut(b"".join(lines), b"".join(written)) if written else _looks_cut(lines)
    rest = [row for line in lines if (row := read_line(line))]
    return CopiedRows(rows, rest, torn, not torn, len(rows) + len(lines), schema.VERSION)


def _is_cut(found: bytes, written: bytes) -> bool:
    """Whether `found` is `written` but that it ends too early, or has zeros where something did not reach the disk."""
    if found[len(written) :].strip(b"\0"):
        return False
    shared = min(len(found), len(written))
    there, were = int.from_bytes(found[:shared]), int.from_bytes(written[:shared])
    if there != were & int.from_bytes(found[:shared].translate(_WHOLE_BYTES)):
        return False
    changed = (there ^ were).bit_count()
    return changed != 1 or len(found) < len(written)  # one bit alone is rot


def _looks_cut(lines: Sequence[bytes]) -> bool:
    """The same where nobody knows any more what was written."""
    return b"\0\0" in lines[0] or (len(lines) == 1 and not lines[0].endswith(b"\n"))


def _write_line(row: JournalRow) -> bytes:
    moment = row.moment
    parts = [row.seq, row.session, row.kind, row.body, moment.at, moment.boot, moment.up_ns, row.link.hex()]
    return json.dumps(parts, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass") + b"\n"


def read_line(line: bytes) -> JournalRow | None:
    """Returns the row of a line of a second copy; None for one that no companion wrote whole."""
    if not line.endswith(b"\n"):
        return None
    try:
        seq, session, kind, body, at, boot, up_ns, link = json.loads(line.decode("utf-8", "surrogatepass"))
        row = JournalRow(seq, session, kind, body, Moment(at, boot, up_ns), bytes.fromhex(link))
        return row if _write_line(row) == line else None
    except (ValueError, TypeError, AttributeError, RecursionError):
        return None
