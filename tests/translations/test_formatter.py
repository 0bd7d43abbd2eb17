"""Gaps are filled as Project Fluent does, by the plurals and numbers of each language."""

import pytest

from companion.translations import find_translation, languages
from companion.translations.entries import Entries
from companion.translations.formatter import Formatter
from companion.translations.inflected import Inflected

COUNTED = """counted = { $count ->
    [one] one
    [few] few
    [many] many
   *[other] other
 }
"""


def formatted(source: str, language: str = "en", **arguments: str | int | Inflected) -> str:
    """Returns a message with the text `source`, with its gaps filled."""
    return Formatter(language, Entries({"said": f"said = {source}\n"})).format("said", arguments).text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        pytest.param("en", ["other", "one", "other", "other", "other", "other"], id="English"),
        pytest.param("de", ["other", "one", "other", "other", "other", "other"], id="German"),
        pytest.param("pl", ["many", "one", "few", "many", "few", "many"], id="Polish"),
    ],
)
def test_a_number_chooses_the_plural_of_its_language(language: str, said: list[str]) -> None:
    formatter = Formatter(language, Entries({"counted": COUNTED}))
    assert [formatter.format("counted", {"count": count}).text for count in (0, 1, 2, 5, 22, 112)] == said


@pytest.mark.parametrize(("count", "said"), [(1, "eine Eichelkarte"), (2, "2 Eichelkarten"), (0, "0 Eichelkarten")])
def test_german_counts(count: int, said: str) -> None:
    assert find_translation("mast-year", "de").text("count.acorns", count=count) == said


@pytest.mark.parametrize("language", languages())
def test_a_number_is_its_digits(language: str) -> None:
    assert formatted("{ $count }", language, count=12345) == "12345"
    assert formatted("{ $count }", language, count=-3) == "-3"


def test_a_form_is_found_by_its_name() -> None:
    suit = Inflected("spade", {"plural": "spades"})
    assert formatted('{ FORM($suit, "plural") } and { FORM($suit, "dual") }', suit=suit) == "spades and spade"
    assert formatted('{ FORM($suit, "plural") }', suit="hearts") == "hearts"


def test_columns_are_filled_and_cut() -> None:
    assert formatted(
        "{ LEFT($name, width: 6, most: 4) }|{ RIGHT($number, width: 4) }|", name="Bartholomew", number=7
    ) == ("Bart  |   7|")


def test_a_number_has_a_letter() -> None:
    assert [formatted("{ LETTER($seat) }", seat=seat) for seat in (1, 6)] == ["A", "F"]


def test_a_sentence_begins_with_a_capital() -> None:
    assert [formatted("{ SENTENCE($said) }.", said=said) for said in ("żółw śpi", "4 is high", "")] == [
        "Żółw śpi.",
        "4 is high.",
        ".",
    ]


def test_a_gap_that_nothing_fills_shows_its_name() -> None:
    assert formatted("by { $winner }") == "by winner"


def test_a_text_that_refers_to_others_is_said_with_them() -> None:
    entries = {
        "named": 'named = { -squirrel(case: "of") } nut, { other }\n',
        "-squirrel": "-squirrel = { $case ->\n    [of] squirrel's\n   *[is] squirrel\n }\n",
        "other": "other = an acorn\n",
    }
    assert Formatter("en", Entries(entries)).format("named", {}).text == "squirrel's nut, an acorn"
