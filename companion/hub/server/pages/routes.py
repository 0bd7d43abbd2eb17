"""The pages of a hub: their routes, and what runs behind them."""

from collections.abc import Mapping
from typing import Any, Final

from starlette.routing import BaseRoute, Route

from companion.hub.server.pages import designer_pages, entrance, host_pages, survey_pages, viewer_pages
from companion.hub.server.pages.context import Pages
from companion.hub.server.pages.event_reports import Reports
from companion.hub.server.pages.streams import PartCache, Streams
from companion.hub.server.store import HubStore


class Site(Pages):
    """The pages of one hub."""

    def routes(self) -> list[BaseRoute]:
        """Returns the routes of the pages, and of the files that they need."""
        return list(_ROUTES)

    def exception_handlers(self) -> Mapping[Any, Any]:
        """Returns what answers those who may not see a page."""
        return {401: entrance.refuse, 403: entrance.refuse}


def make_pages(store: HubStore) -> Site:
    """Returns the pages of the hub that keeps its rows there."""
    streams = Streams(store.changes.changes)
    return Site(streams, PartCache(streams), Reports(streams))


_ROUTES: Final = (
    Route("/", entrance.show_entrance),
    Route("/enter", entrance.show_entrance),
    Route("/enter", entrance.enter, methods=["POST"]),
    Route("/leave", entrance.leave, methods=["POST"]),
    Route("/static/{name}", entrance.send_asset),
    Route("/host", host_pages.show_tables),
    Route("/host/stream", host_pages.stream_tables),
    Route("/host/table/{journal}", host_pages.show_table),
    Route("/host/table/{journal}/stream", host_pages.stream_table),
    Route("/host/report", host_pages.show_report),
    Route("/host/exports/{name}", host_pages.save_report),
    Route("/host/tokens", host_pages.show_tokens),
    Route("/host/tokens", host_pages.make_token, methods=["POST"]),
    Route("/host/tokens/{token}/revoke", host_pages.revoke_token, methods=["POST"]),
    Route("/host/quarantine", host_pages.show_quarantine),
    Route("/t/{journal}", viewer_pages.watch_table),
    Route("/t/{journal}/stream", viewer_pages.stream_watched),
    Route("/t/{journal}/overlay", viewer_pages.overlay),
    Route("/t/{journal}/overlay/stream", viewer_pages.stream_overlay),
    Route("/standings", viewer_pages.standings),
    Route("/standings/stream", viewer_pages.stream_standings),
    Route("/s/{code}", survey_pages.show_survey),
    Route("/s/{code}", survey_pages.take_survey, methods=["POST"]),
    Route("/s/{code}/sent/{answer}", survey_pages.show_sent),
    Route("/s/{code}/sent/{answer}/stream", survey_pages.stream_sent),
    Route("/d", designer_pages.show_designer),
    Route("/d/{name}", designer_pages.save_designer),
)
