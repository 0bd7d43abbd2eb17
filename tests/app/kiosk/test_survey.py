"""The survey: each seat answers for itself, in the order that the designer wished."""

import pytest

from companion.app.kiosk.phone_survey import phone_survey
from companion.app.kiosk.survey import Survey
from companion.app.texts import Texts
from companion.events.event_file import OfferedGame
from companion.events.survey_questions import QuestionKind, SurveyQuestion
from companion.ui.texts import translation_of
from tests.app.event import MAST_YEAR, PLAIN


class TestSurvey:
    def test_asks_the_designers_questions_first(self) -> None:
        survey = Survey(MAST_YEAR, "5a", 4)
        assert survey.own == {"own-1": SurveyQuestion("Did you ever have nothing to decide?")}
        assert survey.questions[0] == "own-1"
        assert survey.choices("fun") == (1, 2, 3, 4, 5)
        assert survey.choices("length") == ("short", "right", "long")
        assert survey.choices("foreseeable")[-1] == "never"
        assert survey.choices("change") == ()

    def test_a_game_without_hands_is_asked_by_its_own_moments(self) -> None:
        assert Survey(MAST_YEAR, "5a", 4).choices("foreseeable") == (1, 2, 3, 4, 5, 6, "never")
        turns = Survey(OfferedGame("masters-of-maple-syrup", "1"), "5a", 2).choices("foreseeable")
        assert turns == (3, 6, 9, 12, 15, 18, "never")

    def test_an_answer_can_be_taken_back(self) -> None:
        survey = Survey(MAST_YEAR, "5a", 4)
        survey.answer("fun", 4)
        survey.answer("length", "right")
        survey.answer("fun", 4)
        survey.answer("change", " ")
        assert survey.answers == {"length": "right"}

    @pytest.mark.parametrize(
        ("question", "choices", "answer", "refused"),
        [
            (SurveyQuestion("Clear?", QuestionKind.YES_NO), (True, False), False, 1),
            (SurveyQuestion("Which?", QuestionKind.CHOICE, choices=("a", "b")), ("a", "b"), "b", "c"),
            (SurveyQuestion("How many?", QuestionKind.NUMBER), (), 0, "many"),
            (SurveyQuestion("Why?", QuestionKind.TEXT), (), "so", 3),
            (SurveyQuestion("How hard?", ends=("easy", "hard")), (1, 2, 3, 4, 5), 5, 6),
        ],
    )
    def test_each_kind_takes_answers_of_its_own(
        self, question: SurveyQuestion, choices: tuple[object, ...], answer: object, refused: object
    ) -> None:
        survey = Survey(OfferedGame("mast-year", "1", questions=(question,)), "5a", 4)
        assert survey.choices("own-1") == choices
        survey.answer("own-1", refused)
        assert survey.answers == {}
        survey.answer("own-1", answer)
        assert survey.answers == {"own-1": answer}

    def test_asks_who_would_play_again_and_buy(self) -> None:
        survey = Survey(PLAIN, "5a", 4)
        assert survey.questions == ()
        survey = Survey(MAST_YEAR, "5a", 4)
        assert [survey.choices(one) for one in ("play-again", "buy") if one in survey.questions] == [(True, False)] * 2

    def test_nobody_sees_what_another_has_answered(self) -> None:
        survey = Survey(PLAIN, "5a", 2)
        survey.answer("fun", 4)
        assert survey.ask_next_seat()
        assert (survey.seat, survey.answers) == (1, {})
        assert not survey.ask_next_seat()
        assert survey.seat == 1  # until the group has gone

    def test_a_question_and_its_answers_are_put_into_the_words_of_the_game(self) -> None:
        survey, words = Survey(MAST_YEAR, "5a", 4), translation_of("mast-year", "en")
        assert survey.ask("own-1", words) == "Did you ever have nothing to decide?"
        assert survey.ask("length", words) == "Its length"
        answers: list[tuple[str, object]] = [("buy", True), ("buy", False), ("fun", 4), ("length", "short")]
        said = [survey.said(question, answer, words) for question, answer in answers]
        assert said == ["yes", "no", "4", "too short"]

    def test_a_phone_is_told_the_ends_of_a_scale(self) -> None:
        offered = OfferedGame("mast-year", "1", questions=(SurveyQuestion("How hard?", ends=("easy", "hard")),))
        asked = phone_survey(Survey(offered, "5a", 4), Texts(translation_of), ("en",), "secret")["questions"]
        assert asked[0] == {
            "key": "own-1",
            "kind": "scale",
            "ask": {"en": "How hard?"},
            "ends": {"en": ["easy", "hard"]},
        }
        assert [question["key"] for question in asked[:4]] == ["own-1", "fun", "length", "foreseeable"]
