"""How a group leaves: it is thanked for what it did, and nothing of it stays."""

from companion.app.departure import ThankedGroup
from companion.app.idle_clock import REST_S
from tests.app.companion_without_window import Companion
from tests.app.event import play, sit_down


def leave(kiosk: Companion) -> None:
    kiosk.kiosk.ask_new_group()
    kiosk.kiosk.answer(yes=True)
    kiosk.settle()


def test_a_group_is_thanked_for_its_game_and_for_its_answers(kiosk: Companion) -> None:
    code = sit_down(kiosk)
    play(kiosk)
    leave(kiosk)
    departure = kiosk.kiosk.departure
    assert departure.survey is not None
    assert departure.thanked_group is None
    departure.survey.answer("fun", 4)
    departure.take_survey()
    departure.finish()  # the others skip it
    kiosk.settle()
    assert kiosk.screen == "attract"
    assert kiosk.kiosk.departure.thanked_group == ThankedGroup(code, has_answered=True)


def test_who_answers_nothing_is_thanked_for_the_game_alone(kiosk: Companion) -> None:
    for has_answered in (True, False):
        code = sit_down(kiosk)
        assert kiosk.kiosk.departure.thanked_group is None, "who sits down is not thanked for what others did"
        play(kiosk)
        leave(kiosk)
        assert kiosk.kiosk.departure.survey is not None
        if has_answered:
            kiosk.kiosk.departure.survey.answer("fun", 4)
            kiosk.kiosk.departure.take_survey()
        kiosk.kiosk.departure.finish()
        kiosk.settle()
        assert kiosk.kiosk.departure.thanked_group == ThankedGroup(code, has_answered)


def test_nobody_is_thanked_for_nothing(kiosk: Companion) -> None:
    sit_down(kiosk)
    leave(kiosk)
    assert (kiosk.screen, kiosk.kiosk.departure.thanked_group) == ("attract", None)


def test_thanks_end_when_nobody_is_there_any_more(kiosk: Companion) -> None:
    sit_down(kiosk)
    play(kiosk)
    leave(kiosk)
    kiosk.kiosk.departure.finish()
    kiosk.settle()
    assert kiosk.kiosk.departure.thanked_group
    kiosk.pass_s(REST_S + 1)
    assert kiosk.kiosk.is_asleep
    assert kiosk.kiosk.departure.thanked_group is None
