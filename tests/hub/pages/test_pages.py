"""The pages over HTTP, on a real database: what each shows, to whom, and what it never does."""

import re

import pytest

from companion.hub.server.pages.rendering import HEADERS
from companion.hub.server.values import Role
from tests.events.rows import score_line, simulate_event
from tests.hub.pages.asked import SURVEY
from tests.hub.pages.running_hub import RunningHub

NASTY = "<b>Löwen</b>"
HOST_PAGES = ("/host", "/host/table/j1", "/host/report", "/host/tokens", "/host/quarantine")


@pytest.fixture(scope="module")
def host(hub: RunningHub) -> str:
    hub.join("j1", NASTY)
    hub.join("j2", "Table 2")
    hub.deliver("j1", simulate_event("j1", 6, 1, [score_line(seed) for seed in range(3)]).rows)
    hub.tell(
        "j1", game="mast-year", group="Amber Acorn 17", help=True, surveys=[SURVEY], view={"seats": [{"label": NASTY}]}
    )
    hub.tell("j2", game=NASTY, group=NASTY, parked=[NASTY])
    return hub.token(Role.HOST)


@pytest.mark.parametrize("path", HOST_PAGES)
def test_the_hosts_pages_are_for_the_host_alone(hub: RunningHub, host: str, path: str) -> None:
    page = hub.ask(path, host)
    assert page.status == 200
    assert {key: page.headers[key.lower()] for key in HEADERS} == HEADERS
    assert hub.ask(path).status == 401
    assert "Who are you?" in hub.ask(path).text
    assert hub.ask(path, hub.token(Role.DESIGNER, ["mast-year"])).status == 403


@pytest.mark.parametrize("path", [*HOST_PAGES, "/standings", "/t/j1", "/t/j1/overlay"])
def test_names_are_escaped_everywhere(hub: RunningHub, host: str, path: str) -> None:
    assert NASTY not in hub.ask(path, host).text


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_no_text_is_missing_in_any_language(hub: RunningHub, host: str, language: str) -> None:
    viewed = "/", "/standings", "/t/j1", "/t/j1/overlay?test=1", "/s/codeofseat-A", "/s/nothing"
    for path in (*HOST_PAGES, *viewed):
        page = hub.ask(f"{path}{'&' if '?' in path else '?'}lang={language}", host).text
        assert f'<html lang="{language}"' in page
        assert not re.search(r"\{hub\.|\{report\.|\{ \$", page), path


def test_a_link_with_a_token_signs_in_without_leaving_the_token_in_the_address(hub: RunningHub, host: str) -> None:
    page = hub.ask(f"/host?token={host}")
    cookie = page.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "Secure" in cookie
    assert "samesite=strict" in cookie.lower()
    assert page.headers["refresh"] == "0; url=/host"
    assert host not in page.text


def test_a_typed_token_leads_to_ones_own_page(hub: RunningHub, host: str) -> None:
    assert hub.ask("/enter", form={"token": f" {host} "}).headers["location"] == "/host"
    assert hub.ask("/enter", form={"token": hub.token(Role.DESIGNER, ["lunar"])}).headers["location"] == "/d"
    viewer = hub.do(hub.store.viewer_token("j1"))
    assert hub.ask("/enter", form={"token": viewer}).headers["location"].startswith("/t/j1?token=")
    assert hub.ask("/enter", form={"token": "guessed"}).status == 401
    assert "Max-Age=0" in hub.ask("/leave", host, form={}).headers["set-cookie"]


def test_viewers_need_no_cookie_and_see_their_own_table_alone(hub: RunningHub, host: str) -> None:
    viewer = hub.do(hub.store.viewer_token("j1"))
    page = hub.ask(f"/t/j1?token={viewer}")
    assert page.status == 200
    assert "set-cookie" not in page.headers
    assert hub.ask(f"/t/j2?token={viewer}").status == 403
    assert hub.ask(f"/t/j2/overlay?token={viewer}").status == 403
    assert hub.ask(f"/t/j2/stream?token={viewer}").status == 403
    assert hub.ask("/t/gone", host).status == 404


def test_a_table_of_the_host_has_its_history_and_the_spectators_code(hub: RunningHub, host: str) -> None:
    page = hub.ask("/host/table/j1", host).text
    assert "Game begun" in page
    assert f"/t/j1?token={hub.do(hub.store.viewer_token('j1'))}" in page
    assert hub.ask("/host/table/gone", host).status == 404
    assert hub.ask("/host/table/gone/stream", host).status == 404


def test_the_report_is_that_of_companion_report(hub: RunningHub, host: str) -> None:
    page, saved = hub.ask("/host/report", host).text, hub.ask("/host/exports/report.html", host).text
    body = re.search(r"<body>(.*)</body>", saved, re.DOTALL)
    assert body
    assert body[1] in page
    for name in ("rows.jsonl", "rows.csv", "tables.zip", "report.pdf"):
        assert hub.ask(f"/host/exports/{name}", host).body
    assert hub.ask("/host/exports/secrets", host).status == 404


def test_a_designer_sees_the_own_games_alone(hub: RunningHub, host: str) -> None:
    mine, other = hub.token(Role.DESIGNER, ["mast-year"]), hub.token(Role.DESIGNER, ["lunar"])
    assert "Mast Year" in hub.ask("/d", mine).text
    assert hub.ask("/d/rows.jsonl", mine).body
    assert hub.ask("/d/rows.jsonl", other).body == b""
    assert "Mast Year" not in hub.ask("/d", other).text
    assert hub.ask("/d", host).status == 403


def test_standings_are_for_all(hub: RunningHub, host: str) -> None:
    page = hub.ask("/standings").text
    assert "won" in page
    assert "Squirrels" in page


def test_the_host_makes_and_ends_access(hub: RunningHub, host: str) -> None:
    said = {"role": "designer", "name": NASTY, "games": "mast-year"}
    page = hub.ask("/host/tokens", host, form=said).text
    made = re.search(r"/d\?token=([\w-]+)", page)
    assert made
    assert NASTY not in page
    assert hub.ask("/d", made[1]).status == 200
    ids = re.findall(r"/host/tokens/(\w+)/revoke", hub.ask("/host/tokens", host).text)
    known = {token.id: token.name for token in hub.do(hub.store.tokens())}
    ended = next(one for one in ids if known[one] == NASTY)
    assert hub.ask(f"/host/tokens/{ended}/revoke", host, form={}).status == 303
    assert hub.ask("/d", made[1]).status == 401
    assert hub.ask(f"/host/tokens/{ended}/revoke", host, form={}).status == 400


@pytest.mark.parametrize(
    "said", [{}, {"role": "device", "name": "x"}, {"role": "host", "name": " "}, {"role": "designer", "name": "x"}]
)
def test_access_that_is_none_is_refused_in_words(hub: RunningHub, host: str, said: dict[str, str]) -> None:
    page = hub.ask("/host/tokens", host, form=said)
    assert page.status == 400
    assert 'role="alert"' in page.text


def test_a_form_of_another_site_is_refused(hub: RunningHub, host: str) -> None:
    said = {"role": "host", "name": "x"}
    assert hub.ask("/host/tokens", host, form=said, **{"Sec-Fetch-Site": "cross-site"}).status == 400


def test_a_form_that_is_too_large_is_refused(hub: RunningHub, host: str) -> None:
    assert hub.ask("/s/codeofseat-A", form="a=" + "x" * 70_000).status == 422
    assert hub.ask("/s/codeofseat-A", form="&".join(f"k{place}=1" for place in range(300))).status == 422


def test_another_hosts_name_is_refused(hub: RunningHub, host: str) -> None:
    assert hub.ask("/standings", Host="evil.example").status == 421


def test_files_may_be_kept_by_browsers_and_pages_may_not(hub: RunningHub, host: str) -> None:
    for name in ("hub.css", "live.js", "report.css", "vollkorn.ttf"):
        answer = hub.ask(f"/static/{name}")
        assert answer.status == 200
        assert "immutable" in answer.headers["cache-control"]
    assert hub.ask("/static/..%2Frouting.py").status == 404
    assert hub.ask("/standings").headers["cache-control"] == "no-store"
