"""SecondCopy: the second copy of the journal, a line of JSON for each row.

It is never synced for itself: the database is what is safe, this is what finds and mends a rotten or cut one.
"""

import json
import logging
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.journal.atomic_files import sync_folder
from companion.session.moment import Moment
from companion.session.store import Row, follows

HEADER: Final = b'["companion journal",1]\n'
"""The first line: what this is, and the version of the journal that it copies."""
LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class CopiedRows:
    """What a second copy holds: its rows up to the first that is not whole, and what stands behind them.

    `torn`: an unfinished end, as a power cut leaves it; `damaged`: anything else that nobody wrote.
    """

    rows: Sequence[Row] = ()
    torn: bool = False
    damaged: bool = False


class SecondCopy:
    """The file beside the journal. Its failures are logged and never stop a game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: int | None = None
        self._size = 0
        self._pending: list[Row] = []

    def load(self) -> bytes | None:
        """Returns the whole file; nothing if there is none, None if it cannot be read."""
        try:
            return self.path.read_bytes()
        except FileNotFoundError:
            return b""
        except OSError as error:
            LOG.warning("the journal's second copy cannot be read: %s", error)
            return None

    def append(self, *rows: Row) -> None:
        """Writes rows behind the others, with those that could not be written before."""
        failed_before = bool(self._pending)
        self._pending += rows
        try:
            if self._file is None:
                self._file = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o666)
                self._size = os.fstat(self._file).st_size
            content = HEADER * (not self._size) + b"".join(map(_write_line, self._pending))
            if failed_before:
                os.truncate(self._file, self._size)  # a piece may have got there
            if os.write(self._file, content) < len(content):
                raise OSError("only a part could be written")
        except OSError as error:
            if not failed_before:
                LOG.warning("the journal's second copy is behind: %s", error)
            return
        self._size += len(content)
        self._pending.clear()

    def write(self, rows: Sequence[Row]) -> None:
        """Writes the copy anew, and makes it safe."""
        self.close()
        fresh = self.path.with_name(self.path.name + ".new")
        try:
            with fresh.open("wb") as file:
                file.write(HEADER)
                file.writelines(map(_write_line, rows))
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self.path)
            sync_folder(self.path.parent)
        except OSError as error:
            LOG.warning("the journal's second copy cannot be written: %s", error)

    def close(self) -> None:
        """Lets the file go."""
        file, self._file = self._file, None
        self._pending.clear()
        if file is not None:
            with suppress(OSError):  # what could not be written was logged when it was appended
                os.close(file)


def check_copy(content: bytes | None, known: Sequence[Row]) -> CopiedRows:
    """Returns what a copy's `content` holds; lines that say the same as the `known` rows are taken at their word."""
    if not content:
        return CopiedRows(damaged=content is None)
    header, *lines = content.splitlines(keepends=True)
    if header != HEADER:
        return _broken((), [header, *lines], HEADER)
    rows: list[Row] = []
    for place, line in enumerate(lines):
        row = known[place] if place < len(known) else None
        if row is None or _write_line(row) != line:
            row = _read_line(line)
            if row is None or not follows(rows[-1] if rows else None, row):
                return _broken(rows, lines[place:], _write_line(known[place]) if place < len(known) else None)
        rows.append(row)
    return CopiedRows(rows)


def _broken(rows: Sequence[Row], rest: Sequence[bytes], written: bytes | None) -> CopiedRows:
    """Tells a power cut, which leaves holes and short ends, from rot; `written` is the first of `rest` unharmed."""
    line = rest[0].rstrip(b"\x00")
    short = len(rest) == 1 and not line.endswith(b"\n") and (written is None or written.startswith(line))
    torn = short or b"\x00\x00" in rest[0]
    return CopiedRows(rows, torn=torn, damaged=not torn)


def _write_line(row: Row) -> bytes:
    moment = row.moment
    parts = [row.seq, row.session, row.kind, row.body, moment.at, moment.boot, moment.up_ns, row.link.hex()]
    return json.dumps(parts, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass") + b"\n"


def _read_line(line: bytes) -> Row | None:
    if not line.endswith(b"\n"):
        return None
    try:
        seq, session, kind, body, at, boot, up_ns, link = json.loads(line.decode("utf-8", "surrogatepass"))
        row = Row(seq, session, kind, body, Moment(at, boot, up_ns), bytes.fromhex(link))
        return row if _write_line(row) == line else None
    except (ValueError, TypeError, AttributeError, RecursionError):
        return None
