"""The database's file alone holds every part of a game that is over, and games that are put aside."""

import shutil
from pathlib import Path
from types import SimpleNamespace

import apsw
import pytest

from companion.__main__ import main
from companion.games import find_game
from companion.journal import Journal, reading
from companion.journal.inspection import inspect, read_rows
from companion.journal.lock import JournalLock
from companion.session import start_session
from companion.session.session import PARKED
from companion.simulation import simulation_of
from tests.journal.failing_disk import Disk
from tests.journal.notes import note, write

GAMES = ("bamboo-harvest", "lunar", "masters-of-maple-syrup", "mast-year", "nice-one-squirrel")


def copy_alone(path: Path, folder: Path) -> Path:
    """Copies the database, and no other file of the journal; returns the copy."""
    folder.mkdir(exist_ok=True)
    return Path(shutil.copyfile(path, folder / "journal.db"))


@pytest.mark.parametrize("name", GAMES)
def test_a_part_that_is_over_lies_in_the_database_itself(name: str, path: Path, tmp_path: Path) -> None:
    game, record = find_game(name), simulation_of(name).simulate(1, {})
    parts = 0
    with Journal(path) as journal:
        session = start_session(journal, game, record.options, record.players)
        before = session.state
        for entry in record.entries:
            before = session.state
            session.act(entry.action)
            if game.ends_part(before, session.state):
                parts += 1
                rows, damage = read_rows(copy_alone(path, tmp_path / str(parts)))
                assert (rows, damage) == (tuple(journal.rows()), None)
    assert parts > 1
    assert game.ends_part(before, session.state), "the game is over"


def test_a_game_that_is_put_aside_lies_there_too(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Journal(path) as journal:
        session = start_session(journal, find_game("mast-year"), {}, ("Ann", "Bo", "Cy", "Di"))
        session.set_mark(PARKED)
        alone = copy_alone(path, tmp_path)
        assert main(["journal", "list", "--journal", str(alone)]) == 0
    assert "Ann, Bo, Cy, Di" in capsys.readouterr().out


def test_a_disk_that_fails_meanwhile_costs_nothing(path: Path) -> None:
    disk = Disk()
    with Journal(path, connect=disk.connect) as journal:
        written = journal.append(note(1))
        disk.fails = True
        journal.checkpoint()
        journal.checkpoint()
        disk.fails = False
        assert journal.append(note(2)).seq == 2
        assert journal.rows()[0] == written


class BusyLog(apsw.Connection):
    """A database whose log cannot be brought into it at the second time."""

    asked = 0

    def wal_checkpoint(self, dbname: str | None = None, mode: int = apsw.SQLITE_CHECKPOINT_PASSIVE) -> tuple[int, int]:
        BusyLog.asked += 1
        if BusyLog.asked == 2:
            raise apsw.IOError("disk I/O error")
        return super().wal_checkpoint(dbname, mode)


def test_rows_stay_in_the_log_where_it_cannot_be_brought_into_the_database(path: Path) -> None:
    with Journal(path, connect=BusyLog) as journal:
        journal.append(note(1))
        journal.checkpoint()
        journal.checkpoint()  # the file is closed
        assert journal.append(note(2)).seq == 2
    with Journal(path) as journal:
        assert len(journal.rows()) == 2


def test_what_a_companion_holds_is_read_again_before_it_is_called_damaged(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(path, 3)
    path.write_bytes(path.read_bytes()[:4096])
    asked: list[float] = []
    monkeypatch.setattr(reading, "sleep", asked.append)
    lock = JournalLock(path)
    lock.take()
    assert reading.examine_journal(path).damage
    lock.release()
    assert len(asked) == 1  # two looks agree


def test_a_look_at_an_open_journal_leaves_its_locks(path: Path) -> None:
    with Journal(path) as journal:
        journal.append(note(1))
        held = _locks_on(path)
        assert held
        assert len(reading.examine_journal(path).best) == 1
        assert _locks_on(path) == held


def _locks_on(path: Path) -> list[str]:
    """Returns what the kernel tells of the POSIX locks on a file, without their places among all locks."""
    number = f":{path.stat().st_ino} "
    lines = [line for line in Path("/proc/locks").read_text().splitlines() if "POSIX" in line and number in line]
    return [line.partition(": ")[2] for line in lines]


@pytest.mark.parametrize(("left", "says"), [(3, "1 row that was"), (1, "3 rows that were")])
def test_rows_that_were_there_earlier_are_missed(
    left: int, says: str, path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(path, left)
    older = copy_alone(path, tmp_path)
    write(path, 4 - left)
    shutil.copyfile(path.with_name("journal.db.start"), tmp_path / "journal.db.start")
    assert main(["journal", "verify", "--journal", str(older)]) == 1
    assert f"{left} rows, every one as it was written, but {says} there earlier" in capsys.readouterr().out
    assert main(["journal", "list", "--journal", str(older)]) == 0
    assert says in capsys.readouterr().err
    assert (inspect(older).missing, inspect(path).missing) == (4 - left, 0)


def test_a_file_that_was_copied_alone_may_lack_rows(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(path, 2)
    assert main(["journal", "verify", "--journal", str(copy_alone(path, tmp_path))]) == 0
    assert "rows may be missing at its end" in capsys.readouterr().err
    assert main(["journal", "verify", "--journal", str(path)]) == 0
    assert capsys.readouterr().err == ""


def test_a_journal_that_looks_otherwise_each_time_is_looked_at_so_often_and_no_more(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = iter(range(100))
    monkeypatch.setattr(reading, "_examine", lambda *_: SimpleNamespace(damage="torn", look=next(looks)))
    monkeypatch.setattr(reading, "is_held", lambda _: True)
    monkeypatch.setattr(reading, "sleep", lambda _: None)
    reading.examine_journal(path)
    assert next(looks) == reading.TRIES + 1


def test_a_file_that_cannot_be_copied_says_why(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="none"):
        reading._copy(tmp_path / "none", tmp_path / "copy")
