"""Lesson: what a group that plays for the first time does next, in one line and a picture."""

from dataclasses import dataclass

from companion.cards import Card
from companion.engine import Phrase


@dataclass(frozen=True, slots=True)
class Lesson:
    """`words` say what to do; their key names the lesson, which is shown once.

    The picture is some icons by their names, or some cards; of these the one at the place `wins` is raised.
    """

    words: Phrase
    icons: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    wins: int | None = None
