"""The names of the people who have played, read from a journal's rows without playing its games again."""

from collections.abc import Iterator, Sequence
from contextlib import suppress

from companion.errors import BadRecordError
from companion.session.row_values import names_in, text_in
from companion.session.store import JournalRow, RowKind, standing_rows


def known_names(rows: Sequence[JournalRow], without_mark: str) -> tuple[str, ...]:
    """Returns each name once, as it was written last, those written last first.

    Games with the mark `without_mark` are left out; so is a row that cannot be read.
    """
    standing = standing_rows(rows)
    marks = {row.session: row.content.get("mark") for row in standing if row.kind == RowKind.MARKED}
    names: dict[str, str] = {}
    for row in reversed(standing):
        if marks.get(row.session) != without_mark:
            for name in filter(None, _names(row)):
                names.setdefault(name.casefold(), name)
    return tuple(names.values())


def _names(row: JournalRow) -> Iterator[str]:
    with suppress(BadRecordError):
        if row.kind == RowKind.STARTED:
            yield from names_in(row)
        elif row.kind == RowKind.SEATED:
            yield text_in(row, "name")
