"""Event rows of a journal: exported as JSON Lines, and reported like them."""

import json
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.journal import Journal
from companion.session.store import NewRow
from tests.journal.make_journal import make

GROUP = "Amber Acorn 17"


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A journal with two games, whose first one belongs to a playtest event."""
    path = tmp_path / "journal.db"
    make(path)
    with Journal(path) as rows:
        session = next(row.session for row in rows.rows() if row.kind == "corrected")
        rows.append(NewRow("", "group-started", {"group": GROUP, "event": "Test", "table": "1"}))
        said = {"group": GROUP, "game": "mast-year", "version": "1", "rules": "r", "assist": "referee", "way": "watch"}
        rows.append(NewRow(session, "game-started", said))
        rows.append(NewRow(session, "rule-question", {"entry": 1, "fact": "MY-5.4", "unclear": True, "note": None}))
    return path


def test_event_rows_are_exported_with_the_journals_name_and_reported_alike(
    journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["journal", "export", "--as", "events", "--journal", str(journal), "--to", str(tmp_path / "out")]) == 0
    (file,) = (tmp_path / "out").iterdir()
    rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [row["kind"] for row in rows] == ["corrected", "group-started", "game-started", "rule-question"]
    assert {row["journal"] for row in rows} == {file.stem.removeprefix("events-")}
    assert rows[0]["session"] == rows[2]["session"] == rows[3]["session"] != ""
    assert rows[0]["how"] == "replace"
    capsys.readouterr()
    for source in (journal, file, tmp_path / "out"):
        assert main(["report", "--json", str(source)]) == 0
        line = json.loads(capsys.readouterr().out)
        assert (line["groups"], line["running"]) == (1, 1)
        assert line["corrections"] == 1
        assert line["rule_questions"] == [{"fact": "MY-5.4", "count": 1}]


def test_a_journal_and_its_export_together_count_once(
    journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["journal", "export", "--as", "events", "--journal", str(journal), "--to", str(tmp_path)])
    capsys.readouterr()
    assert main(["report", "--json", str(journal), str(tmp_path)]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1


def test_games_of_a_journal_with_event_rows_are_still_listed(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["journal", "list", "--json", "--journal", str(journal)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
