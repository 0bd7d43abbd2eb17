"""What a face may be called, and how often it may be in a deck."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.errors import BadInputError
from vision.learned.face_names import LONGEST_NAME, MOST_COPIES, check_copies, check_name, refuse_doubles


@pytest.mark.parametrize("name", ["wolf", "face/2", "5*", "Zoë", "鬼", "a b", "x" * LONGEST_NAME])
def test_a_name_is_one_line(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize(
    "name", [None, 3, "", " ", " wolf", "a\nb", "\x1b[31m", "\ud800", "\u202e", "e\u0301", "back", "Back", "x" * 201]
)
def test_what_is_no_name_is_refused_in_one_line(name: object) -> None:
    with pytest.raises(BadInputError) as refused:
        check_name(name)
    assert str(refused.value).isprintable()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (None, "there is no 'name': write one"),
        (7, "'name' must be a text: write it in quotes, and not empty"),
        (" ", "'name' must be a text: write it in quotes, and not empty"),
        ("a\nb", "'name' has a line break: write it in one line"),
        ("wolf ", "'wolf ' has blanks at its ends: leave them out"),
        ("wo\u200blf", "'wo\\u200blf' has a sign that is not seen (U+200B): type the name again"),
    ],
)
def test_each_fault_of_a_name_is_told_with_what_mends_it(name: object, why: str) -> None:
    with pytest.raises(BadInputError) as refused:
        check_name(name)
    assert str(refused.value) == why


@given(st.integers() | st.floats() | st.booleans() | st.text(max_size=2))
def test_copies_are_a_number_from_one_on(copies: object) -> None:
    if type(copies) is int and 1 <= copies <= MOST_COPIES:
        assert check_copies(copies) == copies
    else:
        with pytest.raises(BadInputError):
            check_copies(copies)


def test_a_back_is_no_copy_of_a_face() -> None:
    assert check_copies(0, least=0) == 0


def test_no_two_faces_have_the_same_name() -> None:
    refuse_doubles("name", ["wolf", "owl"])
    with pytest.raises(BadInputError, match="'Wolf'"):
        refuse_doubles("name", ["wolf", "owl", "Wolf"])
