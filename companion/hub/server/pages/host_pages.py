"""The host's pages: all tables, one table, one report, tokens, and journals with two histories."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from companion.errors import BadInputError
from companion.hub.server.access import require
from companion.hub.server.pages.context import find_table, now, read_form, store_of
from companion.hub.server.pages.entrance import HOMES, welcome
from companion.hub.server.pages.live_parts import LivePart, View, live_page, live_stream
from companion.hub.server.pages.rendering import Links, draw_code, reader_words, render
from companion.hub.server.pages.report_pages import report_file, report_page
from companion.hub.server.pages.tiles import find_waiting, make_filters, make_tile, make_tiles
from companion.hub.server.pages.words import PageWords, clock_time, day_and_time, game_words, shorten
from companion.hub.server.values import KeptRow, Role

MOST_ROWS: Final = 200
"""How many of the last rows a table's page shows."""
ROLES: Final = (Role.HOST, Role.DESIGNER)
"""For whom the host makes tokens: a table gets its own as it joins, and has one for its spectators."""

_IN_WORDS: Final = ("how", "reason", "stand_in", "help")
"""Keys whose values have words of their own."""
_SHOWN: Final = ("group", "version", "seat", "fact", "what", "entry", "action", "to", "from", "table")


def places(say: PageWords) -> list[tuple[str, str]]:
    """Returns the host's pages with what they are called."""
    paths = {
        "/host": "host.title",
        "/host/report": "report.title",
        "/host/tokens": "tokens.title",
        "/host/quarantine": "quarantine.title",
        "/standings": "standings.title",
    }
    return [(path, say(key)) for path, key in paths.items()]


def _tables(request: Request) -> LivePart:
    say, chosen = reader_words(request), request.query_params.get("show", "")

    async def view() -> View:
        tables = await store_of(request).tables()
        tiles = make_tiles(tables, now(), say)
        filters = make_filters(tiles, say)
        needs = sum(tile.standing == "help" for tile in tiles)
        shown = [tile for tile in tiles if chosen in ("", tile.standing)]
        waiting = find_waiting(tables)
        return {"tiles": shown, "filters": filters, "needs": needs, "waiting": waiting, "chosen": chosen}

    return LivePart("host_part.html", (chosen[:20],), view, say)


@require("host")
async def show_tables(request: Request) -> Response:
    """Answers with a tile for each table."""
    if token := request.query_params.get("token"):
        return welcome(request, "host", token)
    part = _tables(request)
    return await live_page(request, "host.html", part, places=places(part.say))


@require("host")
async def stream_tables(request: Request) -> Response:
    """Answers with the tiles as they change."""
    return live_stream(request, _tables(request))


def _table(request: Request) -> LivePart:
    say, journal = reader_words(request), request.path_params["journal"]

    async def view() -> View:
        table = await find_table(request)
        rows = await store_of(request).history(journal, MOST_ROWS)
        tile = make_tile(table, now(), say) if table else None
        return {"tile": tile, "history": [show_row(row, say) for row in reversed(rows)]}

    return LivePart("host_table_part.html", (journal,), view, say, journal)


@require("host")
async def show_table(request: Request) -> Response:
    """Answers with one table, its history, and where spectators find it."""
    part, table = _table(request), await find_table(request)
    if table is None:
        return missing(request)
    token = await store_of(request).viewer_token(table.journal)
    link = Links(language=request.query_params.get("lang", ""))
    viewer = link(f"/t/{table.journal}", token=token)
    code = draw_code(f"{request.base_url}".rstrip("/") + viewer, part.say("screens.spectators"))
    overlay = link(f"/t/{table.journal}/overlay", token=token)
    tile = make_tile(table, now(), part.say)
    values: dict[str, object] = {
        "tile": tile,
        "code": code,
        "viewer": viewer,
        "overlay": overlay,
        "places": places(part.say),
    }
    return await live_page(request, "host_table.html", part, **values)


@require("host")
async def stream_table(request: Request) -> Response:
    """Answers with one table as it changes."""
    return live_stream(request, _table(request)) if await find_table(request) else missing(request)


def missing(request: Request) -> Response:
    """Answers that there is no such page."""
    say = reader_words(request)
    return render(request, "message.html", {"title": say("missing.title"), "text": say("missing.text")}, status=404)


@require("host")
async def show_report(request: Request) -> Response:
    """Answers with one report on all tables."""
    return await report_page(request, "/host/exports/", places(reader_words(request)))


@require("host")
async def save_report(request: Request) -> Response:
    """Answers with the report, or what it rests on, as a file."""
    return await report_file(request) or missing(request)


@require("host")
async def show_tokens(request: Request) -> Response:
    """Answers with all tokens, and a form for a new one."""
    return await _tokens_page(request)


async def _tokens_page(request: Request, *, status: int = 200, **values: object) -> Response:
    say, store = reader_words(request), store_of(request)
    own = request.state.principal.id
    tokens = [
        {
            "id": token.id,
            "name": shorten(token.name),
            "role": token.role,
            "since": day_and_time(token.made_at),
            "of": ", ".join(say.game(game) for game in token.games) or token.journal or "",
            "is_own": token.id == own,
        }
        for token in await store.tokens()
    ]
    games = [(game, say.game(game)) for game in await store.games()]
    shown: dict[str, object] = {
        "tokens": tokens,
        "games": games,
        "roles": ROLES,
        "made": None,
        "wrong": "",
        "places": places(say),
    }
    return render(request, "tokens.html", shown | values, status=status)


@require("host")
async def make_token(request: Request) -> Response:
    """Makes a token, and shows it this once."""
    say = reader_words(request)
    try:
        form = await read_form(request)
    except BadInputError as error:
        return await _tokens_page(request, status=400, wrong=str(error))
    said = dict(form)
    role, name = said.get("role", ""), shorten(said.get("name", "").strip())
    games = tuple(value for key, value in form if key == "games" and value)
    if role not in ROLES or not name:
        return await _tokens_page(request, status=400, wrong=say("tokens.wrong"))
    is_designer = role == Role.DESIGNER
    if is_designer and not games:
        return await _tokens_page(request, status=400, wrong=say("tokens.which-games"))
    try:
        token = await store_of(request).make_token(Role(role), name, games if is_designer else ())
    except BadInputError:
        return await _tokens_page(request, status=400, wrong=say("tokens.wrong"))
    address = str(request.base_url).rstrip("/") + Links()(HOMES[role], token=token)
    made = {"name": name, "address": address, "code": draw_code(address, name)}
    return await _tokens_page(request, made=made)


@require("host")
async def revoke_token(request: Request) -> Response:
    """Makes a token void at once."""
    try:
        await read_form(request)
        await store_of(request).revoke_token(request.path_params["token"])
    except BadInputError as error:
        return await _tokens_page(request, status=400, wrong=str(error))
    return RedirectResponse(Links(request)("/host/tokens"), 303)


@require("host")
async def show_quarantine(request: Request) -> Response:
    """Answers with the journals of which two histories came."""
    say = reader_words(request)
    journals = [
        {"name": one.name or one.journal, "seq": one.seq, "at": clock_time(one.at), "rows": one.rows}
        for one in await store_of(request).quarantined()
    ]
    return render(request, "quarantine.html", {"journals": journals, "places": places(say)})


@dataclass(frozen=True, slots=True)
class ShownRow:
    """A row as the host reads it."""

    seq: int
    at: str
    kind: str
    what: str


def show_row(row: KeptRow, say: PageWords) -> ShownRow:
    """Returns a row in words."""
    return ShownRow(row.seq, clock_time(row.at), say.named("row", row.kind), ", ".join(_parts(row.body, say)))


def _parts(body: Mapping[str, object], say: PageWords) -> Iterator[str]:
    game = body.get("game")
    if isinstance(game, str):
        yield say.game(game)
    for key in (*_SHOWN, *_IN_WORDS):
        value = body.get(key)
        if value is None or value == "":
            continue
        if key == "seat" and isinstance(value, int):
            yield game_words("", say.language).seat(value)
        elif key in _IN_WORDS:
            yield say.named(key, str(value))
        else:
            yield shorten(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))
