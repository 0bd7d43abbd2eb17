"""Rows in memory follow each other, the last safe one, and whatever a failing disk may hold."""

import pytest

from companion.journal.row_chain import link_new_row
from companion.journal.rows_in_memory import RowsInMemory
from companion.session.moment import system_clock
from companion.session.store import JournalRow, RowKind, follows
from tests.journal.notes import note


def row(before: JournalRow | None, number: int) -> JournalRow:
    return link_new_row(before, note(number), system_clock)


def test_without_any_there_is_nothing_to_save() -> None:
    kept = RowsInMemory(system_clock)
    assert (bool(kept), kept.standing, kept.of(None), kept.missing_behind([])) == (False, 0, [], [])


def test_they_follow_the_last_safe_row() -> None:
    kept = RowsInMemory(system_clock)
    safe = row(None, 1)
    first = kept.keep(note(2), safe, [])
    second = kept.keep(note(3), safe, [])
    assert follows(safe, first)
    assert follows(first, second)
    assert (kept.standing, kept.of("game"), kept.of("another")) == (2, [first, second], [])
    assert kept.missing_behind([]) == [first, second]


def test_a_refused_row_that_the_disk_may_hold_is_voided_and_does_not_count() -> None:
    kept = RowsInMemory(system_clock)
    safe = row(None, 1)
    refused = row(safe, 2)
    kept.keep(note(3), safe, [refused])
    assert [one.kind for one in kept.of(None)] == ["acted", RowKind.VOIDED, "acted"]
    assert kept.standing == 1
    assert [one.seq for one in kept.missing_behind([refused])] == [3, 4]


def test_over_rows_of_somebody_else_nothing_is_written() -> None:
    kept = RowsInMemory(system_clock)
    safe = row(None, 1)
    kept.keep(note(2), safe, [])
    with pytest.raises(OSError, match="holds rows that this companion did not write"):
        kept.missing_behind([row(safe, 9)])


def test_what_is_saved_is_in_memory_no_more() -> None:
    kept = RowsInMemory(system_clock)
    kept.keep(note(1), None, [])
    assert kept
    kept.clear()
    assert not kept
