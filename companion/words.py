"""Words: puts phrases into sentences of a language, from the words.toml of the companion and of each game."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from companion.cards import Card, Suit
from companion.engine import Phrase, Player, Value
from companion.errors import BadInputError
from companion.games import find_game_package

ENGLISH = "en"
COMMON = "companion"
_FILE = re.compile(r"words(?:\.([a-z]{2,3}))?\.toml")
Table = Mapping[str, "str | Table"]


class Words:
    """The sentences of one language; a table that comes earlier says it first."""

    def __init__(self, *tables: Table) -> None:
        self._tables = tables

    def say(self, phrase: Phrase, players: tuple[str, ...]) -> str:
        """Returns `phrase` as a sentence; `players` are the names by seat."""
        values = dict(phrase.values)
        written = self.find(phrase.key)
        if not isinstance(written, str):
            written = written["one" if values.get("count") == 1 else "other"]
        assert isinstance(written, str), phrase.key
        return written.format_map({name: self.write(value, players) for name, value in values.items()})

    def text(self, key: str, **values: Value) -> str:
        """Returns the text of `key`, which names no player."""
        return self.say(Phrase(key, tuple(values.items())), ())

    def write(self, value: Value, players: tuple[str, ...]) -> str:
        """Returns one value as it stands in a sentence."""
        match value:
            case Suit():
                return self.text(f"suits.{value.value}")
            case Card():
                return self.card(value)
            case Player(seat):
                return players[seat] or self.text("players.unnamed", seat=seat + 1)
            case Phrase():
                return self.say(value, players)
            case tuple():
                return self._join([self.write(item, players) for item in value])
        return str(value)

    def card(self, card: Card) -> str:
        """Returns a card as it stands in a sentence."""
        return card.sign

    def find(self, key: str) -> "str | Table":
        """Returns what stands at `key`, dots between its parts; KeyError if no table has it."""
        for table in self._tables:
            found: str | Table | None = table
            for part in key.split("."):
                found = found.get(part) if isinstance(found, Mapping) else None
            if found is not None:
                return found
        raise KeyError(key)

    def aloud(self) -> "SpokenWords":
        """Returns the same words as a voice says them."""
        return SpokenWords(*self._tables)

    def _join(self, items: list[str]) -> str:
        comma, last = self.text("lists.comma"), self.text("lists.and")
        return last.join([comma.join(items[:-1]), items[-1]] if len(items) > 1 else items)


class SpokenWords(Words):
    """The sentences as a voice says them: cards and suits by their names, no signs."""

    def say(self, phrase: Phrase, players: tuple[str, ...]) -> str:
        """Returns `phrase` as it is spoken."""
        said = super().say(phrase, players)
        for suit in Suit:
            if suit.symbol in said:
                name = self.write(suit, players)
                said = re.sub(rf"{suit.symbol}(?=\w)", f"{name} ", said).replace(suit.symbol, name)
        return said

    def card(self, card: Card) -> str:
        """Returns a card by its full name."""
        return self.text("spoken.card", rank=self.text(f"ranks.{card.rank.letter}"), suit=card.suit)


def languages() -> tuple[str, ...]:
    """Returns the languages that the companion speaks, English first."""
    names = (_FILE.fullmatch(file.name) for file in resources.files(COMMON).iterdir())
    return (ENGLISH, *sorted(name[1] for name in names if name and name[1]))


def language_name(language: str) -> str:
    """Returns what a language calls itself, as in "Deutsch"."""
    return Words(read_table(COMMON, language)).text("language")


@cache
def find_words(game: str, language: str = ENGLISH, *packages: str) -> Words:
    """Returns the words of `game` in `language`, after them those of `packages`, such as the screens', and the common.

    What a game or a package does not say in `language`, it says in English. Raises BadInputError for a language
    that the companion does not speak.
    """
    if language not in languages():
        known = ", ".join(map(repr, languages()))
        raise BadInputError(f"there are no words in {language[:20]!r}: take one of {known}")
    homes = (find_game_package(game), *packages, COMMON)
    chosen = dict.fromkeys((language, ENGLISH))
    return Words(*(table for tongue in chosen for home in homes if (table := read_table(home, tongue))))


@cache
def read_table(package: str, language: str) -> Table:
    """Returns the words that `package` has in `language`, which may be none."""
    name = "words.toml" if language == ENGLISH else f"words.{language}.toml"
    file: Traversable = resources.files(package).joinpath(name)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
