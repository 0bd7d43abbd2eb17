"""Exports an event to a memory stick: its rows, records, tables and the report."""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from companion.errors import DeviceError
from companion.events.event_file import EventFile
from companion.events.export import event_lines, journal_id
from companion.events.report import ReportLine, make_report
from companion.events.row_sources import RowLines
from companion.events.sessions import Sessions
from companion.events.sources import read_rows
from companion.exports.export import export
from companion.exports.exporter import ExportedGame
from companion.exports.folder import STICKS, check_stick, save_to_stick
from companion.journal.atomic_files import ProgressCallback
from companion.phrases import phrase
from companion.session.store import JournalRow
from hardware.sticks import Stick, find_sticks


def folder_name(event: EventFile) -> str:
    """Returns the name of an event's folder: the event and the table, in letters that any stick takes."""
    named = "-".join(filter(None, (event.event, event.table)))
    return re.sub(r"[^\w]+", "-", named, flags=re.UNICODE).strip("-").lower()[:60] or "playtest"


def report_rows(rows: Sequence[JournalRow]) -> list[ReportLine]:
    """Returns the report on a journal's rows."""
    journal = journal_id(rows)
    return make_report(_read(journal, tuple(event_lines(rows))))


def event_files(rows: Sequence[JournalRow], games: Sequence[ExportedGame], language: str) -> Mapping[str, bytes]:
    """Returns every file of an event by its name.

    What reads a folder finds rows alone in its *.jsonl, and records alone in its *.json.
    """
    from companion.events.told_report import tell_report
    from companion.exports.report.game_tables import write_game_tables
    from companion.exports.report.page import write_page
    from companion.exports.report.sheets import print_report
    from companion.exports.report.tables import write_report_tables

    journal = journal_id(rows)
    event_rows = tuple(event_lines(rows))
    noted = _read(journal, event_rows)
    report = make_report(noted)
    told = tell_report(report, language)
    files = {
        f"events-{journal}.jsonl": "".join(f"{line}\n" for line in event_rows).encode("utf-8", "backslashreplace"),
        f"report-{journal}.ndjson": "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in report).encode(
            "utf-8", "backslashreplace"
        ),
        f"report-{journal}.html": write_page(told),
        f"report-{journal}.pdf": print_report(told),
    }
    tables = write_report_tables(report, language) | write_game_tables(noted, language)
    files |= {f"report-{journal}-{name}": content for name, content in tables.items()}
    for form in ("record", "csv"):
        files |= {f"{journal}-{name}": content for name, content in export(games, form, language).items()}
    return files


def _read(journal: str, event_rows: Sequence[str]) -> Sessions:
    """Returns what a journal's event rows tell."""
    return read_rows([RowLines(journal, event_rows)], lambda _: None)[0]


def find_stick(event: EventFile, sticks: tuple[Path, ...] = STICKS) -> Stick:
    """Returns the memory stick for an event's folder. Raises DeviceError where none is, or none that takes anything."""
    found = find_sticks(sticks)
    if not found:
        raise DeviceError("no memory stick is plugged in", phrase("kiosk.host.no-stick"))
    check_stick(found[0], folder_name(event))
    return found[0]


def export_event(
    files: Mapping[str, bytes], event: EventFile, stick: Stick, on_progress: ProgressCallback = lambda: None
) -> Path:
    """Writes the files to a memory stick, each read back; returns the folder. Raises DeviceError."""
    return save_to_stick(files, stick, folder_name(event), on_progress)
