"""H3, H10: how fast rows are acknowledged, how many a second; and that nobody who means no good keeps others waiting.

`python -m tests.bench.hub_load [TABLES] [SECONDS]`, 500 tables for 30 s of each part without them. First every table
delivers a row a second: at most 250 ms until it is acknowledged (p99). Then a few deliver a backlog: at least 2,000
rows a second, and 1.5 million in five minutes. Then others abuse the hub meanwhile: bodies of 10 MB, gzip bombs of
1:1000, 500 connections of a byte a second, 1,000 requests a second of one device, guessed tokens and codes, a thousand
surveys sent: others wait at most 500 ms (p99), and the hub takes at most 300 MiB.
"""

import asyncio
import gzip
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from companion.hub.wire import MOST_ROWS
from tests.bench._command_line import asked
from tests.bench._durations import spread
from tests.bench._hub import BusyTable, join_tables, memory_mib, own_hub, processor_s
from tests.bench._processes import load
from tests.hub.hub_process import HubProcess
from tests.project.tree import ROOT

WITH_BACKLOG: Final = 8
OTHERS: Final = 20


async def deliver_each_second(tables: Sequence[BusyTable], seconds: float) -> list[float]:
    """Lets every table deliver a row a second; returns for how many milliseconds each waited."""
    took_ms: list[float] = []
    end_s = time.monotonic() + seconds

    async def play(place: int, table: BusyTable) -> None:
        await asyncio.sleep(place / len(tables))
        while (now_s := time.monotonic()) < end_s:
            took_ms.append(1000 * await table.deliver(table.rows(1)))
            await asyncio.sleep(max(now_s + 1 - time.monotonic(), 0))

    await asyncio.gather(*(play(place, table) for place, table in enumerate(tables)))
    return took_ms


async def deliver_backlog(tables: Sequence[BusyTable], batches: int) -> float:
    """Lets tables deliver what they wrote alone; returns how many rows a second were acknowledged."""

    async def deliver(table: BusyTable) -> None:
        path = f"/v1/journals/{table.journal}/rows"
        for batch in made[table.journal]:
            status, said = await table.caller.ask("POST", path, batch, Content_Encoding="gzip")
            assert status == 200, said

    made = {table.journal: [gzip.compress(table.rows(MOST_ROWS), 5) for _ in range(batches)] for table in tables}
    began = time.monotonic()
    await asyncio.gather(*map(deliver, tables))
    return len(tables) * batches * MOST_ROWS / (time.monotonic() - began)


@contextmanager
def abused(hub: HubProcess, seconds: float, answers: Counter[str]) -> Iterator[None]:
    """Lets a process abuse the hub meanwhile, and counts what it was answered."""
    words = [sys.executable, "-m", "tests.bench._hub_abuse", str(hub.code), str(hub.port), str(seconds)]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()  # it has begun
        yield
        answers.update(json.loads(process.stdout.readline()))


async def run(hub: HubProcess, count: int, seconds: float) -> None:
    """Measures one part after the other."""
    tables = await join_tables(hub, count)
    for first in range(0, count, 10):  # their handshakes are no part of it
        await asyncio.gather(*(table.tell() for table in tables[first : first + 10]))
    before = processor_s(hub)
    took_ms = await deliver_each_second(tables, seconds)
    a_row_ms = (processor_s(hub) - before) / len(took_ms) * 1000
    print(f"{count} tables, a row a second each: {spread(took_ms, 0.99)}; {load()}", flush=True)
    print(f"a row delivered alone takes {a_row_ms:.1f} ms of processor at the hub, with its database", flush=True)
    rows_s = await deliver_backlog(tables[:WITH_BACKLOG], max(int(seconds), 2))
    print(f"a backlog: {rows_s:.0f} rows a second, 1.5 million in {1_500_000 / rows_s / 60:.1f} minutes; {load()}")
    print("memory: hub {:.0f} MiB, its database {:.0f} MiB".format(*memory_mib(hub)), flush=True)
    answers: Counter[str] = Counter()
    calm_ms = await deliver_each_second(tables[:OTHERS], seconds)
    with abused(hub, seconds + 2, answers):
        meanwhile_ms = await deliver_each_second(tables[:OTHERS], seconds)
        own, database = memory_mib(hub)
    print(f"{OTHERS} tables alone: {spread(calm_ms, 0.99)}; {load()}")
    print(f"while others abuse the hub: {spread(meanwhile_ms, 0.99)}")
    print(f"memory then: hub {own:.0f} MiB, its database {database:.0f} MiB; answers: {dict(sorted(answers.items()))}")


def main() -> None:
    """Measures."""
    tables, seconds = asked(500, 30)
    with own_hub() as hub:
        asyncio.run(run(hub, tables, seconds))


if __name__ == "__main__":
    main()
