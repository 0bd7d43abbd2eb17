"""Streams of pages: what changes comes by itself, nothing twice, to no more readers than there is room for."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from starlette.requests import Request
from starlette.responses import StreamingResponse

from companion.hub.server.pages.streams import STATE, TOKENS, Live, Streams, stream, write_event
from companion.hub.server.values import Role, StoreChange
from tests.hub.pages.running_hub import RunningHub


@pytest.fixture(scope="module")
def host(hub: RunningHub) -> str:
    for journal in ("s1", "s2"):
        hub.join(journal, f"Table {journal}")
        hub.tell(journal, group="G", phase="deal", view={"seats": [{"label": "A"}], "told": ["first"]})
    return hub.token(Role.HOST)


def test_a_change_comes_by_itself(hub: RunningHub, host: str) -> None:
    with hub.stream("/host/stream", host) as events:
        assert "Needs help" not in events.next_part()["data"]
        hub.tell("s1", group="G", help=True)
        assert "Needs help" in events.next_part()["data"]


def test_who_comes_back_gets_nothing_that_is_shown_already(hub: RunningHub, host: str) -> None:
    with hub.stream("/t/s2/stream", host) as events:
        shown = events.next_part()["id"]
    with hub.stream("/t/s2/stream", host, **{"Last-Event-ID": shown}) as events:
        assert events.next()["event"] == "beat"
        hub.tell("s2", group="G", view={"seats": [{"label": "A"}], "told": ["second"]})
        part = events.next_part()
        assert "second" in part["data"]
    with hub.stream(f"/t/s2/stream?last={part['id']}", host) as events:
        assert events.next()["event"] == "beat"


def test_a_stream_ends_when_its_token_is_revoked(hub: RunningHub, host: str) -> None:
    token = hub.token(Role.HOST)
    [newest] = [one.id for one in hub.do(hub.store.tokens())][-1:]
    with hub.stream("/host/stream", token) as events:
        events.next_part()
        hub.do(hub.store.revoke_token(newest))
        assert events.next_part() == {}
    with hub.stream("/host/stream", token) as events:
        assert events.status == 401


def test_an_address_has_so_many_streams_and_gets_room_again(hub: RunningHub, host: str) -> None:
    first = [hub.stream("/standings/stream") for _ in range(5)]
    for one in first:
        one.__enter__().next()
    with hub.stream("/standings/stream") as events:
        assert events.status == 503
    for one in first:
        one.__exit__(None, None, None)
    for _ in range(200):  # a browser that has gone is noticed in a moment
        with hub.stream("/standings/stream") as events:
            if events.status == 200:
                return
    pytest.fail("there was no room again")


def test_a_token_that_is_revoked_while_another_is_asked_of_ends_the_stream_too() -> None:
    async def changes() -> AsyncIterator[StoreChange]:
        return
        yield

    async def is_allowed() -> bool:
        asked.append(len(asked))
        if len(asked) == 1:
            streams.wake("j", TOKENS)
            return True
        return False

    async def render() -> str:
        return "a part"

    async def read() -> list[bytes]:
        request = Request({"type": "http", "client": ("here", 1), "headers": [], "query_string": b""})
        answer = stream(request, streams, Live(render, is_allowed))
        assert isinstance(answer, StreamingResponse)
        found = []
        async for part in answer.body_iterator:
            assert isinstance(part, bytes)
            found.append(part)
            if len(found) > 3:
                break
            streams.wake("j", STATE if asked else TOKENS)
        return found

    asked: list[int] = []
    streams = Streams(changes)
    sent = asyncio.run(read())
    assert (len(asked), len(sent)) == (2, 3)
    assert sent[1].endswith(b"data: a part\n\n")


def test_an_event_has_its_lines_one_by_one() -> None:
    assert write_event("a1", "<p>\n\nx</p>") == "id: a1\nevent: part\ndata: <p>\ndata: \ndata: x</p>\n\n"
