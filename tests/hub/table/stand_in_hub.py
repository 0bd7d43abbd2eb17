"""A small hub in the test's own process: it keeps rows in memory, and does what a test wants of a bad network."""

import gzip
import json
import ssl
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Self

from companion.hub.table.membership import Membership
from tests.hub.table.certificates import ShownCertificate, make_certificate

TOKEN = "a token of the stand-in hub"


class StandInHub:
    """`rows` are those of one journal; `states` what tables told; `before` may answer in its place, or break off."""

    def __init__(self, folder: Path, certificate: ShownCertificate | None = None, *, is_plain: bool = False) -> None:
        self.certificate = certificate or make_certificate(folder)
        self.rows: dict[int, dict[str, Any]] = {}
        self.states: list[dict[str, Any]] = []
        self.sizes: list[int] = []
        self.answers: list[dict[str, Any]] = []
        self.moved: list[str] = []
        self.event_hash = ""
        self.event = ""
        self.groups: dict[str, dict[str, Any]] = {}
        self.taken: list[str] = []
        self.before: Callable[[str, str], tuple[int, dict[str, Any], dict[str, str]] | None] = lambda *_: None
        self.loses_replies = 0
        hub = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                hub._handle(self)

            do_POST = do_PUT = do_GET  # noqa: N815

            def log_message(self, *_: object) -> None:
                """Says nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        if not is_plain:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.minimum_version = ssl.TLSVersion.TLSv1_3
            context.load_cert_chain(self.certificate.chain, self.certificate.key)
            self._server.socket = context.wrap_socket(
                self._server.socket, server_side=True, do_handshake_on_connect=False
            )
        self.port = self._server.server_address[1]
        self._thread = Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def told(self) -> dict[str, Any]:
        """What a table told last, or nothing before the first."""
        return self.states[-1] if self.states else {}

    def membership(self, journal: str = "0123456789abcdef") -> Membership:
        """Returns what a table has that has joined."""
        return Membership("127.0.0.1", self.port, self.certificate.pem, TOKEN, journal, "Table 3", "Autumn playtest")

    def _handle(self, asked: BaseHTTPRequestHandler) -> None:
        body = asked.rfile.read(int(asked.headers.get("Content-Length", 0)))
        self.sizes.append(len(body))
        if asked.headers.get("Content-Encoding") == "gzip":
            body = gzip.decompress(body)
        status, said, headers = self.before(asked.command, asked.path) or self._answer(asked, body)
        if asked.path.endswith("/rows") and self.loses_replies:
            self.loses_replies -= 1
            asked.close_connection = True
            return
        text = said.pop("text", None)
        content = json.dumps(said).encode() if text is None else text.encode()
        asked.send_response(status)
        for name, value in headers.items():
            asked.send_header(name, value)
        asked.send_header("Content-Length", str(len(content)))
        asked.end_headers()
        asked.wfile.write(content)

    def _answer(self, asked: BaseHTTPRequestHandler, body: bytes) -> tuple[int, dict[str, Any], dict[str, str]]:
        path, time = asked.path, {"time": "2026-11-29T12:00:00Z"}
        if path == "/v1/authority":
            return 200, {"text": self.certificate.pem}, {}
        if path == "/v1/join":
            given = {"token": TOKEN, "table": "Table 3", "hub": "Autumn playtest", "event": self.event or None}
            return 200, given | time, {}
        if asked.headers.get("Authorization") != f"Bearer {TOKEN}":
            return 401, {"error": "no such token"}, {}
        if path.endswith("/rows"):
            return self._take_rows(json.loads(body))
        if path.endswith("/state"):
            self.states.append(json.loads(body))
            event = {"hash": self.event_hash} if self.event_hash else None
            told = {"event": event, "answers": self.answers, "moved": self.moved}
            return 200, {"acked": len(self.rows), **told, **time}, {}
        if path == "/v1/event":
            return 200, {"text": self.event}, {}
        code = path.removeprefix("/v1/groups/").removesuffix("/taken").replace("%20", " ")
        if path.endswith("/taken"):
            is_first = code not in self.taken
            self.taken.append(code)
            return (200, {}, {}) if is_first else (409, {"error": "taken"}, {})
        return (200, dict(self.groups[code]), {}) if code in self.groups else (404, {"error": "unknown"}, {})

    def _take_rows(self, sent: dict[str, Any]) -> tuple[int, dict[str, Any], dict[str, str]]:
        for row in sent["rows"]:
            known = self.rows.get(row["seq"])
            if known is not None and known["hash"] != row["hash"]:
                return 409, {"error": "another row is known"}, {}
            if row["seq"] == len(self.rows) + 1:
                self.rows[row["seq"]] = row
        return 200, {"acked": len(self.rows)}, {}
