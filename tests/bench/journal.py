"""The journal: a commit's time, opening 10,000 rows and playing on, and checking 100,000 rows."""

import statistics
import tempfile
import time
from pathlib import Path

from companion.engine import read_record
from companion.games import find_game
from companion.journal import Journal
from companion.journal.inspection import inspect
from companion.session import resume_session, start_session
from companion.session.store import NewRow
from tests.bench.replay import followed_game

ROWS = 100_000


def main() -> None:
    """Prints the figures."""
    with tempfile.TemporaryDirectory() as folder:
        _commits(Path(folder) / "commits.db")
        _long_game(Path(folder) / "game.db")
        _many_rows(Path(folder) / "rows.db")


def _commits(path: Path) -> None:
    times = []
    with Journal(path) as journal:
        for number in range(400):
            began = time.perf_counter()
            journal.append(NewRow("game", "acted", {"number": number, "text": "x" * 300}))
            times.append((time.perf_counter() - began) * 1000)
    print(f"commit: median {statistics.median(times):.2f} ms, 99th percentile {sorted(times)[395]:.2f} ms")


def _long_game(path: Path) -> None:
    game = find_game("mast-year")
    record = read_record(followed_game(230, seed=1)[0], find_game)
    with Journal(path) as journal:
        session = start_session(journal, game, record.options, record.players)
        for entry in record.entries[:-1]:
            session.act(entry.action)
    began = time.perf_counter()
    with Journal(path) as journal:
        resume_session(journal, session.number).act(record.entries[-1].action)
    print(f"a game of {len(record.entries)} entries opened and played on: {time.perf_counter() - began:.2f} s")


def _many_rows(path: Path) -> None:
    with Journal(path) as journal:
        for number in range(ROWS):
            journal.append(NewRow("game", "acted", {"number": number, "text": "x" * 200}))
    began = time.perf_counter()
    found = inspect(path)
    print(f"{found.rows} rows checked, both copies: {time.perf_counter() - began:.2f} s, whole: {found.whole}")


if __name__ == "__main__":
    main()
