"""J1, J2: no acknowledged row is lost by a power cut; and the harness that says so finds losses elsewhere."""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import apsw
import pytest

from companion.journal import Journal, JournalError
from companion.journal.salvage import read_database
from companion.session import JournalRow
from companion.session.store import NewRow, standing_rows
from tests.journal.powercut import Cut, Recorder, Step, cuts, lay_out

ROWS = 16
TEXT = "x" * 300
SEED = 20260501


@pytest.fixture
def disk(ram: Path) -> Path:
    folder = ram / "disk"
    folder.mkdir()
    return folder


def record_journal(folder: Path, recorder: Recorder, rows: int = ROWS) -> list[JournalRow]:
    """Records what the journal's own append does to the disk, twice opened and closed; returns what was acknowledged.

    The log is folded into the database again and again meanwhile.
    """
    path = folder / "journal.db"
    acknowledged = []
    for half in range(2):
        with Journal(path, connect=recorder.connect) as journal:
            for number in range(half * rows // 2, (half + 1) * rows // 2):
                with suppress(JournalError):  # a sync may have been made to fail
                    acknowledged.append(journal.append(NewRow("game", "acted", {"number": number, "text": TEXT})))
                    recorder.watch(path.with_name("journal.db.copy"))
                    recorder.acknowledge()
    return acknowledged


def test_no_acknowledged_row_is_lost(ram: Path, disk: Path) -> None:
    """J1: at least 2,000 disks: none damaged, none lacking an acknowledged row, none with a row never begun.

    The journal opens as if nothing had been, and goes on.
    """
    recorder = Recorder(settings=(("wal_autocheckpoint", 6),))
    written = record_journal(ram, recorder)
    tried = 0
    for cut in cuts(recorder.steps, survivals=12, seed=SEED):
        lay_out(cut, disk)
        with Journal(disk / "journal.db") as journal:
            left = journal.rows()
            assert tuple(left) == tuple(written[: len(left)]), f"seed {SEED}, disk {tried}"
            assert cut.acknowledged <= len(left) <= cut.acknowledged + 1, f"seed {SEED}, disk {tried}"
            assert journal.salvage is None, f"seed {SEED}, disk {tried}: {journal.salvage}"
            journal.append(NewRow("game", "acted", {"number": -1}))
            tried += 1
    assert tried >= 2000


@pytest.mark.parametrize("lasting", [1, 2, 3])
def test_no_acknowledged_row_is_lost_behind_a_failed_sync(ram: Path, disk: Path, lasting: int) -> None:
    """J1, J7: what a failed sync should have written never reaches the disk, though it can be read until the cut."""
    refusals = 0
    for first in range(4, 40, 2):
        folder = ram / str(first)
        folder.mkdir()
        recorder = Recorder(lambda sync: first <= sync < first + lasting, (("wal_autocheckpoint", 6),))  # noqa: B023
        with suppress(JournalError):  # the second opening fell on the failure
            acknowledged = record_journal(folder, recorder, rows=8)
            refusals += 8 - len(acknowledged)
            laid: dict[str, bytes] | None = None
            for cut in cuts(recorder.steps, survivals=1, seed=SEED):
                if cut.files != laid:  # most steps change nothing of what is safe
                    laid = cut.files
                    lay_out(cut, disk)
                    numbers = [row.content["number"] for row in rows_left(disk)]
                expected = [row.content["number"] for row in acknowledged[: cut.acknowledged]]
                assert [number for number in numbers if number in expected] == expected, f"sync {first}"
                assert len(numbers) <= len(expected) + 1, f"sync {first}: {numbers} for {expected}"
    assert refusals > 0, "no sync failed: nothing was tried"


def rows_left(folder: Path) -> list[JournalRow]:
    """Returns the rows of the database alone, the second copy being lost, that stand after the cut."""
    path = folder / "journal.db"
    if not path.exists():
        return []
    found = read_database(path, apsw.Connection)
    assert found.damage is None, found.damage
    return standing_rows(found.rows)


def sqlite_writer(mode: str, synchronous: str) -> Callable[[Path], list[Step]]:
    """Returns a writer with other settings than the journal's."""

    def write(folder: Path) -> list[Step]:
        recorder = Recorder()
        database = recorder.connect(str(folder / "journal.db"))
        database.pragma("journal_mode", mode)
        database.pragma("synchronous", synchronous)
        database.execute("CREATE TABLE row (number INTEGER PRIMARY KEY, text TEXT)")
        for number in range(ROWS):
            database.execute("INSERT INTO row VALUES (?, ?)", (number, TEXT))
            recorder.acknowledge()
        database.close()
        return recorder.steps

    return write


def lines_writer(folder: Path) -> list[Step]:
    """JSON lines without any sync."""
    steps, offset = [], 0
    for number in range(ROWS):
        line = json.dumps({"number": number, "text": TEXT}).encode() + b"\n"
        steps += [Step("write", "journal.jsonl", offset, line), Step("acknowledged")]
        offset += len(line)
    return steps


def unlink_may_be_lost(steps: list[Step]) -> list[Step]:
    """The same steps on a disk that forgets a deletion until the folder is synced."""
    return [Step("delete", step.file, durable=False) if step.kind == "delete" else step for step in steps]


def count_plain(folder: Path) -> int | None:
    """Returns how many rows a plain database has, or None if it is damaged."""
    path = folder / "journal.db"
    if not path.exists():
        return 0
    database = apsw.Connection(str(path))
    try:
        if database.pragma("quick_check") != "ok":
            return None
        found = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        if found == (0,):
            return 0
        count = database.execute("SELECT count(*) FROM row").fetchone()
        assert count is not None
        return int(count[0])
    except apsw.Error:
        return None
    finally:
        database.close()


def count_lines(folder: Path) -> int | None:
    path = folder / "journal.jsonl"
    count = 0
    for line in path.read_bytes().splitlines() if path.exists() else []:
        try:
            json.loads(line)
        except ValueError:
            break
        count += 1
    return count


def losses(found: Iterator[Cut], disk: Path, count: Callable[[Path], int | None]) -> int:
    lost = 0
    for cut in found:
        lay_out(cut, disk)
        left = count(disk)
        lost += left is None or left < cut.acknowledged
    return lost


@pytest.mark.parametrize(
    ("write", "count", "change"),
    [
        pytest.param(sqlite_writer("wal", "NORMAL"), count_plain, list, id="WAL and NORMAL"),
        pytest.param(sqlite_writer("delete", "OFF"), count_plain, list, id="OFF"),
        pytest.param(lines_writer, count_lines, list, id="JSON lines without sync"),
        pytest.param(
            sqlite_writer("delete", "FULL"), count_plain, unlink_may_be_lost, id="DELETE and FULL, unlink lost"
        ),
    ],
)
def test_the_harness_finds_losses(
    ram: Path,
    disk: Path,
    write: Callable[[Path], list[Step]],
    count: Callable[[Path], int | None],
    change: Callable[[list[Step]], list[Step]],
) -> None:
    """J2: the settings that are known to lose are seen to lose."""
    assert losses(cuts(change(write(ram)), survivals=4, seed=SEED), disk, count) > 0


def test_the_harness_finds_no_loss_where_there_is_none(ram: Path, disk: Path) -> None:
    """J2, the other way: TRUNCATE and FULL is safe, and the harness says so."""
    steps = sqlite_writer("truncate", "FULL")(ram)
    assert losses(cuts(steps, survivals=4, seed=SEED), disk, count_plain) == 0
