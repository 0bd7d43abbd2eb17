"""Explains disk errors to the players."""

import errno
import os
from pathlib import Path
from typing import Final

import apsw

from companion.engine import Phrase
from companion.errors import why_refused
from companion.phrases import phrase

NUMBERS: Final = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EIO: "broken",
    errno.ENODEV: "gone",
    errno.ENOTDIR: "taken",
}
KINDS: Final = ((apsw.FullError, "full"), (apsw.ReadOnlyError, "read-only"), (apsw.IOError, "broken"))


UNWRITABLE: Final = ("full", "read-only", "forbidden")
LEAST_FREE_BYTES: Final = 256 * 1024
"""With less than this, SQLite may not even be able to make its log, and calls it another error."""


def describe_disk_error(error: Exception) -> Phrase:
    """Returns what an error of a disk, or of its files, means; what nobody foresaw is quoted."""
    if key := _kind(error):
        return phrase(f"disk.{key}")
    return phrase("disk.other", None, reason=why_refused(error))


def explain_disk_error(error: Exception, folder: Path) -> Exception:
    """Returns the error that a full or read-only disk explains, where SQLite calls it another: an I/O error."""
    condition = _condition(folder) if _kind(error) in (None, "broken") else None
    return next((kind(*error.args) for kind, name in KINDS if name == condition), error)


def why_unwritable(error: Exception, folder: Path) -> Phrase | None:
    """Returns why nothing can be written in `folder`, if that is what `error` means; what is there may be readable."""
    key = _kind(error)
    if key in (None, "broken"):
        key = _condition(folder) or key
    return phrase(f"disk.{key}") if key in UNWRITABLE else None


def why_unwritable_now(folder: Path) -> Phrase | None:
    """Returns why the system would let no file be written in `folder`, or has no room for it; None if it would."""
    key = _condition(folder)
    return phrase(f"disk.{key}") if key else None


def _kind(error: Exception) -> str | None:
    key = NUMBERS.get(error.errno or 0) if isinstance(error, OSError) else None
    return next((name for kind, name in KINDS if isinstance(error, kind)), key)


def _condition(folder: Path) -> str | None:
    """Returns what keeps a folder from being written, as the system says."""
    try:
        found = os.statvfs(folder)
    except OSError:
        return None
    if found.f_flag & os.ST_RDONLY:
        return "read-only"
    if found.f_bavail * found.f_frsize < LEAST_FREE_BYTES:
        return "full"
    return None if os.access(folder, os.W_OK) else "forbidden"
