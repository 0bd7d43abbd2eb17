"""Surveys on phones: the questions of a seat as a form, and the answers that a form sends."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from companion.events.survey import LENGTHS, MOST_FIRST
from companion.events.survey_questions import LARGEST_NUMBER, STEPS
from companion.hub.server.pages.words import PageWords, shorten
from companion.hub.wire import seat_letter

MOST_QUESTIONS: Final = 40
LONGEST_TEXT: Final = 500
Answers: TypeAlias = dict[str, object]
Typed: TypeAlias = Mapping[str, str]
"""What a form sends, by the name of its field."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer that can be touched: what the form sends, what the table gets, what the player reads."""

    value: str
    answer: object
    said: str


@dataclass(frozen=True, slots=True)
class AskedQuestion:
    """A question; `kind` is "choice" for all that is touched, else "number" or "text". `ends` name those of a scale."""

    key: str
    kind: str
    ask: str
    choices: tuple[Choice, ...] = ()
    ends: tuple[str, ...] = ()
    is_scale: bool = False

    def read(self, typed: str) -> object:
        """Returns the answer that a form sends; None for no answer. Raises ValueError for what is none."""
        typed = typed.strip()
        if not typed:
            return None
        if self.kind == "text":
            return typed[:LONGEST_TEXT]
        if self.kind == "number":
            number = int(typed) if typed.isascii() else -1
            if not 0 <= number <= LARGEST_NUMBER:
                raise ValueError(typed)
            return number
        return next(choice.answer for choice in self.choices if choice.value == typed)


@dataclass(frozen=True, slots=True)
class PhoneQuestions:
    """What one seat of a group is asked."""

    group: str
    label: str
    languages: tuple[str, ...]
    questions: tuple[AskedQuestion, ...]

    @property
    def first(self) -> tuple[AskedQuestion, ...]:
        """The questions of the first page."""
        return self.questions[:MOST_FIRST]

    @property
    def more(self) -> tuple[AskedQuestion, ...]:
        """The questions for those who want to say more."""
        return self.questions[MOST_FIRST:]


def languages_of(survey: Mapping[str, object]) -> tuple[str, ...]:
    """Returns the languages of a survey's event."""
    found = survey.get("languages")
    return tuple(one for one in found if isinstance(one, str)) if isinstance(found, list) else ()


def read_survey(survey: Mapping[str, object], seat: int, say: PageWords) -> PhoneQuestions:
    """Returns what a seat is asked in the reader's language; a question that is none is left out."""
    asked = survey.get("questions")
    seats = survey.get("seats")
    labels = {
        one.get("seat"): one.get("label") for one in (seats if isinstance(seats, list) else []) if isinstance(one, dict)
    }
    said = [one for one in (asked if isinstance(asked, list) else []) if isinstance(one, dict)][:MOST_QUESTIONS]
    questions = (_question(one, say) for one in said)
    label = labels.get(seat)
    return PhoneQuestions(
        shorten(str(survey.get("group") or "")),
        shorten(label) if isinstance(label, str) and label else seat_letter(seat),
        languages_of(survey),
        tuple(one for one in questions if one is not None),
    )


def read_answers(asked: PhoneQuestions, typed: Typed) -> tuple[Answers, list[str]]:
    """Returns the answers of a form, as the device stores them, and the keys of fields that hold none."""
    answers, wrong = Answers(), []
    for question in asked.questions:
        try:
            answer = question.read(typed.get(question.key, ""))
        except (ValueError, StopIteration):
            wrong.append(question.key)
            continue
        if answer is not None:
            answers[question.key] = answer
    return answers, wrong


def _question(said: Mapping[str, object], say: PageWords) -> AskedQuestion | None:
    key, kind = said.get("key"), said.get("kind")
    if not isinstance(key, str) or not key:
        return None
    ask = str(_in_language(said.get("ask"), say.language) or key)
    if kind in ("number", "text"):
        return AskedQuestion(key, str(kind), ask)
    choices = tuple(_choices(said, str(kind), say))
    ends = _in_language(said.get("ends"), say.language)
    named = tuple(str(end) for end in ends[:2]) if isinstance(ends, list) else ()
    return AskedQuestion(key, "choice", ask, choices, named, kind == "scale") if choices else None


def _choices(said: Mapping[str, object], kind: str, say: PageWords) -> list[Choice]:
    if kind == "scale":
        return [Choice(str(step), step, str(step)) for step in STEPS]
    if kind == "yes-no":
        return [Choice("yes", True, say("survey.yes")), Choice("no", False, say("survey.no"))]
    listed = said.get("choices")
    choices = []
    for index, one in enumerate(listed if isinstance(listed, list) else []):
        if isinstance(one, dict) and isinstance(one.get("key"), str | int):
            label = _in_language(one.get("label"), say.language) or _usual(one["key"], say)
            choices.append(Choice(str(index), one["key"], str(label)))
    return choices


def _usual(answer: str | int, say: PageWords) -> str:
    """Returns what the companion calls an answer of its own questions, where a table sends no words with it."""
    return say(f"survey.length.{answer}") if answer in LENGTHS else str(answer)


def _in_language(said: object, language: str) -> object:
    """Returns what is said in a language; else in English, else in the first that there is."""
    if not isinstance(said, Mapping):
        return said
    return said.get(language) or said.get("en") or next(iter(said.values()), None)
