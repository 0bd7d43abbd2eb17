"""How many drawn grids are read completely, and how long one takes.

Usage: python -m tests.bench.grids [COUNT] [FIRST] [little | evenly]
Most cards are pushed little, or all by any distance up to 8 mm along both axes. What one view leaves in doubt is seen
from another angle, up to three views in all, as by a camera in the hand.
"""

import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Final

from companion.games.bamboo_harvest.grid_table import most_probable_cards, take_in
from tests.vision.drawn_grids import CellTruth, DrawnGrid, draw_grid
from vision.reader import Reader
from vision.reader.grid import CellState, GridCell, read_grid
from vision.scenes import DeckCollection, SurfaceCollection

VIEWS: Final = 3


def main(count: int = 60, first: int = 0, *, is_even: bool = False) -> None:
    """Draws and reads the grids; prints the shares asked for: 95 % complete, none wrong unasked, 2 s."""
    decks, tables = DeckCollection.open("test", alphabet="english"), SurfaceCollection.open("test")
    reader, found, took = Reader(), Counter[str](), []
    for number in range(first, first + count):
        grid = draw_grid(900_001 + 1501 * number, decks, tables, evenly_pushed=is_even)
        began = time.process_time()
        cells = read_grid(grid.bgr, (7, 7), reader.read(grid.bgr), reader)
        took.append(time.process_time() - began)
        if cells is None:
            found["no lattice"] += 1
            continue
        pairs = [pair for row in zip(cells, grid.cells, strict=True) for pair in zip(*row, strict=True)]
        found["complete"] += all((cell.face or cell.state) == (truth.card or CellState.DOWN) for cell, truth in pairs)
        settling = most_probable_cards([cell for row in cells for cell in row])
        known = take_in((), (None,) * len(settling), cells)
        views = 1
        while views < VIEWS and not _is_complete(known, grid):
            again = draw_grid(900_001 + 1501 * number, decks, tables, view=views, evenly_pushed=is_even)
            known = take_in((), known, read_grid(again.bgr, (7, 7), reader.read(again.bgr), reader) or cells)
            views += 1
        for most in range(views, VIEWS + 1):
            found[f"complete with the deck in {most} views"] += _is_complete(known, grid)
        found["settled wrongly"] += sum(
            face is not None and cell.face is None and face != truth.card
            for face, (cell, truth) in zip(settling, pairs, strict=True)
        )
        found["wrong unasked with the deck"] += sum(
            (face or cell.state) != (truth.card or CellState.DOWN)
            for face, (cell, truth) in zip(settling, pairs, strict=True)
            if face is not None or cell.state in (CellState.DOWN, CellState.EMPTY)
        )
        found["wrong unasked"] += sum(_is_wrong(cell, truth) for cell, truth in pairs)
        found["doubtful"] += sum(cell.state is CellState.DOUBTFUL for cell, _ in pairs)
        found["tokens"] += sum(truth.token is not None for _, truth in pairs)
        found["tokens right"] += sum(cell.token == truth.token is not None for cell, truth in pairs)
        found["tokens asked"] += sum(truth.token in cell.colours for cell, truth in pairs)
        found["tokens wrong"] += sum(cell.token not in (None, truth.token) for cell, truth in pairs)
        found["asked where none lies"] += sum(truth.token is None and bool(cell.colours) for cell, truth in pairs)
    print(
        f"{count} grids: {dict(found)}; processor time median {sorted(took)[count // 2]:.2f} s, most {max(took):.2f} s"
    )


def _is_complete(cells: Sequence[GridCell | None], grid: DrawnGrid) -> bool:
    """Whether each cell is right and none needs to be asked about."""
    truths = [truth for row in grid.cells for truth in row]
    return all(
        cell is not None and (face or cell.state) == (truth.card or CellState.DOWN)
        for face, cell, truth in zip(most_probable_cards(cells), cells, truths, strict=True)
    )


def _is_wrong(cell: GridCell, truth: CellTruth) -> bool:
    """Whether a cell is another face than what lies there, or lies otherwise, without a question."""
    return cell.state is not CellState.DOUBTFUL and (cell.face or cell.state) != (truth.card or CellState.DOWN)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]), is_even=sys.argv[3:] == ["evenly"])
