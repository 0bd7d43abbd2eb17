"""The machine that a journal is on: a copy, as of a memory card, notices that it is on another one.

There it tells so in a row, from which on its event rows have a name of their own (`companion.events.export`).
"""

import hashlib
import os
from collections.abc import Iterable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from secrets import token_hex
from typing import Final

from companion.errors import BadRecordError
from companion.session.store import EVENT_KINDS, MACHINE, JournalRow, NewRow

IDS: Final = ("etc/machine-id", "var/lib/dbus/machine-id")
"""Where Linux keeps a number of the installed system; copies of a memory card share it."""
BOARD: Final = "proc/device-tree/serial-number"
"""Where Linux names the number of a Raspberry Pi's board; other computers have no such file."""
DEVICE_IDS: Final = ("cid", "serial", "wwid")
"""What a card, a stick or a disk calls its own number."""


def identify_machine(folder: Path, root: Path = Path("/")) -> str:
    """Returns a hash of the numbers of the system, of the board, and of the card, stick or disk that holds `folder`."""
    system = next(filter(None, (_read(root / path) for path in IDS)), "")
    board = _read(root / BOARD)
    numbers = f"companion journal\n{system}\n{_card(folder, root)}" + f"\n{board}" * bool(board)
    return hashlib.sha256(numbers.encode()).hexdigest()[:16]


def _card(folder: Path, root: Path) -> str:
    """Returns the number of the device, or of one that it is a part of; "" where none tells its own."""
    with suppress(OSError):
        device = folder.stat().st_dev
        place = Path(os.path.realpath(root / f"sys/dev/block/{os.major(device)}:{os.minor(device)}"))
        files = (above / name for above in (place, *place.parents) for name in DEVICE_IDS)
        return next(filter(None, map(_read, files)), "")
    return ""


def _read(path: Path) -> str:
    """Returns the text of a small file of the system; "" where there is none."""
    with suppress(OSError):
        return path.read_text("utf-8", "replace").strip("\0 \n")
    return ""


class ToldMachine:
    """Which machine the rows of a journal in `folder` tell of last; only a journal with event rows tells of any."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._told: object = None
        self._has_events = False

    def follow(self, rows: Iterable[JournalRow]) -> None:
        """Takes in rows of the journal, in their order."""
        for row in rows:
            self._has_events = self._has_events or row.kind in EVENT_KINDS
            if row.kind == MACHINE:
                self._told = _machine_in(row)

    def missing_before(self, new: NewRow) -> list[NewRow]:
        """Returns the row, if any, that must tell of this machine before `new` is written."""
        if not (self._has_events or new.kind in EVENT_KINDS) or self._told == self._here:
            return []
        return [NewRow(MACHINE, MACHINE, {"machine": self._here, "salt": token_hex(8)})]  # no two rows are equal

    @cached_property
    def _here(self) -> str:
        return identify_machine(self._folder)


def _machine_in(row: JournalRow) -> object:
    with suppress(BadRecordError):  # no companion wrote it
        return row.content.get("machine")
    return None
