"""Two copies of a journal: bit rot is found, and one copy mends the other."""

import os
from pathlib import Path
from random import Random

import apsw
import pytest

from companion.journal import Journal
from companion.journal.inspection import inspect
from companion.journal.second_copy import SecondCopy, check_copy
from companion.session.store import follows
from tests.journal.notes import note, write

SEED = 7


def flip(path: Path, place: int) -> None:
    content = bytearray(path.read_bytes())
    content[place] ^= 1 << (place % 8)
    path.write_bytes(bytes(content))


def test_any_flipped_byte_is_found_and_costs_nothing(path: Path) -> None:
    """J11: 1,000 random places; whichever copy rots, every row is there after the next start."""
    written = write(path, 40)
    names = (path, path.with_name("journal.db.copy"))
    whole = {name: name.read_bytes() for name in names}
    random = Random(SEED)
    for trial in range(1000):
        for name, content in whole.items():
            name.write_bytes(content)
        for left in path.parent.glob("*.corrupt-*"):
            left.unlink()
        rotten = names[trial % 2]
        flip(rotten, random.randrange(len(whole[rotten])))
        found = inspect(path)
        with Journal(path) as journal:
            assert tuple(journal.rows()) == written, f"seed {SEED}, trial {trial}"
            assert journal.salvage is not None or found.whole, f"seed {SEED}, trial {trial}: mended in silence"
        if rotten != path:
            assert not found.whole, "each byte of the second copy counts"


def test_each_flipped_bit_of_the_second_copy_is_damage_and_no_unfinished_end(path: Path) -> None:
    """J11: also where the bit makes a zero of a byte, or takes the last line its end."""
    written = write(path, 3)
    whole = path.with_name("journal.db.copy").read_bytes()
    assert not check_copy(whole, written).damaged
    for place in range(len(whole)):
        for bit in range(8):
            rotten = bytearray(whole)
            rotten[place] ^= 1 << bit
            assert check_copy(bytes(rotten), written).damaged, f"byte {place}, bit {bit}"


@pytest.mark.parametrize("hole", [0, 1, 2, 90])
def test_a_cut_leaves_an_unfinished_end_and_no_damage(path: Path, hole: int) -> None:
    """J17: what was not written yet is missing, or reads as zeros."""
    written = write(path, 3)
    whole = path.with_name("journal.db.copy").read_bytes()
    for length in range(1, len(whole)):
        found = check_copy(whole[:length] + bytes(hole), written)
        assert not found.damaged, f"cut behind byte {length}"


def test_a_rotten_row_is_found_where_sqlite_finds_nothing(path: Path) -> None:
    """J11: SQLite's own check says ok after a bit of a row's text has flipped."""
    written = write(path, 10)
    place = path.read_bytes().index("♥".encode())
    flip(path, place)
    database = apsw.Connection(str(path))
    assert database.pragma("integrity_check") == "ok"
    database.close()
    assert not inspect(path).whole
    with Journal(path) as journal:
        assert tuple(journal.rows()) == written
        assert journal.salvage is not None
        assert journal.salvage.kept == 10
        assert journal.salvage.aside == path.with_name("journal.db.corrupt-1")
        assert journal.salvage.aside.exists()


def test_without_a_second_copy_everything_before_the_damage_is_kept(path: Path) -> None:
    """J11"""
    written = write(path, 10)
    path.with_name("journal.db.copy").unlink()
    content = path.read_bytes()
    body = b'"number":7'
    flip(path, content.index(body) + len(body) - 1)
    with Journal(path) as journal:
        kept = tuple(journal.rows())
        assert kept == written[: len(kept)]
        assert len(kept) == 7
        journal.append(note(99))
        assert follows(kept[-1], journal.rows()[-1])


def test_damaged_files_are_never_overwritten(path: Path) -> None:
    """J11"""
    for number in (1, 2, 3):
        write(path, 2)
        path.write_bytes(b"rot" * 2000)
        with Journal(path) as journal:
            assert journal.salvage is not None
        assert path.with_name(f"journal.db.corrupt-{number}").read_bytes() == b"rot" * 2000


def test_a_lost_tail_comes_back_from_the_second_copy(path: Path) -> None:
    """J11, J17: a card that forgets its last writes."""
    write(path, 3)
    old = path.read_bytes()
    written = write(path, 4)
    path.write_bytes(old)
    assert inspect(path).damage == ("the database lacks 4 rows that the second copy has",)
    with Journal(path) as journal:
        assert tuple(journal.rows()) == written


def test_a_cut_second_copy_is_completed(path: Path) -> None:
    written = write(path, 6)
    copy = path.with_name("journal.db.copy")
    whole = copy.read_bytes()
    copy.write_bytes(whole[: len(whole) // 2])
    with Journal(path) as journal:
        assert tuple(journal.rows()) == written
    assert copy.read_bytes() == whole


def test_a_second_copy_that_cannot_be_written_stops_no_game(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    copy = path.with_name("journal.db.copy")
    with Journal(path) as journal:
        journal.append(note(0))
        journal._file._second_copy.close()
        copy.unlink()
        copy.mkdir()
        journal.append(note(1))
        journal.append(note(2))
        assert len(journal.rows()) == 3
    assert "second copy is behind" in caplog.text
    copy.rmdir()
    with Journal(path) as journal:
        assert len(journal.rows()) == 3
    assert inspect(path).whole


def test_a_second_copy_of_another_version_is_written_anew(path: Path) -> None:
    written = write(path, 3)
    copy = path.with_name("journal.db.copy")
    copy.write_bytes(copy.read_bytes().replace(b"journal", b"jornual"))
    with Journal(path) as journal:
        assert tuple(journal.rows()) == written
        assert journal.salvage is not None
        assert journal.salvage.reason == "the second copy was damaged"
    assert inspect(path).whole


def test_a_second_copy_that_cannot_be_written_anew(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    write(path, 3)
    path.with_name("journal.db.copy").write_bytes(b"a stranger's line\n")
    path.with_name("journal.db.copy.new").mkdir()
    with Journal(path) as journal:
        assert len(journal.rows()) == 3
    assert "second copy cannot be written" in caplog.text


def test_a_pipe_in_the_place_of_the_second_copy_is_not_waited_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    os.mkfifo(tmp_path / "journal.db.copy")
    assert SecondCopy(tmp_path / "journal.db.copy").load() is None
    assert "it is no file" in caplog.text
