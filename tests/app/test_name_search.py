"""Searching names: by any part, the beginnings of words first, in whatever letters it is typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.app.name_search import find_names

NAMES = ("Bucket Rack", "Red Maple", "Sugar Maple", "Sugar Shack", "Tool Shed", "Żółty Klon")


@pytest.mark.parametrize(
    ("part", "found"),
    [
        pytest.param("su", ("Sugar Maple", "Sugar Shack"), id="the beginning"),
        pytest.param("MAP", ("Red Maple", "Sugar Maple"), id="a later word"),
        pytest.param("ed", ("Red Maple", "Tool Shed"), id="within a word"),
        pytest.param("sh", ("Sugar Shack", "Tool Shed"), id="in the order of the list"),
        pytest.param("r", ("Bucket Rack", "Red Maple", "Sugar Maple", "Sugar Shack"), id="beginnings of words first"),
        pytest.param("ŻÓ", ("Żółty Klon",), id="letters of any language"),
        pytest.param("r m", ("Sugar Maple",), id="across words"),
        pytest.param("elm", (), id="none"),
        pytest.param(" ", (), id="no letter"),
    ],
)
def test_names_are_found_by_a_part(part: str, found: tuple[str, ...]) -> None:
    assert find_names(NAMES, part) == found


@given(st.lists(st.text(max_size=8)), st.text(max_size=3))
def test_each_name_with_the_part_is_found_once(names: list[str], part: str) -> None:
    sought = part.strip().casefold()
    expected = [name for name in names if sought and sought in name.casefold()]
    assert sorted(find_names(names, part)) == sorted(expected)
