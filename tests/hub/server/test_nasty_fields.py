"""Whatever stands in a field that a table sends, the hub keeps it or refuses it, and every page is still there."""

from typing import Any

import pytest

from companion.hub.server.values import Role
from companion.hub.wire import next_hash
from tests.hub.pages.asked import SURVEY
from tests.hub.pages.running_hub import RunningHub
from tests.hub.server.asking import assert_refused, assert_shown, deliver, join, send
from tests.hub.server.store_rows import acted, link

STATE = "/v1/journals/own/state"
PAGES = ("/host", "/host/table/own", "/t/own", "/t/own/overlay")
REPORTS = ("/host/report", "/standings", "/host/quarantine", "/v1/event-rows")
EXPORTS = ("/host/exports/rows.csv", "/host/exports/rows.jsonl", "/host/exports/tables.zip")
ODD: tuple[Any, ...] = (None, 10**40, 1e308, "x", "\ud800", [], {}, [[]], [None], {"a": []})
"""Values of every kind."""
NASTY: tuple[Any, ...] = (
    *ODD,
    *(True, -1, 0, 2**53, 1.5, -0.0),
    *("", "'; DROP TABLE row; --", "<script>alert(1)</script>", "{{ 7 * 7 }}", "../../etc/passwd", "a\r\nX-Evil: 1"),
    *("\0", "\u202e", "x" * 5000, [{"a": 1}], {"": {"": ""}}),
)
STATE_KEYS = (
    "game",
    "version",
    "phase",
    "group",
    "began",
    "minutes",
    "camera",
    "disk",
    "help",
    "parked",
    "view",
    "seq",
)
VIEW_KEYS = ("title", "version", "phase", "seats", "open", "trump", "told", "score", "clock_s", "language")
IN_LISTS = {"seats": ("label", "points", "acts", "leads"), "open": ("seat", "cards"), "score": ("side", "points")}
PLAYING = {"game": "mast-year", "group": "Amber", "phase": "deal", "minutes": 3, "parked": ["Elm"], "camera": "ok"}
VIEW = {"seats": [{"label": "A", "points": 1}], "open": [{"seat": 0, "cards": ["AS"]}], "told": ["x"]}


@pytest.fixture(scope="module")
def device(hub: RunningHub) -> str:
    """The token of the table "own", which may ask as often as it likes."""
    hub.app.state.hub.devices.__init__(100_000, 100_000)
    return join(hub, "own")


@pytest.fixture(scope="module")
def host(hub: RunningHub) -> str:
    return hub.token(Role.HOST)


def row(**changed: object) -> dict[str, Any]:
    """Returns the first row of a journal, changed, under the hash that it must have then if it can have one."""
    made = {**acted(1)[0].as_json(), **changed}
    if isinstance(made["body"], dict) and all(isinstance(made[key], str) for key in ("kind", "session")):
        bare = link([(made["kind"], made["session"], made["body"])])[0]
        made["hash"] = next_hash(bytes(32), bare).hex()
    return {**made, **{key: value for key, value in changed.items() if key == "hash"}}


@pytest.mark.parametrize("key", ["seq", "kind", "at", "session", "body", "hash", "journal", "new"])
def test_no_field_of_a_row_does_harm(hub: RunningHub, key: str) -> None:
    for place, value in enumerate(NASTY):
        journal = f"row-{key}-{place}"
        said = deliver(hub, journal, join(hub, journal), [row(**{key: value})])
        if said.status != 200:
            assert_refused(said)
    assert hub.do(hub.store.verify()) == []


def test_what_was_stored_can_be_read_by_any_reader_of_json(hub: RunningHub) -> None:
    token = join(hub, "infinite")
    body = b'{"rows": [{"seq": 1, "kind": "k", "at": "", "session": "", "body": {"n": 1e999}, "hash": "%b"}]}'
    assert_refused(send(hub, "POST", "/v1/journals/infinite/rows", body % (b"0" * 64), token), 400)


def assert_all_shown(hub: RunningHub, device: str, host: str, state: object) -> None:
    assert send(hub, "PUT", STATE, state, device).status == 200, state
    for page in PAGES:
        assert_shown(send(hub, "GET", page, token=host), (page, state))


def test_no_field_of_a_state_does_harm(hub: RunningHub, device: str, host: str) -> None:
    for value in NASTY:
        assert_all_shown(hub, device, host, dict.fromkeys(STATE_KEYS, value))


def test_no_field_of_a_view_does_harm(hub: RunningHub, device: str, host: str) -> None:
    for value in NASTY:
        whole = {key: [dict.fromkeys(IN_LISTS[key], value)] if key in IN_LISTS else value for key in VIEW_KEYS}
        assert_all_shown(hub, device, host, {**PLAYING, "view": whole})


@pytest.mark.one_python
@pytest.mark.parametrize("key", STATE_KEYS)
def test_no_single_field_of_a_state_does_harm(hub: RunningHub, device: str, host: str, key: str) -> None:
    for value in ODD:
        assert_all_shown(hub, device, host, {**PLAYING, key: value})


@pytest.mark.one_python
@pytest.mark.parametrize("key", VIEW_KEYS)
def test_no_single_field_of_a_view_does_harm(hub: RunningHub, device: str, host: str, key: str) -> None:
    for value in (*ODD, *([{name: value}] for name in IN_LISTS.get(key, ()) for value in ODD)):
        assert_all_shown(hub, device, host, {**PLAYING, "view": {**VIEW, key: value}})


def asked(code: str, **changed: object) -> dict[str, Any]:
    """Returns the state of a table that asks one seat, changed."""
    return {"surveys": [{**SURVEY, "seats": [{"seat": 0, "label": "A", "code": code}], **changed}]}


@pytest.mark.parametrize("key", ["group", "session", "languages", "seats", "questions"])
def test_no_field_of_a_survey_does_harm(hub: RunningHub, device: str, key: str) -> None:
    for place, value in enumerate(NASTY):
        code = f"{key}-{place:04}"
        said = send(hub, "PUT", STATE, asked(code, **{key: value}), device)
        if said.status != 200:
            assert_refused(said, 400)
        elif key != "seats":
            assert_shown(send(hub, "GET", f"/s/{code}"), (key, value))


@pytest.mark.parametrize("key", ["seat", "label", "code", "kept"])
def test_no_field_of_a_seat_does_harm(hub: RunningHub, device: str, key: str) -> None:
    for value in NASTY:
        seat = {"seat": 0, "label": "A", "code": "a-code", key: value}
        state = {"kept": [value]} if key == "kept" else asked("", seats=[seat])
        if (said := send(hub, "PUT", STATE, state, device)).status != 200:
            assert_refused(said, 400)


@pytest.mark.parametrize("key", ["key", "kind", "ask", "choices", "ends"])
def test_no_field_of_a_question_does_harm(hub: RunningHub, device: str, key: str) -> None:
    usual = {"key": "q", "ask": {"en": "?"}, "choices": [{"key": "a", "label": {"en": "A"}}]}
    for place, value in enumerate(NASTY):
        code = f"asked-{key}-{place:03}"
        questions = [{**usual, "kind": kind, key: value} for kind in ("choice", "scale", "text")]
        assert send(hub, "PUT", STATE, asked(code, questions=questions), device).status == 200
        assert_shown(send(hub, "GET", f"/s/{code}"), (key, value))


EVENT_ROWS: dict[str, dict[str, Any]] = {
    "group-started": {"event": "E", "table": "T"},
    "game-started": {"game": "mast-year", "version": "1", "options": {}},
    "game-ended": {"outcome": "finished", "seconds": 60, "winners": [0]},
    "survey": {"seat": 0, "answers": {"fun": 3}},
    "group-ended": {"parked": "g1"},
    "corrected": {"entry": 1, "how": "x"},
}


def evening(kind: str, key: str, value: object, number: int) -> list[tuple[str, str, dict[str, Any]]]:
    """Returns the rows of a group, one of them changed."""
    head = {"group": f"Elm {number}", "session": f"g{number}"}
    bodies = {one: {**head, **body, **({key: value} if one == kind else {})} for one, body in EVENT_ROWS.items()}
    return [(one, head["session"] if one.startswith(("game", "corr")) else "", body) for one, body in bodies.items()]


@pytest.mark.parametrize("kind", EVENT_ROWS)
def test_no_row_of_an_event_keeps_the_host_from_the_report(hub: RunningHub, host: str, kind: str) -> None:
    changed = [(key, value) for key in (*EVENT_ROWS[kind], "group", "session", "from", "hop") for value in NASTY]
    bare = [row for number, (key, value) in enumerate(changed) for row in evening(kind, key, value, number)]
    rows, journal = [one.as_json() for one in link(bare)], f"event-{kind}"
    token = join(hub, journal)
    for first in range(0, len(rows), 500):
        assert deliver(hub, journal, token, rows[first : first + 500]).status == 200
    for page in (*PAGES[:1], f"/host/table/{journal}", *REPORTS, *EXPORTS):
        assert send(hub, "GET", page, token=host).status == 200, page
