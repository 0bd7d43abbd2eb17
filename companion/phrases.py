"""Phrase: a sentence as a value, to be put into words of any language later on."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from companion.cards import Card, Suit


@dataclass(frozen=True, slots=True)
class Player:
    """A placeholder for the name of the player in a seat."""

    seat: int


PhraseValue: TypeAlias = "str | int | Card | Suit | Player | Phrase | tuple[PhraseValue, ...]"


@dataclass(frozen=True, slots=True)
class Phrase:
    """One sentence: its key in the translations, what fills its gaps, and the fact that it rests on."""

    key: str
    values: tuple[tuple[str, PhraseValue], ...] = ()
    rule: str | None = None

    def __str__(self) -> str:
        """Returns the key, with what stands around the phrase, as a log shows it."""
        values = dict(self.values)
        return f"{values['before']}{values['message']}{values['after']}" if self.key == AROUND else self.key


AROUND: Final = "message.around"
Message: TypeAlias = "str | Phrase"
"""What is told of trouble: a line in English, or a phrase, of which commands say the English."""


def phrase(key: str, rule: str | None = None, /, **values: PhraseValue) -> Phrase:
    """Returns the Phrase of `key` with its gaps filled."""
    return Phrase(key, tuple(values.items()), rule)


def around(message: Message, before: str = "", after: str = "") -> Message:
    """Returns a message with what stands before and after it, such as its place in a file."""
    if isinstance(message, str):
        return f"{before}{message}{after}"
    return phrase(AROUND, before=before, message=message, after=after)
