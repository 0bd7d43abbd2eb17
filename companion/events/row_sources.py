"""Where event rows come from: a file, read as a stream, or the lines that a journal exports."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from companion.errors import BadInputError, DeviceError, why_refused
from companion.events.export import event_lines

LONGEST_LINE: Final = 4 << 20
"""The longest row, in bytes."""
TO_READ: Final = "make it and its folder readable, or name another"
"""What mends a source that cannot be read."""


class RowSource(Protocol):
    """Read by a RowReader, line by line."""

    @property
    def name(self) -> str:
        """What warnings call it."""
        ...

    def lines(self) -> Iterator[tuple[int, bytes]]:
        """Yields each line, with the place at which `line_at` finds it again; a line that is too long is cut.

        Raises BadInputError if the source cannot be read.
        """
        ...

    def line_at(self, place: int) -> bytes:
        """Returns a line that was read before. Raises BadInputError if it can be read no more."""
        ...


@dataclass(frozen=True, slots=True)
class RowFile:
    """A file of event rows; a line's place is where it begins."""

    path: Path

    @property
    def name(self) -> str:
        """The file's path."""
        return str(self.path)

    def lines(self) -> Iterator[tuple[int, bytes]]:
        try:
            with self.path.open("rb") as file:
                begins = 0
                while line := file.readline(LONGEST_LINE + 1):
                    yield begins, line
                    begins += len(line)
        except OSError as error:
            raise self._unreadable(error) from None

    def line_at(self, place: int) -> bytes:
        try:
            with self.path.open("rb") as file:
                file.seek(place)
                return file.readline(LONGEST_LINE + 1)
        except OSError as error:
            raise self._unreadable(error) from None

    def _unreadable(self, error: OSError) -> BadInputError:
        return BadInputError(f"{self.path}: cannot be read: {why_refused(error)}: {TO_READ}")


@dataclass(frozen=True, slots=True)
class RowLines:
    """Lines in memory; a line's place is its number."""

    name: str
    texts: Sequence[str]

    def lines(self) -> Iterator[tuple[int, bytes]]:
        """Yields the lines."""
        for place in range(len(self.texts)):
            yield place, self.line_at(place)

    def line_at(self, place: int) -> bytes:
        """Returns a line."""
        return self.texts[place].encode("utf-8", "surrogatepass")


class RowJournal:
    """What a journal exports; a line's place is its number.

    `warn` is called with what is wrong with the journal. Only where another source writes a row differently
    are all lines exported again, and kept.
    """

    def __init__(self, path: Path, warn: Callable[[str], None]) -> None:
        self._path = path
        self._warn = warn
        self._kept: RowLines | None = None

    @property
    def name(self) -> str:
        """The journal's path."""
        return str(self._path)

    def lines(self) -> Iterator[tuple[int, bytes]]:
        """Yields the lines. Raises JournalError if the journal cannot be read."""
        lines, damage = self._export()
        if damage:
            self._warn(f"{self._path}: the journal is damaged: {damage}; what is whole is reported")
        for index, line in enumerate(lines):
            yield index, line.encode("utf-8", "surrogatepass")

    def line_at(self, place: int) -> bytes:
        """Returns a line, for which all are exported again. Raises BadInputError if it is not there any more."""
        try:
            if self._kept is None:
                self._kept = RowLines(self.name, tuple(self._export()[0]))
            return self._kept.line_at(place)
        except (DeviceError, IndexError):
            raise BadInputError(f"{self._path}: a row that was read cannot be read again") from None

    def _export(self) -> tuple[Iterator[str], str | None]:
        from companion.journal.inspection import read_rows  # no file of rows needs it

        rows, damage = read_rows(self._path)
        return event_lines(rows), damage
