"""What a damaged row says instead of a text, names or a seat is told, with the row."""

import pytest

from companion.errors import BadRecordError
from companion.session.row_values import names_in, object_in, seat_in, text_in, value_in
from companion.session.store import JournalRow, MemoryStore, NewRow, RowKind


def row(**said: object) -> JournalRow:
    return MemoryStore().append(NewRow("game", RowKind.SEATED, said))


def test_values_of_a_row() -> None:
    assert text_in(row(name="Ada"), "name") == "Ada"
    assert names_in(row(players=["Ada", ""])) == ("Ada", "")
    assert seat_in(row(seat=3), 4) == 3
    assert value_in(row(draft=None), "draft") is None
    assert object_in(row(options={"goal": 5}), "options") == {"goal": 5}


def test_a_value_that_is_missing() -> None:
    with pytest.raises(BadRecordError, match="row 1 of kind 'seated' has no 'draft'"):
        value_in(row(), "draft")


@pytest.mark.parametrize("said", [{}, {"options": None}, {"options": ["goal"]}])
def test_what_is_no_object(said: dict[str, object]) -> None:
    with pytest.raises(BadRecordError, match="row 1 of kind 'seated' has no object 'options'"):
        object_in(row(**said), "options")


@pytest.mark.parametrize("said", [{}, {"name": None}, {"name": 5}, {"name": ["Ada"]}])
def test_what_is_no_text(said: dict[str, object]) -> None:
    with pytest.raises(BadRecordError, match="row 1 of kind 'seated' has no text 'name'"):
        text_in(row(**said), "name")


@pytest.mark.parametrize("said", [{}, {"players": "Ada"}, {"players": ["Ada", 5]}, {"players": {"Ada": 1}}])
def test_what_are_no_names(said: dict[str, object]) -> None:
    with pytest.raises(BadRecordError, match="row 1 of kind 'seated' has no list of names by seat"):
        names_in(row(**said))


@pytest.mark.parametrize("seat", [None, -1, 4, 1.0, True, "1"])
def test_what_is_no_seat(seat: object) -> None:
    with pytest.raises(BadRecordError, match="row 1 of kind 'seated' has no seat of 4"):
        seat_in(row(seat=seat), 4)
