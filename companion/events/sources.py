"""What a report reads: journals, files of event rows, and folders of such files."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from companion.errors import BadInputError
from companion.events.report import ReportLine, make_report
from companion.events.row_sources import RowFile, RowJournal, RowSource
from companion.events.rows import RowReader, find_files
from companion.events.sessions import Sessions
from companion.journal.file_endings import MAGIC


def report_on(paths: Sequence[Path], warn: Callable[[str], None]) -> tuple[list[ReportLine], bool]:
    """Returns the report's lines of what `read_events` reads."""
    sessions, is_sound = read_events(paths, warn)
    return make_report(sessions), is_sound


def read_events(
    paths: Sequence[Path], warn: Callable[[str], None], others: Sequence[RowSource] = ()
) -> tuple[Sessions, bool]:
    """Returns what sources tell, and whether all that was read is sound; `warn` is called with what is left out.

    `others` are read beside the files at `paths`.

    Raises BadInputError for a source that is missing, or no regular file.
    """
    files = [path for named in paths for path in find_files(named)]
    return read_rows((*others, *(_open(path, warn) for path in files)), warn)


def read_rows(sources: Iterable[RowSource], warn: Callable[[str], None]) -> tuple[Sessions, bool]:
    """Returns what sources tell, as `read_events` does."""
    sessions, reader = Sessions(), RowReader(warn)
    for source in sources:
        for row in reader.read(source):
            try:
                sessions.take(row)
            except BadInputError as error:
                reader.leave_out(source, row, error)
    return sessions, not reader.has_warned


def _open(path: Path, warn: Callable[[str], None]) -> RowSource:
    """Returns the event rows of a file: its lines, or what a journal there exports."""
    file = RowFile(path)
    return RowJournal(path, warn) if file.line_at(0).startswith(MAGIC) else file
