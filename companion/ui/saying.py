"""Saying: what the screens say, in the language that the table has chosen."""

from typing import Final

from companion.engine import Phrase
from companion.engine.phrases import Value
from companion.errors import CompanionError
from companion.session.correction import Question
from companion.words import Words, find_words

HOME: Final = "companion.ui"
CAMERA: Final = "companion.session"
"""What calibration and scans have to say."""
FIRST_GAME: Final = "mast-year"


class Saying:
    """The words of the screens and of the game on the table; screens built later speak the language set before."""

    def __init__(self) -> None:
        self.words: Words = find_words(FIRST_GAME, "en", HOME, CAMERA)

    def settle(self, game: str, language: str) -> None:
        """Speaks of `game` in `language` from now on."""
        self.words = find_words(game, language, HOME, CAMERA)

    def __call__(self, key: str, **values: Value) -> str:
        """Returns the text of `key`."""
        return self.words.text(key, **values)

    def phrase(self, phrase: Phrase, players: tuple[str, ...]) -> str:
        """Returns a phrase of the game as a sentence."""
        return self.words.say(phrase, players)

    def error(self, error: CompanionError | Question, players: tuple[str, ...]) -> str:
        """Returns why something cannot be; what no table was meant to hear is said as the command line says it."""
        return self.phrase(error.told, players) if error.told else getattr(error, "why", str(error))


SAY: Final = Saying()
