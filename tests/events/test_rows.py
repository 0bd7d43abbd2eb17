"""Rows of events are read as JSON Lines, each once."""

import json
from pathlib import Path

import pytest

from companion.errors import BadInputError
from companion.events.row_sources import RowFile, RowLines
from companion.events.rows import EventRow, RowReader, find_files, read_row
from tests.events.rows import Journal, write_rows


def journal(*groups: str) -> Journal:
    made = Journal("table-1")
    for group in groups:
        made.add("group-started", group=group)
    return made


def test_a_row_is_named_by_its_journal_and_number() -> None:
    row = read_row(b'{"journal": "j", "seq": 3, "kind": "group-ended", "group": "Amber Acorn 17"}')
    assert isinstance(row, EventRow)
    assert (row.journal, row.seq, row.kind) == ("j", 3, "group-ended")


def test_a_kind_of_a_later_version_is_no_row_and_no_fault() -> None:
    assert read_row(b'{"journal": "j", "seq": 3, "kind": "weather"}') is None


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"{", "no JSON"),
        (b'{"journal": "j", "seq": NaN, "kind": "survey"}', "no JSON"),
        (b"[]", "JSON object"),
        (b'{"journal": "", "seq": 1, "kind": "survey"}', "'journal'"),
        (b'{"journal": "j", "seq": true, "kind": "survey"}', "'seq'"),
        (b'{"journal": "j", "seq": 1, "kind": "survey", "session": "s", "seat": -1, "answers": {}}', "'seat'"),
    ],
)
def test_what_is_wrong_with_a_line_is_said(line: bytes, why: str) -> None:
    with pytest.raises(BadInputError, match=why):
        read_row(line)


@pytest.mark.parametrize("seconds", ["1e10", "1" + "0" * 400, "-1", "true", '"600"'])
def test_a_game_cannot_have_taken_longer_than_anybody_lives(seconds: str) -> None:
    line = (
        f'{{"journal": "j", "seq": 1, "kind": "game-ended", "session": "s", "how": "stopped", "played_s": {seconds}}}'
    )
    with pytest.raises(BadInputError, match="'played_s'"):
        read_row(line.encode())
    assert read_row(line.replace(seconds, "86400.5").encode()) is not None


def test_a_row_of_two_files_comes_once_and_another_one_of_its_number_is_left_out(tmp_path: Path) -> None:
    warnings: list[str] = []
    reader = RowReader(warnings.append)
    first = journal("Amber Acorn 17", "Bold Beech 18").write(tmp_path / "a.jsonl")
    second = write_rows(tmp_path / "b.jsonl", [*journal("Amber Acorn 17", "Calm Cedar 19").rows])
    assert [row.seq for row in reader.read(RowFile(first))] == [1, 2]
    assert not reader.has_warned
    assert list(reader.read(RowFile(second))) == []
    assert len(warnings) == 1
    assert "line 2" in warnings[0]
    assert reader.has_warned


def test_a_row_whose_first_one_is_gone_with_its_file_is_left_out(tmp_path: Path) -> None:
    warnings: list[str] = []
    reader = RowReader(warnings.append)
    first = journal("Amber Acorn 17").write(tmp_path / "a.jsonl")
    second = journal("Calm Cedar 19").write(tmp_path / "b.jsonl")
    assert len(list(reader.read(RowFile(first)))) == 1
    first.unlink()
    assert list(reader.read(RowFile(second))) == []
    [warning] = warnings
    assert warning.startswith(f"{second}: line 1: {first}: cannot be read: ")


def test_a_row_of_a_journal_and_of_its_export_comes_once_however_it_is_written(tmp_path: Path) -> None:
    made = journal("Amber Acorn 17", "Bold Beech 18")
    exported = tmp_path / "a.jsonl"
    exported.write_text("".join(json.dumps(row, separators=(",", ":"), sort_keys=True) + "\n" for row in made.rows))
    reader = RowReader(pytest.fail)
    assert [row.seq for row in reader.read(RowLines("journal.db", list(map(json.dumps, made.rows))))] == [1, 2]
    for _ in range(2):
        assert list(reader.read(RowFile(exported))) == []


def test_a_folder_means_its_files_of_rows(tmp_path: Path) -> None:
    for name in ("b.jsonl", "a.jsonl", "c.txt"):
        (tmp_path / name).write_text("")
    assert [path.name for path in find_files(tmp_path)] == ["a.jsonl", "b.jsonl"]
    with pytest.raises(BadInputError, match="is not there"):
        find_files(tmp_path / "missing")
