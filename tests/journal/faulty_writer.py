"""A process that writes a journal while the disk fails or the process is killed."""

from pathlib import Path

from companion.journal import Journal
from tests.journal.strace import confined_to, run_under

WRITER = """
import sys
from pathlib import Path
from companion.journal import Journal, JournalError
from companion.session.store import NewRow
path, count = Path(sys.argv[1]), int(sys.argv[2])
with Journal(path) as journal:
    for number in range(count):
        try:
            journal.append(NewRow("game", "acted", {"number": number}))
        except JournalError as error:
            print("refused", number, error, flush=True)
        else:
            print("acknowledged", number, flush=True)
"""


def run_writer(path: Path, count: int, *fault: str) -> tuple[int, list[str], list[str]]:
    """Runs the writer under a fault; returns its status, the numbers acknowledged, and those refused."""
    done = run_under(list(fault), WRITER, str(path), str(count))
    lines = [line.split() for line in done.stdout.splitlines()]
    assert "Traceback" not in done.stderr or "JournalError" in done.stderr, done.stderr
    return (
        done.returncode,
        [line[1] for line in lines if line[0] == "acknowledged"],
        [line[1] for line in lines if line[0] == "refused"],
    )


def numbers(path: Path) -> list[str]:
    """Returns the numbers that a new companion finds in the journal."""
    with Journal(path) as journal:
        voided = {seq for row in journal.rows() if row.kind == "voided" for seq in row.content["rows"]}
        return [str(row.content["number"]) for row in journal.rows() if row.kind == "acted" and row.seq not in voided]


def assert_killed(folder: Path, call: str, nth: int) -> int:
    """Kills the writer at the `nth` call of a kind; holds that what was acknowledged is there, and one more at most."""
    path = folder / "journal.db"
    status, acknowledged, _ = run_writer(path, 3, *_on_files(path), "-e", f"inject={call}:signal=KILL:when={nth}")
    found = numbers(path)
    assert found == [str(number) for number in range(len(found))], f"{call} {nth}"
    assert len(acknowledged) <= len(found) <= len(acknowledged) + 1, f"{call} {nth}"
    assert status == -9 or acknowledged == ["0", "1", "2"]
    return status


def _on_files(path: Path) -> list[str]:
    """Confines a fault to the journal's own files."""
    parts = ("", "-wal", "-journal", ".copy", ".copy.new", ".lock", ".start", ".start.new", ".refused")
    return confined_to(path.parent, *(path.name + part for part in parts))
