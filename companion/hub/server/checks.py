"""Whether the store is as it was written: every row's hash, every journal's end; and all of it, to be handed on."""

from collections.abc import AsyncIterator
from typing import Any, Final

import asyncpg

from companion.errors import why_refused
from companion.hub.server.base_store import BaseStore
from companion.hub.server.journals import read_kept
from companion.hub.wire import chain, pack
from companion.session.store import GENESIS

AT_ONCE: Final = 2000


class CheckedStore(BaseStore):
    """The store as a whole."""

    async def verify(self) -> list[str]:
        """Returns a line for each journal that is not as it was written: what is wrong, and how to mend it."""
        faults = []
        for one in await self.pool.fetch("SELECT id, name, acked, head FROM journal ORDER BY id"):
            try:
                fault = await self._find_fault(one)
            except asyncpg.PostgresError as error:  # a page whose checksum does not fit
                fault = f"cannot be read: {why_refused(error)}"
            if fault:
                mend = "restore the hub from a backup, or begin an empty one: the tables send all rows again"
                faults.append(f"{one['name']} (journal {one['id']}): {fault}: {mend}")
        return faults

    async def _find_fault(self, journal: Any) -> str:
        """Returns what is wrong with a journal's rows; "" for nothing."""
        seq, head = 0, GENESIS
        async for row in self._rows(journal["id"]):
            if row.seq != seq + 1:
                return f"rows {seq + 1} to {row.seq - 1} are missing"
            ((_, must),) = chain(head, [row])
            if row.hash != must:
                return f"row {row.seq} is not as it was written"
            seq, head = row.seq, row.hash
        if (seq, head) != (journal["acked"], bytes(journal["head"])):
            return f"it ends at row {seq}, and row {journal['acked']} was acknowledged"
        return ""

    async def all_rows(self) -> AsyncIterator[str]:
        """Yields every row of every journal as a line of JSON; those of a second history say so ("fork")."""
        for one in await self.pool.fetch("SELECT id FROM journal ORDER BY id"):
            async for row in self._rows(one["id"]):
                yield pack({"of": one["id"], **row.as_json()})
            for row in await self.pool.fetch("SELECT row FROM fork WHERE journal = $1 ORDER BY seq", one["id"]):
                yield f'{{"of":{pack(one["id"])},"fork":true,{row["row"][1:]}'

    async def _rows(self, journal: str) -> AsyncIterator[Any]:
        seq = 0
        while found := await self.pool.fetch(
            "SELECT * FROM row WHERE journal = $1 AND seq > $2 ORDER BY seq LIMIT $3", journal, seq, AT_ONCE
        ):
            for row in found:
                yield read_kept(row)
            seq = found[-1]["seq"]
