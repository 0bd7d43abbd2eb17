"""Texts are parsed one by one as they are asked for, and say what Fluent finds in the whole file."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from companion.translations import languages
from companion.translations.entries import Entries, read_entries
from companion.translations.languages import read_source
from tests.translations.messages import PACKAGES

REFERRING = {"round": "round = { about }\n", "about": "about = { round }\n"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("package", PACKAGES)
def test_a_file_has_the_entries_that_fluent_finds(package: str, language: str) -> None:
    sources = read_entries(package, language)
    whole = FluentParser().parse(read_source(package, language)).body
    read = [entry for entry in whole if isinstance(entry, Message | Term)]
    assert sorted(sources) == sorted(entry.id.name for entry in read)
    for entry in read:
        found = Entries(sources).find(entry.id.name)
        assert found is not None
        assert found.equals(entry, ignored_fields=["span", "comment"]), entry.id.name


def test_texts_that_refer_to_each_other_are_found_once() -> None:
    assert len(Entries(REFERRING).find_all("round").body) == 2


def test_what_cannot_be_read_is_not_there() -> None:
    assert Entries({"broken": "broken = { $gap\n"}).find("broken") is None
    assert Entries({}).find("missing") is None
