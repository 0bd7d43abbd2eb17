"""Requests to a hub in whatever form, also such as no table and no browser sends."""

import http.client
import json
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tests.hub.pages.running_hub import HOST, WAIT_S, RunningHub


@dataclass(frozen=True, slots=True)
class Said:
    """What a hub answered; of a stream the head alone."""

    status: int
    headers: Mapping[str, str]
    text: str


def send(hub: RunningHub, method: str, path: str, body: object = None, token: str = "", **headers: str) -> Said:
    """Sends a request; a body that is no bytes goes as JSON."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    if token:
        named["Authorization"] = f"Bearer {token}"
    sent = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    connection = http.client.HTTPConnection(HOST, hub.port, timeout=WAIT_S)
    try:
        connection.request(method, path, sent, named)
        answer = connection.getresponse()
        is_stream = "event-stream" in answer.headers.get("content-type", "")
        text = "" if is_stream else answer.read().decode("utf-8", "replace")
        return Said(answer.status, {key.lower(): value for key, value in answer.getheaders()}, text)
    finally:
        connection.close()


def send_raw(hub: RunningHub, sent: bytes) -> bytes:
    """Sends bytes, and returns all that is answered until the hub ends the connection."""
    with socket.create_connection((HOST, hub.port), timeout=WAIT_S) as connection:
        connection.sendall(sent)
        connection.shutdown(socket.SHUT_WR)
        found = b""
        while part := connection.recv(65536):
            found += part
        return found


def join(hub: RunningHub, journal: str) -> str:
    """Returns the token of a table that has joined."""
    token: str = hub.do(hub.store.join(journal, ""))[0]
    return token


def deliver(hub: RunningHub, journal: str, token: str, rows: list[Any], **more: object) -> Said:
    """Delivers rows as JSON objects."""
    return send(hub, "POST", f"/v1/journals/{journal}/rows", {"rows": rows, **more}, token)


def assert_refused(said: Said, *statuses: int) -> None:
    """A refusal is one line, and nothing of how the hub is made."""
    assert said.status in (statuses or (400, 404, 409, 413, 422)), said
    if said.text.startswith("{"):
        assert "\n" not in json.loads(said.text).get("error", "")
    assert "Traceback" not in said.text


def assert_shown(said: Said, what: object) -> None:
    """A page is there, and what a table told is text on it."""
    assert said.status == 200, what
    assert "<script>alert" not in said.text, what
    assert "set-cookie" not in said.headers, what
