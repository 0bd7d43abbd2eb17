"""J1, J2: no acknowledged row is lost by a power cut; and the harness that says so finds losses elsewhere."""

import json
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import apsw
import pytest

from companion.session import Journal
from companion.session.salvage import read_database
from companion.session.store import Note
from tests.session.powercut import Cut, Recorder, Step, cuts, lay_out

ROWS = 12
TEXT = "x" * 300
SEED = 20260501


@pytest.fixture
def disk() -> Iterator[Path]:
    """A folder in memory where there is one: thousands of disks are laid out in it."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield Path(folder)


def recorded_journal(folder: Path) -> list[Step]:
    """Returns what the journal's own append does to the disk, closing included."""
    recorder = Recorder()
    with Journal(folder / "journal.db", connect=recorder.connect) as journal:
        for number in range(ROWS):
            journal.append(Note("game", "acted", {"number": number, "text": TEXT}))
            recorder.acknowledge()
    return recorder.steps


def rows_left(folder: Path) -> int:
    """Returns how many whole rows are there after the cut; raises if the database is damaged."""
    path = folder / "journal.db"
    if not path.exists():
        return 0
    rows, damage = read_database(path, apsw.Connection)
    assert damage is None, damage
    return len(rows)


def test_no_acknowledged_row_is_lost(tmp_path: Path, disk: Path) -> None:
    """J1: at least 2,000 disks, none damaged, none lacking an acknowledged row, none with a row never begun."""
    tried = 0
    for cut in cuts(recorded_journal(tmp_path), survivals=28, seed=SEED):
        lay_out(cut, disk)
        left = rows_left(disk)
        assert cut.acknowledged <= left <= cut.acknowledged + 1, f"seed {SEED}, disk {tried}"
        tried += 1
    assert tried >= 2000


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
    tmp_path: Path,
    disk: Path,
    write: Callable[[Path], list[Step]],
    count: Callable[[Path], int | None],
    change: Callable[[list[Step]], list[Step]],
) -> None:
    """J2: the settings that are known to lose are seen to lose."""
    assert losses(cuts(change(write(tmp_path)), survivals=4, seed=SEED), disk, count) > 0


def test_the_harness_finds_no_loss_where_there_is_none(tmp_path: Path, disk: Path) -> None:
    """J2, the other way: TRUNCATE and FULL is safe, and the harness says so."""
    steps = sqlite_writer("truncate", "FULL")(tmp_path)
    assert losses(cuts(steps, survivals=4, seed=SEED), disk, count_plain) == 0
