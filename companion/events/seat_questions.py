"""Seat questions: what may be asked of a seat before it plays, and what the answers of many seats come to."""

from collections.abc import Mapping
from sys import intern
from typing import Any, Final

from companion.events.figures import few
from companion.events.survey import AnswersByGroup

SEAT_ANSWERS: Final[Mapping[str, tuple[str, ...]]] = {
    "age-band": ("under-14", "14-19", "20-39", "40-59", "60-on"),
    "plays-before": ("never", "once", "often"),
    "trick-taking": ("new", "some", "many"),
}
"""The answers to each question, in their order."""
OF_A_GAME: Final = "plays-before"
"""What a seat is asked about a game; of several games of a group it is asked for each."""


def read_seat_answers(told: Mapping[str, object]) -> dict[str, str]:
    """Returns a seat's answers about its player; what answers no question is left out."""
    found: dict[str, str] = {}
    for question, answers in SEAT_ANSWERS.items():
        answer = told.get(question)
        if isinstance(answer, str) and answer in answers:
            found[question] = intern(answer)
    return found


def sum_up_seats(answers: AnswersByGroup) -> dict[str, Any]:
    """Returns what the answers to each question come to."""
    return {
        question: _figures(known, list(answers[question].values()))
        for question, known in SEAT_ANSWERS.items()
        if question in answers
    }


def _figures(known: tuple[str, ...], by_group: list[list[Any]]) -> dict[str, Any]:
    given = [answer for answers in by_group for answer in answers]
    return {"of": len(given), "counts": {answer: given.count(answer) for answer in known}} | few(len(by_group))
