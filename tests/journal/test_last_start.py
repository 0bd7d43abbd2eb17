"""J17: a card that forgets what it was given is told of."""

import json
from pathlib import Path

import pytest

from companion.journal import Journal
from companion.journal.last_start import LastStart
from tests.journal.card_images import keep, put_back
from tests.journal.notes import write


def test_rows_that_the_card_forgot_are_told(path: Path) -> None:
    write(path, 4)
    old = keep(path, "old")
    write(path, 3)
    put_back(path, old, "journal.db", "journal.db.copy")
    with Journal(path) as journal:
        assert (len(journal.rows()), journal.forgotten, journal.salvage) == (4, 3, None)
    with Journal(path) as journal:
        assert journal.forgotten == 0, "it was told"


def test_another_past_is_told(path: Path) -> None:
    write(path, 4)
    path.with_name("journal.db.start").write_text(json.dumps([4, "00" * 32]))
    with Journal(path) as journal:
        assert journal.forgotten == 1


def test_an_ordinary_start_tells_nothing(path: Path) -> None:
    for _ in range(3):
        write(path, 2)
        with Journal(path) as journal:
            assert (journal.forgotten, journal.disk_loses_writes) == (0, False)


def test_a_killed_companion_forgot_nothing(path: Path) -> None:
    write(path, 4)
    started = path.with_name("journal.db.start").read_bytes()
    write(path, 2)
    path.with_name("journal.db.start").write_bytes(started)
    with Journal(path) as journal:
        assert journal.forgotten == 0


@pytest.mark.parametrize("content", ["", "{}", "[1]", '[1, "zz"]', "[[], []]", '["9", "00"]', "[" * 100_000])
def test_a_damaged_marker_tells_nothing_and_is_written_anew(path: Path, content: str) -> None:
    write(path, 4)
    path.with_name("journal.db.start").write_text(content)
    with Journal(path) as journal:
        assert journal.forgotten == 0
    assert json.loads(path.with_name("journal.db.start").read_text())[0] == 4


def test_a_marker_that_cannot_be_written_is_no_lie(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert LastStart(tmp_path / "gone" / "start").write(None)
    assert "cannot be noted" in caplog.text
