"""A group that has left finds its game again by its code, and can still answer the survey."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.app.kiosk.departure import ThankedGroup
from companion.app.kiosk.former_groups import FormerGame
from companion.app.kiosk.idle_clock import REST_S
from companion.app.kiosk.survey import Survey
from companion.events.event_file import OfferedGame
from companion.events.groups import MOST_PARKED
from companion.events.survey_questions import SurveyQuestion
from tests.app.companion_without_window import Companion
from tests.app.event import EVENT, MAST_YEAR, PLAIN, kinds, play, rows, sit_down

QUESTION = MAST_YEAR.questions[0]


def find(kiosk: Companion, code: str) -> FormerGame | None:
    found: list[FormerGame | None] = []
    kiosk.kiosk.former.find(code, found.append)
    kiosk.settle()
    return found[0]


def leave(kiosk: Companion) -> None:
    kiosk.kiosk.ask_new_group()
    kiosk.kiosk.answer(yes=True)
    kiosk.settle()
    kiosk.kiosk.departure.finish()
    kiosk.settle()


def play_and_leave(kiosk: Companion) -> str:
    code = sit_down(kiosk)
    play(kiosk)
    leave(kiosk)
    return code


def test_a_group_that_left_answers_later_seat_by_seat(kiosk: Companion, tmp_path: Path) -> None:
    code = play_and_leave(kiosk)
    game = find(kiosk, code)
    assert game is not None
    assert (game.survey.group, game.survey.seats, game.has_survey) == (code, 4, True)
    said = [kiosk.controllers.texts.phrase(line, ("",) * 4) for line in game.result]
    assert said[0] == "Mast Year: Squirrels vs. Oaks"
    kiosk.kiosk.former.survey(game)
    departure = kiosk.kiosk.departure
    assert kiosk.screen == "survey"
    assert departure.survey is not None
    departure.take_survey()  # the first seat skips
    departure.survey.answer("own-1", 2)
    for _ in range(3):
        departure.take_survey()
    kiosk.settle()
    [survey] = [row for row in rows(tmp_path) if row["kind"] == "survey"]
    assert (survey["group"], survey["session"]) == (code, game.survey.session)
    assert (survey["seat"], survey["answers"]) == (1, {"own-1": 2})
    assert (kiosk.screen, departure.thanked_group) == ("attract", ThankedGroup(has_answered=True))
    assert kiosk.kiosk.departure.survey is None
    assert kinds(tmp_path).count("group-ended") == 1, "it had left before"


def test_a_seat_for_which_the_companion_played_is_asked_nothing_later(kiosk: Companion) -> None:
    code = sit_down(kiosk)
    play(kiosk)
    for seat in (0, 2):
        kiosk.controllers.own_stand_ins.take(seat)
    leave(kiosk)
    game = find(kiosk, code)
    assert game
    nobody = Survey(game.offered, game.survey.session, 4)
    nobody.leave_out(frozenset(range(4)))
    assert not replace(game, survey=nobody).has_survey, "nobody is left to be asked"
    kiosk.kiosk.former.survey(game)
    assert (game.has_survey, kiosk.kiosk.departure.survey and kiosk.kiosk.departure.survey.seat) == (True, 1)


def test_a_game_that_waits_is_found_by_its_code_however_many_wait(kiosk: Companion) -> None:
    first = sit_down(kiosk)
    play(kiosk)
    for _ in range(MOST_PARKED):
        kiosk.kiosk.idle.gone.tell(None)
        kiosk.settle()
        sit_down(kiosk)
        play(kiosk)
    kiosk.kiosk.idle.gone.tell(None)
    kiosk.settle()
    assert first not in {group.code for group in kiosk.kiosk.parked}, "the attract screen has no room for it"
    game = find(kiosk, first)
    assert game is not None
    assert game.parked is not None
    kiosk.kiosk.welcome_back(game.parked)
    kiosk.settle()
    assert (kiosk.kiosk.code, kiosk.table.playing.number, kiosk.screen) == (first, game.survey.session, "play")


def test_nobody_is_found_by_a_code_that_was_not_given_or_without_a_game(kiosk: Companion) -> None:
    code = sit_down(kiosk)
    leave(kiosk)
    assert find(kiosk, code) is None
    assert find(kiosk, "Amber Acorn 7") is None


def test_who_answers_nothing_later_is_not_thanked(kiosk: Companion) -> None:
    game = find(kiosk, play_and_leave(kiosk))
    kiosk.kiosk.departure.thanked_group = None
    assert game is not None
    kiosk.kiosk.former.survey(game)
    kiosk.kiosk.departure.finish()
    assert (kiosk.screen, kiosk.kiosk.departure.thanked_group) == ("attract", None)


def test_a_later_survey_waits_for_answers_as_long_as_for_a_group_that_plays(kiosk: Companion) -> None:
    game = find(kiosk, play_and_leave(kiosk))
    assert game is not None
    kiosk.kiosk.former.survey(game)
    kiosk.pass_s(EVENT.idle_minutes * 60.0 - 1)
    assert kiosk.screen == "survey", "who writes or thinks touches nothing for longer than the screen needs to rest"
    kiosk.pass_s(2)
    assert (kiosk.screen, kiosk.kiosk.departure.survey) == ("attract", None)


def test_a_later_survey_that_was_left_keeps_no_screen_awake(kiosk: Companion) -> None:
    game = find(kiosk, play_and_leave(kiosk))
    assert game is not None
    kiosk.kiosk.former.survey(game)
    kiosk.controllers.navigation.go("welcome")  # as from the host's screens
    kiosk.kiosk.touch()
    kiosk.pass_s(REST_S + 1)
    assert kiosk.kiosk.is_asleep


def test_a_later_survey_that_was_left_is_not_asked_of_the_next_group(kiosk: Companion) -> None:
    game = find(kiosk, play_and_leave(kiosk))
    assert game is not None
    kiosk.kiosk.former.survey(game)
    departure = kiosk.kiosk.departure
    assert departure.survey is not None
    departure.survey.answer("own-1", 2)
    departure.take_survey()
    kiosk.controllers.navigation.go("welcome")  # as from the host's screens
    sit_down(kiosk)
    play(kiosk)
    kiosk.kiosk.ask_new_group()
    kiosk.kiosk.answer(yes=True)
    kiosk.settle()
    assert kiosk.screen == "stop-reason", "what the others were asked is gone"
    departure.finish()
    kiosk.settle()
    assert departure.thanked_group == ThankedGroup(has_answered=False)


def test_a_group_that_comes_back_is_asked_nothing_of_before(kiosk: Companion) -> None:
    code = sit_down(kiosk)
    play(kiosk)
    kiosk.kiosk.idle.gone.tell(None)
    kiosk.settle()
    game = find(kiosk, code)
    assert game is not None
    assert game.parked is not None
    kiosk.kiosk.welcome_back(game.parked)
    kiosk.kiosk.former.survey(game)  # a second touch before the disk answers
    kiosk.settle()
    assert (kiosk.screen, kiosk.kiosk.departure.survey) == ("play", None)


def test_no_survey_is_later_asked_while_a_group_plays(kiosk: Companion) -> None:
    game = find(kiosk, play_and_leave(kiosk))
    sit_down(kiosk)
    assert game is not None
    kiosk.kiosk.former.survey(game)
    assert (kiosk.screen, kiosk.kiosk.departure.survey) == ("group", None)


def test_a_version_no_longer_on_offer_is_asked_its_own_questions(tmp_path: Path) -> None:
    with Companion(tmp_path, EVENT) as kiosk:
        code = play_and_leave(kiosk)
    with Companion(tmp_path, replace(EVENT, games=(PLAIN,))) as kiosk:
        game = find(kiosk, code)
    assert game is not None
    assert (game.offered.version, game.offered.questions) == (MAST_YEAR.version, (QUESTION,))


@pytest.mark.parametrize("questions", [(QUESTION,), ()])
def test_a_version_no_longer_on_offer_is_asked_no_common_questions_that_it_went_without(
    questions: tuple[SurveyQuestion, ...], tmp_path: Path
) -> None:
    begun = replace(MAST_YEAR, questions=questions, survey=False)
    with Companion(tmp_path, replace(EVENT, games=(begun,))) as kiosk:
        code = play_and_leave(kiosk)
    with Companion(tmp_path, replace(EVENT, games=(PLAIN,))) as kiosk:
        game = find(kiosk, code)
    assert game is not None
    assert (game.offered.survey, game.has_survey) == (False, bool(questions))


def test_where_nothing_is_asked_no_survey_is_offered() -> None:
    plain = FormerGame(PLAIN, Survey(PLAIN, "5a", 4), ())
    assert not plain.has_survey


def test_without_the_common_questions_only_the_designers_are_asked() -> None:
    own = OfferedGame("mast-year", "1", questions=(SurveyQuestion("Was it fair?"),), survey=False)
    assert Survey(own, "5a", 4).questions == ("own-1",)
