"""The survey of a game as phones show it: the same questions in the event's languages, and a page for each seat."""

import hashlib
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from typing import Any, Final

from companion.app.kiosk.survey import Survey
from companion.app.texts import Texts
from companion.events.survey_questions import QuestionKind
from companion.translations import Translation

CODE_LETTERS: Final = 12
Languages = Sequence[tuple[str, Translation]]


def page_code(secret: str, session: str, seat: int) -> str:
    """Returns the code of a seat's page: nobody guesses it, and after a restart it is the same."""
    digest = hmac.digest(secret.encode(), f"{session}|{seat}".encode(), hashlib.sha256)
    return urlsafe_b64encode(digest).decode()[:CODE_LETTERS]


def phone_survey(survey: Survey, texts: Texts, languages: Sequence[str], secret: str) -> dict[str, Any]:
    """Returns the survey as it crosses."""
    spoken = [(language, texts.in_language(survey.game, language)) for language in languages]
    return {
        "group": survey.group,
        "session": survey.session,
        "languages": list(languages),
        "seats": [
            {"seat": seat, "label": seat_label(seat), "code": page_code(secret, survey.session, seat)}
            for seat in survey.asked_seats
        ],
        "questions": [_question(survey, question, spoken) for question in survey.questions],
    }


def seat_label(seat: int) -> str:
    """Returns the letter of a seat."""
    return chr(ord("A") + seat)


def _question(survey: Survey, question: str, spoken: Languages) -> dict[str, Any]:
    own, kind = survey.own.get(question), survey.kind(question)
    said = {language: survey.ask(question, words) for language, words in spoken}
    asked: dict[str, Any] = {"key": question, "kind": str(kind), "ask": said}
    if own and own.ends:
        asked["ends"] = {language: list(own.ends) for language, _ in spoken}
    if kind is QuestionKind.CHOICE:
        asked["choices"] = [
            {"key": one, "label": {language: survey.said(question, one, words) for language, words in spoken}}
            for one in survey.choices(question)
        ]
    return asked
