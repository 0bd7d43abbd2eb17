"""Forest cells: what the screen shows of each place of the forest; no Kivy."""

from collections.abc import Callable

from companion.games.bamboo_harvest.forest import PLACES
from companion.games.bamboo_harvest.state import State
from companion.ui.games.bamboo_harvest.draft import CellFrame, ForestCellView, Meaning


def forest_cells(state: State, mean: Callable[[int], Meaning | None] = lambda _: None) -> tuple[ForestCellView, ...]:
    """Returns the cells with their cards and tokens; `mean` tells what a touch on each place does."""
    return tuple(
        ForestCellView(
            card=state.grid[place] if state.grid else None,
            owner=state.built[place],
            disturbed=disturbed_by(state, place),
            mark=CellFrame.PATH if place in state.path else CellFrame.NONE,
            meaning=mean(place),
        )
        for place in PLACES
    )


def disturbed_by(state: State, place: int) -> int | None:
    """Returns whose disturbance token lies at a place."""
    return state.disturbance.index(place) if place in state.disturbance else None
