"""Keyboard layouts: which keys stand in each row of a keyboard on the screen.

A language's layout is a text of its translations, `ui.keyboard.rows`: a row a line, and after a space what follows that
row where there is room beside it, such as "QWERTZUIOP Ü". `ui.keyboard.letters` has the same keys in the order of the
alphabet.
"""

from math import ceil
from typing import Final

ROWS_WIDE: Final = 4
COLUMNS_HIGH: Final = 7
"""The shape of an alphabetical keyboard: few long rows, or short ones where it is higher than wide."""


def wide_rows(layout: str, marks: str) -> tuple[str, ...]:
    """Returns the rows of a broad keyboard; `marks` are what a sentence needs besides, and stand at the rows' ends."""
    lines = layout.splitlines()
    return tuple(line.replace(" ", "") + marks[place :: len(lines)] for place, line in enumerate(lines))


def high_rows(layout: str, marks: str) -> tuple[str, ...]:
    """Returns the rows of a high keyboard: what would stand beside them has rows of its own, of like lengths."""
    parted = [line.partition(" ") for line in layout.splitlines()]
    rows = tuple(row for row, _, _ in parted)
    beside = "".join(others for _, _, others in parted) + marks
    count = ceil(len(beside) / max(map(len, rows)))
    return (*rows, *_rows_of(beside, ceil(len(beside) / count)))


def alphabetical_rows(letters: str, *, is_wide: bool) -> tuple[str, ...]:
    """Returns rows of letters in their order."""
    return _rows_of(letters, ceil(len(letters) / ROWS_WIDE) if is_wide else COLUMNS_HIGH)


def _rows_of(letters: str, most: int) -> tuple[str, ...]:
    return tuple(letters[start : start + most] for start in range(0, len(letters), most))
