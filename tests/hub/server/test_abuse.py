"""Whoever means no good gets one line, and takes nothing from the others."""

import gzip
from typing import Any

import pytest

from companion.hub.server.limits import Rates
from companion.hub.server.values import Role
from companion.hub.wire import MOST_BYTES
from tests.hub.pages.asked import SURVEY
from tests.hub.pages.running_hub import RunningHub
from tests.hub.server.asking import assert_refused, assert_shown, deliver, join, send, send_raw

ROWS = "/v1/journals/own/rows"
STATE = "/v1/journals/own/state"


@pytest.fixture(scope="module")
def device(hub: RunningHub) -> str:
    """The token of the table "own", which may ask as often as it likes."""
    hub.app.state.hub.devices.__init__(100_000, 100_000)
    return join(hub, "own")


@pytest.fixture(scope="module")
def host(hub: RunningHub) -> str:
    return hub.token(Role.HOST)


@pytest.mark.parametrize(
    ("body", "headers", "status"),
    [
        pytest.param(b" " * (10 << 20), {}, 413, id="ten megabytes"),
        pytest.param(gzip.compress(bytes(MOST_BYTES * 40)), {"Content_Encoding": "gzip"}, 413, id="a bomb"),
        pytest.param(gzip.compress(b"{}") + b"more", {"Content_Encoding": "gzip"}, 400, id="something behind it"),
        pytest.param(gzip.compress(b"{}" * 99)[:-9], {"Content_Encoding": "gzip"}, 400, id="cut off"),
        pytest.param(b"no gzip", {"Content_Encoding": "gzip"}, 400, id="no gzip"),
        pytest.param(b"{}", {"Content_Encoding": "br"}, 415, id="another packing"),
        pytest.param(b"", {}, 400, id="nothing"),
        pytest.param(b"\xff\xfe", {}, 400, id="no text"),
        pytest.param(b"[" * 100_000, {}, 400, id="deep"),
        pytest.param(b'{"rows": ' + b"[" * 50_000, {}, 400, id="deep rows"),
        pytest.param(b'{"rows": NaN}', {}, 400, id="no number"),
        pytest.param(b'{"rows": ' + b"9" * 5000 + b"}", {}, 400, id="a long number"),
        pytest.param(b'{"from": 1, "rows": [' + b"{}," * 600 + b"{}]}", {}, 400, id="too many rows"),
    ],
)
def test_a_body_that_is_none_is_refused(
    hub: RunningHub, device: str, body: bytes, headers: dict[str, str], status: int
) -> None:
    assert_refused(send(hub, "POST", ROWS, body, device, **headers), status)
    assert_refused(send(hub, "PUT", STATE, body, device, **headers), *((200, status) if b"rows" in body else (status,)))


@pytest.mark.parametrize(
    "bad", ["%00", "%2e%2e%2f%2e%2e%2fetc%2fpasswd", "%ED%A0%80", "'%3B--", "%0d%0aX:1", "a" * 5000]
)
def test_no_address_does_harm(hub: RunningHub, device: str, host: str, bad: str) -> None:
    for token, path in (
        *((host, path) for path in ("/host/table/{}", "/host/table/{}/stream", "/t/{}", "/t/{}/overlay")),
        *((host, path) for path in ("/host/exports/{}", "/static/{}", "/s/{}", "/s/x/sent/{}", "/s/x/sent/{}/stream")),
        *((device, path) for path in ("/v1/groups/{}", "/v1/journals/{}/rows")),
    ):
        said = send(hub, "GET", path.format(bad), token=token)
        assert said.status in (400, 403, 404, 405), (path, said.status)
    for path in ("/host/tokens/{}/revoke", "/s/{}"):
        assert send(hub, "POST", path.format(bad), b"a=1", host).status in (303, 400, 404)
    for page in ("/host", "/standings", "/t/own", "/enter"):
        for query in ("lang", "show", "last", "test"):
            assert_shown(send(hub, "GET", f"{page}?{query}={bad}", token=host), (page, query))


def test_nothing_of_a_request_becomes_a_header(hub: RunningHub, host: str) -> None:
    for path in ("/enter?lang=%0d%0aSet-Cookie:%20x=1", "/leave?lang=%0d%0aX-Evil:%201"):
        for method in ("GET", "POST"):
            headers = send(hub, method, path, b"token=" + host.encode() if method == "POST" else None).headers
            assert "x-evil" not in headers
            assert "x=1" not in headers.get("set-cookie", "")


@pytest.mark.parametrize(
    "sent",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
        b"POST /v1/join HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        b"POST /enter HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
        b"\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03",
        b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    ],
    ids=["two lengths", "negative", "smuggled", "no host", "two hosts", "TLS", "a proxy"],
)
def test_a_request_that_is_none_is_refused(hub: RunningHub, sent: bytes) -> None:
    head = send_raw(hub, sent).partition(b"\r\n")[0]
    assert head.split()[1:2] in ([b"400"], [b"421"]), head


def test_who_guesses_the_code_is_soon_kept_from_joining_at_all(hub: RunningHub) -> None:
    joins = hub.app.state.hub.joins
    code = f"localhost:8443/{hub.store.identity.secret}-{'0' * 16}"
    wrong = f"localhost:8443/{'0' * 10}-{'0' * 16}"

    def ask(text: str) -> int:
        return send(hub, "POST", "/v1/join", {"code": text, "journal": "guess", "table": ""}).status

    joins.__init__(0.01, 20)  # so slow that a busy machine makes no difference
    try:
        assert ask(code) == 200
        statuses = [ask(wrong) for _ in range(30)]
        assert statuses[0] == 403
        assert statuses[-1] == 429
        assert ask(code) == 429, "the right guess is not taken either"
    finally:
        joins.__init__(0.5, 20)


def test_who_guesses_tokens_asks_the_database_no_more(hub: RunningHub) -> None:
    guesses, asked = hub.app.state.hub.guesses, []
    authenticate = hub.store.authenticate

    async def count(text: str) -> Any:
        asked.append(text)
        return await authenticate(text)

    guesses.__init__(0.01, 10)
    hub.store.authenticate = count  # type: ignore[method-assign]
    try:
        statuses = [send(hub, "POST", "/v1/journals/own/rows", b"{}", f"guess-{number}").status for number in range(40)]
    finally:
        hub.store.authenticate = authenticate  # type: ignore[method-assign]
        guesses.__init__(20, 200)
    assert statuses[0] == 401
    assert statuses[-1] == 429
    assert len(asked) < 15


def test_ten_thousand_surveys_of_one_seat_are_a_few(hub: RunningHub, device: str) -> None:
    asked = {**SURVEY, "seats": [{"seat": 0, "label": "A", "code": "a-flood-of-it"}]}
    assert send(hub, "PUT", STATE, {"surveys": [asked]}, device).status == 200
    statuses = [send(hub, "POST", "/s/a-flood-of-it", b"fun=3").status for _ in range(60)]
    assert statuses[:2] == [303, 303]
    assert statuses[-1] == 422
    answers = hub.do(hub.store.put_state("own", {}))["answers"]
    assert len(answers) <= 20


def test_one_device_that_asks_without_end_is_told_to_wait(hub: RunningHub) -> None:
    devices, tokens = hub.app.state.hub.devices, [join(hub, journal) for journal in ("loud", "calm")]
    devices.__init__(0.01, 60)  # so slow that a busy machine makes no difference
    try:
        statuses = [deliver(hub, "loud", tokens[0], []) for _ in range(90)]
        assert statuses[-1].status == 429
        assert statuses[-1].headers["retry-after"].isdigit()
        assert deliver(hub, "calm", tokens[1], []).status == 200
    finally:
        devices.__init__(100_000, 100_000)


def test_a_count_of_askers_is_bounded() -> None:
    rates = Rates(1, 1)
    for number in range(20_000):
        rates.check(str(number))
    assert len(rates._left) < 10_000
