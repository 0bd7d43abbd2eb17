"""The designer's page: the report on the designer's own games, and the rows that it rests on."""

from starlette.requests import Request
from starlette.responses import Response

from companion.hub.server.access import require
from companion.hub.server.pages.entrance import welcome
from companion.hub.server.pages.host_pages import missing
from companion.hub.server.pages.rendering import reader_words
from companion.hub.server.pages.report_pages import report_file, report_page


@require("designer")
async def show_designer(request: Request) -> Response:
    """Answers with the report on the designer's games."""
    if token := request.query_params.get("token"):
        return welcome(request, "designer", token)
    say = reader_words(request)
    return await report_page(request, "/d/", [("/d", say("report.title")), ("/standings", say("standings.title"))])


@require("designer")
async def save_designer(request: Request) -> Response:
    """Answers with the report, or the raw rows, as a file."""
    return await report_file(request) or missing(request)
