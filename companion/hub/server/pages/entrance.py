"""The entrance: who opens a link with a token, or types one, comes to their own page."""

from collections.abc import Mapping
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from companion.errors import BadInputError
from companion.hub.server.access import COOKIE, require
from companion.hub.server.pages.context import read_form, store_of
from companion.hub.server.pages.rendering import HEADERS, Links, read_asset, reader_words, render

HOMES: Final[Mapping[str, str]] = {"host": "/host", "designer": "/d"}
SESSION_S: Final = 14 * 3600
"""A long evening."""
KEEP: Final = "public, max-age=31536000, immutable"
_MEDIA_TYPES: Final = {"css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "ttf": "font/ttf"}


def enter_page(request: Request, *, status: int = 200, wrong: str = "") -> Response:
    """Returns the page on which a token is typed."""
    say = reader_words(request)
    return render(request, "enter.html", {"wrong": say(wrong) if wrong else ""}, say, status=status)


def refuse(request: Request, error: Exception) -> Response:
    """Answers who may not see a page with the place where a token is typed."""
    status = error.status_code if isinstance(error, HTTPException) else 401
    asks_for_page = "text/html" in request.headers.get("accept", "")
    return enter_page(request, status=status) if asks_for_page else PlainTextResponse("not allowed\n", status, HEADERS)


@require()
async def show_entrance(request: Request) -> Response:
    """Answers with the entrance."""
    return enter_page(request)


@require()
async def enter(request: Request) -> Response:
    """Takes a typed token."""
    try:
        token = dict(await read_form(request)).get("token", "").strip()
    except BadInputError:
        return enter_page(request, status=400, wrong="enter.wrong")
    principal = await store_of(request).authenticate(token)
    if principal is not None and principal.role == "viewer":
        return RedirectResponse(Links(request)(f"/t/{principal.journal}", token=token), 303)
    if principal is None or principal.role not in HOMES:
        return enter_page(request, status=401, wrong="enter.wrong")
    return signed_in(RedirectResponse(Links(request)(HOMES[principal.role], token=""), 303), token)


def welcome(request: Request, role: str, token: str) -> Response:
    """Answers a link that has a host's or a designer's token: keeps it, and goes on to their page without it.

    Browsers send a strict cookie only from a page of the hub itself, so it cannot be a mere redirection.
    """
    address = Links(request)(HOMES[role], token="")
    page = render(request, "entered.html", {"to": HOMES[role]})
    page.headers["Refresh"] = f"0; url={address}"
    return signed_in(page, token)


def signed_in(response: Response, token: str) -> Response:
    """Lets a browser keep a token for an evening, where no script can read it."""
    response.set_cookie(COOKIE, token, SESSION_S, httponly=True, secure=True, samesite="strict")
    return response


@require()
async def leave(request: Request) -> Response:
    """Lets the browser forget the token."""
    response = RedirectResponse(Links(request)("/enter", token=""), 303)
    response.delete_cookie(COOKIE, httponly=True, secure=True, samesite="strict")
    return response


@require()
async def send_asset(request: Request) -> Response:
    """Answers with a style sheet or a script."""
    name = request.path_params["name"]
    try:
        content = read_asset(name)
    except FileNotFoundError:
        return Response("no such file\n", 404, HEADERS, "text/plain")
    return Response(
        content, headers={**HEADERS, "Cache-Control": KEEP}, media_type=_MEDIA_TYPES[name.rpartition(".")[2]]
    )
