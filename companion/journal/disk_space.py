"""Watches the free space of the journal's disk, and keeps a reserve that is released when it is full."""

import logging
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.journal.file_endings import RESERVE

MIB: Final = 1024 * 1024
_LOG: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class SpacePolicy:
    """How much is kept in reserve for the journal, and below how much free space the table is warned; 0: not at all."""

    reserve_bytes: int = 0
    warn_below_bytes: int = 0


NO_POLICY: Final = SpacePolicy()
USUAL_SPACE: Final = SpacePolicy(64 * MIB, 500 * MIB)
"""Room for more than 10,000 entries after the disk is full."""


class DiskSpace:
    """The disk of one journal. Its reserve is a file that says nothing and takes room."""

    def __init__(self, path: Path, policy: SpacePolicy) -> None:
        self._reserve = path.with_name(path.name + RESERVE)
        self._policy = policy

    @property
    def is_low(self) -> bool:
        """Whether the table should make room."""
        return self._policy.warn_below_bytes > 0 and self._free_bytes() < self._policy.warn_below_bytes

    @property
    def has_reserve(self) -> bool:
        """Whether there is room for the journal alone."""
        return self._size() > 0

    def keep_reserve(self) -> None:
        """Takes the reserve, unless it is there, or would take the last room from others."""
        size = self._policy.reserve_bytes
        if self._size() >= size or self._free_bytes() < 2 * size:
            return
        try:
            number = os.open(self._reserve, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC | os.O_NONBLOCK, 0o666)
            try:
                os.posix_fallocate(number, 0, size)
            finally:
                os.close(number)
        except OSError as error:
            _LOG.warning("no space can be kept in reserve: %s", error)
            self.give_up_reserve()

    def give_up_reserve(self) -> bool:
        """Makes room for the journal; returns whether there was any."""
        had = self.has_reserve
        try:
            self._reserve.unlink(missing_ok=True)
        except OSError as error:
            _LOG.warning("the reserve cannot be given up: %s", error)
            return False
        return had

    def _size(self) -> int:
        try:
            return self._reserve.lstat().st_size
        except OSError:
            return 0

    def _free_bytes(self) -> int:
        try:
            found = os.statvfs(self._reserve.parent)
        except OSError:
            return 0
        return found.f_bavail * found.f_frsize
