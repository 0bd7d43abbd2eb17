"""Tables that write and deliver as fast as they can, and the proof that their hub has what they wrote, row by row.

`python -m tests.hub.writing_tables FOLDER FIRST LAST ROWS CODE` is a process of such tables; killed, it goes on behind
what stands in its journals. It says `written up to ROW` of each at its end.
"""

import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from companion.hub.table import link as hub_link
from companion.hub.table.joining import join
from companion.hub.table.link import HubLink
from companion.hub.table.membership import Membership, read_membership
from companion.hub.table.transport import HubError
from companion.hub.wire import PublicRows, pack
from companion.journal import Journal
from companion.journal.inspection import read_rows
from companion.session.store import MACHINE, NewRow

A_GAME: Final = 50
"""So many rows a group leaves: it sits down, plays a game, answers, and goes."""
PATIENCE_S: Final = 3600.0
PLAYERS: Final = ["Ann", "Bo", "Cy", "Di"]


@dataclass(frozen=True, slots=True)
class Written:
    """What a table has written: its name at the hub, and each row that crosses as the hub exports it."""

    journal: str
    lines: Sequence[str]


def row_of(number: int) -> NewRow:
    """Returns what a table writes as its row of that number, its machine's aside."""
    game, place = divmod(number, A_GAME)
    group, session = {"group": f"Group {game}"}, f"game {game}"
    head: Mapping[int, tuple[str, str, dict[str, Any]]] = {
        0: ("", "group-started", {**group, "event": "Autumn", "table": "Oak"}),
        1: (session, "started", {"game": "mast-year", "options": {"goal": 7}, "players": PLAYERS}),
        2: (session, "game-started", {**group, "game": "mast-year", "version": "1", "session": session}),
        A_GAME - 3: (session, "game-ended", {**group, "session": session, "outcome": "finished"}),
        A_GAME - 2: ("", "survey", {**group, "seat": game % 4, "answers": {"fun": game % 5 + 1}}),
        A_GAME - 1: ("", "group-ended", group),
    }
    usual = (session, "acted", {"action": {"do": "play", "card": f"{place}H"}, "by": PLAYERS[place % 4], "after": 2.5})
    return NewRow(*head.get(place, usual))


def journal_of(folder: Path, number: int) -> Path:
    """Returns where a table of that number keeps its journal."""
    return folder / f"table-{number}" / "journal.db"


def membership_of(journal: Path, code: str, name: str) -> Membership:
    """Returns what a table has that has joined; it tries until it has."""
    while (found := read_membership(journal)) is None:
        try:
            join(journal, code, name, name)
        except HubError:
            time.sleep(0.1)
    return found


def write_and_deliver(journal: Path, rows: int, code: str) -> int:
    """Writes so many rows, those of an earlier run among them; returns once all are acknowledged."""
    journal.parent.mkdir(parents=True, exist_ok=True)
    membership = membership_of(journal, code, journal.parent.name)
    with Journal(journal) as opened:
        link = HubLink(journal, membership)
        link.tell(lambda: {"group": "Group", "game": "mast-year", "help": False})
        link.start()
        begun = sum(row.kind != MACHINE for row in opened.rows())
        for number in range(begun, rows):
            opened.append(row_of(number))
        last, end_s = len(tuple(opened.rows())), time.monotonic() + PATIENCE_S
        while link.delivery.acked < last and time.monotonic() < end_s:
            time.sleep(0.05)
        link.close()
    assert link.delivery.acked == last, f"{journal}: {link.delivery}"
    return last


def wait_little() -> None:
    """Lets the tables of this process try again after moments, as a test has no minutes."""
    hub_link.LOOK_S = hub_link.FIRST_WAIT_S = 0.02  # type: ignore[misc]
    hub_link.LONGEST_WAIT_S = 0.5  # type: ignore[misc]


def read_written(journal: Path) -> Written:
    """Returns what a journal says must be at its hub."""
    membership = read_membership(journal)
    assert membership is not None
    rows, damage = read_rows(journal)
    assert damage is None, damage
    crossing = PublicRows(membership.journal).take(rows)
    assert len(crossing) == len(rows), "every row crosses, with its number"
    return Written(membership.journal, [pack({"of": membership.journal, **row.as_json()}) for row in crossing])


def compare(written: Iterable[Written], exported: Iterable[str]) -> int:
    """Returns how many rows the tables wrote, each of which the hub must have once, in its place, and no other."""
    due = {one.journal: iter(one.lines) for one in written}
    count = 0
    for line in exported:
        journal = line.partition('"of":"')[2].partition('"')[0]
        must = next(due[journal], None)
        assert line == must, f"the hub has {line}, and the table wrote {must}"
        count += 1
    left = {journal: next(lines, None) for journal, lines in due.items()}
    assert not any(left.values()), f"the hub lacks {left}"
    return count


def main() -> None:
    """Lets the tables of this process write and deliver."""
    folder, code = Path(sys.argv[1]), sys.argv[5]
    first, last, rows = map(int, sys.argv[2:5])
    wait_little()
    tables = range(first, last)
    with ThreadPoolExecutor(len(tables)) as pool:
        for row in pool.map(lambda number: write_and_deliver(journal_of(folder, number), rows, code), tables):
            print(f"written up to {row}", flush=True)


if __name__ == "__main__":
    main()
