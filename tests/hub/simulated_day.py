"""A day of simulated tables that deliver to a hub as they play, and what their memory sticks would give."""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from companion.events.event_file import EventFile, OfferedGame
from companion.events.export import event_lines
from companion.hub.simulated_table import DemoTable
from companion.hub.table.joining import join, name_of
from companion.hub.table.link import HubLink
from companion.hub.table.state import write_state
from companion.journal import Journal
from companion.journal.inspection import read_rows
from tests.hub.table.waiting import PATIENCE_S, wait_until

EVENT: Final = EventFile(
    "Autumn playtest",
    games=(OfferedGame("mast-year", "1"), OfferedGame("mast-year", "2", (("goal", 7),)), OfferedGame("lunar", "1")),
)


def play_day(folder: Path, code: str, tables: int, groups: int) -> Sequence[Path]:
    """Lets tables join, and each serve so many groups; returns their journals once all is at the hub."""
    with ThreadPoolExecutor(tables) as pool:
        return list(pool.map(lambda number: _play(folder / f"table-{number}", code, number, groups), range(tables)))


def _play(folder: Path, code: str, number: int, groups: int) -> Path:
    table = DemoTable(folder, replace(EVENT, table=f"Table {number}"), number)
    with Journal(table.path) as journal:
        link = HubLink(table.path, join(table.path, code, name_of(tuple(journal.rows())), f"Table {number}").membership)
        link.start()
        for _ in range(groups):
            table.serve_group(journal, lambda now: link.tell(partial(write_state, now), at_once=True))
        last = len(tuple(journal.rows()))
        wait_until(lambda: link.delivery.acked == last)
        link.close(PATIENCE_S)
    return table.path


def of_sticks(journals: Iterable[Path]) -> Mapping[str, Sequence[str]]:
    """Returns the event rows that sticks of these tables would give, by the journal's name."""
    return by_journal(line for path in journals for line in event_lines(read_rows(path)[0]))


def by_journal(lines: Iterable[str]) -> Mapping[str, Sequence[str]]:
    """Returns event rows by the name of their journal, each in their order."""
    found: dict[str, list[str]] = defaultdict(list)
    for line in lines:
        found[json.loads(line)["journal"]].append(line)
    return found
