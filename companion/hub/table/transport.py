"""HubConnection: HTTPS to one hub, whose authority is known from the join code; clocks take no part.

The certificate's signature counts, and its dates do not: a table without a clock's battery wakes in 2024, or in 2040.
"""

import http.client
import json
import ssl
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

from companion.errors import DeviceError, why_refused
from companion.hub.table.membership import DeliveryTrouble
from companion.phrases import Phrase

TIMEOUT_S: Final = 10.0
LARGEST_REPLY: Final = 8 << 20
NO_DATES: Final = 0x200000
"""OpenSSL's X509_V_FLAG_NO_CHECK_TIME, which Python's ssl does not name."""
PARTIAL_CHAIN: Final = 0x80000
"""OpenSSL's X509_V_FLAG_PARTIAL_CHAIN: the pinned certificate need not be one that signs."""


class HubError(DeviceError):
    """The hub does not do what it was asked; `trouble` says why, `retry_s` when it wants to be asked again."""

    def __init__(self, trouble: DeliveryTrouble, message: str, retry_s: float = 0.0) -> None:
        super().__init__(message, Phrase(f"kiosk.hub.cannot-{trouble}"))
        self.trouble = trouble
        self.retry_s = retry_s


@dataclass(frozen=True, slots=True)
class Reply:
    """What a hub answers."""

    status: int
    body: bytes
    headers: Mapping[str, str]

    def said(self) -> dict[str, object]:
        """Returns the JSON object in the body. Raises HubError."""
        try:
            found = json.loads(self.body)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise HubError(DeliveryTrouble.REFUSED, "the hub answers with something else than JSON")
        return found

    @property
    def error(self) -> str:
        """What the hub says is wrong."""
        try:
            return str(self.said().get("error", ""))
        except HubError:
            return ""


class HubConnection:
    """One connection, kept alive between requests; used by one thread. `authority` is the hub's certificate (PEM).

    Without one anybody may answer: what is asked so must be no secret, and the answer is to be checked.
    """

    def __init__(
        self, host: str, port: int, authority: str, token: str = "", largest_reply: int = LARGEST_REPLY
    ) -> None:
        self._context = _trusting(authority)
        self._largest_reply = largest_reply
        self._host, self._port, self._token = host.strip("[]"), port, token
        self._connection: http.client.HTTPSConnection | None = None

    def ask(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Reply:
        """Returns the hub's answer, whatever its status. Raises HubError where none comes."""
        if self._connection is not None:
            try:
                return self._try(method, path, body, headers)
            except (OSError, http.client.HTTPException):  # it was closed meanwhile: all requests can be repeated
                self.close()
        try:
            return self._try(method, path, body, headers)
        except (OSError, http.client.HTTPException) as error:
            self.close()
            raise explain(error, f"{self._host}:{self._port}") from None

    def close(self) -> None:
        """Closes it; the next request opens it again."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _try(self, method: str, path: str, body: bytes | None, headers: Mapping[str, str]) -> Reply:
        if self._connection is None:
            self._connection = http.client.HTTPSConnection(
                self._host, self._port, timeout=TIMEOUT_S, context=self._context
            )
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if body is not None:
            named.setdefault("Content-Type", "application/json")
        if self._token:
            named["Authorization"] = f"Bearer {self._token}"
        self._connection.request(method, path, body, named)
        answer = self._connection.getresponse()
        content = answer.read(self._largest_reply + 1)
        if len(content) > self._largest_reply:
            raise http.client.HTTPException("the answer is too long")
        return Reply(answer.status, content, {name.lower(): value for name, value in answer.getheaders()})


def find_authority(host: str, port: int, is_pinned: Callable[[str], bool]) -> str:
    """Returns the certificate (PEM) of a hub's authority, which `is_pinned` must know. Raises HubError.

    Nothing secret is sent here: the connections that follow trust this certificate alone.
    """
    hub = HubConnection(host, port, "")
    try:
        reply = hub.ask("GET", "/v1/authority")
    finally:
        hub.close()
    found = reply.body.decode("ascii", "replace")
    if reply.status != HTTPStatus.OK or not is_pinned(found):
        where = f"{host}:{port} is another hub than the code's"
        raise HubError(DeliveryTrouble.FOREIGN, f"{where}: type or scan the code that the hub shows now")
    return found


def explain(error: Exception, address: str) -> HubError:
    """Returns in one line why no answer came."""
    if isinstance(error, ssl.SSLCertVerificationError):
        return HubError(
            DeliveryTrouble.FOREIGN, f"{address} is not the hub that was joined: join again with the code it shows"
        )
    if isinstance(error, ssl.SSLError | http.client.BadStatusLine):
        return HubError(
            DeliveryTrouble.NO_HUB, f"{address} does not speak as a hub does (TLS 1.3): mend the address and join again"
        )
    return HubError(DeliveryTrouble.UNREACHABLE, f"the hub at {address} does not answer: {why_refused(error)}")


def _trusting(authority: str) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False  # a hub has the address that its room gives it; its authority signs nothing else
    if not authority:
        context.verify_mode = ssl.CERT_NONE
        return context
    context.verify_flags |= NO_DATES | PARTIAL_CHAIN
    context.load_verify_locations(cadata=authority)
    return context
