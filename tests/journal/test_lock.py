"""One companion writes a journal, by whatever name it is called; what is no file is refused and not waited for."""

import os
import socket
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.errors import BadInputError
from companion.journal import Journal, JournalError
from companion.journal.inspection import inspect, read_rows
from companion.journal.lock import is_held
from tests.journal.notes import note, write

PARTS = ("", ".copy", ".lock")


def other_name(path: Path, kind: str) -> Path:
    """Returns another name of the journal at `path`."""
    other = path.parent / "other.db"
    if kind == "link":
        other.symlink_to(path.name)
    elif kind == "hard link":
        os.link(path, other)
    else:
        folder = path.parent.parent / "folder"
        folder.symlink_to(path.parent)
        other = folder / path.name
    return other


@pytest.mark.parametrize("kind", ["link", "hard link", "link to the folder"])
def test_whether_a_companion_holds_a_journal_is_told_by_any_name(path: Path, kind: str) -> None:
    assert not is_held(path), "there is none"
    write(path, 3)
    other = other_name(path, kind)
    with Journal(path):
        assert is_held(path)
        assert is_held(other)
    assert not is_held(path)


@pytest.mark.parametrize("kind", ["link", "hard link", "link to the folder"])
def test_a_second_companion_is_refused_by_any_name(path: Path, kind: str) -> None:
    write(path, 3)
    other = other_name(path, kind)
    for first, second in ((path, other), (other, path)):
        with Journal(first) as journal:
            with pytest.raises(JournalError, match="in use by another companion"), Journal(second):
                pass
            journal.append(note(4))
    with Journal(path) as journal:
        assert len(journal.rows()) == 5


def test_a_journal_behind_a_link_has_its_copy_beside_itself(path: Path) -> None:
    path.parent.mkdir()
    link = path.parent / "link.db"
    link.symlink_to(path.name)
    written = write(link, 3)
    assert sorted(file.name for file in path.parent.iterdir()) == [
        "journal.db",
        "journal.db.copy",
        "journal.db.lock",
        "journal.db.start",
        "link.db",
    ]
    with Journal(path) as journal:
        assert tuple(journal.rows()) == written
    assert read_rows(link)[0] == written


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("kind", ["pipe", "socket"])
def test_what_is_no_file_is_refused_and_not_waited_for(tmp_path: Path, part: str, kind: str) -> None:
    path = tmp_path / "journal.db"
    write(path, 2)
    odd = tmp_path / f"journal.db{part}"
    odd.unlink()
    if kind == "pipe":
        os.mkfifo(odd)
    else:
        with socket.socket(socket.AF_UNIX) as bound:
            bound.bind(str(odd))
    assert "is no file but a pipe, socket or device" in refusal(lambda: Journal(path).__enter__())
    if part != ".lock":
        assert "is no file but a pipe" in refusal(lambda: inspect(path))


def refusal(ask: Callable[[], object]) -> str:
    """Returns what `ask` is refused with, on a thread of its own that nobody waits for."""
    found: list[str] = []

    def work() -> None:
        try:
            ask()
        except BadInputError as error:
            found.append(str(error))

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    thread.join(300)
    assert found, "it waited, or took it"
    return found[0]
