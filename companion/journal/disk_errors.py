"""Disk errors: what is wrong with a disk, told to a table."""

import errno
from typing import Final

import apsw

from companion.engine import Phrase
from companion.engine.phrases import phrase

NUMBERS: Final = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EIO: "broken",
}
KINDS: Final = ((apsw.FullError, "full"), (apsw.ReadOnlyError, "read-only"), (apsw.IOError, "broken"))


def describe_disk_error(error: Exception) -> Phrase:
    """Returns what an error of a disk, or of its files, means; what nobody foresaw is quoted."""
    key = NUMBERS.get(getattr(error, "errno", None) or 0)
    key = next((name for kind, name in KINDS if isinstance(error, kind)), key)
    if key:
        return phrase(f"disk.{key}")
    return phrase("disk.other", None, reason=getattr(error, "strerror", None) or str(error) or type(error).__name__)
