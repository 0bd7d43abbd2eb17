"""Streams: pages that change by themselves, by Server-Sent Events (WHATWG HTML, 9.2) on what the database notifies."""

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

import asyncpg
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from companion.hub.server.pages.rendering import HEADERS
from companion.hub.server.values import StoreChange

logger = logging.getLogger(__name__)
MOST_STREAMS: Final = 200
MOST_PER_ADDRESS: Final = 5
BEAT_S: Final = 5.0
"""So often a page is looked at without a change too: a table that is silent becomes stale, and a beat is sent."""
GATHER_S: Final = 0.2
"""What changes within this time is sent at once."""
STATE: Final = "state"
"""What a change says of a table that tells how it stands, by which no journal changes."""
TOKENS: Final = "token"
"""What a change says that makes tokens void."""


@dataclass(eq=False, slots=True)
class Listener:
    """One stream: of which table it wants to hear ("" for all), and what has changed since it looked."""

    journal: str
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    has_new_tokens: bool = False


class Streams:
    """The streams of all pages, woken by one listener on the database."""

    def __init__(
        self,
        changes: Callable[[], AsyncIterator[StoreChange]],
        most: int = MOST_STREAMS,
        per_address: int = MOST_PER_ADDRESS,
    ) -> None:
        self._changes = changes
        self.most = most
        self.per_address = per_address
        self._listeners: set[Listener] = set()
        self._addresses: Counter[str] = Counter()
        self.generation = 0
        """Counts changes: what was rendered before the last one is old."""
        self.rows_generation = 0
        """Counts changes of journals."""
        self.is_closed = False

    async def run(self) -> None:
        """Wakes streams until it is cancelled."""
        async for change in self._changes():
            self.wake(change.journal, change.what)

    def wake(self, journal: str, what: str) -> None:
        """Wakes the streams that want to hear of a table; without a `journal` all, and all may be new."""
        self.generation += 1
        self.rows_generation += what != STATE or not journal
        for listener in self._listeners:
            if not (journal and listener.journal) or journal == listener.journal:
                listener.has_new_tokens = listener.has_new_tokens or what == TOKENS or not journal
                listener.changed.set()

    def close(self) -> None:
        """Ends all streams, so that the server can stop; pages come back by themselves."""
        self.is_closed = True
        self.wake("", "")

    @property
    def open_count(self) -> int:
        """How many streams are open."""
        return len(self._listeners)

    @contextmanager
    def listen(self, journal: str, address: str) -> Iterator[Listener]:
        """Counts a stream of a browser at an address while it lasts."""
        listener = Listener(journal)
        self._listeners.add(listener)
        self._addresses[address] += 1
        try:
            yield listener
        finally:
            self._listeners.discard(listener)
            self._addresses[address] -= 1

    def has_room(self, address: str) -> bool:
        """Tells whether another stream may be opened from an address."""
        return self.open_count < self.most and self._addresses[address] < self.per_address


@dataclass(frozen=True, slots=True)
class Live:
    """What a stream sends: a part of a page, as it is `render`ed now, for as long as the reader is allowed to see it.

    `journal` is the table whose changes matter; "" for all.
    """

    render: Callable[[], Awaitable[str]]
    is_allowed: Callable[[], Awaitable[bool]]
    journal: str = ""


def stream(request: Request, streams: Streams, live: Live) -> Response:
    """Returns the stream of a page, or says that there are too many."""
    address = request.client.host if request.client else ""
    if streams.is_closed or not streams.has_room(address):
        return PlainTextResponse("too many open pages: close one\n", 503, {**HEADERS, "Retry-After": "10"})
    last = request.headers.get("last-event-id") or request.query_params.get("last", "")
    sent = _send(streams, live, address, last)
    return StreamingResponse(sent, media_type="text/event-stream", headers={**HEADERS, "X-Accel-Buffering": "no"})


async def _send(streams: Streams, live: Live, address: str, last: str) -> AsyncIterator[bytes]:
    """Yields events: the page's part when it differs from the `last` one, else a beat.

    An event's id is a digest of its part, so that a page that comes back gets nothing that it shows already.
    """
    yield b"retry: 2000\n\n"
    with streams.listen(live.journal, address) as listener:
        while not streams.is_closed:
            listener.changed.clear()
            try:
                has_new_tokens, listener.has_new_tokens = listener.has_new_tokens, False
                if has_new_tokens and not await live.is_allowed():
                    return
                part = await live.render()
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
                logger.debug("a page cannot be read: %s", error)
                return  # the page says so, and comes back by itself
            name = digest(part)
            event = "event: beat\ndata:\n\n" if name == last else write_event(name, part)
            yield event.encode("utf-8", "replace")
            last = name
            await _wait(listener.changed)


async def _wait(changed: asyncio.Event) -> None:
    try:
        async with asyncio.timeout(BEAT_S):
            await changed.wait()
    except TimeoutError:
        return
    await asyncio.sleep(GATHER_S)


def digest(part: str) -> str:
    """Returns the id of a part of a page."""
    return hashlib.sha256(part.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def write_event(name: str, text: str) -> str:
    """Returns an event with its id."""
    lines = "".join(f"data: {line}\n" for line in text.splitlines())
    return f"id: {name}\nevent: part\n{lines}\n"


class PartCache:
    """Parts of pages as they were rendered last: a hundred viewers of one table share one rendering of a change."""

    def __init__(self, streams: Streams) -> None:
        self._streams = streams
        self._parts: dict[object, tuple[tuple[int, int], str]] = {}
        self._locks: dict[object, asyncio.Lock] = {}

    async def get(self, key: object, render: Callable[[], Awaitable[str]], *, is_new: bool) -> str:
        """Returns a part as of the last change and beat, or one that `is_new`: who loads a page sees their own doing.

        `key` says of which page, in which language.
        """
        async with self._locks.setdefault(key, asyncio.Lock()):
            state = (self._streams.generation, int(asyncio.get_running_loop().time() / BEAT_S))
            kept = self._parts.get(key)
            if kept and kept[0] == state and not is_new:
                return kept[1]
            part = await render()
            self._parts[key] = (state, part)
            return part
