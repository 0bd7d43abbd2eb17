"""The survey of a game as phones show it: the same questions in the event's languages, and a page for each seat."""

import hashlib
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from typing import Any, Final

from companion.app.survey import Survey
from companion.app.texts import Texts
from companion.events.own_questions import QuestionKind
from companion.translations import Translation

CODE_LETTERS: Final = 12
FIRST: Final = ("fun", "length", "foreseeable")
"""What is asked at once, beside the designer's own questions."""
Languages = Sequence[tuple[str, Translation]]


def page_code(secret: str, session: str, seat: int) -> str:
    """Returns the code of a seat's page: nobody guesses it, and after a restart it is the same."""
    digest = hmac.digest(secret.encode(), f"{session}|{seat}".encode(), hashlib.sha256)
    return urlsafe_b64encode(digest).decode()[:CODE_LETTERS]


def in_order(survey: Survey) -> tuple[str, ...]:
    """Returns the questions in the order in which they are asked: what matters comes first."""
    first = (one for one in (*survey.own, *FIRST) if one in survey.questions)
    return tuple(dict.fromkeys((*first, *survey.questions)))


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
        "questions": [_question(survey, question, spoken) for question in in_order(survey)],
    }


def seat_label(seat: int) -> str:
    """Returns the letter of a seat."""
    return chr(ord("A") + seat)


def _question(survey: Survey, question: str, spoken: Languages) -> dict[str, Any]:
    own, kind = survey.own.get(question), survey.kind(question)
    asked: dict[str, Any] = {"key": question, "kind": str(kind)}
    if own is not None:
        asked |= {"ask": {language: own.ask for language, _ in spoken}}
        asked |= {"ends": {language: list(own.ends) for language, _ in spoken}} if own.ends else {}
    else:
        asked |= {"ask": {language: words.text(f"kiosk.survey.{question}") for language, words in spoken}}
    if kind is QuestionKind.CHOICE:
        asked |= {
            "choices": [
                _choice(question, answer, spoken, is_own=own is not None) for answer in survey.choices(question)
            ]
        }
    return asked


def _choice(question: str, answer: object, spoken: Languages, *, is_own: bool) -> dict[str, Any]:
    is_plain = is_own or isinstance(answer, int)
    labels = {
        language: str(answer) if is_plain else words.text(f"kiosk.{question}.{answer}") for language, words in spoken
    }
    return {"key": answer, "label": labels}
