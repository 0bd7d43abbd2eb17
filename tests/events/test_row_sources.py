"""Event rows of a file and of lines in memory are read alike, and found again."""

from pathlib import Path

import pytest

from companion.errors import BadInputError
from companion.events.row_sources import LONGEST_LINE, RowFile, RowLines, RowSource

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
