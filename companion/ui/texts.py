"""Texts: what the screens say, in the language that the table has chosen."""

from typing import Final

from companion.engine import Phrase
from companion.engine.phrases import Value
from companion.errors import CompanionError
from companion.games import FIRST_GAME
from companion.session.correction import Question
from companion.translations import Translation, find_translation
from companion.ui.games import home_of

HOME: Final = "companion.ui"
SESSION: Final = "companion.session"
"""What games, their journal and the disk have to say."""
CAMERA: Final = "companion.following"
"""What calibration and scans have to say."""


class Texts:
    """The words of the screens and of the game on the table; screens built later speak the language set before."""

    def __init__(self) -> None:
        self.settle(FIRST_GAME, "en")

    def settle(self, game: str, language: str) -> None:
        """Speaks of `game` in `language` from now on."""
        self.words: Translation = translation_of(game, language)

    def of(self, game: str) -> Translation:
        """Returns the words of another game, in the same language."""
        return translation_of(game, self("code"))

    def __call__(self, key: str, **values: Value) -> str:
        """Returns the text of `key`."""
        return self.words.text(key, **values)

    def phrase(self, phrase: Phrase, players: tuple[str, ...]) -> str:
        """Returns a phrase of the game as a sentence."""
        return self.words.say(phrase, players)

    def error(self, error: CompanionError | Question, players: tuple[str, ...]) -> str:
        """Returns why something cannot be; what no table was meant to hear is said as the command line says it."""
        return self.phrase(error.told, players) if error.told else getattr(error, "why", str(error))


def translation_of(game: str, language: str) -> Translation:
    """Returns the words of a game's rules and screens, and of all screens."""
    return find_translation(game, language, home_of(game), HOME, SESSION, CAMERA)


SAY: Final = Texts()
