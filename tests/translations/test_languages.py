"""Every language says everything that English says, with the same gaps, and says it as a table would read it."""

import re

import pytest
from babel import Locale
from fluent.syntax.ast import Junk, Message

from companion.games import find_game
from companion.translations import ENGLISH, find_translation, languages
from tests.games.phrases import phrases_of
from tests.games.random_play import PLAYERS, play_randomly
from tests.translations.messages import (
    COMPLETE,
    PACKAGES,
    find_missing,
    plurals,
    read_entries,
    read_messages,
    variables,
    written,
)

pytestmark = pytest.mark.one_python


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", languages())
class TestEachFile:
    def test_is_read_whole(self, language: str, package: str) -> None:
        assert [entry.content for entry in read_entries(package, language) if isinstance(entry, Junk)] == []

    def test_says_nothing_twice(self, language: str, package: str) -> None:
        names = [entry.id.name for entry in read_entries(package, language) if isinstance(entry, Message)]
        assert [name for name in names if names.count(name) > 1] == []

    def test_has_only_texts_that_english_has(self, language: str, package: str) -> None:
        assert read_messages(package, language).keys() <= read_messages(package, ENGLISH).keys()

    def test_has_the_gaps_of_english(self, language: str, package: str) -> None:
        english = read_messages(package, ENGLISH)
        for name, message in read_messages(package, language).items():
            shown, used = variables(message)
            shown_in_english, used_in_english = variables(english[name])
            if (shown, shown_in_english) == ({language}, {ENGLISH}):  # a text that brings its own translations
                continue
            assert shown == shown_in_english, name
            assert used <= used_in_english, name

    def test_has_the_plurals_of_its_language(self, language: str, package: str) -> None:
        needed = Locale.parse(language).plural_form.tags
        for name, message in read_messages(package, language).items():
            assert [chosen for chosen in plurals(message) if not chosen >= needed] == [], name


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", [language for language in COMPLETE if language != ENGLISH])
class TestAWholeLanguage:
    def test_lacks_no_text(self, language: str, package: str) -> None:
        assert find_missing(package, language) == []

    def test_is_translated(self, language: str, package: str) -> None:
        english = {name: written(message) for name, message in read_messages(package, ENGLISH).items()}
        foreign = {name: written(message) for name, message in read_messages(package, language).items()}
        letters = {name: sum(sign.isalpha() for sign in re.sub(r"{.*?}", "", said)) for name, said in english.items()}
        same = {name for name, said in english.items() if said == foreign[name] and letters[name] > 12}
        assert same <= {"name", "ui-welcome-title", "ui-keyboard-letters"}  # a game's title is a name


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("options", [{}, {"single_hand": True}, {"tournament": True, "incomplete_information": True}])
def test_a_game_is_told_whole(language: str, options: dict[str, object]) -> None:
    game, words = find_game("mast-year"), find_translation("mast-year", language)
    played = play_randomly(game, 5, {"goal": 7, **options})
    for _, state in played.sample(30):
        for said in (words.say(item, PLAYERS) for item in phrases_of(game, state)):
            assert not any(sign in said for sign in ("{", "}", "None"))


def test_polish_counts_the_deeds_that_lie_face_down() -> None:
    words = find_translation("bamboo-harvest", "pl", "companion.ui.games.bamboo_harvest")
    said = [words.text("ui.history.face-down", count=count) for count in (1, 3, 5)]
    assert said == ["1 zakryty", "3 zakryte", "5 zakrytych"]
