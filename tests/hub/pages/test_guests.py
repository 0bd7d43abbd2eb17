"""What a guest tries on the hub's pages: odd letters, other answers after the back button, addresses that are none."""

import pytest

from companion.hub.server.values import Role
from tests.hub.pages.asked import SURVEY
from tests.hub.pages.running_hub import RunningHub

PATH = "/s/codeofseat-A"


@pytest.fixture(scope="module")
def asked(hub: RunningHub) -> RunningHub:
    hub.join("t1", "Table 1")
    hub.tell("t1", surveys=[SURVEY])
    return hub


def told(hub: RunningHub) -> list[object]:
    """What the table is told that its seats have answered; it has taken that then."""
    answers = hub.do(hub.store.put_state("t1", {}))["answers"]
    hub.tell("t1", kept=[answer["id"] for answer in answers])
    return [answer["answers"] for answer in answers]


def test_other_answers_after_the_back_button_are_no_second_sending(asked: RunningHub) -> None:
    for fun in ("1", "5", "5"):
        assert asked.ask(PATH, form={"once": "a form", "fun": fun}).status == 303
    assert told(asked) == [{"fun": 1}, {"fun": 5}]


def test_of_two_phones_for_one_seat_the_later_one_is_told_last(asked: RunningHub) -> None:
    for once, fun in (("one phone", "3"), ("another phone", "4"), ("one phone", "3")):
        assert asked.ask(PATH, form={"once": once, "fun": fun}).status == 303
    assert told(asked) == [{"fun": 3}, {"fun": 4}]


def test_who_answers_after_the_group_has_left_is_heard(asked: RunningHub) -> None:
    asked.tell("t1", group="")
    assert asked.ask(PATH, form={"once": "late", "fun": "2"}).status == 303
    assert told(asked) == [{"fun": 2}]


def test_letters_that_nobody_can_read_are_left_out_and_all_others_stay(asked: RunningHub) -> None:
    family = "👨\u200d👩\u200d👧 Żółć"
    asked.ask(PATH, form={"once": "odd letters", "change": f"\x00\u202e{family}\r\nmore\x07"})
    assert told(asked) == [{"change": f"{family}\nmore"}]


def test_a_form_of_nonsense_breaks_nothing(asked: RunningHub) -> None:
    for form in ("\x00ÿ", '{"fun":3}', "once=a&own-2=" + "9" * 5000, "once=a&fun=99&own-1=x", "once=%ED%A0%80"):
        assert asked.ask(PATH, form=form).status == 422
    assert told(asked) == []


@pytest.mark.parametrize(
    "path", ["/t/%00", "/host/table/%00", "/s/%00", "/s/x/sent/%00", "/static/%00", "/standings/%00"]
)
def test_an_address_with_a_sign_that_is_none_leads_nowhere(asked: RunningHub, path: str) -> None:
    assert asked.ask(path, asked.token(Role.HOST)).status == 404


def test_access_to_a_game_with_a_sign_that_is_none_is_refused(asked: RunningHub) -> None:
    form = "role=designer&name=Ann&games=%00"
    assert asked.ask("/host/tokens", asked.token(Role.HOST), form=form).status == 400
