"""Formulas of chips: all that files say can be made of them, chip by chip."""

import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from companion.games.described.formula_chips import (
    DIGITS,
    MOST_DIGITS,
    add,
    chips_of,
    erase,
    is_unfinished,
    next_chips,
    text_of,
    told,
)
from companion.games.described.formula_parsing import FUNCTIONS, tokens_of
from companion.phrases import Phrase
from companion.translations import find_translation


def formulas() -> Iterator[str]:
    for file in resources.files("companion.games.described").joinpath("games").iterdir():
        raw: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
        for line in (*raw.get("score", ()), *raw.get("category", ()), raw.get("end", {})):
            yield from (str(line[key]) for key in ("when", "points", "others") if key in line)


def said(text: str) -> str:
    value = told(text)
    return find_translation("described", "en").say(value, ()) if isinstance(value, Phrase) else str(value)


def test_every_shipped_formula_can_be_made_chip_by_chip() -> None:
    for text in dict.fromkeys(formulas()):
        chips = chips_of(text)
        words = [chip for chip in chips if chip[0].isalpha()]
        made: tuple[str, ...] = ()
        for place, chip in enumerate(chips):
            if "[" in chips:  # lists are written in the file
                break
            if chip == "(" and chips[place - 1 : place] and chips[place - 1] in FUNCTIONS:
                continue
            for sign in chip if chip.isdecimal() else (chip,):
                assert sign in next_chips(made, words), (text, made)
                made = add(made, sign)
        else:
            assert made == chips
            assert not is_unfinished(made)
        assert list(tokens_of(text_of(chips)))
        assert chips_of(text_of(chips)) == chips
        assert said(text)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        pytest.param("10 * bid", "10 *", id="a word"),
        pytest.param("bid + 15", "bid + 1", id="a digit"),
        pytest.param("down(", "", id="a function with its bracket"),
        pytest.param("", "", id="nothing"),
    ],
)
def test_the_last_chip_is_erased(text: str, left: str) -> None:
    assert text_of(erase(chips_of(text))) == left


@pytest.mark.parametrize("text", ["10 *", "(bid", "5 if bid > 3", "not", "max(bid,"])
def test_what_must_go_on_is_unfinished(text: str) -> None:
    assert is_unfinished(chips_of(text))


def test_what_may_follow_depends_on_what_stands_there() -> None:
    assert "bid" in next_chips((), ["bid"])
    assert "-" not in next_chips(("3", "+"), [])
    assert "bid" not in next_chips(("3",), ["bid"])
    assert "else" not in next_chips(("3",), [])
    assert "else" in next_chips(("3", "if", "bid", ">", "2"), [])
    assert ")" not in next_chips(("bid",), [])
    assert "," in next_chips(("max", "(", "3"), [])
    assert ")" in next_chips(("(", "3"), [])
    assert not set(DIGITS) & set(next_chips(("9" * MOST_DIGITS,), []))


def test_a_text_that_is_no_formula_is_shown_as_it_is() -> None:
    assert chips_of('"a"') == ('"a"',)
    assert said('"a"') == '"a"'
    assert said("tricks >= bid and not alone") == "tricks ≥ bid and not alone"
