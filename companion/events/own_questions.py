"""The designer's own questions: what each asks, and which answers it takes."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from sys import intern
from typing import Final

STEPS: Final = (1, 2, 3, 4, 5)
"""The steps of a scale."""
MOST_CHOICES: Final = 6
LARGEST_NUMBER: Final = 10**6


class QuestionKind(StrEnum):
    """What answers a question."""

    SCALE = "scale"
    YES_NO = "yes-no"
    CHOICE = "choice"
    NUMBER = "number"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class OwnQuestion:
    """`ends` name the two ends of a scale, the low one first; `choices` are what can be chosen."""

    ask: str
    kind: QuestionKind = QuestionKind.SCALE
    ends: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()

    def takes(self, answer: object) -> bool:
        """Tells whether `answer` answers the question."""
        if self.kind is QuestionKind.CHOICE:
            return answer in self.choices
        return is_of_kind(self.kind, answer)

    def as_json(self) -> str | dict[str, object]:
        """Returns the question as a row or an event file says it: a plain text is a scale."""
        named = {name: list(value) for name, value in (("ends", self.ends), ("choices", self.choices)) if value}
        if self.kind is QuestionKind.SCALE and not named:
            return self.ask
        return {"ask": self.ask, "kind": str(self.kind), **named}


def is_of_kind(kind: QuestionKind, answer: object) -> bool:
    """Tells whether `answer` can answer a question of this kind; any text can be a choice."""
    if kind is QuestionKind.YES_NO:
        return isinstance(answer, bool)
    if kind in (QuestionKind.CHOICE, QuestionKind.TEXT):
        return isinstance(answer, str) and bool(answer.strip())
    if isinstance(answer, bool) or not isinstance(answer, int):
        return False
    return answer in STEPS if kind is QuestionKind.SCALE else 0 <= answer <= LARGEST_NUMBER


def read_question(said: object) -> OwnQuestion | None:
    """Returns the question that a row says; None if it says none."""
    if isinstance(said, str):
        return OwnQuestion(intern(said))
    if not isinstance(said, Mapping):
        return None
    ask, kind = said.get("ask"), said.get("kind", "scale")
    if not isinstance(ask, str) or kind not in tuple(QuestionKind):
        return None
    return OwnQuestion(intern(ask), QuestionKind(kind), _texts(said.get("ends")), _texts(said.get("choices")))


def _texts(value: object) -> tuple[str, ...]:
    return tuple(intern(text) for text in value if isinstance(text, str)) if isinstance(value, list) else ()
