"""Where event rows come from: a file, read as a stream, or the lines that a journal exports."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from companion.errors import BadInputError

LONGEST_LINE: Final = 4 << 20
"""No row is longer, in bytes."""


class RowSource(Protocol):
    """Read by a RowReader, line by line."""

    @property
    def name(self) -> str:
        """What warnings call it."""
        ...

    def lines(self) -> Iterator[tuple[int, bytes]]:
        """Yields each line, with the place at which `line_at` finds it again; of one that is too long a part.

        Raises BadInputError if the source cannot be read.
        """
        ...

    def line_at(self, place: int) -> bytes:
        """Returns a line that was read before."""
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
        """Yields the lines. Raises BadInputError if the file cannot be read."""
        try:
            with self.path.open("rb") as file:
                begins = 0
                while line := file.readline(LONGEST_LINE + 1):
                    yield begins, line
                    begins += len(line)
        except OSError as error:
            raise BadInputError(f"{self.path}: cannot be read: {error.strerror or error}") from None

    def line_at(self, place: int) -> bytes:
        """Returns the line that begins there."""
        with self.path.open("rb") as file:
            file.seek(place)
            return file.readline(LONGEST_LINE + 1)


@dataclass(frozen=True, slots=True)
class RowLines:
    """Lines in memory, as those of a journal; a line's place is its number."""

    name: str
    texts: Sequence[str]

    def lines(self) -> Iterator[tuple[int, bytes]]:
        """Yields the lines."""
        for place in range(len(self.texts)):
            yield place, self.line_at(place)

    def line_at(self, place: int) -> bytes:
        """Returns a line."""
        return self.texts[place].encode("utf-8", "surrogatepass")
