"""The survey: each seat answers for itself, in the order that the designer wished."""

from companion.app.survey import Survey
from companion.events.event_file import OfferedGame
from tests.app.event import MAST_YEAR, PLAIN


class TestSurvey:
    def test_asks_the_designers_questions_first(self) -> None:
        survey = Survey(MAST_YEAR, "5a", 4)
        assert survey.own == {"own-1": "Did you ever have nothing to decide?"}
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

    def test_nobody_sees_what_another_has_answered(self) -> None:
        survey = Survey(PLAIN, "5a", 2)
        survey.answer("fun", 4)
        assert survey.ask_next_seat()
        assert (survey.seat, survey.answers) == (1, {})
        assert not survey.ask_next_seat()
        assert survey.seat == 1  # until the group has gone
