"""Texts: the words of screens and games in the language that is set."""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from companion.engine import Phrase
from companion.errors import CompanionError, ImpossibleActionError
from companion.phrases import PhraseValue
from companion.session.correction import Question
from companion.translations import Translation, in_english

LONGEST_NAME: Final = 16
"""So many letters a name has that is written at the table. Other programs may write longer ones into a journal."""
FindTranslation = Callable[[str, str, bool], Translation]
"""Returns the words of a game, by its name, in a language, as said at an event or not; no name: those that all games
share."""


KEPT_START: Final = 9
KEPT_END: Final = 6
"""How many letters of a name are shown of its beginning and of its end, where its middle is cut."""


@lru_cache
def shorten_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Returns names as screens show them: a longer one than can be written at the table is cut, with an ellipsis.

    The end is cut off; the middle where two would look alike then; and where they still do, the seat follows.
    """
    shown = [_short(name, name[: LONGEST_NAME - 1].rstrip() + "…") for name in names]
    in_the_middle = [f"{name[:KEPT_START].rstrip()}…{name[-KEPT_END:].lstrip()}" for name in names]
    by_seat = [f"{name[: LONGEST_NAME - 3].rstrip()}… {seat}" for seat, name in enumerate(names, 1)]
    for other in (in_the_middle, by_seat):
        counts = Counter(shown)
        shown = [
            _short(name, cut) if counts[before] > 1 else before
            for name, before, cut in zip(names, shown, other, strict=True)
        ]
    return tuple(shown)


def _short(name: str, cut: str) -> str:
    return name if len(name) <= LONGEST_NAME else cut


class Texts:
    """The words of the screens and of the game on the table; screens built later speak the language set before."""

    def __init__(self, find_translation: FindTranslation) -> None:
        self._find_translation = find_translation
        self.set_language("", "en")

    def set_language(self, game: str, language: str, *, at_event: bool = False) -> None:
        """Speaks of `game` in `language` from now on, and at an event of its seats by letters."""
        self._at_event = at_event
        self.words: Translation = self._find_translation(game, language, at_event)

    def of(self, game: str) -> Translation:
        """Returns the words of another game, in the same language."""
        return self.in_language(game, self("code"))

    def in_language(self, game: str, language: str) -> Translation:
        """Returns the words of a game in another language."""
        return self._find_translation(game, language, self._at_event)

    def __call__(self, key: str, **values: PhraseValue) -> str:
        """Returns the text of `key`."""
        return self.words.text(key, **values)

    def phrase(self, phrase: Phrase, players: tuple[str, ...]) -> str:
        """Returns a phrase of the game as a sentence."""
        return self.words.say(phrase, shorten_names(players))

    def error(self, error: CompanionError | Question, players: tuple[str, ...]) -> str:
        """Returns why something cannot be; what no table was meant to hear is said as the command line says it."""
        if error.phrase:
            return self.phrase(error.phrase, players)
        return in_english(error.why) if isinstance(error, ImpossibleActionError | Question) else str(error)

    def names(self, players: tuple[str, ...]) -> tuple[str, ...]:
        """Returns the players' names, or the seats' where none was given."""
        return tuple(name or self("players.unnamed", seat=seat) for seat, name in enumerate(shorten_names(players), 1))
