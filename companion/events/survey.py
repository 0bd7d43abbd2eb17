"""The survey: its questions, what can be answered, and what the answers of many seats come to."""

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from companion.events.figures import few
from companion.events.own_questions import STEPS, OwnQuestion, QuestionKind, is_of_kind, read_question

AnswersByGroup: TypeAlias = dict[str, dict[Hashable, list[Any]]]
"""What was answered to each question, by group."""
RATINGS: Final = ("learning", "decisions", "downtime", "interaction", "originality", "fun")
"""The common questions that are answered from 1 to 5."""
MOST_QUESTIONS: Final = 6
OWN: Final = tuple(f"own-{number}" for number in range(1, MOST_QUESTIONS + 1))
"""The keys under which the designer's own questions are answered."""
LENGTHS: Final = ("short", "right", "long")
YES_NO: Final = ("play-again", "buy")
TEXTS: Final = ("change", "favourite")
NEVER: Final = "never"
QUESTIONS: Final = (*RATINGS, "length", "foreseeable", *YES_NO, *TEXTS, *OWN)
Own: TypeAlias = Mapping[str, OwnQuestion]
"""The designer's own questions by the keys of their answers."""


def is_answer(question: str, answer: object, own: Own) -> bool:
    """Tells whether `answer` answers `question`."""
    if question in OWN:
        return own.get(question, _UNKNOWN).takes(answer)
    if question == "length":
        return answer in LENGTHS
    if question == "foreseeable":
        return answer == NEVER or (isinstance(answer, int) and not isinstance(answer, bool) and answer >= 1)
    return question in _KINDS and is_of_kind(_KINDS[question], answer)


def read_questions(said: Mapping[str, object]) -> tuple[OwnQuestion, ...]:
    """Returns the designer's own questions as the first row of a game says them."""
    asked = said.get("questions")
    questions = map(read_question, asked if isinstance(asked, list) else [])
    return tuple(filter(None, questions))[:MOST_QUESTIONS]


def sum_up_questions(asked: Iterable[tuple[OwnQuestion, ...]]) -> dict[str, OwnQuestion]:
    """Returns the designer's own questions by the keys of their answers, from the first game that has any."""
    return dict(zip(OWN, next(filter(None, asked), ()), strict=False))


_UNKNOWN: Final = OwnQuestion("")
"""What was asked where no row says so: a scale, as all of the designer's questions once were."""
_KINDS: Final[Mapping[str, QuestionKind]] = (
    dict.fromkeys(RATINGS, QuestionKind.SCALE)
    | dict.fromkeys(YES_NO, QuestionKind.YES_NO)
    | dict.fromkeys(TEXTS, QuestionKind.TEXT)
)


def answers_by_group(surveys: Iterable[tuple[Hashable, Mapping[str, object]]], own: Own) -> AnswersByGroup:
    """Returns the answers to each question by group, from pairs of a group and its seat's answers."""
    return sort_by_group(
        (group, question, answer)
        for group, said in surveys
        for question, answer in said.items()
        if is_answer(question, answer, own)
    )


def sort_by_group(answers: Iterable[tuple[Hashable, str, Any]]) -> AnswersByGroup:
    """Returns the answers to each question by group, from groups, questions and answers of seats."""
    found: AnswersByGroup = defaultdict(lambda: defaultdict(list))
    for group, question, answer in answers:
        found[question][group].append(answer)
    return found


def sum_up_surveys(answers: AnswersByGroup, own: Own) -> dict[str, Any]:
    """Returns what each question's answers come to.

    Figures of a designer's question, but for those of a plain scale, also say its `kind`.
    """
    return {
        question: _figures(question, [answer for given in answers[question].values() for answer in given], own)
        | few(len(answers[question]))
        for question in QUESTIONS
        if question in answers
    }


def ratings_of(survey: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """Returns the questions, of figures by question, that were answered on a scale."""
    return [question for question, figure in survey.items() if isinstance(figure.get("counts"), list)]


def _figures(question: str, answers: list[Any], own: Own) -> dict[str, Any]:
    if question in OWN:
        asked = own.get(question, _UNKNOWN)
        said = asked.as_json()
        named = {name: said[name] for name in ("kind", "ends") if name in said} if isinstance(said, dict) else {}
        return named | _figures_of(asked.kind, answers, asked.choices)
    if question in _KINDS:
        return _figures_of(_KINDS[question], answers)
    counts = Counter(answers)
    if question == "length":
        return {"of": len(answers), "counts": {length: counts[length] for length in LENGTHS}}
    hands = {str(hand): counts[hand] for hand in sorted(answer for answer in counts if answer != NEVER)}
    return {"of": len(answers), "counts": {**hands, NEVER: counts[NEVER]}}


def _figures_of(kind: QuestionKind, answers: list[Any], choices: tuple[str, ...] = ()) -> dict[str, Any]:
    counts = Counter(answers)
    of: dict[str, Any] = {"of": len(answers)}
    match kind:
        case QuestionKind.SCALE:
            return of | {"mean": sum(answers) / len(answers), "counts": [counts[step] for step in STEPS]}
        case QuestionKind.YES_NO:
            return of | {"counts": {"yes": counts[True], "no": counts[False]}}
        case QuestionKind.CHOICE:
            return of | {"counts": {choice: counts[choice] for choice in choices}}
        case QuestionKind.NUMBER:
            return of | {"mean": sum(answers) / len(answers), "numbers": sorted(answers)}
        case QuestionKind.TEXT:
            return of | {"texts": answers}
