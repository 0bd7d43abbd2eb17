"""The survey: its questions, what can be answered, and what the answers of many seats come to."""

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from companion.events.figures import few
from companion.events.survey_questions import STEPS, QuestionKind, SurveyQuestion, is_whole, read_question

AnswersByGroup: TypeAlias = dict[str, dict[Hashable, list[Any]]]
"""What was answered to each question, by group."""
RATINGS: Final = ("learning", "decisions", "downtime", "interaction", "originality", "fun")
"""The common questions that are answered from 1 to 5."""
LENGTHS: Final = ("short", "right", "long")
FORESEEABLE: Final = "foreseeable"
"""From which hand the end was foreseeable: answered with the hand's number, or with NEVER."""
NEVER: Final = "never"
COMMON: Final[Mapping[str, SurveyQuestion]] = {
    **dict.fromkeys(RATINGS, SurveyQuestion()),
    "length": SurveyQuestion(kind=QuestionKind.CHOICE, choices=LENGTHS),
    FORESEEABLE: SurveyQuestion(kind=QuestionKind.CHOICE, choices=(NEVER,)),
    **dict.fromkeys(("play-again", "buy"), SurveyQuestion(kind=QuestionKind.YES_NO)),
    **dict.fromkeys(("change", "favourite"), SurveyQuestion(kind=QuestionKind.TEXT)),
}
"""The questions that every game has."""
MOST_QUESTIONS: Final = 6
OWN: Final = tuple(f"own-{number}" for number in range(1, MOST_QUESTIONS + 1))
"""The keys under which the designer's own questions are answered."""
QUESTIONS: Final = (*COMMON, *OWN)
MOST_FIRST: Final = 4
"""With one touch for each answer and one for "Done", five touches answer what is asked first."""
Own: TypeAlias = Mapping[str, SurveyQuestion]
"""The designer's own questions by the keys of their answers."""
_UNKNOWN: Final = SurveyQuestion()
"""What was asked where no row says so: a scale, as all of the designer's questions once were."""


def find_question(key: str, own: Own) -> SurveyQuestion:
    """Returns what is asked under one of QUESTIONS."""
    return own.get(key) or COMMON.get(key, _UNKNOWN)


def is_answer(question: str, answer: object, own: Own) -> bool:
    """Tells whether `answer` answers `question`."""
    if question == FORESEEABLE and is_whole(answer):
        return answer >= 1
    return question in QUESTIONS and find_question(question, own).takes(answer)


def read_questions(said: Mapping[str, object]) -> tuple[SurveyQuestion, ...]:
    """Returns the designer's own questions as the first row of a game says them."""
    asked = said.get("questions")
    questions = map(read_question, asked if isinstance(asked, list) else [])
    return tuple(filter(None, questions))[:MOST_QUESTIONS]


def sum_up_questions(asked: Iterable[tuple[SurveyQuestion, ...]]) -> dict[str, SurveyQuestion]:
    """Returns the designer's own questions by the keys of their answers, from the first game that has any."""
    return dict(zip(OWN, next(filter(None, asked), ()), strict=False))


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
    asked, counts = find_question(question, own), Counter(answers)
    said, figures = asked.as_json(), dict[str, Any]()
    if question in OWN and isinstance(said, dict):
        figures = {name: said[name] for name in ("kind", "ends") if name in said}
    figures["of"] = len(answers)
    match asked.kind:
        case QuestionKind.SCALE:
            return figures | {"mean": sum(answers) / len(answers), "counts": [counts[step] for step in STEPS]}
        case QuestionKind.YES_NO:
            return figures | {"counts": {"yes": counts[True], "no": counts[False]}}
        case QuestionKind.CHOICE:
            hands = sorted(counts.keys() - asked.choices)  # of FORESEEABLE
            return figures | {"counts": {str(one): counts[one] for one in (*hands, *asked.choices)}}
        case QuestionKind.NUMBER:
            return figures | {"mean": sum(answers) / len(answers), "numbers": sorted(answers)}
        case QuestionKind.TEXT:
            return figures | {"texts": answers}
