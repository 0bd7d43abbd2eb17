"""Records the rows reported as not saved, which a failing disk may have kept nevertheless."""

import json
import logging
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from companion.journal.atomic_files import read_small, sync_folder
from companion.session.store import JournalRow, standing_rows

LARGEST_BYTES: Final = 16 << 20
_LOG: Final = logging.getLogger(__name__)


class RefusedRows:
    """A small file beside the journal, written when a row is refused and removed once its refusal is in the journal."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def write(self, rows: Sequence[JournalRow]) -> bool:
        """Remembers `rows`; returns whether that outlasts this run: the disk's syncs may be what fails."""
        content = json.dumps([row.link.hex() for row in rows]).encode()
        try:
            number = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC | os.O_NONBLOCK, 0o666)
            try:
                os.write(number, content)
                os.fsync(number)
            finally:
                os.close(number)
            sync_folder(self._path.parent)
        except OSError as error:
            _LOG.warning("the refusal of %d rows may not outlast this run: %s", len(rows), error)
            return False
        return True

    def among(self, rows: Sequence[JournalRow]) -> list[JournalRow]:
        """Returns those of `rows` that had been refused and stand nevertheless."""
        try:
            links = {bytes.fromhex(link) for link in json.loads(read_small(self._path, LARGEST_BYTES))}
        except (OSError, ValueError, TypeError, RecursionError):
            return []
        return [row for row in standing_rows(rows) if row.link in links] if links else []

    def clear(self) -> None:
        """Forgets them: the journal itself says it now."""
        if not os.path.lexists(self._path):  # a disk that can only be read refuses also to remove what is not there
            return
        try:
            self._path.unlink(missing_ok=True)
        except OSError as error:
            _LOG.warning("%s cannot be removed: %s", self._path, error)
