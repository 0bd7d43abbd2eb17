"""Formulas of chips: all that files say can be made of them, chip by chip."""

import tomllib
from collections.abc import Iterator
from importlib import resources
from itertools import pairwise
from typing import Any

import pytest

from companion.games.described.formula_chips import (
    DIGITS,
    MOST_DIGITS,
    FormulaGrammar,
    NumbersGrammar,
    PickGrammar,
    chips_of,
    text_of,
    told,
)
from companion.games.described.formula_parsing import FUNCTIONS, tokens_of
from companion.phrases import Phrase, phrase
from companion.translations import find_translation


def formulas() -> Iterator[str]:
    for file in resources.files("companion.games.described").joinpath("games").iterdir():
        raw: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
        for line in (*raw.get("score", ()), *raw.get("category", ()), raw.get("end", {})):
            yield from (str(line[key]) for key in ("when", "points", "others") if key in line)


def said(text: str) -> str:
    value = told(text, {})
    return find_translation("described", "en").say(value, ()) if isinstance(value, Phrase) else str(value)


def following(chips: tuple[str, ...], words: tuple[str, ...] = ()) -> tuple[str, ...]:
    return tuple(chip for group in FormulaGrammar(words).offer(chips) for chip in group)


def touches(chips: tuple[str, ...], lists: tuple[str, ...]) -> Iterator[str]:
    """Yields the chips that are touched for a formula: a bracket comes with its function or list."""
    for before, chip in zip(("", *chips), chips, strict=False):
        if chip[0].isalpha() and "." in chip:
            yield chip.partition(".")[0] + "."
        if chip not in ("(", "[") or before not in (*FUNCTIONS, *lists):
            yield from chip if chip.isdecimal() else (chip,)


def test_every_shipped_formula_can_be_made_chip_by_chip() -> None:
    for text in dict.fromkeys(formulas()):
        chips = chips_of(text)
        lists = tuple(one for one, after in pairwise(chips) if after == "[")
        heads = {f"{head}.": (one,) for head, dot, one in (chip.partition(".") for chip in chips) if dot}
        grammar = FormulaGrammar(tuple(chip for chip in chips if chip[0].isalpha()), heads, lists)
        made: tuple[str, ...] = ()
        for chip in touches(chips, lists):
            assert any(chip in group for group in grammar.offer(made)), (text, made, chip)
            made = grammar.add(made, chip)
        assert made == chips
        assert not grammar.is_unfinished(made)
        assert list(tokens_of(text_of(chips)))
        assert chips_of(text_of(chips)) == chips
        assert said(text)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        pytest.param("10 * bid", "10 *", id="a word"),
        pytest.param("bid + 15", "bid + 1", id="a digit"),
        pytest.param("down(", "", id="a function with its bracket"),
        pytest.param("2 * worth[", "2 *", id="a list with its bracket"),
        pytest.param("", "", id="nothing"),
    ],
)
def test_the_last_chip_is_erased(text: str, left: str) -> None:
    assert text_of(FormulaGrammar((), {}, ("worth",)).erase(chips_of(text))) == left


@pytest.mark.parametrize("text", ["10 *", "(bid", "5 if bid > 3", "not", "max(bid,", "worth[bid"])
def test_what_must_go_on_is_unfinished(text: str) -> None:
    assert FormulaGrammar().is_unfinished(chips_of(text))


def test_what_may_follow_depends_on_what_stands_there() -> None:
    assert "bid" in following((), ("bid",))
    assert "-" not in following(("3", "+"))
    assert "bid" not in following(("3",), ("bid",))
    assert "else" not in following(("3",))
    assert "else" in following(("3", "if", "bid", ">", "2"))
    assert ")" not in following(("bid",))
    assert "," in following(("max", "(", "3"))
    assert ")" in following(("(", "3"))
    assert not set(DIGITS) & set(following(("9" * MOST_DIGITS,)))


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        pytest.param("20 if bid > 10", ("else",), id="an if has an else"),
        pytest.param("(20 if bid", ("else",), id="within its bracket, before that closes"),
        pytest.param("20 if (bid", (")",), id="a bracket within an if closes first"),
        pytest.param("(20 if bid else 5", (")",), id="an if with its else"),
        pytest.param("20 if bid >", (), id="a value"),
        pytest.param("bid", (), id="nothing"),
    ],
)
def test_what_is_missing_is_named_and_stands_before_what_may_follow(text: str, missing: tuple[str, ...]) -> None:
    grammar, chips = FormulaGrammar(("bid",)), chips_of(text)
    assert grammar.missing(chips) == missing
    groups = [group for group in grammar.offer(chips) if group != DIGITS]
    assert not missing or groups[0] == missing
    assert sum("else" in group for group in groups) == ("else" in missing)
    assert grammar.is_unfinished(chips) == (text != "bid")


def test_a_question_is_said_in_its_own_words() -> None:
    asks = {"made": phrase("text", en="Nuts", de="Nüsse", pl="Orzechy")}
    grammar = FormulaGrammar(("made",), asks=asks)
    for language, formula in (("en", "Nuts × 2"), ("de", "Nüsse × 2")):
        assert find_translation("described", language).write(grammar.told(("made", "*", "2")), ()) == formula
    assert grammar.said("made") == asks["made"]


def test_a_word_of_two_is_made_of_its_halves() -> None:
    grammar = FormulaGrammar(("bid",), {"took.": ("QS", "KH")}, ("worth",))
    chips = grammar.add(("13", "if"), "took.")
    assert grammar.is_unfinished(chips)
    assert grammar.offer(chips) == (("took.QS", "took.KH"),)
    assert grammar.write(chips) == "13 if"
    assert grammar.add(chips, "took.KH") == ("13", "if", "took.KH")
    assert grammar.add((), "worth") == ("worth", "[")
    assert grammar.offer(("worth",)) == (("[",),)
    assert grammar.read("13 if took.QS") == ("13", "if", "took.QS")
    assert find_translation("described", "en").write(grammar.told(chips), ()) == "13 if has taken …"
    assert "]" in grammar.offer(("worth", "[", "bid"))[0]


def test_numbers_are_made_of_digits() -> None:
    grammar = NumbersGrammar(most=2)
    chips: tuple[str, ...] = ()
    for chip in ("-", "1", "0", ",", "5"):
        assert any(chip in group for group in grammar.offer(chips))
        chips = grammar.add(chips, chip)
    assert grammar.write(chips) == (-10, 5)
    assert grammar.told(chips) == "−10, 5"
    assert grammar.read([-10, 5]) == chips
    assert grammar.read(7) == ()
    assert grammar.add(("0",), "5") == ("5",)
    assert "," not in (chip for group in grammar.offer(chips) for chip in group)
    assert grammar.is_unfinished(("5", ","))
    assert grammar.offer(("9" * MOST_DIGITS,)) == ((",",),)
    assert [said(str(grammar.said(chip))) for chip in ("5", "-")] == ["5", "−"]


def test_things_are_picked_and_given_back() -> None:
    once, again = (PickGrammar((("a", "b"),), str, 2, repeats) for repeats in (False, True))
    assert once.add(("a", "b"), "a") == ("b",)
    assert once.add(("a", "b"), "c") == ("a", "c")
    assert again.add(("a",), "a") == ("a", "a")
    assert once.write(once.erase(once.read(("a", "b")))) == ("a",)
    assert once.read(None) == ()
    assert (once.is_unfinished(()), once.missing(())) == (False, ())
    assert (once.said("a"), once.told(("a",))) == ("a", ("a",))


def test_a_text_that_is_no_formula_is_shown_as_it_is() -> None:
    assert chips_of('"a"') == ('"a"',)
    assert said('"a"') == '"a"'
    assert said("tricks >= bid and not alone") == "tricks ≥ bid and not alone"
