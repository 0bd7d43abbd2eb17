"""Phrase: a sentence as a value, to be put into words of any language later on."""

from dataclasses import dataclass
from typing import TypeAlias

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


def phrase(key: str, rule: str | None = None, /, **values: PhraseValue) -> Phrase:
    """Returns the Phrase of `key` with its gaps filled."""
    return Phrase(key, tuple(values.items()), rule)
