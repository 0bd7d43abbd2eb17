"""What a report reads is read as a stream: a game leaves its figures behind, not its rows."""

import gc
import tempfile
import tracemalloc
from pathlib import Path

import pytest

from companion.events.sources import report_on
from companion.journal import Journal
from companion.session.store import NO_GAME, EventKind, NewRow
from tests.events.rows import score_line, simulate_event

pytestmark = pytest.mark.one_python

FEW, MANY = 500, 2000
ALLOWED_BYTES = (200 - 60) * 2**20 / 10_000
"""What a game may leave behind, so that ten thousand of them and Python itself stay below 200 MiB."""


@pytest.fixture(scope="module")
def left_behind(tmp_path_factory: pytest.TempPathFactory) -> tuple[float, float]:
    """What each further game adds to the memory of a report, at its peak, and to the file; in bytes."""
    folder, lines = tmp_path_factory.mktemp("events"), [score_line(seed) for seed in range(4)]
    few, many = (simulate_event("t", games, 1, lines).write(folder / f"{games}.jsonl") for games in (FEW, MANY))
    report_on([few], pytest.fail)  # what is loaded once
    peak = peak_bytes(many) - peak_bytes(few)
    return peak / (MANY - FEW), (many.stat().st_size - few.stat().st_size) / (MANY - FEW)


def test_a_report_on_files_of_rows_needs_no_room_on_any_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = simulate_event("t", 2, 1, [score_line(0)]).write(tmp_path / "events.jsonl")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "full"))
    assert report_on([path], pytest.fail)[1]


def peak_bytes(*paths: Path) -> int:
    gc.collect()
    tracemalloc.start()
    try:
        report_on(paths, pytest.fail)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_ten_thousand_games_fit_into_two_hundred_mebibytes(left_behind: tuple[float, float]) -> None:
    assert left_behind[0] <= ALLOWED_BYTES


def test_a_game_leaves_no_rows_behind(left_behind: tuple[float, float]) -> None:
    """Held as Python's own objects, the rows would take several times what they are in the file."""
    in_memory, in_file = left_behind
    assert in_memory < 2 * in_file


def test_a_journal_leaves_no_rows_behind(tmp_path: Path) -> None:
    """Several journals need hardly more than the one with the most rows."""
    paths = [tmp_path / f"table-{table}.db" for table in range(4)]
    for path in paths:
        with Journal(path) as journal:
            for number in range(20):
                said = {"group": f"Amber Acorn {number}", "event": "E", "table": path.name, "later": "x" * 50_000}
                journal.append(NewRow(NO_GAME, EventKind.GROUP_STARTED, said))
    peak_bytes(paths[0])  # what is loaded once
    assert peak_bytes(*paths) < 1.5 * peak_bytes(paths[0])
