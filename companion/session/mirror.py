"""Mirror: the journal's second copy, a line of JSON for each row.

It is never synced for itself: the database is what is safe, this is what finds and mends a rotten or cut one.
"""

import json
import logging
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from companion.session.moment import Moment
from companion.session.store import Row, follows

HEADER: Final = b'["companion journal",1]\n'
"""The first line: what this is, and the version of the journal that it copies."""
LOG: Final = logging.getLogger(__name__)


class Mirror:
    """The file beside the journal. Its failures are logged and never stop a game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.damaged = False
        self._file: IO[bytes] | None = None

    def read(self) -> tuple[Row, ...]:
        """Returns the rows up to the first that is not whole; `damaged` says whether more stands behind it."""
        self.damaged = False
        rows: list[Row] = []
        header, *lines = self._lines() or [HEADER]
        if header != HEADER:
            self.damaged = True
            return ()
        for line in lines:
            row = _read_line(line)
            if row is None or not follows(rows[-1] if rows else None, row):
                self.damaged = True
                break
            rows.append(row)
        return tuple(rows)

    def _lines(self) -> list[bytes]:
        return self.path.read_bytes().splitlines(keepends=True) if self.path.exists() else []

    def append(self, row: Row) -> None:
        """Writes a row behind the others."""
        try:
            if self._file is None:
                fresh = not self.path.exists()
                self._file = self.path.open("ab")
                self._file.write(HEADER * fresh)
            self._file.write(_write_line(row))
            self._file.flush()
        except OSError as error:
            LOG.warning("the journal's second copy is behind: %s", error)
            self.close()

    def write(self, rows: Sequence[Row]) -> None:
        """Writes the copy anew."""
        self.close()
        fresh = self.path.with_name(self.path.name + ".new")
        try:
            with fresh.open("wb") as file:
                file.write(HEADER)
                file.writelines(map(_write_line, rows))
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self.path)
        except OSError as error:
            LOG.warning("the journal's second copy cannot be written: %s", error)

    def close(self) -> None:
        """Lets the file go."""
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):  # what could not be flushed was logged when it was appended
                file.close()


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
    except (ValueError, TypeError):
        return None
    return row if _write_line(row) == line else None
