"""Translation: the sentences of a game and of the companion in one language."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from typing import Final

from companion.cards import Card, Suit
from companion.engine import Phrase, PhraseValue, Player
from companion.engine.fields import MOST_PLAYERS
from companion.errors import BadInputError, CompanionError
from companion.games import find_game_package, game_names
from companion.phrases import Message
from companion.translations.inflected import Argument, Inflected
from companion.translations.languages import COMMON, ENGLISH, languages

MOST_KEPT: Final = 512
"""The most formatted texts that are cached: a screen shows the same ones at every touch."""


class Translation:
    """The sentences of one language; a missing one is said in English, or if that lacks it too, shown as `{key}`."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self._languages = tuple(dict.fromkeys((language, ENGLISH)))
        self._packages = packages
        self._compose = lru_cache(MOST_KEPT, typed=True)(self._fill)

    def say(self, phrase: Phrase, players: tuple[str, ...]) -> str:
        """Returns `phrase` as a sentence; `players` are the names by seat."""
        return self._finish(self._format(phrase, players).text)

    def text(self, key: str, **values: PhraseValue) -> str:
        """Returns the text of `key`, which names no player."""
        return self._finish(self._compose(key, (), **values).text)

    def write(self, value: PhraseValue, players: tuple[str, ...]) -> str:
        """Returns one value as a sentence shows it."""
        argument = self._argument(value, players)
        return argument.text if isinstance(argument, Inflected) else str(argument)

    def card(self, card: Card) -> str:
        """Returns a card as a sentence shows it."""
        return card.sign

    def spoken(self) -> "SpokenTranslation":
        """Returns the same texts in the form in which a voice says them."""
        return SpokenTranslation(self._languages[0], self._packages)

    def _finish(self, text: str) -> str:
        """Returns a text as it is said."""
        return text

    def _format(self, phrase: Phrase, players: tuple[str, ...]) -> Inflected:
        return self._compose(phrase.key, players, **dict(phrase.values))

    def _fill(self, key: str, players: tuple[str, ...], /, **values: PhraseValue) -> Inflected:
        from companion.translations.bundle import load_bundle  # Fluent is loaded only when something is said

        for language in self._languages:
            bundle = load_bundle(language, self._packages)
            if bundle.has(key):
                return bundle.format(key, {name: self._argument(value, players) for name, value in values.items()})
        return Inflected(f"{{{key}}}")

    def _argument(self, value: PhraseValue, players: tuple[str, ...]) -> Argument:
        match value:
            case Suit():
                return self._format(Phrase(f"suits.{value.value}"), players)
            case Card():
                return self.card(value)
            case Player(seat):
                return players[seat] or self.text("players.unnamed", seat=seat + 1)
            case Phrase():
                return self._format(value, players)
            case tuple():
                return self._join([self.write(item, players) for item in value])
        return value

    def _join(self, items: list[str]) -> str:
        """Returns `items` as a list such as "a, b and c"."""
        joined = items[0] if items else ""
        for index, item in enumerate(items[1:], 2):
            joined = self.text("lists.last" if index == len(items) else "lists.middle", items=joined, item=item)
        return joined


class SpokenTranslation(Translation):
    """The sentences as a voice says them: cards and suits by their names, no signs."""

    def _finish(self, text: str) -> str:
        for suit in Suit:
            if suit.symbol in text:
                name = self.write(suit, ())
                text = re.sub(rf"{suit.symbol}(?=\w)", f"{name} ", text).replace(suit.symbol, name)
        return text

    def card(self, card: Card) -> str:
        """Returns a card by its full name."""
        return self.text("spoken.card", rank=Phrase(f"ranks.{card.rank.letter}"), suit=card.suit)


def in_english(message: Message) -> str:
    """Returns a message as commands write it, of whatever game it is; seats are called by their numbers."""
    if isinstance(message, str):
        return message
    words = find_translation("", ENGLISH, *map(find_game_package, game_names()))
    return words.say(message, tuple(f"seat {seat}" for seat in range(MOST_PLAYERS)))


@contextmanager
def refused_in_english() -> Iterator[None]:
    """Puts what rules refuse into English: what is told of it further up are lines for commands, and `phrase`."""
    try:
        yield
    except CompanionError as error:
        error.message = in_english(error.message)
        error.args = (error.message,)
        raise


@cache
def find_translation(game: str, language: str = ENGLISH, *packages: str) -> Translation:
    """Returns the texts of `game` in `language`, after them those of `packages`, such as the screens', and the common.

    An empty name stands for no game. What a game or a package does not say in `language`, it says in English.
    Raises BadInputError for a language that the companion does not speak.
    """
    if language not in languages():
        known = ", ".join(map(repr, languages()))
        raise BadInputError(f"there are no texts in {language[:20]!r}: take one of {known}")
    games = (find_game_package(game),) if game else ()
    return Translation(language, (*games, *packages, COMMON))


def language_name(language: str) -> str:
    """Returns what a language calls itself, as in "Deutsch"."""
    from companion.translations.bundle import load_bundle  # Fluent is loaded only when something is said

    return load_bundle(language, (COMMON,)).format("language", {}).text
