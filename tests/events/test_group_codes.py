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


def test_no_two_tables_of_a_hub_give_the_same_code() -> None:
    given = [[make_code((), Random(seed), table) for seed in range(40)] for table in (1, 2, 90)]
    assert not set(given[0]) & set(given[1])
    assert {code.split()[2] for code in given[2]} == {"99"}
    used = {f"{first} {second} 10" for first in FIRST for second in SECOND}
    assert make_code(used, Random(1), 1).split()[2] == "1010"
