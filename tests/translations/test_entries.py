"""Texts are parsed one by one as they are asked for, and say what Fluent finds in the whole file."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from companion.cards import Suit
from companion.translations import find_translation, languages
from companion.translations.bundle import load_bundle
from companion.translations.entries import Entries, read_entries
from companion.translations.formatter import FUNCTIONS, Formatter
from companion.translations.languages import read_source
from tests.translations.messages import PACKAGES

REFERRING = {
    "named": 'named = { -squirrel(case: "of") } nut, { other }\n',
    "-squirrel": "-squirrel = { $case ->\n    [of] squirrel's\n   *[is] squirrel\n }\n",
    "other": "other = an acorn\n",
    "round": "round = { about }\n",
    "about": "about = { round }\n",
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("package", PACKAGES)
class TestEachFile:
    def test_has_the_entries_that_fluent_finds(self, package: str, language: str) -> None:
        sources = read_entries(package, language)
        whole = FluentParser().parse(read_source(package, language)).body
        read = [entry for entry in whole if isinstance(entry, Message | Term)]
        assert sorted(sources) == sorted(entry.id.name for entry in read)
        for entry in read:
            found = Entries(sources).find(entry.id.name)
            assert found is not None
            assert found.equals(entry, ignored_fields=["span", "comment"]), entry.id.name

    def test_says_what_fluent_says_without_gaps(self, package: str, language: str) -> None:
        bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        bundle.add_resource(FluentResource(read_source(package, language)))
        for name in read_entries(package, language):
            pattern = bundle.get_message(name).value
            assert pattern is not None
            said, errors = bundle.format_pattern(pattern)
            if not errors:
                assert load_bundle(language, (package,)).format(name, {}).text == said


def test_a_text_that_refers_to_others_is_said_with_them() -> None:
    assert Formatter("en", Entries(REFERRING)).format("named", {}).text == "squirrel's nut, an acorn"


def test_texts_that_refer_to_each_other_are_found_once() -> None:
    assert len(Entries(REFERRING).find_all("round").body) == 2


def test_what_cannot_be_read_is_not_there() -> None:
    assert Entries({"broken": "broken = { $gap\n"}).find("broken") is None
    assert Entries({}).find("missing") is None


def test_a_suit_is_not_taken_for_its_letter() -> None:
    words = find_translation("mast-year", "en")
    assert words.text("lists.last", items="C", item=Suit.CLUBS) != words.text("lists.last", items="C", item="C")
