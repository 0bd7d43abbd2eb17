"""HubStore: all that the hub keeps, in PostgreSQL."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from companion.hub.server.changes import Changes
from companion.hub.server.checks import CheckedStore
from companion.hub.server.database import open_pool
from companion.hub.server.identity import Identity
from companion.hub.server.journals import JournalStore
from companion.hub.server.parked_groups import GroupStore
from companion.hub.server.states import StateStore
from companion.hub.server.surveys import SurveyStore
from companion.hub.server.tokens import TokenStore


class HubStore(JournalStore, StateStore, SurveyStore, GroupStore, TokenStore, CheckedStore):
    """Everything that routes and pages ask for; each part in a module of its own."""


@asynccontextmanager
async def open_store(dsn: str, identity: Identity) -> AsyncIterator[HubStore]:
    """Yields the store in a database, brought to this version, which tells of changes. Raises HubServerError."""
    changes = Changes(dsn)
    async with open_pool(dsn) as pool, changes.running():
        yield HubStore(pool, identity, changes)
