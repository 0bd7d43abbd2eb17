"""A question of the survey: what it asks, and which answers it takes."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from sys import intern
from typing import Final, TypeGuard

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
class SurveyQuestion:
    """What the designer asks, or every survey: the words of the latter are among the texts of the kiosk.

    `ends` name the two ends of a scale, the low one first; `choices` are what can be chosen.
    """

    ask: str = ""
    kind: QuestionKind = QuestionKind.SCALE
    ends: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()

    @property
    def touches(self) -> tuple[object, ...]:
        """What answers the question by one touch; nothing where that is a number or written."""
        by_kind = {QuestionKind.SCALE: STEPS, QuestionKind.YES_NO: (True, False), QuestionKind.CHOICE: self.choices}
        return by_kind.get(self.kind, ())

    def takes(self, answer: object) -> bool:
        """Tells whether `answer` answers the question."""
        match self.kind:
            case QuestionKind.NUMBER:
                return is_whole(answer) and 0 <= answer <= LARGEST_NUMBER
            case QuestionKind.TEXT:
                return isinstance(answer, str) and bool(answer.strip())
            case _:
                return any(type(one) is type(answer) and one == answer for one in self.touches)

    def as_json(self) -> str | dict[str, object]:
        """Returns the question as a row or an event file says it: a plain text is a scale."""
        named = {name: list(value) for name, value in (("ends", self.ends), ("choices", self.choices)) if value}
        if self.kind is QuestionKind.SCALE and not named:
            return self.ask
        return {"ask": self.ask, "kind": str(self.kind), **named}


def is_whole(answer: object) -> TypeGuard[int]:
    """Tells whether an answer is a whole number."""
    return isinstance(answer, int) and not isinstance(answer, bool)


def read_question(said: object) -> SurveyQuestion | None:
    """Returns the question that a row says; None if it says none."""
    if isinstance(said, str):
        return SurveyQuestion(intern(said))
    if not isinstance(said, Mapping):
        return None
    ask, kind = said.get("ask"), said.get("kind", "scale")
    if not isinstance(ask, str) or kind not in tuple(QuestionKind):
        return None
    return SurveyQuestion(intern(ask), QuestionKind(kind), _texts(said.get("ends")), _texts(said.get("choices")))


def _texts(value: object) -> tuple[str, ...]:
    return tuple(intern(text) for text in value if isinstance(text, str)) if isinstance(value, list) else ()
