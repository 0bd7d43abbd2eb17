"""Takes journals into a hub that came on sticks or cards, as if their tables delivered them."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from companion.commands.messages import count_of, escape_unprintable, print_message
from companion.errors import BadInputError, why_refused
from companion.events.export import journal_names
from companion.hub.server.hub_errors import RefusedError
from companion.hub.table.membership import read_membership
from companion.hub.wire import MOST_ROWS, Delivery, PublicRows, WireRow
from companion.journal.file_endings import MAGIC
from companion.journal.inspection import read_rows
from companion.session.store import EventKind, JournalRow

if TYPE_CHECKING:
    from companion.hub.server.store import HubStore

_IN_FOLDERS: Final = ("*.db", "*/*.db")
"""A table's folder, and those of all tables side by side."""


def find_journals(sources: Sequence[Path]) -> list[Path]:
    """Returns the journals at these places. Raises BadInputError where there is none."""
    return [path for source in sources for path in _find(source)]


def _find(source: Path) -> list[Path]:
    try:
        is_folder = source.is_dir()
        named = [path for form in _IN_FOLDERS for path in sorted(source.glob(form))] if is_folder else [source]
        found = [path for path in named if _is_journal(path)]
    except OSError as error:
        raise BadInputError(f"{source}: cannot be read: {why_refused(error)}: name another folder") from None
    if not found:
        told = "'companion report' reads what was saved as rows"
        raise BadInputError(f"{source}: no journal is there: name the folder of a journal.db; {told}")
    return found


def _is_journal(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


async def import_journal(store: "HubStore", path: Path) -> int:
    """Takes in a journal; returns 1 where it differs from what the hub knows, or is damaged, else 0."""
    rows, damage = read_rows(path)
    if damage:
        print_message(f"{path}: the journal is damaged: {damage}; what is whole is taken in")
    if not rows:
        _say(path, "no rows")
        return int(bool(damage))
    journal = await _find_name(store, path, rows)
    await store.admit(journal, _table_of(rows))
    before = await store.table(journal)
    known = before.acked if before else 0
    crossing = PublicRows(journal).take(rows)
    last = crossing[-1].seq if crossing else 0
    conflict = await _append(store, journal, crossing)
    if conflict:
        other = f"{last - conflict + 1} differ, from row {conflict} on: the host is asked"
        _say(path, f"journal {journal}: 0 rows came, {conflict - 1} known, {other}")
        return 1
    came = max(last - known, 0)
    _say(path, f"journal {journal}: {count_of(came, 'row')} came, {last - came} known")
    return int(bool(damage))


async def _append(store: "HubStore", journal: str, rows: Sequence[WireRow]) -> int:
    """Appends rows; returns from which on they differ from those known, 0 for none. The differing ones are kept too."""
    for first in range(0, len(rows), MOST_ROWS):
        before = rows[first - 1].hash if first else None
        try:
            await store.append(journal, Delivery(tuple(rows[first : first + MOST_ROWS]), before))
        except RefusedError as error:
            conflict = error.told.get("conflict")
            if not isinstance(conflict, int):
                raise
            await _keep_both(store, journal, rows[first:], before)
            return conflict
    return 0


async def _keep_both(store: "HubStore", journal: str, rows: Sequence[WireRow], before: bytes | None) -> None:
    """Lets the hub keep all of another history, beyond the known one's end too."""
    try:
        await store.append(journal, Delivery(tuple(rows), before))
    except RefusedError:
        return


async def _find_name(store: "HubStore", path: Path, rows: Sequence[JournalRow]) -> str:
    """Returns the journal's name at the hub: that under which it joined, else one that the hub knows, else its own."""
    joined = read_membership(path)
    names = [*([joined.journal] if joined else ()), *journal_names(rows)]
    return await store.find_journal(names) or names[0]


def _table_of(rows: Sequence[JournalRow]) -> str:
    """Returns what the table called itself last; "" if it did not."""
    told = [row.content.get("table") for row in rows if row.kind == EventKind.GROUP_STARTED]
    return next((name for name in reversed(told) if isinstance(name, str)), "")


def _say(path: Path, what: str) -> None:
    print(escape_unprintable(f"{path}: {what}"))
