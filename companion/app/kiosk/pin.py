"""The host's PIN: an argon2 hash in a file, tries that are counted, and a way back for who forgot it."""

import hmac
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from secrets import token_hex, token_urlsafe
from typing import TYPE_CHECKING, Final

from companion.errors import BadInputError
from companion.journal.json_file import JsonFile
from companion.journal.saving import JournalError
from companion.phrases import phrase
from companion.session.moment import Clock, Moment, system_clock
from companion.session.store import NO_GAME, NewRow, Store, standing_rows

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST: Final = 6
LONGEST: Final = 12
FREE_TRIES: Final = 5
FIRST_WAIT_S: Final = 30
LONGEST_WAIT_S: Final = 900
MOST_TRIES: Final = 100
"""So many wrong PINs in a row, and only a recovery file helps."""
RECOVERY_NAME: Final = "companion-recovery.key"
TRIED: Final = "pin-tried"
ACCEPTED: Final = "pin-accepted"
_DIGITS: Final = "0123456789"
_NS: Final = 10**9


@dataclass(frozen=True, slots=True)
class PinAnswer:
    """The result of a try: whether the PIN was right, and for how long (`wait_s`) no other try is accepted.

    `is_unreadable`: the PIN's file cannot be read, so that nothing was tried.
    """

    is_accepted: bool
    wait_s: int = 0
    is_locked: bool = False
    is_unreadable: bool = False


@dataclass(frozen=True, slots=True)
class PinEvent:
    """A PIN was TRIED or ACCEPTED; `number` names the PIN that was set then."""

    kind: str
    number: str
    moment: Moment


class PinFile:
    """Where the PIN's hash is kept, beside the journal."""

    def __init__(self, path: Path) -> None:
        self._file = JsonFile(path, mode=0o600)  # nobody else may read the hash of a few digits

    @classmethod
    def beside(cls, journal: Path) -> "PinFile":
        """Returns the file of the companion whose journal is there."""
        return cls(journal.with_name("pin.json"))

    def check_readable(self) -> None:
        """Raises OSError if there is a file that may not be read, as by another user than the one who wrote it."""
        with suppress(FileNotFoundError), self._file.path.open("rb"):
            pass

    @property
    def is_set(self) -> bool:
        """Whether there is a PIN; where a file cannot be read there may be one, and nobody else sets another."""
        return bool(self._text("hash")) or self.is_unreadable

    @property
    def is_unreadable(self) -> bool:
        """Whether there is a file, but none that can be read."""
        return any(map(_may_be_there, self._file.paths)) and not self._file.read().values

    @property
    def number(self) -> str:
        """Names the PIN that is set: wrong ones count for it alone."""
        return self._text("number")

    def set(self, pin: str, *, ends_recovery: bool = False) -> None:
        """Sets another PIN; the recovery file by which it is set is worth nothing from then on.

        Raises BadInputError for one that is none, or that anybody would try; OSError.
        """
        check_pin(pin)
        ended = {"recovery": ""} if ends_recovery else {}
        self._write({"hash": make_hasher().hash(pin), "number": token_hex(8)} | ended)

    def fits(self, pin: str) -> bool:
        """Whether it is the PIN; takes as long for any other."""
        from argon2.exceptions import InvalidHashError, VerificationError

        try:
            return make_hasher().verify(self._text("hash"), pin)
        except (VerificationError, InvalidHashError):
            return False

    def make_recovery(self) -> str:
        """Returns what a recovery file holds, which from now on is the only one. Raises OSError."""
        key = token_urlsafe(32)
        self._write({"recovery": sha256(key.encode()).hexdigest()})
        return key

    def recovers(self, key: str) -> bool:
        """Whether a recovery file's content allows to set another PIN."""
        known = self._text("recovery")
        return bool(known) and hmac.compare_digest(known, sha256(key.strip().encode()).hexdigest())

    def _text(self, name: str) -> str:
        value = self._file.read().values.get(name)
        return value if isinstance(value, str) else ""

    def _write(self, values: Mapping[str, str]) -> None:
        self._file.path.parent.mkdir(0o700, parents=True, exist_ok=True)  # it holds the journal too
        try:
            merged = {**self._file.read().values, **values}
            self._file.write(merged)
            if self._file.paths[1].exists():
                with suppress(OSError):  # the PIN is set already
                    self._file.write(merged)  # the last good copy is not to hold what was valid before
        finally:
            self._give_to_owner()

    def _give_to_owner(self) -> None:
        """Gives what root has written to whose folder it is: the companion that runs there reads it."""
        if os.geteuid() == 0:
            folder = self._file.path.parent.stat()
            for path in self._file.paths:
                with suppress(FileNotFoundError):
                    os.chown(path, folder.st_uid, folder.st_gid, follow_symlinks=False)


def make_hasher() -> "PasswordHasher":
    """Returns the argon2 hasher with OWASP's minimum: 19 MiB, two passes. Loaded only where a PIN is used."""
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


def check_pin(pin: str) -> None:
    """Raises BadInputError for a PIN of the wrong form, or one that anybody would try first."""
    if not (pin.isascii() and pin.isdigit() and SHORTEST <= len(pin) <= LONGEST):
        message = phrase("kiosk.pin.length", None, least=SHORTEST, most=LONGEST)
        raise BadInputError(f"a PIN has {SHORTEST} to {LONGEST} digits, and nothing else", message)
    if len(set(pin)) == 1 or pin in _DIGITS or pin in _DIGITS[::-1]:
        raise BadInputError("this PIN is tried first by everybody: take another one", phrase("kiosk.pin.easy"))


def wait_after(tries: int) -> int:
    """Returns for how many seconds no PIN is accepted after so many wrong ones in a row."""
    if tries < FREE_TRIES:
        return 0
    return min(FIRST_WAIT_S << min(tries - FREE_TRIES, 8), LONGEST_WAIT_S)


class PinTries:
    """Looks at PINs and counts the wrong ones: in the journal, or in memory as long as no disk takes them.

    A try is noted before the PIN is looked at: neither a power cut nor a jumping clock wins another one. Used by one
    thread.
    """

    def __init__(self, file: PinFile, clock: Clock = system_clock) -> None:
        self._file = file
        self._clock = clock
        self._saved: tuple[PinEvent, ...] = ()
        self._unsaved: list[PinEvent] = []

    def try_pin(self, store: Store, pin: str) -> PinAnswer:
        """Looks at a PIN; `store` is the journal. A disk that fails refuses no PIN."""
        if self._file.is_unreadable:
            return PinAnswer(is_accepted=False, is_unreadable=True)
        tries = self._tries(store)
        if len(tries) >= MOST_TRIES:
            return PinAnswer(is_accepted=False, is_locked=True)
        if wait_s := _wait_s(tries, self._clock):
            return PinAnswer(is_accepted=False, wait_s=wait_s)
        self._note(store, TRIED)
        if self._file.fits(pin):
            self._note(store, ACCEPTED)
            return PinAnswer(is_accepted=True)
        tries = self._tries(store)
        return PinAnswer(is_accepted=False, wait_s=_wait_s(tries, self._clock), is_locked=len(tries) >= MOST_TRIES)

    def _note(self, store: Store, kind: str) -> None:
        """Notes what happened, after all that could not be saved before."""
        self._unsaved.append(PinEvent(kind, self._file.number, self._clock()))
        with suppress(JournalError):
            while self._unsaved:
                store.append(NewRow(NO_GAME, self._unsaved[0].kind, {"pin": self._unsaved[0].number}))
                del self._unsaved[0]

    def _tries(self, store: Store) -> list[Moment]:
        """Returns when a PIN was tried since it was last right, or set."""
        with suppress(JournalError):  # what was read before still counts
            rows = standing_rows(store.rows(NO_GAME))
            self._saved = tuple(
                PinEvent(row.kind, str(row.content["pin"]), row.moment) for row in rows if row.kind in (TRIED, ACCEPTED)
            )
        tries: list[Moment] = []
        for event in (*self._saved, *self._unsaved):
            if event.kind == ACCEPTED:
                tries.clear()
            elif event.number == self._file.number:
                tries.append(event.moment)
        return tries


def find_recovery(file: PinFile, folders: Sequence[Path]) -> bool:
    """Whether one of the folders, as of a memory stick, holds the recovery file."""
    return any(file.recovers(_read_key(folder / RECOVERY_NAME)) for folder in folders)


def _read_key(path: Path) -> str:
    try:
        if not path.is_file() or path.stat().st_size > 1000:
            return ""
        return path.read_text("ascii")
    except (OSError, ValueError):
        return ""


def _may_be_there(path: Path) -> bool:
    """Whether there is a file, or nobody may look whether there is one."""
    try:
        return path.exists()
    except OSError:
        return True


def _wait_s(tries: Sequence[Moment], clock: Clock) -> int:
    """Returns how long is still to be waited; after a restart of the machine all of it, from its start on."""
    if not tries:
        return 0
    last, now = tries[-1], clock()
    since = now.up_ns - last.up_ns if now.boot == last.boot else now.up_ns
    return max(0, wait_after(len(tries)) - since // _NS)
