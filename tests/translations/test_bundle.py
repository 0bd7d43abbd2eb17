"""A bundle says the messages of several packages in one language."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from companion.translations import languages
from companion.translations.bundle import load_bundle
from companion.translations.entries import read_entries
from companion.translations.formatter import FUNCTIONS
from companion.translations.languages import COMMON, read_source
from tests.translations.messages import PACKAGES

UI = "companion.ui"
KIOSK = "companion.ui.kiosk"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("package", PACKAGES)
def test_it_says_what_fluent_says_without_gaps(package: str, language: str) -> None:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(read_source(package, language)))
    for name in read_entries(package, language):
        pattern = bundle.get_message(name).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern)
        if not errors:
            assert load_bundle(language, (package,)).format(name, {}).text == said


def test_the_package_that_comes_earlier_says_it_first() -> None:
    """A seat without a name has a letter at a kiosk, and a number elsewhere."""
    kiosk, elsewhere = load_bundle("en", (KIOSK, COMMON)), load_bundle("en", (COMMON, KIOSK))
    assert kiosk.format("players.unnamed", {"seat": 2}).text == "Seat B"
    assert elsewhere.format("players.unnamed", {"seat": 2}).text == "Seat 2"


def test_it_has_the_texts_of_its_packages_alone() -> None:
    assert load_bundle("en", (UI,)).has("ui.correct.title")
    assert not load_bundle("en", (COMMON,)).has("ui.correct.title")


def test_a_text_brings_its_forms() -> None:
    suit = load_bundle("pl", (COMMON,)).format("suits.S", {})
    assert suit.forms
    assert suit.text not in suit.forms.values()
