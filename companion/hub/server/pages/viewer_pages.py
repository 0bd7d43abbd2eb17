"""Pages for everybody: a table for spectators, the overlay of a film, standings."""

from collections.abc import Sequence

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from companion.hub.server.access import Endpoint, require
from companion.hub.server.pages.context import find_table, now, pages_of, store_of
from companion.hub.server.pages.host_pages import missing
from companion.hub.server.pages.live_parts import LivePart, View, live_page, live_stream
from companion.hub.server.pages.rendering import Links, fill, reader_words, render
from companion.hub.server.pages.spectators import sample_table, show_no_table, show_table
from companion.hub.server.pages.standings import make_standings
from companion.hub.server.values import Role


def _part(request: Request, template: str) -> LivePart:
    say, journal = reader_words(request), request.path_params["journal"]

    async def view() -> View:
        table = await find_table(request)
        return {"shown": show_table(table, now(), say) if table else show_no_table(say)}

    return LivePart(template, (journal,), view, say, journal)


def _for_its_viewers(endpoint: Endpoint) -> Endpoint:
    """Lets the host reach a table's page, and the viewers of that table alone."""

    async def watched(request: Request) -> Response:
        viewer = request.state.principal
        if viewer.role == Role.VIEWER and viewer.journal != request.path_params["journal"]:
            raise HTTPException(403, "this is for viewers of another table")
        return await endpoint(request)

    return require(Role.VIEWER, Role.HOST)(watched)


@_for_its_viewers
async def watch_table(request: Request) -> Response:
    """Answers with a table as everybody at it sees it."""
    table = await find_table(request)
    return (
        await live_page(request, "table.html", _part(request, "table_part.html"), name=table.name)
        if table
        else missing(request)
    )


@_for_its_viewers
async def stream_watched(request: Request) -> Response:
    """Answers with the table as it changes."""
    return live_stream(request, _part(request, "table_part.html"))


@_for_its_viewers
async def overlay(request: Request) -> Response:
    """Answers with what is laid over a film; made-up cards for placing it where the address ends with test=1."""
    if request.query_params.get("test") == "1":
        say = reader_words(request)
        part = Markup(fill("overlay_part.html", say=say, link=Links(), shown=sample_table(say)))  # noqa: S704  # a template escaped it
        made_up = {"name": say("overlay.table"), "is_test": True, "part": part, "last": "", "stream": ""}
        return render(request, "overlay.html", made_up)
    table = await find_table(request)
    if table is None:
        return missing(request)
    return await live_page(request, "overlay.html", _part(request, "overlay_part.html"), name=table.name, is_test=False)


@_for_its_viewers
async def stream_overlay(request: Request) -> Response:
    """Answers with the overlay as it changes."""
    return live_stream(request, _part(request, "overlay_part.html"))


def _standings(request: Request) -> LivePart:
    say, pages = reader_words(request), pages_of(request)

    async def read() -> Sequence[str]:
        return await store_of(request).event_lines(None)

    async def view() -> View:
        report = await pages.reports.get("standings", read, may_be_old=True)
        return {"games": make_standings(report, say.language)}

    return LivePart("standings_part.html", (), view, say)


@require()
async def standings(request: Request) -> Response:
    """Answers with the results by game."""
    return await live_page(request, "standings.html", _standings(request))


@require()
async def stream_standings(request: Request) -> Response:
    """Answers with the results as they come."""
    return live_stream(request, _standings(request))
