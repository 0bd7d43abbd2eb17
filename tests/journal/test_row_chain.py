"""Rows are chained in the order written, and refused ones are voided."""

from pathlib import Path

import apsw
import pytest

from companion.journal import Journal, schema
from companion.journal.inspection import inspect
from companion.session import Moment
from companion.session.store import RowKind, link_row, standing_rows
from tests.journal.notes import note


@pytest.mark.parametrize(
    "clock", [["2036-01-01", "2016-01-01", "2026-01-01"], ["1970-01-01"] * 3, ["", "?", "3000-12-31"]]
)
def test_a_clock_that_jumps_orders_nothing(path: Path, clock: list[str]) -> None:
    """K11"""
    times = iter([*clock, "2026-05-05"])
    with Journal(path, clock=lambda: Moment(next(times), "boot", -5)) as journal:
        for number in range(4):
            journal.append(note(number))
        assert [row.content["number"] for row in journal.rows()] == [0, 1, 2, 3]
        assert [row.moment.at for row in journal.rows()][:3] == clock
    assert inspect(path).whole


def test_a_refused_row_that_the_disk_kept_is_voided(path: Path) -> None:
    """J7: the commit failed on its way back; the row is on the disk, and must not count."""
    with Journal(path) as journal:
        journal.append(note(1))
        stray = link_row(journal.rows()[-1].link, 2, note(2), Moment("", "", 0))
        journal._file.close()
        database = apsw.Connection(str(path))
        schema.insert_row(database, stray)
        database.close()
        assert [row.kind for row in journal.rows()] == ["acted"]
        journal.append(note(3))
        assert [row.kind for row in journal.rows()] == ["acted", "acted", RowKind.VOIDED, "acted"]
        assert [row.content["number"] for row in standing_rows(journal.rows())] == [1, 3]
    assert inspect(path).whole
