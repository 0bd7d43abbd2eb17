"""Who may ask for what: every route, asked by every role and by nobody."""

from collections.abc import Mapping

import pytest
from starlette.routing import Route

from companion.hub.server.values import Role
from tests.hub.pages.running_hub import RunningHub
from tests.hub.server.asking import join, send

NOBODY = "nobody"
EVERYBODY = frozenset({NOBODY, *Role})
HOST, DEVICE, DESIGNER = frozenset({Role.HOST}), frozenset({Role.DEVICE}), frozenset({Role.DESIGNER})
WATCHING = frozenset({Role.HOST, Role.VIEWER})
ALLOWED: Mapping[tuple[str, str], frozenset[str]] = {
    ("GET", "/v1/authority"): EVERYBODY,
    ("POST", "/v1/join"): EVERYBODY,
    ("POST", "/v1/journals/{journal}/rows"): DEVICE,
    ("PUT", "/v1/journals/{journal}/state"): DEVICE,
    ("GET", "/v1/event"): DEVICE,
    ("GET", "/v1/groups/{code}"): DEVICE,
    ("POST", "/v1/groups/{code}/taken"): DEVICE,
    ("GET", "/v1/event-rows"): HOST | DESIGNER,
    ("GET", "/"): EVERYBODY,
    ("GET", "/enter"): EVERYBODY,
    ("POST", "/enter"): EVERYBODY,
    ("POST", "/leave"): EVERYBODY,
    ("GET", "/static/{name}"): EVERYBODY,
    ("GET", "/host"): HOST,
    ("GET", "/host/stream"): HOST,
    ("GET", "/host/table/{journal}"): HOST,
    ("GET", "/host/table/{journal}/stream"): HOST,
    ("GET", "/host/report"): HOST,
    ("GET", "/host/exports/{name}"): HOST,
    ("GET", "/host/tokens"): HOST,
    ("POST", "/host/tokens"): HOST,
    ("POST", "/host/tokens/{token}/revoke"): HOST,
    ("GET", "/host/quarantine"): HOST,
    ("GET", "/t/{journal}"): WATCHING,
    ("GET", "/t/{journal}/stream"): WATCHING,
    ("GET", "/t/{journal}/overlay"): WATCHING,
    ("GET", "/t/{journal}/overlay/stream"): WATCHING,
    ("GET", "/standings"): EVERYBODY,
    ("GET", "/standings/stream"): EVERYBODY,
    ("GET", "/s/{code}"): EVERYBODY,
    ("POST", "/s/{code}"): EVERYBODY,
    ("GET", "/s/{code}/sent/{answer}"): EVERYBODY,
    ("GET", "/s/{code}/sent/{answer}/stream"): EVERYBODY,
    ("GET", "/d"): DESIGNER,
    ("GET", "/d/{name}"): DESIGNER,
}
NAMES = {"journal": "own", "code": "none", "name": "rows.jsonl", "token": "none", "answer": "none"}


@pytest.fixture(scope="module")
def tokens(hub: RunningHub) -> Mapping[str, str]:
    """A token of each role: the device's and the viewer's are of the journal "own"."""
    join(hub, "other")
    return {
        NOBODY: "",
        Role.DEVICE: join(hub, "own"),
        Role.VIEWER: hub.do(hub.store.viewer_token("own")),
        Role.HOST: hub.token(Role.HOST),
        Role.DESIGNER: hub.token(Role.DESIGNER, ["mast-year"]),
    }


def test_every_route_says_here_who_may_ask_for_it(hub: RunningHub) -> None:
    routes = [route for route in hub.app.routes if isinstance(route, Route)]
    assert len(routes) == len(hub.app.routes)
    assert {(method, route.path) for route in routes for method in route.methods or () if method != "HEAD"} == {
        *ALLOWED
    }


@pytest.mark.parametrize(("method", "path"), ALLOWED)
def test_whoever_may_not_ask_is_refused(hub: RunningHub, tokens: Mapping[str, str], method: str, path: str) -> None:
    body = f"token={tokens[Role.HOST]}".encode() if path == "/enter" else b"{}"
    for role, token in tokens.items():
        said = send(hub, method, path.format(**NAMES), None if method == "GET" else body, token)
        refused = 401 if role == NOBODY else 403
        assert (said.status in (401, 403)) == (role not in ALLOWED[method, path]), (role, said.status)
        assert role in ALLOWED[method, path] or said.status == refused, (role, said.status)


@pytest.mark.parametrize(
    ("role", "method", "path"),
    [
        (Role.DEVICE, "POST", "/v1/journals/other/rows"),
        (Role.DEVICE, "PUT", "/v1/journals/other/state"),
        (Role.VIEWER, "GET", "/t/other"),
        (Role.VIEWER, "GET", "/t/other/stream"),
        (Role.VIEWER, "GET", "/t/other/overlay"),
        (Role.VIEWER, "GET", "/t/other/overlay/stream"),
    ],
)
def test_another_tables_own_is_refused(
    hub: RunningHub, tokens: Mapping[str, str], role: Role, method: str, path: str
) -> None:
    assert send(hub, method, path, None if method == "GET" else b"{}", tokens[role]).status == 403


@pytest.mark.parametrize("role", [Role.VIEWER, Role.HOST, Role.DESIGNER])
def test_a_revoked_token_is_nobodys_at_once(hub: RunningHub, tokens: Mapping[str, str], role: Role) -> None:
    before = {token.id for token in hub.do(hub.store.tokens())}
    hub.join("revoked")
    games = ["mast-year"] if role == Role.DESIGNER else []
    text = hub.do(hub.store.viewer_token("revoked")) if role == Role.VIEWER else hub.token(role, games)
    path = {Role.VIEWER: "/t/revoked", Role.HOST: "/host/tokens", Role.DESIGNER: "/d"}[role]
    assert send(hub, "GET", path, token=text).status == 200
    for token in hub.do(hub.store.tokens()):
        if token.id not in before and token.role == role:
            hub.do(hub.store.revoke_token(token.id))
    assert send(hub, "GET", path, token=text).status == 401
