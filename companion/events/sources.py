"""What a report reads: journals, files of event rows, and folders of such files."""

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from companion.errors import BadInputError
from companion.events.export import event_lines, journal_id
from companion.events.report import ReportLine, make_report
from companion.events.rows import RowReader, find_files
from companion.events.sessions import Sessions

_SQLITE: Final = b"SQLite format 3\x00"


def report_on(sources: Sequence[Path], warn: Callable[[str], None]) -> tuple[list[ReportLine], bool]:
    """Returns the report's lines, and whether all that was read is sound; `warn` hears what is left out.

    Raises BadInputError for a source that is missing, or no regular file.
    """
    files = [path for source in sources for path in find_files(source)]
    sessions, reader = Sessions(), RowReader(warn)
    with tempfile.TemporaryDirectory() as folder:
        for number, path in enumerate(files):
            for row in reader.read(_as_lines(path, Path(folder) / f"{number}.jsonl", warn)):
                try:
                    sessions.take(row)
                except BadInputError as error:
                    reader.leave_out(path, row, error)
    return make_report(sessions), not reader.has_warned


def _as_lines(path: Path, exported: Path, warn: Callable[[str], None]) -> Path:
    """Returns a file of event rows: the one at `path`, or what a journal there exports. Raises BadInputError."""
    with path.open("rb") as file:
        if file.read(len(_SQLITE)) != _SQLITE:
            return path
    from companion.journal.inspection import read_rows  # no file of rows needs it

    rows, damage = read_rows(path)
    if damage:
        warn(f"{path}: the journal is damaged: {damage}; what is whole is reported")
    with exported.open("w", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in event_lines(journal_id(rows), rows))
    return exported
