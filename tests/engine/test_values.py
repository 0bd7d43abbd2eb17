"""A frozen value with something changed."""

from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine import Entry
from companion.engine.values import changed, with_item, without_item


@dataclass(frozen=True, slots=True)
class OneField:
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Sum:
    one: int
    other: int

    @property
    def total(self) -> int:
        return self.one + self.other


def test_a_changed_value_is_as_one_that_was_replaced() -> None:
    before = Entry("an action", "2026-05-01T19:30:00Z", "touch")
    assert changed(before, by="camera") == replace(before, by="camera")
    assert before.by == "touch"


def test_a_value_of_one_field_is_not_changed_but_made_anew() -> None:
    with pytest.raises(TypeError, match="OneField has fewer than two fields"):
        changed(OneField((7,)), places=(8,))


def test_what_a_value_does_not_have_cannot_be_changed() -> None:
    with pytest.raises(TypeError, match="Entry has no colour, size"):
        changed(Entry("an action"), colour=1, size=2)
    with pytest.raises(TypeError, match="Sum has no total"):
        changed(Sum(1, 2), total=4)


@given(st.lists(st.integers(), min_size=1), st.data())
def test_one_item_of_a_tuple_is_changed_or_left_out(items: list[int], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(items) - 1))
    before = tuple(items)
    other, fewer = list(items), list(items)
    other[place] = 7
    del fewer[place]
    assert with_item(before, place, 7) == tuple(other)
    assert without_item(before, place) == tuple(fewer)
