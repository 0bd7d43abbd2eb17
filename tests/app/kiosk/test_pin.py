"""The host's PIN (K10): a hash, few tries, longer and longer waits that survive a restart, and a way back."""

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

import companion.app.kiosk.pin
from companion.app.kiosk.pin import (
    MOST_TRIES,
    RECOVERY_NAME,
    PinAnswer,
    PinFile,
    PinTries,
    find_recovery,
    make_hasher,
    wait_after,
)
from companion.errors import BadInputError
from companion.journal.atomic_files import write_safely
from companion.journal.json_file import JsonFile
from companion.journal.saving import JournalError
from companion.session import MemoryStore, Moment
from companion.session.store import JournalRow, NewRow

PIN = "284913"
WRONG = "111222"
NOBODY = 65534


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.up_s, self.at, self.boot = 100, "2026-11-22T18:00:00Z", "one"

    def __call__(self) -> Moment:
        return Moment(self.at, self.boot, self.up_s * 10**9)


@pytest.fixture
def file(tmp_path: Path) -> PinFile:
    made = PinFile.beside(tmp_path / "journal.db")
    made.set(PIN)
    return made


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def store(time: Time) -> MemoryStore:
    return MemoryStore(time)


def test_there_is_none_at_first(tmp_path: Path) -> None:
    file = PinFile.beside(tmp_path / "journal.db")
    assert (file.is_set, file.number, file.fits(""), file.fits("000000")) == (False, "", False, False)


def test_it_is_kept_as_a_hash_that_takes_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(companion.app.kiosk.pin, "make_hasher", make_hasher)
    file = PinFile.beside(tmp_path / "journal.db")
    file.set(PIN)
    kept = (tmp_path / "pin.json").read_text()
    assert file.is_set
    assert file.fits(PIN)
    assert PIN not in kept
    assert "$argon2id$v=19$m=19456,t=2,p=1$" in kept


@pytest.mark.parametrize("pin", ["", "12345", "1234567890123", "28491a", "２８４９１３", "111111", "123456", "987654"])
def test_what_is_no_pin_is_refused(file: PinFile, pin: str) -> None:
    with pytest.raises(BadInputError):
        file.set(pin)
    assert file.fits(PIN)


def test_the_right_one_opens(store: MemoryStore, file: PinFile, time: Time) -> None:
    assert PinTries(file, time).try_pin(store, PIN).is_accepted


def test_five_are_looked_at_and_then_longer_and_longer_none(store: MemoryStore, file: PinFile, time: Time) -> None:
    waits = [PinTries(file, time).try_pin(store, WRONG).wait_s for _ in range(5)]
    assert waits == [0, 0, 0, 0, 30]
    assert not PinTries(file, time).try_pin(store, PIN).is_accepted
    for expected in (60, 120, 240, 480, 900, 900):
        time.up_s += wait_after(len([row for row in store.rows() if row.kind == "pin-tried"]))
        assert PinTries(file, time).try_pin(store, WRONG).wait_s == expected
    time.up_s += 900
    assert PinTries(file, time).try_pin(store, PIN).is_accepted
    assert PinTries(file, time).try_pin(store, WRONG).wait_s == 0


def test_a_restart_and_a_clock_that_jumps_win_nothing(store: MemoryStore, file: PinFile, time: Time) -> None:
    for _ in range(5):
        PinTries(file, time).try_pin(store, WRONG)
    time.boot, time.up_s, time.at = "two", 10, "2036-01-01T00:00:00Z"
    assert PinTries(file, time).try_pin(store, PIN).wait_s == 20
    time.up_s = 30
    assert PinTries(file, time).try_pin(store, PIN).is_accepted


def test_a_hundred_wrong_ones_lock_it_until_another_is_set(store: MemoryStore, file: PinFile, time: Time) -> None:
    for _ in range(MOST_TRIES):
        assert not PinTries(file, time).try_pin(store, WRONG).is_accepted
        time.up_s += 900
    assert PinTries(file, time).try_pin(store, PIN).is_locked
    file.set("602214")
    assert PinTries(file, time).try_pin(store, "602214").is_accepted


class FailingStore(MemoryStore):
    """A journal whose disk can take nothing, or not even be read, for a while."""

    takes = reads = True

    def append(self, new: NewRow) -> JournalRow:
        if not self.takes:
            raise JournalError("not saved: the disk is full")
        return super().append(new)

    def rows(self, session: str | None = None) -> tuple[JournalRow, ...]:
        if not self.reads:
            raise JournalError("the journal cannot be read")
        return super().rows(session)


@pytest.mark.parametrize("reads", [True, False])
def test_a_disk_that_takes_nothing_refuses_no_pin_and_forgets_no_wrong_one(
    file: PinFile, time: Time, reads: bool
) -> None:
    store, tries = FailingStore(time), PinTries(file, time)
    tries.try_pin(store, WRONG)
    store.takes, store.reads = False, reads
    for _ in range(10):
        assert tries.try_pin(store, PIN).is_accepted
    assert [tries.try_pin(store, WRONG).wait_s for _ in range(5)] == [0, 0, 0, 0, 30]
    time.up_s += 20
    store.takes = store.reads = True
    assert tries.try_pin(store, PIN) == PinAnswer(is_accepted=False, wait_s=10)
    time.up_s += 10
    assert tries.try_pin(store, WRONG).wait_s == 60
    assert PinTries(file, time).try_pin(store, PIN) == PinAnswer(is_accepted=False, wait_s=60), "all is saved by now"


def test_nobody_else_may_read_what_is_kept_of_a_pin_and_other_files_are_written_as_ever(
    file: PinFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process has one umask for all its threads: what the others write meanwhile is for whom it was before."""
    before = os.umask(0)
    try:
        monkeypatch.setattr(os, "umask", lambda _: pytest.fail("it would hold for every thread"))
        file.set("602214")
        file.set(PIN)
        write_safely(tmp_path / "other", b"")
    finally:
        monkeypatch.undo()
        os.umask(before)
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert modes == {"pin.json": 0o600, "pin.json.good": 0o600, "other": 0o666}


def test_a_folder_made_for_a_pin_is_for_its_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        PinFile(tmp_path / "state" / "pin.json").set(PIN)
    finally:
        os.umask(before)
    assert (tmp_path / "state").stat().st_mode & 0o777 == 0o700


def test_a_recovery_file_is_known_again(file: PinFile, tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    assert not find_recovery(file, [stick])
    old = file.make_recovery()
    (stick / RECOVERY_NAME).write_text(file.make_recovery() + "\n")
    assert find_recovery(file, [tmp_path, stick])
    assert not file.recovers(old)
    assert file.fits(PIN)


def test_a_recovery_file_is_used_once(file: PinFile) -> None:
    key = file.make_recovery()
    file.set("602214")
    assert file.recovers(key), "the host knew the PIN"
    file.set(PIN, ends_recovery=True)
    assert not file.recovers(key)


def test_the_copy_of_a_damaged_file_knows_no_pin_and_no_recovery_file_from_before(
    file: PinFile, tmp_path: Path
) -> None:
    old, key = file.make_recovery(), file.make_recovery()
    (tmp_path / "pin.json").unlink()
    assert (file.recovers(old), file.recovers(key)) == (False, True)
    file.set("602214", ends_recovery=True)
    (tmp_path / "pin.json").write_text("{")
    assert (file.fits(PIN), file.fits("602214"), file.recovers(key)) == (False, True, False)


def test_a_disk_that_fails_once_the_pin_is_written_refuses_it_no_more(
    file: PinFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.make_recovery()
    write, written = JsonFile.write, list[object]()

    def write_once(own: JsonFile, values: Mapping[str, object]) -> None:
        written.append(values)
        if len(written) > 1:
            raise OSError("no space left")
        write(own, values)

    monkeypatch.setattr(JsonFile, "write", write_once)
    file.set("602214")
    assert (file.fits("602214"), len(written)) == (True, 2)


@pytest.mark.parametrize("content", [b"", b"x" * 2000, b"\xff\xfe", b"wrong"])
def test_another_file_recovers_nothing(file: PinFile, tmp_path: Path, content: bytes) -> None:
    file.make_recovery()
    (tmp_path / RECOVERY_NAME).write_bytes(content)
    assert not find_recovery(file, [tmp_path])


def test_without_a_recovery_file_made_none_fits(file: PinFile) -> None:
    assert not file.recovers("")


def test_a_file_that_cannot_be_read_lets_nobody_set_a_pin(store: MemoryStore, file: PinFile, tmp_path: Path) -> None:
    file.set("602214")
    for damaged in tmp_path.glob("pin.json*"):
        assert not file.is_unreadable
        damaged.write_text("{")
    assert (file.is_set, file.is_unreadable) == (True, True)
    assert PinTries(file).try_pin(store, PIN) == PinAnswer(is_accepted=False, is_unreadable=True)
    file.set(PIN)  # as the owner does from a shell
    assert (file.is_unreadable, PinTries(file).try_pin(store, PIN).is_accepted) == (False, True)


def test_a_recovery_file_that_was_made_first_is_no_pin(tmp_path: Path) -> None:
    file = PinFile.beside(tmp_path / "journal.db")
    file.make_recovery()
    assert (file.is_set, file.is_unreadable) == (False, False)


def test_what_root_writes_belongs_to_whose_folder_it_is(file: PinFile, tmp_path: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root can give a file away")
    os.chown(tmp_path, NOBODY, NOBODY)
    file.set("602214")
    file.make_recovery()
    owners = {path.name: path.stat()[4:6] for path in tmp_path.glob("pin.json*")}
    assert owners == dict.fromkeys(("pin.json", "pin.json.good"), (NOBODY, NOBODY))


def test_what_somebody_else_writes_stays_theirs(file: PinFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: NOBODY)
    monkeypatch.setattr(os, "chown", lambda *_args, **_options: pytest.fail("only root can give a file away"))
    file.set("602214")
    assert (tmp_path / "pin.json").stat().st_uid == os.getuid()


def test_a_file_that_may_not_be_read_is_told_and_none_is_no_fault(file: PinFile, tmp_path: Path) -> None:
    file.check_readable()
    (tmp_path / "pin.json").unlink()
    file.check_readable()
    (tmp_path / "pin.json").mkdir()
    with pytest.raises(OSError, match=r"pin\.json"):
        file.check_readable()
