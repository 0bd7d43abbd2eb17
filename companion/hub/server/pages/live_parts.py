"""The parts of pages that change by themselves: rendered once for all who look at them."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from companion.hub.server.access import is_still_allowed
from companion.hub.server.pages.context import pages_of
from companion.hub.server.pages.rendering import Links, fill, render
from companion.hub.server.pages.streams import Live, digest, stream
from companion.hub.server.pages.words import PageWords

View: TypeAlias = Mapping[str, object]
"""What a template is filled with."""


@dataclass(frozen=True, slots=True)
class LivePart:
    """A template with what fills it. `key` says whose view it is; `journal` is the table that matters; "" for all."""

    template: str
    key: tuple[str, ...]
    view: Callable[[], Awaitable[View]]
    say: PageWords
    journal: str = ""


async def live_page(request: Request, template: str, part: LivePart, **values: object) -> Response:
    """Returns a page with a part that changes by itself."""
    written = await _write(request, part, is_new=True)
    address = Links(request)(f"{request.url.path.rstrip('/')}/stream", **dict(request.query_params))
    live: dict[str, object] = {"part": Markup(written), "last": digest(written), "stream": address}  # noqa: S704  # a template escaped it
    return render(request, template, live | values, part.say)


def live_stream(request: Request, part: LivePart) -> Response:
    """Returns the stream of a page's part."""

    async def write() -> str:
        return await _write(request, part, is_new=False)

    async def is_allowed() -> bool:
        return await is_still_allowed(request)

    return stream(request, pages_of(request).streams, Live(write, is_allowed, part.journal))


async def _write(request: Request, part: LivePart, *, is_new: bool) -> str:
    async def write() -> str:
        return fill(part.template, say=part.say, link=Links(language=part.say.language), **await part.view())

    return await pages_of(request).parts.get((part.template, part.say.language, *part.key), write, is_new=is_new)
