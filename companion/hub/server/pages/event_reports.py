"""Reports on all tables together: read, summed up and told by the same code as `companion report`."""

import asyncio
import io
import json
import zipfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final

from companion.events.report import ReportLine, make_report
from companion.events.row_sources import RowLines
from companion.events.sessions import Sessions
from companion.events.sources import read_rows
from companion.events.told_report import tell_report
from companion.exports.report.game_tables import write_game_tables
from companion.exports.report.page import write_body, write_page
from companion.exports.report.sheets import print_report
from companion.exports.report.tables import write_report_tables
from companion.exports.tables import write_rows
from companion.hub.server.pages.streams import Streams

SOURCE: Final = "hub"
"""What warnings call the rows of the hub."""
HEAD: Final = ("journal", "seq", "at", "kind", "session")
"""The columns of a table of raw rows; the last one, `content`, is all else as JSON."""
_REST: Final = 20.0
_SHORTEST_S: Final = 0.1


@dataclass(frozen=True, slots=True)
class EventReport:
    """The event rows of several tables, what they tell, the report's lines, and what was left out, a line each."""

    rows: Sequence[str]
    noted: Sessions
    lines: Sequence[ReportLine]
    left_out: Sequence[str]

    def body(self, language: str) -> str:
        """Returns what stands on the report's page (HTML)."""
        return write_body(tell_report(self.lines, language))

    def export(self, name: str, language: str) -> bytes:
        """Returns a file that can be saved. Raises KeyError for one that there is not."""
        return _EXPORTS[name](self, language)


def sum_up(rows: Sequence[str]) -> EventReport:
    """Returns the report on event rows, which are JSON Lines."""
    left_out: list[str] = []
    noted, _ = read_rows([RowLines(SOURCE, rows)], left_out.append)
    return EventReport(rows, noted, make_report(noted), left_out)


@dataclass(frozen=True, slots=True)
class _Kept:
    generation: int
    made_at_s: float
    took_s: float
    report: EventReport


class Reports:
    """Reports, each made once after a change, apart from the thread that answers browsers."""

    def __init__(self, streams: Streams) -> None:
        self._streams = streams
        self._kept: dict[object, _Kept] = {}
        self._lock = asyncio.Lock()

    async def get(
        self, key: object, read: Callable[[], Awaitable[Sequence[str]]], *, may_be_old: bool = False
    ) -> EventReport:
        """Returns the report on the rows that `read` returns; `key` says whose rows they are.

        One that may be old is made anew so seldom that it takes a twentieth of the time at most.
        """
        async with self._lock:
            generation, now = self._streams.rows_generation, monotonic()
            kept = self._kept.get(key)
            if kept and (kept.generation == generation or (may_be_old and now < kept.made_at_s + _REST * kept.took_s)):
                return kept.report
            report = await asyncio.to_thread(sum_up, await read())
            done = monotonic()
            self._kept[key] = _Kept(generation, done, max(done - now, _SHORTEST_S), report)
            return report


def _jsonl(report: EventReport, language: str) -> bytes:
    return "".join(f"{row}\n" for row in report.rows).encode("utf-8", "surrogatepass")


def _raw_csv(report: EventReport, language: str) -> bytes:
    table = []
    for row in map(json.loads, report.rows):
        content = {key: value for key, value in row.items() if key not in HEAD}
        cells = {key: str(row.get(key, "")) for key in HEAD}
        table.append({**cells, "content": json.dumps(content, ensure_ascii=False)})
    return write_rows(table, language).encode(errors="backslashreplace")


def _tables(report: EventReport, language: str) -> bytes:
    """Returns the tables of `companion report --csv` in one archive; its bytes depend on them alone."""
    tables = write_report_tables(report.lines, language) | write_game_tables(report.noted, language)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in sorted(tables.items()):
            archive.writestr(zipfile.ZipInfo(name), content)
    return packed.getvalue()


_EXPORTS: Final[dict[str, Callable[[EventReport, str], bytes]]] = {
    "rows.jsonl": _jsonl,
    "rows.csv": _raw_csv,
    "tables.zip": _tables,
    "report.html": lambda report, language: write_page(tell_report(report.lines, language)),
    "report.pdf": lambda report, language: print_report(tell_report(report.lines, language)),
}
EXPORTS: Final = tuple(_EXPORTS)
MEDIA_TYPES: Final = {
    "jsonl": "application/x-ndjson",
    "csv": "text/csv; charset=utf-8",
    "zip": "application/zip",
    "html": "text/html; charset=utf-8",
    "pdf": "application/pdf",
}
"""What a browser is told of a file, by the ending of its name."""
