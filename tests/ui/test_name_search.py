"""Searching names: by any part, the beginnings of words first, in whatever letters it is typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.ui.widgets.name_search import find_names

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


@given(st.text(max_size=5), st.text(min_size=1, max_size=3).filter(str.strip), st.text(max_size=5))
def test_a_name_is_found_by_each_part_of_it(before: str, part: str, after: str) -> None:
    name = before + part + after
    assert name in find_names(("Red Maple", name), part)
