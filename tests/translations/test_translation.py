"""A translation says phrases in one language, and in English what that language lacks."""

import pytest

from companion.card_notation import parse_card
from companion.cards import Suit
from companion.engine import Phrase, Player
from companion.errors import BadInputError
from companion.phrases import phrase
from companion.translations import find_translation, language_name, languages
from tests.games.random_play import PLAYERS
from tests.translations.messages import COMPLETE


def test_german_says_why_a_trick_was_won() -> None:
    given = phrase("trick.only-trunk", "MY-5.5", trunk=parse_card("7S").suit, winner=Player(1), card=parse_card("JS"))
    assert find_translation("mast-year", "de").say(given, PLAYERS) == (
        "Stamm ist Pik. J♠ von Bo ist die einzige Stammkarte und gewinnt."
    )


def test_what_was_agreed_is_called_so_in_every_game() -> None:
    games = ("mast-year", "lunar", "masters-of-maple-syrup")
    assert {find_translation(game, "de").text("sheet.agreed", variant="…") for game in games} == {"Vereinbart: …."}


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
    given = phrase("trunk.shown", "MY-5.1", card=card, suit=card.suit, speedy=Player(0))
    assert find_translation("mast-year", language).spoken().say(given, PLAYERS) == said


def test_a_voice_says_no_signs() -> None:
    for language in languages():
        spoken = find_translation("mast-year", language).spoken()
        for key in ("mast.partial-joins", "boom.joins", "deal.unseen"):
            assert not set("♣♦♥♠") & set(spoken.say(Phrase(key), ()))


def test_languages_name_themselves() -> None:
    assert [language_name(language) for language in COMPLETE] == ["English", "Deutsch", "Polski"]


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(BadInputError, match="no texts in 'tlh': take one of 'en', "):
        find_translation("mast-year", "tlh")


def test_a_game_without_german_is_told_in_english(unshipped_games: str) -> None:
    assert find_translation("whist", "de").text("name") == "Whist"
    assert find_translation("whist", "de").text("suits.H") == "Herz"


def test_words_are_found_by_the_folder_of_a_game_not_by_its_class(unshipped_games: str) -> None:
    """A game may take its class from elsewhere."""
    assert find_translation("whist").text("sheet.won", first=5, second=3, winners="Ann") == "5 to 3: Ann win."


def test_what_no_language_says_shows_its_key() -> None:
    assert find_translation("mast-year", "de").text("nothing.such", count=3) == "{nothing.such}"


def test_what_a_language_lacks_is_said_in_english(unshipped_games: str) -> None:
    """What stands in it is said in the language itself."""
    given = phrase("sheet.hand", number=2, suit=parse_card("2H").suit, first=3, second=4)
    assert find_translation("whist", "de").say(given, PLAYERS) == "Hand 2, Herz trump: 3 tricks to 4."


def test_no_mark_of_direction_is_shown() -> None:
    for language in languages():
        said = find_translation("mast-year", language).say(phrase("task.lead", player=Player(1)), PLAYERS)
        assert not set("\u2066\u2067\u2068\u2069") & set(said)


def test_large_numbers_have_no_marks_in_them() -> None:
    assert find_translation("mast-year", "de").text("rules.found", count=12345, wanted="x").startswith("12345 Sätze")


def test_a_suit_is_not_taken_for_its_letter() -> None:
    words = find_translation("mast-year", "en")
    assert words.text("lists.last", items="C", item=Suit.CLUBS) != words.text("lists.last", items="C", item="C")
