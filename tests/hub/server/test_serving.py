"""How a hub serves: a head without end is too large, a body beside its head is not; open pages break off in peace."""

import gc
import logging
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest

from companion.hub.server import serving
from companion.hub.server.serving import LARGEST_HEAD
from companion.hub.server.values import Role
from tests.hub.hub_process import trusting_anybody
from tests.hub.table.real_hub import HOST, WAIT_S, RealHub

HEAD = f"POST /v1/join HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 200000\r\n"


@pytest.fixture
def hub(database: str, tmp_path: Path) -> Iterator[RealHub]:
    with RealHub(database, tmp_path / "hub") as started:
        yield started


@contextmanager
def connected(hub: RealHub) -> Iterator[socket.socket]:
    with (
        socket.create_connection((HOST, hub.port), timeout=WAIT_S) as plain,
        trusting_anybody().wrap_socket(plain) as connection,
    ):
        yield connection


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        (f"{HEAD}\r\n{' ' * 200_000}", "the body is no JSON"),
        (f"{HEAD}X: {'x' * 2 * LARGEST_HEAD}", "The head of the request is too large"),
        (f"{HEAD}\r\n{' ' * 200_000}" * 2, "the body is no JSON"),
    ],
    ids=["head and body at once", "a head without end", "two requests at once"],
)
def test_a_head_without_end_is_refused_and_no_body(hub: RealHub, sent: str, said: str) -> None:
    with connected(hub) as connection:
        connection.sendall(sent.encode())
        found = b""
        while said.encode() not in found:
            part = connection.recv(65536)
            assert part, found
            found += part


def is_let_go(connection: socket.socket, sent: bytes) -> bool:
    """Waits until the hub ends a connection, which may be before all is sent; whether it does so without a word."""
    try:
        connection.sendall(sent)
        return connection.recv(65536) == b""
    except (ConnectionError, ssl.SSLError):
        return True


@pytest.mark.parametrize(
    "sent", ["", "GET /standings HTTP/1.1\r\nX-", f"{HEAD}\r\n{{"], ids=["nothing", "head", "body"]
)
def test_who_is_too_slow_with_a_request_is_let_go(hub: RealHub, monkeypatch: pytest.MonkeyPatch, sent: str) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(serving, "REQUEST_S", 0.2)
        with connected(hub) as connection:
            assert is_let_go(connection, sent.encode())
    with connected(hub) as connection:
        connection.sendall(f"GET /v1/authority HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
        assert b" 200 " in connection.recv(65536), "the others are served"


def test_who_is_too_slow_with_the_handshake_is_let_go(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "HANDSHAKE_S", 0.2)
    with (
        RealHub(database, tmp_path / "hub") as hub,
        socket.create_connection((HOST, hub.port), timeout=WAIT_S) as connection,
    ):
        assert is_let_go(connection, b"\x16\x03")


def test_what_is_no_tls_is_let_go(hub: RealHub) -> None:
    with socket.create_connection((HOST, hub.port), timeout=WAIT_S) as connection:
        connection.sendall(f"GET /standings HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
        assert b"HTTP" not in connection.recv(65536)


def test_a_hub_ends_while_a_page_is_open_and_no_error_is_told(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    with RealHub(database, tmp_path / "hub") as hub:
        token = hub.do(hub.store.make_token(Role.HOST, "host"))
        with connected(hub) as connection:
            connection.sendall(f"GET /host/stream?token={token} HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
            found = b""
            while b"event: part" not in found:
                found += connection.recv(65536)
            ending = Thread(target=hub.__exit__)
            ending.start()
            while connection.recv(65536):
                pass
        ending.join()
    assert [record.message for record in caplog.records if record.exc_info] == []


def test_a_hub_lets_go_at_its_end_who_keeps_a_connection(database: str, tmp_path: Path) -> None:
    with RealHub(database, tmp_path / "hub") as hub, connected(hub) as connection:
        connection.sendall(f"GET /v1/authority HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
        assert b" 200 " in connection.recv(65536)
        hub.__exit__()
        del hub
        gc.collect()  # a connection that is still open would be warned of here
