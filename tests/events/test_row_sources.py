"""Event rows of a file, of a journal and of lines in memory are read alike, and found again."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.errors import BadInputError
from companion.events.row_sources import LONGEST_LINE, RowFile, RowJournal, RowLines, RowSource
from companion.journal import Journal
from companion.session.store import NO_GAME, EventKind, NewRow

LINES = ('{"journal": "j"}', "", '{"name": "Łódź"}')


@pytest.fixture(params=["a file", "lines"])
def source(request: pytest.FixtureRequest, tmp_path: Path) -> RowSource:
    path = tmp_path / "events.jsonl"
    path.write_text("".join(f"{line}\n" for line in LINES), "utf-8")
    return RowFile(path) if request.param == "a file" else RowLines(str(path), LINES)


def test_each_line_is_read_and_found_again(source: RowSource, tmp_path: Path) -> None:
    read = list(source.lines())
    assert [line.decode().removesuffix("\n") for _, line in read] == list(LINES)
    assert [source.line_at(place) for place, _ in reversed(read)] == [line for _, line in reversed(read)]
    assert source.name == str(tmp_path / "events.jsonl")


def test_of_a_line_without_end_a_part_is_read(tmp_path: Path) -> None:
    (tmp_path / "events.jsonl").write_bytes(b"x" * (LONGEST_LINE + 9))
    assert max(len(line) for _, line in RowFile(tmp_path / "events.jsonl").lines()) == LONGEST_LINE + 1


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="missing: cannot be read: No such file"):
        list(RowFile(tmp_path / "missing").lines())


def test_half_a_letter_is_a_line_too() -> None:
    assert [line for _, line in RowLines("journal", ["\ud800"]).lines()] == [b"\xed\xa0\x80"]


def write_journal(path: Path, *groups: str) -> Path:
    with Journal(path) as journal:
        for group in groups:
            journal.append(NewRow(NO_GAME, EventKind.GROUP_STARTED, {"group": group, "event": "E", "table": "Łódź"}))
    return path


def empty(folder: Path) -> None:
    for path in folder.iterdir():
        path.unlink()


def test_each_row_of_a_journal_is_read_and_found_again(tmp_path: Path) -> None:
    path = write_journal(tmp_path / "journal.db", "Amber Acorn 17", "Bold Beech 18")
    source = RowJournal(path, pytest.fail)
    read = list(source.lines())
    assert [json.loads(line)["group"] for _, line in read] == ["Amber Acorn 17", "Bold Beech 18"]
    assert [source.line_at(place) for place, _ in reversed(read)] == [line for _, line in reversed(read)]
    assert source.name == str(path)


def test_a_journal_that_is_damaged_is_told(tmp_path: Path) -> None:
    path = write_journal(tmp_path / "journal.db", "Amber Acorn 17")
    path.write_bytes(path.read_bytes()[:5000])
    warnings: list[str] = []
    assert len(list(RowJournal(path, warnings.append).lines())) == 1
    assert "what is whole is reported" in warnings[0]


def gone_file(folder: Path) -> RowSource:
    (folder / "events.jsonl").write_text("{}\n")
    return RowFile(folder / "events.jsonl")


def gone_journal(folder: Path) -> RowSource:
    return RowJournal(write_journal(folder / "journal.db", "Amber Acorn 17"), pytest.fail)


@pytest.mark.parametrize("make", [gone_file, gone_journal])
def test_a_source_that_is_gone_since_it_was_read_is_told(make: Callable[[Path], RowSource], tmp_path: Path) -> None:
    source = make(tmp_path)
    [(place, _)] = source.lines()
    empty(tmp_path)
    with pytest.raises(BadInputError, match=rf"^{source.name}: .*cannot be read"):
        source.line_at(place)


def test_a_journal_that_has_become_another_is_told(tmp_path: Path) -> None:
    path = write_journal(tmp_path / "journal.db", "Amber Acorn 17", "Bold Beech 18")
    source = RowJournal(path, pytest.fail)
    places = [place for place, _ in source.lines()]
    empty(tmp_path)
    write_journal(path, "Calm Cedar 19")
    with pytest.raises(BadInputError, match="cannot be read again"):
        source.line_at(places[-1])
