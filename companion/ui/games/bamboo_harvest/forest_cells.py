"""Forest cells: what the screen shows of each place of the forest; no Kivy."""

from collections.abc import Callable

from companion.games.bamboo_harvest.deck import PLACES
from companion.games.bamboo_harvest.state import State
from companion.ui.games.bamboo_harvest.draft import CellFrame, ForestCellView, Meaning


def forest_cells(state: State, mean: Callable[[int], Meaning | None] = lambda _: None) -> tuple[ForestCellView, ...]:
    """Returns the cells with their cards and tokens; `mean` tells what a touch on each place does."""
    return tuple(
        ForestCellView(
            card=state.grid[place] if state.grid else None,
            owner=state.built[place],
            disturbed=state.disturber_of(place),
            mark=CellFrame.PATH if place in state.path else CellFrame.NONE,
            meaning=mean(place),
        )
        for place in PLACES
    )
