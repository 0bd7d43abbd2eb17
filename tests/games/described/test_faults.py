"""Broken descriptions: every fault at once, each with its line, its key, what is wrong and how to mend it."""

import pytest

from companion.games.described.faults import DescriptionError
from companion.games.described.reading import read_description
from companion.translations import in_english
from tests.games.described.broken import BROKEN, WHIST, WRONG_FORMULAS, faults_of, formula_text


def test_ten_faults_are_told_at_once() -> None:
    text = """game = "Spades"
players = 4
teams = "accross"

[trump]
suit = "spade"

[bid]
kind = "tricks"
mots = 13

[play]
broken_by = ["spaids"]

[value]
1H = 3

[[score]]
say = "made"
per = "side"
when = "trikcs >= bid"
points = "10 * bid +"

[[score]]
say = "tricks"
when = "tricks"
points = "tricks > bid"

[ends]
when = 3
"""
    assert faults_of(text) == [
        "3: teams: is 'accross'; did you mean 'across'?",
        "6: trump.suit: is 'spade'; did you mean 'spades'?",
        "10: bid.mots: there is no such key; did you mean 'most'?",
        "13: play.broken_by: 'spaids' is no card, rank or suit of this deck; did you mean 'spades'?",
        "16: value.1H: '1H' is no card, rank or suit of this deck; "
        "write cards as rank and suit letter: QS is the queen of spades",
        "21: score[1].when: nothing is called 'trikcs'; did you mean 'tricks'? (column 1 of “trikcs >= bid”)",
        "22: score[1].points: something is missing at the end (column 11 of “10 * bid +”)",
        "26: score[2].when: this must be yes or no; compare with == != < <= > >= (column 1 of “tricks”)",
        "27: score[2].points: this must be a number, not yes or no; write such as 10 if … else 0 "
        "(column 1 of “tricks > bid”)",
        "29: ends: there is no such part; did you mean 'end'?",
    ]


@pytest.mark.parametrize(("text", "fault"), BROKEN)
def test_a_fault(text: str, fault: str) -> None:
    assert any(fault in one for one in faults_of(text)), faults_of(text)


@pytest.mark.parametrize(("formula", "why"), WRONG_FORMULAS)
def test_a_formula_that_means_nothing(formula: str, why: str) -> None:
    (fault,) = faults_of(formula_text(formula))
    assert fault.startswith("6: score[1].points: ")
    assert why in fault


def test_a_hundred_faults_are_enough() -> None:
    keys = "\n".join(f"key_{number} = 1" for number in range(130))
    found = faults_of(keys + "\n" + WHIST)
    assert (len(found), found[-1]) == (101, "100: 30 more faults; mend these first")


def test_text_that_is_no_utf_8_is_told_with_its_line() -> None:
    with pytest.raises(DescriptionError) as caught:
        read_description(b'a = "b"\n\xff')
    assert in_english(caught.value.message) == "2: byte 8 is not UTF-8: save the description as UTF-8 text"


@pytest.mark.parametrize("part", ["[names]", "[value]", "[[example]]\npoints = [1, 1, 1, 1]", "[play]"])
def test_thousands_of_faults_are_counted_and_not_looked_into(part: str) -> None:
    keys = "\n".join(f'word_{number} = "word_{number + 1} + x"' for number in range(3000))
    assert len(faults_of(f"{WHIST}{part}\n{keys}\n")) >= 100
