"""The grid of `companion scan --grid`: its cells as a line for programs, or as a table for people."""

import argparse
import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from companion.commands.card_readers import CardReader

if TYPE_CHECKING:
    from vision.frames import Picture
    from vision.reader.cell_reader import GridReader
    from vision.reader.grid import GridCells
    from vision.reading import CardReading

NO_LATTICE: Final = "the cards lie in no rows and columns: show them from farther above, all in the picture"
MOST_ROWS: Final = 30
_SIZE: Final = re.compile(r"(\d{1,2})[xX×](\d{1,2})")
_SIGNS: Final = {"down": "▒▒", "empty": "··", "doubtful": "??"}


def grid_size(word: str) -> tuple[int, int]:
    """Returns the rows and columns that "7x7" names; the parser of the command line calls it."""
    found = _SIZE.fullmatch(word)
    if not found or not all(1 <= int(number) <= MOST_ROWS for number in found.groups()):
        raise argparse.ArgumentTypeError(f"{word[:20]!r} is no grid: write rows and columns, such as 7x7")
    return int(found[1]), int(found[2])


def read_cells(
    bgr: "Picture", size: tuple[int, int], readings: "Sequence[CardReading]", reader: CardReader
) -> "GridCells | None":
    """Returns the grid's cells, or None where the cards lie in no lattice."""
    from vision.reader.grid import read_grid
    from vision.reading import Reading

    standard = [reading for reading in readings if isinstance(reading, Reading)]
    return read_grid(bgr, size, standard, cast("GridReader", reader))


def grid_line(grid: "GridCells | None", scale: tuple[float, float]) -> dict[str, Any]:
    """Returns what a line says of a grid; quads are in the pixels of the file, turned upright."""
    if grid is None:
        return {"grid": None, "cells": None}
    faces = [[cell.face.name if cell.face else None for cell in row] for row in grid]
    cells = [
        [
            {
                "state": cell.state.value,
                "token": cell.token,
                "candidates": [[card.name, round(share, 4)] for card, share in cell.candidates],
                "quad": [[round(float(x) * scale[0], 1), round(float(y) * scale[1], 1)] for x, y in cell.quad],
                **({"colours": list(cell.colours)} if cell.colours else {}),
            }
            for cell in row
        ]
        for row in grid
    ]
    return {"grid": faces, "cells": cells}


def grid_table(grid: "GridCells") -> Iterator[str]:
    """Returns a line for each row: the faces, ▒▒ face-down, ·· empty, ?? doubtful; a star where a token may lie."""
    for row in grid:
        cells = [
            (cell.face.sign if cell.face else _SIGNS[cell.state.value]) + ("*" if cell.token or cell.colours else " ")
            for cell in row
        ]
        yield "  " + " ".join(f"{cell:>4}" for cell in cells)
