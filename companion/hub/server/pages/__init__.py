"""Pages of the hub: for hosts, spectators, players' phones and designers. They need no network beyond the room."""

from companion.hub.server.pages.routes import make_pages

__all__ = ["make_pages"]
