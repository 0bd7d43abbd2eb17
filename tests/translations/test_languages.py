"""Every language says everything that English says, with the same gaps, and says it as a table would read it."""

import re

import pytest
from babel import Locale
from fluent.syntax.ast import Junk, Message

from companion.cards import parse_card
from companion.engine import Phrase, Player
from companion.engine.phrases import phrase
from companion.errors import BadInputError
from companion.games import find_game
from companion.translations import ENGLISH, find_translation, language_name, languages
from tests.games.random_play import PLAYERS, play_randomly
from tests.games.told import told_of
from tests.translations.messages import (
    PACKAGES,
    find_missing,
    plurals,
    read_entries,
    read_messages,
    variables,
    written,
)

FOREIGN = [language for language in languages() if language != ENGLISH]
COMPLETE = {"de": PACKAGES, "pl": PACKAGES}
"""What each language says whole; any other language may lack texts, which are then said in English."""
WHOLE = [(language, package) for language, packages in COMPLETE.items() for package in packages]


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
            assert shown == shown_in_english, name
            assert used <= used_in_english, name

    def test_has_the_plurals_of_its_language(self, language: str, package: str) -> None:
        needed = Locale.parse(language).plural_form.tags
        for name, message in read_messages(package, language).items():
            assert [chosen for chosen in plurals(message) if not chosen >= needed] == [], name


@pytest.mark.parametrize(("language", "package"), WHOLE)
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
        for said in (words.say(item, PLAYERS) for item in told_of(game, state)):
            assert not any(sign in said for sign in ("{", "}", "None"))


def test_german_says_why_a_trick_was_won() -> None:
    told = phrase("trick.only-trunk", "MY-5.5", trunk=parse_card("7S").suit, winner=Player(1), card=parse_card("JS"))
    assert find_translation("mast-year", "de").say(told, PLAYERS) == (
        "Stamm ist Pik. J♠ von Bo ist die einzige Stammkarte und gewinnt."
    )


@pytest.mark.parametrize(("count", "said"), [(1, "eine Eichelkarte"), (2, "2 Eichelkarten"), (0, "0 Eichelkarten")])
def test_german_counts(count: int, said: str) -> None:
    assert find_translation("mast-year", "de").text("count.acorns", count=count) == said


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert [find_translation("mast-year", language).write(Player(2), ("",) * 4) for language in ("en", "de")] == [
        "Seat 3",
        "Platz 3",
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ann shows ten of spades: trunk is spades. Ann leads."),
        ("de", "Ann zeigt Pik Zehn: Stamm ist Pik. Ann spielt aus."),
    ],
)
def test_a_voice_names_cards(language: str, said: str) -> None:
    card = parse_card("TS")
    told = phrase("trunk.shown", "MY-5.1", card=card, suit=card.suit, speedy=Player(0))
    assert find_translation("mast-year", language).aloud().say(told, PLAYERS) == said


def test_a_voice_says_no_signs() -> None:
    for language in languages():
        aloud = find_translation("mast-year", language).aloud()
        for key in ("mast.partial-joins", "boom.joins", "deal.unseen"):
            assert not set("♣♦♥♠") & set(aloud.say(Phrase(key), ()))


def test_languages_name_themselves() -> None:
    assert [language_name(language) for language in languages()] == ["English", "Deutsch", "Polski"]


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(BadInputError, match="no texts in 'tlh': take one of 'en', 'de', 'pl'"):
        find_translation("mast-year", "tlh")


def test_a_game_without_german_is_told_in_english(shelf: str) -> None:
    assert find_translation("whist", "de").text("name") == "Whist"
    assert find_translation("whist", "de").text("suits.H") == "Herz"


def test_words_are_found_by_the_folder_of_a_game_not_by_its_class(shelf: str) -> None:
    """A game may take its class from elsewhere."""
    assert find_translation("whist").text("sheet.won", first=5, second=3, winners="Ann") == "5 to 3: Ann win."


def test_what_no_language_says_shows_its_key() -> None:
    assert find_translation("mast-year", "de").text("nothing.such", count=3) == "{nothing.such}"


def test_what_a_language_lacks_is_said_in_english(shelf: str) -> None:
    """What stands in it is said in the language itself."""
    told = phrase("sheet.hand", number=2, suit=parse_card("2H").suit, first=3, second=4)
    assert find_translation("whist", "de").say(told, PLAYERS) == "Hand 2, Herz trump: 3 tricks to 4."


def test_no_mark_of_direction_is_shown() -> None:
    for language in languages():
        said = find_translation("mast-year", language).say(phrase("task.lead", player=Player(1)), PLAYERS)
        assert not set("\u2066\u2067\u2068\u2069") & set(said)


def test_large_numbers_have_no_marks_in_them() -> None:
    assert find_translation("mast-year", "de").text("rules.found", count=12345, wanted="x").startswith("12345 Sätze")
