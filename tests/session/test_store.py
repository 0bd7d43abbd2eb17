"""The rows that a session writes: each is linked to the one before, so that a changed or missing one is found."""

from dataclasses import replace

import pytest

from companion.errors import BadRecordError
from companion.session import MemoryStore
from companion.session.moment import Moment
from companion.session.store import NewRow, RowKind, follows, standing_rows


def store_of(*notes: NewRow) -> MemoryStore:
    store = MemoryStore(lambda: Moment("2026-05-01T19:30:00Z", "boot", 1))
    for note in notes:
        store.append(note)
    return store


def note(number: int, session: str = "one") -> NewRow:
    return NewRow(session, "acted", {"number": number})


def test_rows_are_numbered_from_one_and_found_by_session() -> None:
    store = store_of(note(1), note(2, "two"), note(3))
    assert [row.seq for row in store.rows()] == [1, 2, 3]
    assert [row.content["number"] for row in store.rows("one")] == [1, 3]


def test_each_row_follows_the_one_before_and_no_other() -> None:
    first, second, third = store_of(note(1), note(2), note(3)).rows()
    assert follows(None, first)
    assert follows(first, second)
    assert not follows(first, third)
    assert not follows(None, second)


def test_a_row_of_which_anything_changed_is_not_whole() -> None:
    (row,) = store_of(note(1)).rows()
    later = replace(row.moment, up_ns=2)
    for other in ({"body": '{"number":2}'}, {"session": "two"}, {"kind": "marked"}, {"moment": later}):
        assert not follows(None, replace(row, **other))


@pytest.mark.parametrize("body", ["", "{", "[" * 100_000, "[]", "5", "null"])
def test_a_body_that_is_no_object_is_told(body: str) -> None:
    (row,) = store_of(note(1)).rows()
    with pytest.raises(BadRecordError, match="row 1 of kind 'acted' is no JSON"):
        _ = replace(row, body=body).content


@pytest.mark.parametrize("said", [{}, {"rows": 2}, {"rows": ["2"]}, {"rows": [True]}])
def test_what_takes_back_no_rows_is_told(said: dict[str, object]) -> None:
    rows = store_of(note(1), NewRow("one", RowKind.VOIDED, said)).rows()
    with pytest.raises(BadRecordError, match="row 2 of kind 'voided' has no list of rows"):
        standing_rows(rows)


def test_what_was_refused_and_kept_all_the_same_does_not_stand() -> None:
    rows = store_of(note(1), note(2), NewRow("one", RowKind.VOIDED, {"rows": [2]}), note(3)).rows()
    assert [row.content["number"] for row in standing_rows(rows)] == [1, 3]
