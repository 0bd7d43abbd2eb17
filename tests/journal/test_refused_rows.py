"""What the table was told of as not saved is not there after the next start (J7)."""

import os
from errno import EROFS
from pathlib import Path

import pytest

from companion.journal import Journal, JournalError
from companion.journal.inspection import inspect
from companion.journal.refused_rows import RefusedRows
from companion.session.store import RowKind, standing_rows
from tests.journal.failing_disk import Disk
from tests.journal.faulty_writer import WRITER, numbers
from tests.journal.notes import note
from tests.journal.strace import confined_to, needs_strace, run_under

NAMES = ("journal.db", "journal.db-wal", "journal.db-journal", "journal.db.copy", "journal.db.copy.new")


@needs_strace
@pytest.mark.parametrize(
    "call",
    ["fdatasync", *(pytest.param(call, marks=pytest.mark.one_python) for call in ("fdatasync,fsync", "pwrite64"))],
)
def test_what_was_refused_to_the_end_does_not_come_back(tmp_path: Path, call: str) -> None:
    """The disk fails from some call on until the companion is gone; the next one finds what was acknowledged."""
    refusals = 0
    for nth in range(1, 24, 2):
        path = tmp_path / str(nth) / "journal.db"
        options = [*confined_to(path.parent, *NAMES), "-e", f"inject={call}:error=EIO:when={nth}+"]
        done = run_under(options, WRITER, str(path), "3")
        told = [line.split()[:2] for line in done.stdout.splitlines()]
        acknowledged = [number for word, number in told if word == "acknowledged"]
        refusals += len(told) - len(acknowledged)
        assert numbers(path) == acknowledged, f"{call} fails from call {nth} on"
        assert numbers(path) == acknowledged, "nor does it at the start after that"
        assert inspect(path).whole
    assert refusals, "no call failed: nothing was tried"


@needs_strace
def test_what_comes_back_after_a_restart_was_said_to_do_so_perhaps(tmp_path: Path) -> None:
    """Nothing can be made safe any more, not even that something was refused."""
    perhaps = 0
    for nth in range(9, 16):
        path = tmp_path / str(nth) / "journal.db"
        names = (*NAMES, "journal.db.refused")
        faults = (f"inject=fdatasync:error=EIO:when={nth}+", "inject=fsync:error=EIO:when=2+")
        options = [*confined_to(path.parent, *names), *(word for fault in faults for word in ("-e", fault))]
        done = run_under(options, WRITER, str(path), "3")
        told = {line.split()[1]: line for line in done.stdout.splitlines()}
        may_be = {number for number, line in told.items() if "may be there nevertheless" in line}
        acknowledged = {number for number, line in told.items() if line.startswith("acknowledged")}
        found = set(numbers(path))
        assert acknowledged <= found <= acknowledged | may_be, f"all syncs fail from call {nth} on"
        perhaps += len(may_be)
    assert perhaps, "the disk took every refusal: nothing was tried"


def test_a_refusal_that_cannot_be_kept_says_that_the_entry_may_come_back(path: Path) -> None:
    disk = Disk()
    with Journal(path, connect=disk.connect) as journal:
        journal.append(note(1))
        disk.fails_at_writing = True
        with pytest.raises(JournalError) as refused:
            journal.append(note(2))
        assert refused.value.phrase is not None
        assert refused.value.phrase.key == "journal.not-saved"
        path.with_name("journal.db.refused").unlink()
        path.with_name("journal.db.refused").mkdir()
        with pytest.raises(JournalError, match="After a restart it may be there nevertheless") as refused:
            journal.append(note(3))
        assert refused.value.phrase is not None
        assert refused.value.phrase.key == "journal.not-saved-perhaps"
        disk.fails_at_writing = False
        path.with_name("journal.db.refused").rmdir()
        journal.append(note(4))
    assert numbers(path) == ["1", "4"]


def test_a_refusal_that_is_in_the_journal_is_forgotten_elsewhere(path: Path) -> None:
    with Journal(path) as journal:
        journal.append(note(1))
        refused = journal.append(note(2))
    beside = path.with_name("journal.db.refused")
    beside.write_text(f'["{refused.link.hex()}"]')
    with Journal(path) as journal:
        assert [row.content["number"] for row in journal.rows()] == [1]
        journal.append(note(3))
        assert [row.kind for row in journal.rows()] == ["acted", "acted", RowKind.VOIDED, "acted"]
        assert [row.content["number"] for row in standing_rows(journal.rows())] == [1, 3]
    assert not beside.exists()


@pytest.mark.parametrize("content", ["", "{}", "[1]", '["zz"]', "[[]]", "[" * 100_000])
def test_a_damaged_list_of_refusals_refuses_nothing(path: Path, content: str) -> None:
    with Journal(path) as journal:
        journal.append(note(1))
    path.with_name("journal.db.refused").write_text(content)
    with Journal(path) as journal:
        assert len(journal.rows()) == 1


def test_on_a_disk_that_can_only_be_read_nothing_is_said_of_refusals_that_are_not_there(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(EROFS, "Read-only file system")

    monkeypatch.setattr(os, "unlink", refuse)
    path = tmp_path / "journal.db.refused"
    refused = RefusedRows(path)
    refused.clear()
    assert caplog.messages == []
    path.touch()
    refused.clear()
    assert len(caplog.messages) == 1
