"""H4: from an entry at a table until browsers have it, with a hundred of them; what the hub takes; how long pages are.

`python -m tests.bench.hub_viewers [VIEWERS] [TABLES] [SECONDS]`, 100 viewers of 20 tables for 60 s without them: at
most 2 s (p99). A tenth of the viewers watch all tables as a host does, the others one table each, from addresses of
their own, as a hub lets five pages of one phone be open. Each table makes an entry every three seconds.
"""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Final

from tests.bench._command_line import asked
from tests.bench._durations import at, spread
from tests.bench._hub import BusyTable, Caller, join_tables, memory_mib, own_hub
from tests.bench._processes import load
from tests.hub.hub_process import HubProcess
from tests.hub.pages.asked import SURVEY

PACE_S: Final = 3.0
AGAIN_S: Final = 2.0
"""After so long a browser opens a stream again, as the hub tells it."""
PER_ADDRESS: Final = 5
MOST_S: Final = 2.0
LARGEST_SURVEY: Final = 60_000
_ENTRY: Final = re.compile(r"entry (\d+) of (\d+)")
SEATS: Final = [{"label": label, "points": 3, "acts": label == "B", "leads": label == "A"} for label in "ABCD"]


class Evening:
    """When each entry was made, and after how long each browser had it."""

    def __init__(self, hub: HubProcess, tables: Sequence[BusyTable]) -> None:
        self.hub, self.tables = hub, tables
        self.made: dict[tuple[str, int], float] = {}
        self.took_ms: list[float] = []
        self.broken = 0

    async def play(self, number: int, end_s: float) -> None:
        """Makes entries at a table: a row, and what spectators see."""
        table, entry = self.tables[number], 0
        await asyncio.sleep(PACE_S * number / len(self.tables))
        while time.monotonic() < end_s:
            entry += 1
            self.made[str(number), entry] = time.monotonic()
            await table.deliver(table.rows(1))
            open_cards = [{"seat": entry % 4, "cards": ["AS"]}]
            told = {"seats": SEATS, "open": open_cards, "told": [f"entry {entry} of {number}"], "trump": "S"}
            await table.tell(game="mast-year", version=f"entry {entry} of {number}", group="Elm", view=told)
            await asyncio.sleep(PACE_S)

    async def watch(self, path: str, token: str, address: str) -> None:
        """Notes when a browser has what is new."""
        seen = set(self.made)
        async for line in self._stream(path, token, address):
            for entry, number in _ENTRY.findall(line.decode()):
                if (number, int(entry)) not in seen and (number, int(entry)) in self.made:
                    seen.add((number, int(entry)))
                    self.took_ms.append(1000 * (time.monotonic() - self.made[number, int(entry)]))

    async def _stream(self, path: str, token: str, address: str) -> AsyncIterator[bytes]:
        """Yields what a page's stream says, which a browser opens again where it breaks off."""
        while True:
            with suppress(OSError, EOFError):
                async for line in Caller(self.hub, token, address).stream(path):
                    yield line
            self.broken += 1
            await asyncio.sleep(AGAIN_S)


async def run(hub: HubProcess, viewers: int, tables: int, seconds: float) -> None:
    """Lets them play and watch, and prints."""
    evening = Evening(hub, await join_tables(hub, tables))
    tokens = [(await table.tell(group="Elm"))["viewer"] for table in evening.tables]
    watching = []
    for number in range(viewers):
        one, address = number % tables, f"127.0.0.{2 + number // PER_ADDRESS}"
        is_host = number % 10 == 9
        path = "/host/stream" if is_host else f"/t/{evening.tables[one].journal}/stream"
        token = hub.host_token if is_host else tokens[one]
        watching.append(asyncio.create_task(evening.watch(path, token, address)))
    end_s = time.monotonic() + seconds
    await asyncio.gather(*(evening.play(number, end_s) for number in range(tables)))
    await asyncio.sleep(MOST_S)
    for task in watching:
        task.cancel()
    own, database = memory_mib(hub)
    print(f"{viewers} browsers, {tables} tables, {len(evening.made)} entries: {spread(evening.took_ms, 0.99)}")
    print(f"{evening.broken} streams broke off and came back; {load()}")
    print(f"memory: hub {own:.0f} MiB, its database {database:.0f} MiB")
    await weigh_pages(hub, evening.tables[0], tokens[0])
    assert at(evening.took_ms, 0.99) <= 1000 * MOST_S, "browsers wait too long"


async def weigh_pages(hub: HubProcess, table: BusyTable, viewer: str) -> None:
    """Prints how long pages are, with what they load."""
    asked = {**SURVEY, "seats": [{"seat": 0, "label": "A", "code": "seat-of-a-page"}]}
    await table.tell(group="Elm", surveys=[asked])
    pages = {"/s/seat-of-a-page": "", f"/t/{table.journal}": viewer, "/host": hub.host_token, "/standings": ""}
    for path, token in pages.items():
        browser = Caller(hub, token, "127.0.1.1")
        status, page = await browser.ask("GET", path)
        assert status == 200, page
        files = set(re.findall(r'(?:href|src)="(/static/[^"]+)"', page.decode()))
        sizes = [len((await browser.ask("GET", file))[1]) for file in files]
        browser.close()
        print(f"{path}: {len(page) / 1000:.1f} kB, and {sum(sizes) / 1000:.1f} kB of {len(sizes)} files that are kept")
        assert "/s/" not in path or len(page) + sum(sizes) <= LARGEST_SURVEY, "the survey is too large for a slow phone"


def main() -> None:
    """Measures."""
    viewers, tables, seconds = asked(100, 20, 60)
    with own_hub() as hub:
        asyncio.run(run(hub, viewers, tables, seconds))


if __name__ == "__main__":
    main()
