"""Both copies of a journal are damaged: what one lacks the other gives, and what neither has is told (J11)."""

from pathlib import Path
from random import Random

import pytest

from companion.journal import Journal
from companion.journal.inspection import inspect
from companion.session.store import NewRow
from tests.journal.both_copies import assert_told, opened
from tests.journal.damage import spoil
from tests.journal.notes import write

SEED = 11


def test_what_one_copy_lacks_the_other_gives(path: Path) -> None:
    written = write(path, 30)
    for number in (4, 15):
        spoil(path, number)
    for number in (8, 20):
        spoil(path.with_name("journal.db.copy"), number)
    rows, salvage = opened(path)
    assert rows == written
    assert salvage is not None
    assert (salvage.lost, salvage.behind) == (0, 0)
    assert inspect(path).whole


def test_whole_rows_behind_a_hole_are_found_and_told(path: Path) -> None:
    written = write(path, 30)
    for file in (path, path.with_name("journal.db.copy")):
        spoil(file, 10)
    found = inspect(path)
    assert (found.salvageable, found.lost, found.behind) == (10, 20, 19)
    rows, salvage = opened(path)
    assert rows == written[:10]
    assert salvage is not None
    assert (salvage.kept, salvage.lost, salvage.behind) == (10, 20, 19)
    assert salvage.aside is not None
    assert salvage.aside.exists(), "what stands behind the hole can still be read there"


def test_no_damage_is_silent_and_none_keeps_a_journal_from_opening(path: Path) -> None:
    """300 times both copies are damaged; `python -m tests.bench.damage` does it for as long as one likes."""
    written = write(path, 40)
    files = (path, path.with_name("journal.db.copy"))
    whole = [file.read_bytes() for file in files]
    random = Random(SEED)
    for trial in range(300):
        assert_told(written, files, whole, random, f"seed {SEED}, trial {trial}")


def test_two_files_without_heads_are_still_known_as_ours(path: Path) -> None:
    written = write(path, 10)
    for file in (path, path.with_name("journal.db.copy")):
        file.write_bytes(bytes(100) + file.read_bytes()[100:])
    rows, salvage = opened(path)
    assert rows == written[: len(rows)]
    assert salvage is not None


@pytest.mark.parametrize("length", [1, 513, 700, 1025])
@pytest.mark.parametrize("hole", range(5))
def test_a_power_cut_is_no_damage_of_the_second_copy(path: Path, length: int, hole: int) -> None:
    """J17: whichever of its last pieces did not reach the disk."""
    with Journal(path) as journal:
        for _ in range(4):
            journal.append(NewRow("game", "acted", {"text": "x" * length}))
    copy = path.with_name("journal.db.copy")
    lines = copy.read_bytes().splitlines(keepends=True)
    pieces = [line[start : start + 512] for line in lines for start in range(0, len(line), 512)]
    copy.write_bytes(b"".join(bytes(len(one)) if place == hole else one for place, one in enumerate(pieces)))
    _, salvage = opened(path)
    assert salvage is None
    assert inspect(path).whole
