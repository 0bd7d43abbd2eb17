"""The survey: its questions, what can be answered, and what the answers of many seats come to."""

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from companion.events.figures import few

AnswersByGroup: TypeAlias = dict[str, dict[Hashable, list[Any]]]
"""What was answered to each question, by group."""
RATINGS: Final = ("learning", "decisions", "downtime", "interaction", "originality", "fun", "own-1", "own-2", "own-3")
"""Answered from 1 to 5."""
OWN: Final = RATINGS[6:]
"""The keys under which the designer's own questions are answered."""
LENGTHS: Final = ("short", "right", "long")
TEXTS: Final = ("change", "favourite")
NEVER: Final = "never"
QUESTIONS: Final = (*RATINGS[:6], "length", "foreseeable", *TEXTS, *OWN)


def is_answer(question: str, answer: object) -> bool:
    """Tells whether `answer` answers `question`."""
    if question in RATINGS:
        return isinstance(answer, int) and not isinstance(answer, bool) and 1 <= answer <= len(_STEPS)
    if question == "length":
        return answer in LENGTHS
    if question == "foreseeable":
        return answer == NEVER or (isinstance(answer, int) and not isinstance(answer, bool) and answer >= 1)
    return question in TEXTS and isinstance(answer, str) and bool(answer.strip())


def read_questions(said: Mapping[str, object]) -> tuple[str, ...]:
    """Returns the designer's own questions as the first row of a game says them."""
    asked = said.get("questions")
    texts = asked if isinstance(asked, list) else []
    return tuple(text for text in texts if isinstance(text, str))[: len(OWN)]


def sum_up_questions(asked: Iterable[tuple[str, ...]]) -> dict[str, str]:
    """Returns the designer's own questions by the keys of their answers, from the first game that has any."""
    return dict(zip(OWN, next(filter(None, asked), ()), strict=False))


_STEPS: Final = range(1, 6)


def answers_by_group(surveys: Iterable[tuple[Hashable, Mapping[str, object]]]) -> AnswersByGroup:
    """Returns the answers to each question by group, from pairs of a group and its seat's answers."""
    return sort_by_group(
        (group, question, answer)
        for group, said in surveys
        for question, answer in said.items()
        if is_answer(question, answer)
    )


def sort_by_group(answers: Iterable[tuple[Hashable, str, Any]]) -> AnswersByGroup:
    """Returns the answers to each question by group, from groups, questions and answers of seats."""
    found: AnswersByGroup = defaultdict(lambda: defaultdict(list))
    for group, question, answer in answers:
        found[question][group].append(answer)
    return found


def sum_up_surveys(answers: AnswersByGroup) -> dict[str, Any]:
    """Returns what each question's answers come to."""
    return {
        question: _figures(question, [answer for given in answers[question].values() for answer in given])
        | few(len(answers[question]))
        for question in QUESTIONS
        if question in answers
    }


def _figures(question: str, answers: list[Any]) -> dict[str, Any]:
    counts = Counter(answers)
    if question in RATINGS:
        return {"of": len(answers), "mean": sum(answers) / len(answers), "counts": [counts[step] for step in _STEPS]}
    if question in TEXTS:
        return {"of": len(answers), "texts": answers}
    if question == "length":
        return {"of": len(answers), "counts": {length: counts[length] for length in LENGTHS}}
    hands = {str(hand): counts[hand] for hand in sorted(answer for answer in counts if answer != NEVER)}
    return {"of": len(answers), "counts": {**hands, NEVER: counts[NEVER]}}
