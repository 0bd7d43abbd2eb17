"""Upstream: a larger hub, to which this one is a table for each of its journals: it passes the same rows on."""

import asyncio
import gzip
import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import uniform
from typing import Any, Final

import asyncpg

from companion.errors import CompanionError
from companion.hub.join_code import JoinCode
from companion.hub.server.hub_errors import RefusedError
from companion.hub.server.store import HubStore
from companion.hub.server.values import JoinedTable
from companion.hub.table.joining import join
from companion.hub.table.link import FIRST_WAIT_S, LONGEST_WAIT_S, check
from companion.hub.table.membership import DeliveryTrouble, Membership, forget_membership, read_membership
from companion.hub.table.transport import HubConnection, HubError
from companion.hub.wire import MOST_ROWS, WireRow, pack

LOOK_S: Final = 1.0
MOST_BYTES: Final = 240 << 10
"""Below the 256 KiB that a hub takes at once, for what stands around the rows."""
ELSEWHERE: Final = "upstream"
"""By whom a group's game was taken that went on at a table of another hub."""
_OF_ONE_JOURNAL: Final = (DeliveryTrouble.REFUSED, DeliveryTrouble.REVOKED, DeliveryTrouble.CONFLICT)
_FOR_GOOD: Final = (DeliveryTrouble.REVOKED, DeliveryTrouble.CONFLICT)


class Upstream:
    """`code` is the larger hub's. What that hub gives each journal is kept in `folder`, as a table keeps its own.

    The journals are the outbox here too; how far each was delivered is what the larger hub says.
    """

    def __init__(self, code: JoinCode, folder: Path, store: HubStore, warn: Callable[[str], None]) -> None:
        self._code, self._folder, self._store, self._warn = code, folder, store, warn
        self._hub: HubConnection | None = None
        self._thread = ThreadPoolExecutor(1, "upstream")
        self._members: dict[str, Membership] = {}
        self._acked: dict[str, int] = {}
        self._told: dict[str, object] = {}  # when each table was heard of that was told upstream last
        self._ended: set[str] = set()  # journals of which the larger hub wants nothing more
        self._trouble = ""

    async def run(self) -> None:
        """Passes on what comes, until it is cancelled; tries again where the larger hub is not reached."""
        failures = 0
        try:
            while True:
                try:
                    wait_s = 0.0 if await self.pass_on() else LOOK_S
                    self._note("")
                    failures = 0
                except (CompanionError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
                    failures += 1
                    wait_s = _wait_s(failures, getattr(error, "retry_s", 0.0))
                    self._note(str(error))
                await asyncio.sleep(wait_s)
        finally:
            self.close()

    async def pass_on(self) -> bool:
        """Passes on a delivery of each journal, and how its table stands; whether more rows wait.

        Raises HubError or BadInputError where the larger hub does not take it, after all others were passed on.
        """
        has_more, refused = False, None
        for table in await self._store.tables():
            if table.journal in self._ended:
                continue
            try:
                has_more |= await self._pass_on(table)
            except HubError as error:
                if error.trouble not in _OF_ONE_JOURNAL:
                    raise
                if error.trouble in _FOR_GOOD:
                    self._end(table, error)
                else:
                    refused = error
        if refused is not None:
            raise refused
        return has_more

    def close(self) -> None:
        """Ends the connection, after what is being asked."""
        if self._hub is not None:
            self._thread.submit(self._hub.close)
        self._thread.shutdown(wait=False)

    async def _pass_on(self, table: JoinedTable) -> bool:
        """Passes on what is new of one journal; whether more rows wait."""
        journal = table.journal
        is_first = journal not in self._acked
        if is_first:
            await self._ask(table, "POST", "rows", b'{"rows":[]}')
        if table.heard_at is not None and table.heard_at != self._told.get(journal):
            await self._tell_state(table)
        after = self._acked[journal]
        if is_first:  # the last row that both have tells whether they have the same history
            after = max(min(after, table.acked) - 1, 0)
        if table.acked <= after:
            return False
        rows = await self._store.rows_from(journal, max(after, 1), MOST_ROWS + 1)
        before = rows.pop(0).hash.hex() if after and rows else None
        if not rows:  # this hub lost what the larger one has; its tables send it again
            return False
        await self._ask(table, "POST", "rows", _write_delivery(rows, before))
        return after < self._acked[journal] < table.acked

    async def _tell_state(self, table: JoinedTable) -> None:
        """Tells how a table stands; phones answer here, not there."""
        said = await self._ask(table, "PUT", "state", pack(table.state).encode())
        self._told[table.journal] = table.heard_at
        moved = said.get("moved")
        for code in moved if isinstance(moved, list) else ():
            with suppress(RefusedError):  # it is known already
                await self._store.take_group(str(code), ELSEWHERE)

    async def _ask(self, table: JoinedTable, method: str, what: str, body: bytes) -> Mapping[str, Any]:
        """Sends something of a table, and notes up to where its rows are kept there. Raises HubError."""
        loop = asyncio.get_running_loop()
        said = await loop.run_in_executor(self._thread, self._ask_now, table, method, what, body)
        acked = said.get("acked")
        if type(acked) is not int or acked < 0:
            raise HubError(DeliveryTrouble.REFUSED, "the larger hub's answer lacks 'acked': update it, or this hub")
        self._acked[table.journal] = acked
        return said

    def _ask_now(self, table: JoinedTable, method: str, what: str, body: bytes) -> Mapping[str, Any]:
        member = self._members.get(table.journal) or self._join(table)
        if self._hub is None:
            self._hub = HubConnection(self._code.host, self._code.port, member.authority)
        path, token = f"/v1/journals/{table.journal}/{what}", f"Bearer {member.token}"
        packed = gzip.compress(body, 5, mtime=0)
        return check(self._hub.ask(method, path, packed, Authorization=token, Content_Encoding="gzip")).said()

    def _join(self, table: JoinedTable) -> Membership:
        """Returns what a journal has joined the larger hub with, now or earlier. Raises BadInputError or HubError."""
        place = self._place(table)
        member = read_membership(place)
        if member is None or not self._code.fits(member.authority):
            place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            member = join(place, str(self._code), table.journal, table.name).membership
        self._members[table.journal] = member
        return member

    def _end(self, table: JoinedTable, error: HubError) -> None:
        """Passes a journal on no longer; where the larger hub ended its right to, the next start joins anew."""
        self._ended.add(table.journal)
        if error.trouble == DeliveryTrouble.REVOKED:
            forget_membership(self._place(table))
        self._warn(f"{table.name} is passed on to the larger hub no longer, until this hub starts again: {error}")

    def _place(self, table: JoinedTable) -> Path:
        """Returns beside which path the membership of a table is kept."""
        return self._folder / table.journal / "journal.db"

    def _note(self, trouble: str) -> None:
        """Says a trouble once, and when it has passed."""
        if trouble != self._trouble:
            said = f"{trouble}: what came is kept here, and passed on later" if trouble else "is reached again"
            self._warn(f"the larger hub {self._code.host}:{self._code.port}: {said}")
        self._trouble = trouble


def _wait_s(failures: int, asked_s: float) -> float:
    """Returns how long to wait after so many failures: longer after each one, at random, and as long as is asked."""
    longest_s = min(LONGEST_WAIT_S, FIRST_WAIT_S * 2.0 ** min(failures, 10))
    return max(uniform(FIRST_WAIT_S, longest_s), asked_s)


def _write_delivery(rows: Sequence[WireRow], before: str | None) -> bytes:
    """Returns a delivery of the first of these rows, as many as a hub takes at once."""
    taken: list[dict[str, Any]] = []
    size = 0
    for row in rows[:MOST_ROWS]:
        crossing = row.as_json()
        size += len(pack(crossing)) + 1
        if taken and size > MOST_BYTES:
            break
        taken.append(crossing)
    head = {"from": taken[0]["seq"]} | ({"before": before} if before else {})
    return json.dumps({**head, "rows": taken}, separators=(",", ":")).encode()
