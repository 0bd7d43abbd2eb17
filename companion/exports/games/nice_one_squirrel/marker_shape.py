"""A marker as a shape: its dark cells in an ink, on a light ground that parts them from the drawing."""

from typing import Final

from companion.exports.cards.drawing import box
from companion.exports.shapes import PathShape, Piece
from vision.setup.markers import CELLS, marker_cells
from vision.setup.printed_card import CARD_MM, EDGE_MM, MARKER_MM

SIDE_MM: Final = MARKER_MM
QUIET_MM: Final = 1.7
"""The width of the light margin around a marker."""
INK: Final = "#241a12"
GROUND: Final = "#fffdf6"


def corner_marker(number: int) -> tuple[PathShape, PathShape]:
    """Returns the ground and the cells of the marker in a card's top right corner."""
    x, y = CARD_MM[0] - EDGE_MM - SIDE_MM, EDGE_MM
    step = SIDE_MM / CELLS
    pieces: list[Piece] = []
    for row, line in enumerate(marker_cells(number)):
        column = 0
        while column < CELLS:
            start = column
            while column < CELLS and line[column]:
                column += 1
            if column > start:
                pieces += _cells(x + start * step, y + row * step, (column - start) * step, step)
            column += 1
    side = SIDE_MM + 2 * QUIET_MM
    return box(x - QUIET_MM, y - QUIET_MM, side, side, GROUND, QUIET_MM), PathShape(tuple(pieces), INK)


def _cells(x: float, y: float, width: float, height: float) -> list[Piece]:
    """Returns a run of dark cells, slightly too high, so that no light line shows between two rows."""
    bottom, right = y + height + 0.02, x + width
    return [("M", ((x, y),)), ("L", ((right, y),)), ("L", ((right, bottom),)), ("L", ((x, bottom),)), ("Z", ())]
