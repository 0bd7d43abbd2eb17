"""Journals and files beside them that no companion wrote: one line says what is wrong, and nothing hangs or grows."""

import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import apsw
import pytest

from companion.__main__ import main
from companion.errors import BadInputError
from companion.journal import Journal, schema
from companion.journal.inspection import inspect
from tests.journal.hand_made import write_by_hand
from tests.journal.notes import note, write

LONE = "\ud800"
"""Half of a character, which JSON can write and no text holds."""


def started(game: str, players: str = "ABCD", **options: object) -> tuple[str, str, str]:
    return "g1", "started", json.dumps({"game": game, "options": options, "players": list(players)})


def begun(**said: object) -> tuple[str, str, str]:
    return "g1", "game-started", json.dumps({"group": "G", "game": "mast-year", "version": "1", "rules": "r", **said})


@pytest.mark.parametrize("body", ["{}", '{"how": "replace"}', '{"entry": 1, "how": 7}', "[]", "no JSON"])
def test_a_correction_that_does_not_say_of_what_is_one_nevertheless(
    body: str, path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_by_hand(path, started("mast-year"), begun(), ("g1", "corrected", body))
    assert main(["journal", "export", "--as", "events", "--journal", str(path), "--to", str(tmp_path)]) == 0
    assert len(Path(capsys.readouterr().out.strip()).read_text().splitlines()) == 2
    assert main(["report", "--json", str(path)]) == 0
    line = json.loads(capsys.readouterr().out)
    assert (line["games"], line["corrections"]) == (1, 1)


def test_an_event_row_that_says_nothing_is_named(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_by_hand(path, started("mast-year"), begun(), ("g1", "overruled", "no JSON"))
    assert main(["report", "--json", str(path)]) == 2
    said = capsys.readouterr()
    assert "a row of kind 'overruled' has no such 'what'; it is left out" in said.err
    assert json.loads(said.out)["games"] == 1


@pytest.mark.parametrize("form", ["record", "csv", "replay", "qr", "result", "events"])
@pytest.mark.parametrize(
    "game",
    [
        (started("mast-year", f"A{LONE}CD"), begun(group=LONE)),
        (started("masters-of-maple-syrup", "AB", catalogue=[{"name": "X", "type": "tree", "cost": LONE}]),),
        (started("masters-of-maple-syrup", "AB", catalogue=[{"name": f"X{LONE}", "type": "tree", "text": LONE}]),),
    ],
    ids=["name", "cost", "card"],
)
def test_half_a_character_keeps_no_export_from_being_written(
    game: tuple[tuple[str, str, str], ...], form: str, path: Path, tmp_path: Path
) -> None:
    write_by_hand(path, *game)
    assert main(["journal", "export", "--as", form, "--journal", str(path), "--to", str(tmp_path)]) in (0, 1)
    for file in tmp_path.glob("*.*"):
        assert file.suffix == ".png" or file.read_text("utf-8") is not None


def limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (2 << 30,) * 2)


def verify(path: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "companion", "journal", "verify", "--journal", str(path)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, preexec_fn=limit_memory)


ENDLESS = (
    "CREATE VIEW row AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS seq, "
    "'g' AS session, 'acted' AS kind, '{}' AS body, '' AS at, '' AS boot, 1 AS up_ns, zeroblob(32) AS link FROM n"
)
LARGE = (
    "CREATE TABLE row (seq INTEGER PRIMARY KEY, session, kind, at, boot, up_ns, link, "
    "body AS (hex(zeroblob(400000000))))"
)


@pytest.mark.parametrize("table", [ENDLESS, LARGE], ids=["endless", "large"])
def test_a_small_database_takes_little_memory(table: str, path: Path) -> None:
    path.parent.mkdir(parents=True)
    database = apsw.Connection(str(path))
    database.pragma("application_id", schema.APPLICATION)
    database.pragma("user_version", schema.VERSION)
    database.execute(table)
    database.close()
    assert path.stat().st_size <= 16 << 10
    done = verify(path)
    assert (done.returncode, done.stderr.count("Traceback")) == (1, 0), done.stderr
    assert "the tables are not as they were made" in done.stdout
    assert inspect(path).damage == ("the tables are not as they were made",)


def test_a_large_copy_full_of_nothing_is_not_read(path: Path) -> None:
    write(path, 3)
    os.truncate(path.with_name("journal.db.copy"), 3 << 30)
    done = verify(path)
    assert (done.returncode, done.stderr.count("Traceback")) == (1, 0), done.stderr
    assert "the second copy breaks off" in done.stdout
    with Journal(path) as journal:
        assert len(journal.rows()) == 3
    assert inspect(path).whole


def test_a_rows_time_writes_nothing_else_on_a_terminal(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_by_hand(path, started("mast-year"), at="\x1b]0;owned\x07")
    for words in (["show", "g1"], ["list"]):
        assert main(["journal", *words, "--journal", str(path)]) == 0
    said = capsys.readouterr().out
    assert "owned" in said
    assert not {"\x1b", "\x07"} & set(said)


@pytest.mark.parametrize("ending", [".start", ".refused", "-journal", "-wal", ".copy", ".lock", ".reserve"])
def test_a_pipe_is_not_waited_for(ending: str, path: Path) -> None:
    write(path, 1)
    place = path.with_name(path.name + ending)
    place.unlink(missing_ok=True)
    os.mkfifo(place)
    with pytest.raises(BadInputError, match="is no file but a pipe"), Journal(path):
        pass
    with pytest.raises(BadInputError, match="is no file but a pipe"):
        inspect(path)


@pytest.mark.parametrize("start", ['[1e400, "00"]', '[-1, "00"]', '[true, "00"]', '[1.5, "00"]', "[1, 7]", '[1, "0"]'])
def test_a_start_that_names_no_row_tells_nothing(start: str, path: Path) -> None:
    write(path, 2)
    path.with_name("journal.db.start").write_text(start)
    assert inspect(path).missing == 0
    with Journal(path) as journal:
        assert (len(journal.rows()), journal.forgotten) == (2, 0)


@pytest.mark.parametrize("make", [lambda path: os.truncate(path, 1 << 20), Path.mkdir], ids=["large", "folder"])
def test_what_was_refused_is_unknown_if_no_companion_wrote_it(make: Callable[[Path], object], path: Path) -> None:
    write(path, 2)
    refused = path.with_name("journal.db.refused")
    if make is not Path.mkdir:
        refused.touch()
    make(refused)
    with Journal(path) as journal:
        assert journal.append(note(3)).seq == 3
