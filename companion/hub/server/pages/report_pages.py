"""The report as a page and as files, for the host (all games) and for designers (their own)."""

from collections.abc import Sequence

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from companion.hub.server.pages.context import pages_of, store_of
from companion.hub.server.pages.event_reports import EXPORTS, MEDIA_TYPES, EventReport
from companion.hub.server.pages.rendering import HEADERS, reader_words, render
from companion.hub.server.pages.words import pick_language


async def find_report(request: Request) -> EventReport:
    """Returns the report on what the reader may see: a designer's own games, else all."""
    pages, games = pages_of(request), request.state.principal.games

    async def read() -> Sequence[str]:
        return await store_of(request).event_lines(games if request.state.principal.role == "designer" else None)

    return await pages.reports.get((request.state.principal.role, games), read)


async def report_page(request: Request, folder: str, places: Sequence[tuple[str, str]]) -> Response:
    """Answers with the report; `folder` is where its files are."""
    say, report = reader_words(request), await find_report(request)
    body = await run_in_threadpool(report.body, say.language)
    written = Markup(body)  # noqa: S704  # the report escapes its texts
    values = {"exports": EXPORTS, "folder": folder, "left_out": report.left_out, "places": places, "body": written}
    return render(request, "report.html", values)


async def report_file(request: Request) -> Response | None:
    """Answers with a file of the report; None if there is none of that name."""
    name = request.path_params["name"]
    if name not in EXPORTS:
        return None
    report = await find_report(request)
    content = await run_in_threadpool(report.export, name, pick_language(request))
    saved = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, headers={**HEADERS, **saved}, media_type=MEDIA_TYPES[name.rpartition(".")[2]])
