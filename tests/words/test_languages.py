"""Every language says everything that English says, with the same gaps, and says it as a table would read it."""

import re
import string
import tomllib
from collections.abc import Iterator

import pytest

from companion.cards import parse_card
from companion.engine import Phrase, Player
from companion.engine.phrases import phrase
from companion.errors import BadInputError
from companion.games import find_game
from companion.words import ENGLISH, Table, Words, find_words, language_name, languages
from tests.games.suite import PLAYERS, play_randomly, told_of
from tests.project.tree import ROOT

WRITTEN = sorted((ROOT / "companion").rglob("words.toml"))
FOREIGN = [language for language in languages() if language != ENGLISH]
HOMES = [str(path.parent.relative_to(ROOT)) for path in WRITTEN]


def sentences(table: Table, place: str = "") -> Iterator[tuple[str, str]]:
    """Yields each sentence with its key, dots between the parts."""
    for key, value in table.items():
        if isinstance(value, str):
            yield place + key, value
        else:
            yield from sentences(value, f"{place}{key}.")


def gaps(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def read(home: str, name: str) -> dict[str, str]:
    return dict(sentences(tomllib.loads((ROOT / home / name).read_text(encoding="utf-8"))))


@pytest.mark.parametrize("home", HOMES)
@pytest.mark.parametrize("language", FOREIGN)
class TestEachLanguage:
    def test_has_the_keys_of_english(self, home: str, language: str) -> None:
        assert (ROOT / home / f"words.{language}.toml").is_file()
        assert list(read(home, f"words.{language}.toml")) == list(read(home, "words.toml"))

    def test_has_the_gaps_of_english(self, home: str, language: str) -> None:
        english, foreign = read(home, "words.toml"), read(home, f"words.{language}.toml")
        assert [key for key, said in english.items() if gaps(said) != gaps(foreign[key])] == []

    def test_is_translated(self, home: str, language: str) -> None:
        english, foreign = read(home, "words.toml"), read(home, f"words.{language}.toml")
        letters = {key: sum(sign.isalpha() for sign in re.sub(r"{.*?}", "", said)) for key, said in english.items()}
        same = [key for key, said in english.items() if said == foreign[key] and letters[key] > 12]
        assert [key for key in same if key != "name"] == []  # a game's title is a name


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("options", [{}, {"single_hand": True}, {"tournament": True, "incomplete_information": True}])
def test_a_game_is_told_whole(language: str, options: dict[str, object]) -> None:
    game, words = find_game("mast-year"), find_words("mast-year", language)
    played = play_randomly(game, 5, {"goal": 7, **options})
    for _, state in played.sample(30):
        for said in (words.say(item, PLAYERS) for item in told_of(game, state)):
            assert not any(sign in said for sign in ("{", "}", "None"))


def test_german_says_why_a_trick_was_won() -> None:
    told = phrase("trick.only-trunk", "MY-5.5", trunk=parse_card("7S").suit, winner=Player(1), card=parse_card("JS"))
    assert find_words("mast-year", "de").say(told, PLAYERS) == (
        "Stamm ist Pik. J♠ von Bo ist die einzige Stammkarte: Der Stich geht an Bo."
    )


@pytest.mark.parametrize(("count", "said"), [(1, "eine Eichelkarte"), (2, "2 Eichelkarten"), (0, "0 Eichelkarten")])
def test_german_counts(count: int, said: str) -> None:
    assert find_words("mast-year", "de").text("count.acorns", count=count) == said


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert [find_words("mast-year", language).write(Player(2), ("",) * 4) for language in ("en", "de")] == [
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
    assert find_words("mast-year", language).aloud().say(told, PLAYERS) == said


def test_a_voice_says_no_signs() -> None:
    for language in languages():
        aloud = find_words("mast-year", language).aloud()
        for key in ("mast.partial-joins", "boom.joins", "deal.unseen"):
            assert not set("♣♦♥♠") & set(aloud.say(Phrase(key), ()))


def test_languages_name_themselves() -> None:
    assert [language_name(language) for language in languages()] == ["English", "Deutsch"]


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(BadInputError, match="no words in 'tlh': take one of 'en', 'de'"):
        find_words("mast-year", "tlh")


def test_a_game_without_german_is_told_in_english(shelf: str) -> None:
    assert find_words("whist", "de").text("name") == "Whist"
    assert find_words("whist", "de").text("suits.H") == "Herz"


def test_words_are_found_by_the_folder_of_a_game_not_by_its_class(shelf: str) -> None:
    """A game may take its class from elsewhere."""
    assert find_words("whist").text("sheet.won", first=5, second=3, winners="Ann") == "5 to 3: Ann win."


def test_what_no_table_has_is_an_error() -> None:
    with pytest.raises(KeyError):
        Words({"a": {"b": "c"}}).find("a.x")
