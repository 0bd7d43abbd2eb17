"""Words: puts phrases into sentences of a language, from the words.toml of the companion and of each game."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from companion.cards import Card, Suit
from companion.engine import Phrase, Player, Value
from companion.errors import BadInputError
from companion.games import find_game

ENGLISH = "en"
Table = Mapping[str, "str | Table"]


class Words:
    """The sentences of one language, common ones and those of one game."""

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
                return value.sign
            case Player(seat):
                return players[seat] or self.text("players.unnamed", seat=seat + 1)
            case Phrase():
                return self.say(value, players)
            case tuple():
                return self._join([self.write(item, players) for item in value])
        return str(value)

    def find(self, key: str) -> "str | Table":
        """Returns what stands at `key`, dots between its parts; KeyError if no table has it."""
        for table in self._tables:
            found: str | Table | None = table
            for part in key.split("."):
                found = found.get(part) if isinstance(found, Mapping) else None
            if found is not None:
                return found
        raise KeyError(key)

    def _join(self, items: list[str]) -> str:
        comma, last = self.text("lists.comma"), self.text("lists.and")
        return last.join([comma.join(items[:-1]), items[-1]] if len(items) > 1 else items)


@cache
def find_words(game: str, language: str = ENGLISH) -> Words:
    """Returns the words of `game` in `language`. Raises BadInputError for a language that is not there."""
    module = type(find_game(game)).__module__
    own = _read_table(resources.files(module), language)
    return Words(own, _read_table(resources.files("companion"), language))


def _read_table(folder: Traversable, language: str) -> Table:
    name = "words.toml" if language == ENGLISH else f"words.{language}.toml"
    file = folder.joinpath(name)
    if not file.is_file():
        raise BadInputError(f"there are no words in {language!r}: take 'en', or add {name}")
    table: Table = tomllib.loads(file.read_text(encoding="utf-8"))
    return table
