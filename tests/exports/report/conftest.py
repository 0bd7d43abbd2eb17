"""A playtest event of two versions, and its report."""

from pathlib import Path

import pytest

from companion.events.report import ReportLine
from companion.events.sources import report_on
from tests.events.rows import Journal, score_line, simulate_event

HOSTILE = '=cmd|"<script>alert(1)</script>"'


def report(journal: Journal, folder: Path) -> list[ReportLine]:
    """Returns the report on one journal."""
    lines, is_sound = report_on([journal.write(folder / "events.jsonl")], print)
    assert is_sound
    return lines


@pytest.fixture(scope="session")
def event(tmp_path_factory: pytest.TempPathFactory) -> list[ReportLine]:
    """Returns the lines of an event with two versions and a remark that no page may run."""
    journal = simulate_event("t", 60, 3, [score_line(seed) for seed in range(4)])
    session = next(row["session"] for row in journal.rows if row["kind"] == "game-started" and row["version"] == "1")
    journal.survey(session, 0, change=HOSTILE, fun=5, foreseeable=3)
    journal.add("overruled", session=session, entry=4, what="bounty-led")
    return report(journal, tmp_path_factory.mktemp("event"))
