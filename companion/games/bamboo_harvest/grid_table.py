"""What a camera must know of Bamboo Harvest to follow it: how the forest lies, and which actions explain it."""

from collections.abc import Sequence

from companion.engine.grid_table import GridReading, SeenCell, SeenCells
from companion.games.bamboo_harvest import seen_forest
from companion.games.bamboo_harvest.actions import Action, Grid, Place
from companion.games.bamboo_harvest.choices import builds_at, swaps_between
from companion.games.bamboo_harvest.deck_constraints import most_probable_cards
from companion.games.bamboo_harvest.forest import EDGE
from companion.games.bamboo_harvest.seen_forest import (
    colours_of,
    differing,
    exchanged,
    has_token,
    is_down,
    may_be_of,
)
from companion.games.bamboo_harvest.state import Phase, State

ForestCells = Sequence[SeenCell | None]


class ForestTable:
    """The forest of the state, and as a camera sees it."""

    size = (EDGE, EDGE)

    def take_in(self, state: State, before: SeenCells, look: GridReading) -> SeenCells:
        """Returns the cells after a look, turned as the state has them."""
        return seen_forest.take_in(state.grid, before or (None,) * EDGE**2, look)

    def differing(self, state: State, cells: SeenCells) -> tuple[int, ...]:
        """Returns the places at which what lies there differs from the state."""
        return differing(state, cells)

    def explain(self, state: State, cells: SeenCells) -> tuple[Action, ...]:
        """Returns the actions that may have happened; a new token counts once it is seen on its card."""
        if state.phase is Phase.GRID:
            cards = most_probable_cards(cells)
            known = tuple(card for card in cards if card is not None)
            return (Grid(known),) if len(known) == len(cards) else ()
        places = differing(state, cells)
        if seen_forest.pushed_line(state, cells):
            return ()
        return explain(
            [place for place in places if not is_down(cells[place]) or has_token(cells[place])], state, cells
        )


def explain(places: Sequence[int], state: State, cells: ForestCells) -> tuple[Action, ...]:
    """Returns the entries that can be what happened at the places that differ: a token of the seat in turn, or a swap.

    Of several builds those with face-up deeds come first. A swap leaves the disturbance token where it is seen. A
    token on a face-up card alone explains nothing: it may be the beginning of a build.
    """
    owners = colours_of(state, cells)
    tokens = [place for place, cell in enumerate(cells) if cell and may_be_of(cell, state.turn, owners)]
    built = [place for place in places if place in tokens and is_down(cells[place]) and state.is_vacant(place)]
    if state.phase is Phase.PLACE:
        return tuple(Place(place) for place in built)
    if built and state.phase is Phase.BUILD:
        return tuple(build for place in built for build in builds_at(state, place))
    if state.phase not in (Phase.BUILD, Phase.SWAP):
        return ()
    swaps = [swap for pair in exchanged(state, places, cells) for swap in swaps_between(state, *pair).values()]
    return tuple(swap for swap in swaps if swap.token in tokens and has_token(cells[swap.token])) or tuple(swaps)
