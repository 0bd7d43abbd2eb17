"""Who may ask for what: every route says which roles it is for."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from companion.hub.server.values import Principal, Role

if TYPE_CHECKING:
    from companion.hub.server.store import HubStore

COOKIE: Final = "companion-hub"
"""The cookie of a host or a designer who has opened the link with the token: it holds the token."""
Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]
ROLES: Final = "allowed_roles"
"""The attribute of an endpoint that names its roles; no roles: everybody."""


def require(*roles: Role | str) -> Callable[[Endpoint], Endpoint]:
    """Lets these roles alone reach a route, everybody without any: 401 without a token, 403 with another's."""
    allowed = frozenset(map(Role, roles))

    def wrap(endpoint: Endpoint) -> Endpoint:
        async def guarded(request: Request) -> Response:
            principal: Principal | None = request.state.principal
            if allowed and principal is None:
                raise HTTPException(401, "this needs a token", {"WWW-Authenticate": "Bearer"})
            if allowed and principal is not None and principal.role not in allowed:
                raise HTTPException(403, f"this is not for a {principal.role}")
            return await endpoint(request)

        guarded.__name__ = endpoint.__name__
        setattr(guarded, ROLES, allowed)
        return guarded

    return wrap


def token_in(request: Request) -> str:
    """Returns the token that a request shows: in its head, else in its address, else as a cookie; "" for none."""
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return bearer.strip()
    if "token" in request.query_params:
        return request.query_params["token"]
    return request.cookies.get(COOKIE, "")


async def is_still_allowed(request: Request) -> bool:
    """Whether the token that a request showed still stands: what stays open for hours asks again."""
    store: HubStore = request.state.store
    found: Principal | None = await store.authenticate(request.state.token)
    before: Principal | None = request.state.principal
    return found == before
