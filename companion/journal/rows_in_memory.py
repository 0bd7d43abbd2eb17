"""RowsInMemory: the rows that a table plays on with although they cannot be saved."""

from collections.abc import Sequence

from companion.journal.row_chain import link_new_row, void_rows
from companion.session.moment import Clock
from companion.session.store import JournalRow, NewRow, standing_rows


class RowsInMemory:
    """Rows behind the last one that is safe, linked as on the disk; once it answers, they are written as they are."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._rows: list[JournalRow] = []

    def __bool__(self) -> bool:
        return bool(self._rows)

    @property
    def standing(self) -> int:
        """How many of them count: neither refused nor a row that voids others."""
        return len(standing_rows(self._rows))

    def keep(self, new: NewRow, safe: JournalRow | None, tail: Sequence[JournalRow]) -> JournalRow:
        """Keeps a row. The first one follows `safe`, and `tail`: what was refused and the disk may hold nevertheless.

        Then all of these are kept too, and void: the rows must follow each other whatever the disk holds.
        """
        if not self._rows:
            self._rows = list(tail)
            for voided in void_rows(tail):
                self._link(voided, safe)
        return self._link(new, safe)

    def of(self, session: str | None) -> list[JournalRow]:
        """Returns those of one session, or all."""
        return [row for row in self._rows if session in (None, row.session)]

    def missing_behind(self, held: Sequence[JournalRow]) -> Sequence[JournalRow]:
        """Returns those that are not on the disk, which holds `held` behind the last safe row.

        Raises OSError if it holds rows that are none of these.
        """
        if self._rows[: len(held)] != list(held):
            raise OSError("the journal holds rows that this companion did not write; look after its disk")
        return self._rows[len(held) :]

    def clear(self) -> None:
        """They are saved."""
        self._rows = []

    def _link(self, new: NewRow, safe: JournalRow | None) -> JournalRow:
        row = link_new_row(self._rows[-1] if self._rows else safe, new, self._clock)
        self._rows.append(row)
        return row
