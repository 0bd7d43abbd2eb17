"""Whether entries are saved, and why not."""

from dataclasses import dataclass

import apsw

from companion.engine import Phrase
from companion.errors import DeviceError, why_refused


class JournalError(DeviceError):
    """The journal cannot be written or read; what was being written does not count."""


@dataclass(frozen=True, slots=True)
class Saving:
    """Whether entries are saved: `reason` says why they are not, or is None.

    `plays_on` says that the table wished to play on nevertheless, `in_memory` how many entries only this program knows.
    """

    reason: Phrase | None = None
    plays_on: bool = False
    in_memory: int = 0
    space_is_low: bool = False


def reason_of(error: Exception) -> str:
    """Returns why a disk refused, for a command line."""
    if isinstance(error, apsw.FullError):
        return "the disk is full; free some space"
    if isinstance(error, apsw.ReadOnlyError):
        return "the disk is read-only"
    if isinstance(error, apsw.BusyError):
        return "it is read by another program: close that one first"
    return why_refused(error)
