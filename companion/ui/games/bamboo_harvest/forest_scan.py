"""Scans of the forest: the cells that a camera saw in several looks, turned as the state has them. No Kivy."""

from dataclasses import dataclass
from typing import TypeAlias

from companion.cards import Card
from companion.engine.values import with_item
from companion.games.bamboo_harvest.deck import PLACES
from companion.games.bamboo_harvest.grid_table import most_probable_cards, take_in
from companion.ui.games.bamboo_harvest.draft import Draft
from companion.ui.games.bamboo_harvest.setup_offers import has_room
from vision.reader.grid import GridCell, GridCells

ScannedCells: TypeAlias = tuple[GridCell | None, ...]
"""The places of the forest; None where nothing was seen yet."""


@dataclass(slots=True)
class ForestScan:
    """`kept` is the forest as it should lie, empty at the setup: then the first look decides which side is north."""

    kept: tuple[Card, ...] = ()
    cells: ScannedCells = (None,) * len(PLACES)

    def look(self, grid: GridCells) -> None:
        """Takes in a look; cells in doubt stay as an earlier one saw them."""
        self.cells = take_in(self.kept, self.cells, grid)


def laid_out(cells: ScannedCells) -> Draft:
    """Returns the forest as far as it was read, the surest cards first; the table is asked for the rest."""
    cards: tuple[Card | None, ...] = (None,) * len(PLACES)
    faces = most_probable_cards(cells)
    found = [(place, cell, face) for place, (cell, face) in enumerate(zip(cells, faces, strict=True)) if cell and face]
    for place, _, face in sorted(found, key=lambda item: -_certainty(item[1])):
        if has_room(cards, place, face):
            cards = with_item(cards, place, face)
    doubts = [(place, cell) for place, cell in enumerate(cells) if cell is not None and cards[place] is None]
    guesses = tuple((place, tuple(card for card, _ in cell.candidates)) for place, cell in doubts if cell.candidates)
    empty = [place for place in PLACES if cards[place] is None]
    return Draft(tuple(empty[:1]), cards=cards, guesses=guesses)


def _certainty(cell: GridCell) -> float:
    return cell.candidates[0][1] if cell.candidates else 0.0
