"""Surveys on phones: the form's questions, and its answers exactly as the device stores them."""

from typing import Any

import pytest

from companion.events.survey import MOST_FIRST
from companion.hub.server.pages.surveys import read_answers, read_survey
from companion.hub.server.pages.words import page_words
from tests.hub.pages.asked import SURVEY

ASKED = read_survey(SURVEY, 1, page_words("en"))


def test_four_questions_come_first_so_that_five_touches_answer_them() -> None:
    assert [question.key for question in ASKED.first] == ["own-1", "fun", "length", "foreseeable"]
    assert MOST_FIRST + len(["Send"]) == 5
    assert (ASKED.label, ASKED.group, len(ASKED.more)) == ("B", "Amber Acorn 17", 4)


def test_answers_are_those_that_the_device_stores() -> None:
    typed = {
        "own-1": "1",
        "fun": "4",
        "length": "1",
        "foreseeable": "1",
        "play-again": "no",
        "own-2": " 12 ",
        "change": " Fewer cards \n",
        "learning": "",
    }
    assert read_answers(ASKED, typed) == (
        {
            "own-1": "Owl",
            "fun": 4,
            "length": "right",
            "foreseeable": 2,
            "play-again": False,
            "own-2": 12,
            "change": "Fewer cards",
        },
        [],
    )


@pytest.mark.parametrize(
    ("key", "typed"),
    [("own-2", "many"), ("own-2", "-1"), ("own-2", "1e3"), ("own-2", "１２"), ("fun", "6"), ("own-1", "9")],
)
def test_what_is_no_answer_is_named(key: str, typed: str) -> None:
    assert read_answers(ASKED, {key: typed}) == ({}, [key])


def test_nobody_is_asked_what_the_table_does_not_ask() -> None:
    assert read_answers(ASKED, {"buy": "yes", "__proto__": "x"}) == ({}, [])


def test_a_choice_without_words_of_the_table_has_those_of_the_companion() -> None:
    assert [choice.said for choice in ASKED.questions[2].choices] == ["too short", "just right"]
    german = read_survey(SURVEY, 0, page_words("de"))
    assert [choice.said for choice in german.questions[3].choices] == ["1", "2", "nie"]
    assert german.questions[0].ask == "Welche Karte?"
    assert german.questions[7].ask == "What would you change?", "said in English where the table has no other words"


@pytest.mark.parametrize(
    "survey", [{}, {"questions": 3, "seats": "x"}, {"questions": [None, {}, {"key": "fun"}, {"key": 3}]}]
)
def test_a_survey_of_nonsense_asks_nothing(survey: dict[str, Any]) -> None:
    assert read_survey(survey, 0, page_words("en")).questions == ()
