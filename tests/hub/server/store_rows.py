"""Rows as a table delivers them, and a store to deliver them to."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from companion.hub.server.identity import Identity
from companion.hub.server.store import HubStore, open_store
from companion.hub.wire import WireRow, next_hash, pack
from companion.session.store import GENESIS

T = TypeVar("T")
AT = "2026-05-01T19:30:00.000Z"


def with_store(database: str, folder: Path, work: Callable[[HubStore], Awaitable[T]]) -> T:
    """Does something with the store of a hub whose folder is that."""

    async def run() -> T:
        async with open_store(database, Identity(folder)) as store:
            return await work(store)

    return asyncio.run(run())


def link(
    bare: Sequence[tuple[str, str, Mapping[str, object]]], *, first: int = 1, before: bytes = GENESIS
) -> list[WireRow]:
    """Returns rows of (kind, session, body) that follow one another."""
    rows = []
    for seq, (kind, session, body) in enumerate(bare, first):
        row = WireRow(seq, session, kind, AT, pack(body), b"")
        before = next_hash(before, row)
        rows.append(WireRow(seq, session, kind, AT, row.body, before))
    return rows


def acted(number: int, *, note: str = "") -> list[WireRow]:
    """Returns the first rows of a journal in which nothing but entries stand."""
    return link([("acted", "g1", {"action": {"do": "play", "n": n, "note": note}}) for n in range(number)])
