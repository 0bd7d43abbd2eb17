"""Letters as they are drawn: Hebrew and Arabic run to the left, and Arabic letters join."""

import pytest

from companion.commands.messages import escape_unprintable
from companion.exports.paper import width_of
from companion.translations.reading_order import drawn


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("Żółw, 10♥", "Żółw, 10♥"),
        ("שלמה", "המלש"),
        ("שלמה כהן 12 and Ann", "12 ןהכ המלש and Ann"),
        ("مريم", "\ufee2\ufef3\ufeae\ufee3"),
        ("👩\u200d👧", "👩👧"),
    ],
)
def test_letters_are_in_the_order_in_which_they_are_drawn(text: str, letters: str) -> None:
    assert drawn(text) == letters


def test_joined_letters_take_the_room_that_they_need_on_paper() -> None:
    assert width_of("مريم", 10) < width_of(" ".join("مريم"), 10) - 3 * width_of(" ", 10)


def test_a_joiner_is_no_escape_in_messages() -> None:
    assert escape_unprintable("می\u200cخواهم\u202e") == "می\u200cخواهم\\u202e"
