"""Limits: how much one request may bring, in which time, and how many one asker may send."""

import asyncio
import zlib
from collections import OrderedDict
from math import ceil
from time import monotonic
from typing import Final

from starlette.requests import ClientDisconnect, Request

from companion.hub.server.hub_errors import RefusedError
from companion.hub.wire import MOST_BYTES, MOST_UNPACKED_BYTES

BODY_S: Final = 20
"""How long a body may take to arrive."""
MOST_ASKERS: Final = 8192
_GZIP: Final = 31  # zlib's word for the largest window, with a head of gzip


async def read_body(request: Request, most: int = MOST_BYTES) -> bytes:
    """Returns the body, uncompressed. Raises RefusedError for one that is too large, too slow or damaged."""
    if request.headers.get("content-length", "0").strip() > "" and _length(request) > most:
        raise _too_large(most)
    parts, size = [], 0
    try:
        async with asyncio.timeout(BODY_S):
            async for part in request.stream():
                size += len(part)
                if size > most:
                    raise _too_large(most)
                parts.append(part)
    except TimeoutError:
        raise RefusedError(408, f"the body took longer than {BODY_S} s") from None
    except ClientDisconnect:
        raise RefusedError(400, "the body broke off") from None
    body = b"".join(parts)
    match request.headers.get("content-encoding", "").lower():
        case "":
            return body
        case "gzip":
            return _unpack(body)
    raise RefusedError(415, "a body is sent as it is, or with gzip")


def _length(request: Request) -> int:
    length = request.headers.get("content-length", "0")
    return int(length) if length.isdecimal() and len(length) < 16 else MOST_UNPACKED_BYTES + 1


def _too_large(most: int) -> RefusedError:
    return RefusedError(413, f"a body has at most {most} bytes: send fewer rows at once", most=most)


def _unpack(body: bytes) -> bytes:
    """Returns what was compressed; no more is unpacked than is allowed."""
    stream = zlib.decompressobj(_GZIP)
    try:
        found = stream.decompress(body, MOST_UNPACKED_BYTES + 1)
    except zlib.error:
        raise RefusedError(400, "the body is no gzip") from None
    if len(found) > MOST_UNPACKED_BYTES:
        raise RefusedError(413, f"a body has at most {MOST_UNPACKED_BYTES} bytes unpacked", most=MOST_UNPACKED_BYTES)
    if not stream.eof or stream.unused_data:
        raise RefusedError(400, "the body is no whole gzip")
    return found


class Rates:
    """How many requests each asker may send: `rate` a second on average, `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when that was counted

    def check(self, asker: str, cost: float = 1) -> None:
        """Counts a request; with a `cost` of 0 none, where one more would be allowed. Raises RefusedError otherwise."""
        now = monotonic()
        left, at = self._left.pop(asker, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._rate)
        allowed = left >= (cost or 1)
        self._left[asker] = (left - cost if allowed else left, now)
        if len(self._left) > MOST_ASKERS:
            self._left.popitem(last=False)
        if not allowed:
            raise RefusedError(429, "too many requests: wait a little", ceil(((cost or 1) - left) / self._rate))
