"""TOML that people write."""

import pytest

from companion.errors import BadInputError
from companion.events.toml_text import parse_toml


def test_keys_and_values_are_read_also_behind_a_byte_order_mark() -> None:
    assert parse_toml(b'\xef\xbb\xbfname = "Ann"', "the list", "no list") == {"name": "Ann"}


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"name = \xff", "byte 7 is not UTF-8: save the list as UTF-8 text"),
        (b"name =", "not TOML"),
        (b"a = " + b"[" * 5000, "nested too deeply: no list is"),
    ],
)
def test_what_is_wrong_is_one_line(content: bytes, why: str) -> None:
    with pytest.raises(BadInputError) as refused:
        parse_toml(content, "the list", "no list")
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)
