"""Codes by which groups are found again."""

from random import Random

from companion.events.group_codes import FIRST, NUMBERS, SECOND, make_code


def test_a_code_is_two_words_and_a_number() -> None:
    first, second, number = make_code((), Random(1)).split()
    assert first in FIRST
    assert second in SECOND
    assert int(number) in NUMBERS


def test_no_code_is_given_twice_even_where_chance_finds_only_used_ones() -> None:
    used = {f"{first} {second} {number}" for first in FIRST for second in SECOND for number in NUMBERS}
    free = used.pop()
    assert make_code(used, Random(2)) == free
    assert make_code({*used, free}, Random(2)) not in {*used, free}
