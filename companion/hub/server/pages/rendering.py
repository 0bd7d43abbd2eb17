"""Rendering: templates filled in, and the headers that every page carries."""

import hashlib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from companion.exports.report.page import page_style
from companion.exports.sharing import make_code
from companion.hub.server.pages.words import PageWords, page_words, pick_language
from companion.translations import language_name, languages

HERE: Final = Path(__file__).parent
FONT: Final = "vollkorn.ttf"
"""The font of headings on large screens, which is that of the companion's."""
STATIC: Final = HERE / "static"
REPORT_STYLE: Final = "report.css"
"""The style sheet of a report's page, which is that of `companion report --html`."""
HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self';"
        " form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cache-Control": "no-store",
}
"""No script or style stands within a page, and none comes from elsewhere."""
_KEPT: Final = ("lang", "token")


@cache
def environment() -> Environment:
    """Returns the templates; whatever is filled in is escaped."""
    made = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals |= {"asset": asset, "language_name": language_name}
    return made


def fill(template: str, **values: object) -> str:
    """Returns a template filled in."""
    return environment().get_template(template).render(values)


def render(
    request: Request,
    template: str,
    values: Mapping[str, object],
    say: PageWords | None = None,
    *,
    status: int = 200,
) -> HTMLResponse:
    """Returns a page in the reader's language, or in that of `say`."""
    shared = {"say": say or reader_words(request), "link": Links(request), "languages": languages()}
    page = fill(template, **(shared | dict(values)))
    return HTMLResponse(page.encode("utf-8", "replace"), status, HEADERS)  # rows may hold what is no sign of Unicode


def reader_words(request: Request) -> PageWords:
    """Returns the words of the reader's language."""
    return page_words(pick_language(request))


class Links:
    """Makes links within the hub that keep what the address says of the reader: the language and a viewer's token."""

    def __init__(self, request: Request | None = None, language: str = "") -> None:
        self._query = dict(request.query_params) if request else {"lang": language}
        self.path = request.url.path if request else ""

    def __call__(self, path: str, **query: str) -> str:
        """Returns the address of a page."""
        kept = {key: self._query[key] for key in _KEPT if key in self._query}
        said = {key: value for key, value in (kept | query).items() if value}
        return f"{path}?{urlencode(said)}" if said else path

    def in_language(self, language: str) -> str:
        """Returns the address of this page in another language."""
        return f"{self.path}?{urlencode(self._query | {'lang': language})}"


@cache
def asset(name: str) -> str:
    """Returns the address of a file that pages need; it changes with the file, so that browsers may keep it."""
    return f"/static/{name}?{hashlib.sha256(read_asset(name)).hexdigest()[:12]}"


@cache
def read_asset(name: str) -> bytes:
    """Returns what a file that pages need holds. Raises FileNotFoundError."""
    if name == REPORT_STYLE:
        return page_style().encode()
    if name == FONT:
        return resources.files("kv").joinpath("fonts/Vollkorn-SemiBold.ttf").read_bytes()
    found = {path.name: path for path in STATIC.iterdir()}
    if name not in found:
        raise FileNotFoundError(name)
    return found[name].read_bytes()


def draw_code(text: str, label: str) -> Markup:
    """Returns a QR code as a picture within a page."""
    drawn = make_code(text).svg_inline(scale=1, border=3, dark="#16241b", light="#fdfaf1", omitsize=True, title=label)
    return Markup(drawn)  # noqa: S704  # Segno escapes the title
