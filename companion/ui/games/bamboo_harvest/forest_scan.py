"""Scans of the forest: the cells that a camera saw, turned as the forest is kept, over several looks. No Kivy."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from companion.cards import Card
from companion.games.bamboo_harvest.forest import EDGE, PLACES
from companion.ui.games.bamboo_harvest.draft import Draft
from companion.ui.games.bamboo_harvest.setup_offers import has_room
from vision.reader.grid import CellState, Grid, GridCell

Cells: TypeAlias = tuple[GridCell | None, ...]
"""The places of the forest; None where nothing was seen yet."""
QUARTERS: Final = 4


@dataclass(slots=True)
class ForestScan:
    """`kept` is the forest as it should lie, empty at the setup: then the first look says which side is the north."""

    kept: tuple[Card, ...] = ()
    cells: Cells = (None,) * len(PLACES)

    def look(self, grid: Grid) -> None:
        """Takes in a look; what it leaves in doubt stays as an earlier one saw it."""
        turned = self._turned(grid)
        self.cells = tuple(
            new if old is None or is_told(new) or not is_told(old) else old
            for old, new in zip(self.cells, turned, strict=True)
        )

    def _turned(self, grid: Grid) -> tuple[GridCell, ...]:
        """Returns the cells turned so that most faces lie as they are kept, or as they were seen before."""
        faces: Sequence[Card | None] = self.kept or tuple(cell.face if cell else None for cell in self.cells)
        turns = [_turn(grid, quarter) for quarter in range(QUARTERS)]
        return max(turns, key=lambda cells: _agreeing(cells, faces))


def is_told(cell: GridCell | None) -> bool:
    """Whether it is sure how a card lies."""
    return cell is not None and cell.state is not CellState.DOUBTFUL


def _turn(grid: Grid, quarters: int) -> tuple[GridCell, ...]:
    rows: Sequence[Sequence[GridCell]] = grid
    for _ in range(quarters):
        rows = [[rows[EDGE - 1 - column][row] for column in range(EDGE)] for row in range(EDGE)]
    return tuple(cell for row in rows for cell in row)


def _agreeing(cells: Sequence[GridCell], faces: Sequence[Card | None]) -> int:
    return sum(cell.face is not None and cell.face == face for cell, face in zip(cells, faces, strict=True))


def laid_out(cells: Cells) -> Draft:
    """Returns the forest as far as it was read, the surest cards first; what is left open is asked for."""
    cards: tuple[Card | None, ...] = (None,) * len(PLACES)
    found = [(place, cell) for place, cell in enumerate(cells) if cell is not None and cell.face is not None]
    for place, cell in sorted(found, key=lambda item: -_surety(item[1])):
        if cell.face and has_room(cards, place, cell.face):
            cards = (*cards[:place], cell.face, *cards[place + 1 :])
    doubts = [(place, cell) for place, cell in enumerate(cells) if cell is not None and cards[place] is None]
    guesses = tuple((place, tuple(card for card, _ in cell.candidates)) for place, cell in doubts if cell.candidates)
    empty = [place for place in PLACES if cards[place] is None]
    return Draft(tuple(empty[:1]), cards=cards, guesses=guesses)


def _surety(cell: GridCell) -> float:
    return cell.candidates[0][1] if cell.candidates else 0.0
