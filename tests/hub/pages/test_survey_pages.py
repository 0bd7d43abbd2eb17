"""The survey of a seat over HTTP: small, counted once, and honest about where the answers are."""

import re

import pytest

from tests.hub.pages.asked import SURVEY
from tests.hub.pages.running_hub import RunningHub

PATH = "/s/codeofseat-A"


@pytest.fixture(scope="module")
def asked(hub: RunningHub) -> RunningHub:
    hub.join("t1", "Table 1")
    hub.tell("t1", surveys=[SURVEY])
    return hub


def waiting(hub: RunningHub, **state: object) -> list[dict[str, object]]:
    answers: list[dict[str, object]] = hub.do(hub.store.put_state("t1", state))["answers"]
    return answers


def once_of(hub: RunningHub, path: str = PATH) -> str:
    found = re.search(r'name="once" value="([^"]+)"', hub.ask(path).text)
    assert found
    return found[1]


def test_the_page_is_small_and_has_no_script(asked: RunningHub) -> None:
    page = asked.ask(PATH)
    style = asked.ask(re.search(r'href="(/static/hub\.css[^"]*)"', page.text)[1])  # type: ignore[index]
    assert len(page.body) + len(style.body) < 60_000
    assert "<script" not in page.text


def test_answers_wait_at_the_hub_until_the_table_has_them(asked: RunningHub) -> None:
    sent = asked.ask(PATH, form={"once": once_of(asked), "fun": "4", "own-2": "7"})
    where = sent.headers["location"]
    assert "wait at the hub" in asked.ask(where).text
    [answer] = waiting(asked)
    assert (answer["answers"], answer["seat"]) == ({"fun": 4, "own-2": 7}, 0)
    assert waiting(asked, kept=[answer["id"]]) == []
    assert "Your answers are kept." in asked.ask(where).text


def test_a_form_that_is_sent_twice_counts_once(asked: RunningHub) -> None:
    form = {"once": once_of(asked), "fun": "1"}
    places = {asked.ask(PATH, form=form).headers["location"] for _ in range(2)}
    assert len(places) == 1
    assert len(waiting(asked)) == 1


def test_two_phones_answer_for_two_seats(asked: RunningHub) -> None:
    before = len(waiting(asked))
    for seat in "AB":
        path = f"/s/codeofseat-{seat}"
        asked.ask(path, form={"once": once_of(asked, path), "fun": "5"})
    assert sorted(str(answer["seat"]) for answer in waiting(asked)[before:]) == ["0", "1"]


def test_what_is_wrong_is_said_and_what_was_typed_stays(asked: RunningHub) -> None:
    page = asked.ask(PATH, form={"once": "o", "own-2": "many", "change": "Fewer <cards>", "fun": "3"})
    assert page.status == 422
    assert "Write a whole number" in page.text
    assert "Fewer &lt;cards&gt;" in page.text
    assert re.search(r'name="fun" value="3" checked', page.text)
    assert "<details open>" in page.text
    assert "not answered anything" in asked.ask(PATH, form={"once": "o"}).text


@pytest.mark.parametrize(
    "path", ["/s/unknown", "/s/unknown/sent/x", f"{PATH}/sent/unknown", f"{PATH}/sent/unknown/stream"]
)
def test_an_old_code_says_so(asked: RunningHub, path: str) -> None:
    page = asked.ask(path)
    assert page.status == 404
    assert "There is no survey here" in page.text


def test_a_hostile_number_of_a_form_is_a_number_like_any(asked: RunningHub) -> None:
    for once in ("\x01", "é" * 5000):
        assert asked.ask(PATH, form={"once": once, "fun": "1"}).status == 303


def test_the_page_speaks_the_languages_of_the_event(asked: RunningHub) -> None:
    page = asked.ask(PATH, **{"Accept-Language": "de"}).text
    assert "Welche Karte?" in page
    assert "Wie war es?" in page
