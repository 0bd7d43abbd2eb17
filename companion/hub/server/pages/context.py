"""What all pages share: the store, their streams, what was rendered, and reports."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final
from urllib.parse import parse_qsl

from starlette.requests import Request

from companion.errors import BadInputError
from companion.hub.server.pages.event_reports import Reports
from companion.hub.server.pages.streams import PartCache, Streams
from companion.hub.server.store import HubStore
from companion.hub.server.values import JoinedTable

LARGEST_FORM: Final = 64 << 10
MOST_FIELDS: Final = 200
UNSEEN: Final = "\n\u200d"
"""What is kept of the signs that nobody sees: a new line, and what joins the parts of an emoji."""


@dataclass(frozen=True, slots=True)
class Pages:
    """What all pages share; the application's state has it as `pages`."""

    streams: Streams
    parts: PartCache
    reports: Reports

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Hears of changes for as long as the application runs."""
        listening = asyncio.create_task(self.streams.run())
        try:
            yield
        finally:
            self.streams.close()
            listening.cancel()
            with suppress(asyncio.CancelledError):
                await listening


def pages_of(request: Request) -> Pages:
    """Returns what all pages share."""
    pages: Pages = request.app.state.pages
    return pages


def store_of(request: Request) -> HubStore:
    """Returns what the hub keeps."""
    store: HubStore = request.state.store
    return store


def now() -> datetime:
    """Returns the time at the hub."""
    return datetime.now(UTC)


async def find_table(request: Request) -> JoinedTable | None:
    """Returns the table that an address names; None where no journal can be called so."""
    journal = request.path_params["journal"]
    return await store_of(request).table(journal) if journal.isprintable() else None


async def read_form(request: Request) -> list[tuple[str, str]]:
    """Returns what a form sends, of which nothing is unseen.

    Raises BadInputError if that is too much, or comes from a page of another site.
    """
    if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise BadInputError("the form is no page of this hub")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_FORM:
            raise BadInputError(f"a form has at most {LARGEST_FORM} bytes")
    try:
        fields = parse_qsl(body.decode("utf-8", "replace"), max_num_fields=MOST_FIELDS)
    except ValueError:
        raise BadInputError(f"a form has at most {MOST_FIELDS} fields") from None
    return [(key, "".join(sign for sign in value if sign.isprintable() or sign in UNSEEN)) for key, value in fields]
