"""Sharing: a game as QR codes. One says how it stands; others, as many as needed, hold the record."""

from dataclasses import dataclass
from typing import Any, Final

from companion.engine import Record
from companion.engine.game import AnyGame
from companion.exports.packed import pack, split

MOST_LETTERS: Final = 535
"""Capitals and digits in a code of 65 squares along its edge: on the smallest screen each is a millimetre wide."""
LONGEST_RESULT: Final = 600
MOST_BYTES: Final = 2953
"""The capacity of the largest code."""
MASK: Final = 1
"""The pattern laid over the squares: packed records and sentences are uneven enough for any."""


@dataclass(frozen=True, slots=True)
class Code:
    """A QR code: `text` is what it holds, `rows` its squares, dark ones True, without the quiet zone around."""

    text: str
    rows: tuple[tuple[bool, ...], ...]

    @property
    def size(self) -> int:
        """Squares along an edge."""
        return len(self.rows)


def shorten(result: str) -> str:
    """Returns a result that is short enough for one code."""
    return result if len(result) <= LONGEST_RESULT else result[: LONGEST_RESULT - 1] + "…"


def share_record(game: AnyGame, record: Record) -> tuple[str, ...]:
    """Returns what the codes of a whole game hold: its record, in parts if it is long."""
    return split(pack(game, record), MOST_LETTERS)


def make_code(text: str) -> Any:
    """Returns the QR code of `text` as Segno makes it; it must be no longer than such a code can hold."""
    import segno  # only this function needs it

    text = text.encode("utf-8", "replace").decode()  # half a character, of which no code is made
    return segno.make(text, error="l", micro=False, mask=MASK)  # trying all masks takes eight times as long


def draw_code(text: str) -> Code:
    """Returns the QR code of `text`, which must be no longer than such a code can hold."""
    return Code(text, tuple(tuple(bool(square) for square in row) for row in make_code(text).matrix))
