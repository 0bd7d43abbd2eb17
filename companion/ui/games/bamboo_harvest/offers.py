"""Offers: what the screen shows of a state and of what was touched since, whatever the step; no Kivy."""

from companion.games.bamboo_harvest.state import Phase, State
from companion.ui.games.bamboo_harvest.deed_offers import offer_deeds_managed
from companion.ui.games.bamboo_harvest.draft import Draft, Offer
from companion.ui.games.bamboo_harvest.lying import lying_cells
from companion.ui.games.bamboo_harvest.setup_offers import offer_deeds, offer_grid, offer_place, offer_start
from companion.ui.games.bamboo_harvest.turn_offers import offer_turn


def offer_of(state: State, draft: Draft, names: tuple[str, ...], *, can_scan: bool = False) -> Offer:
    """Returns what can be touched now."""
    match state.phase:
        case Phase.GRID:
            return offer_grid(draft, can_scan=can_scan)
        case Phase.START:
            return offer_start(state, draft, names)
        case Phase.PLACE:
            return offer_place(state, names)
        case Phase.DEEDS:
            return offer_deeds(state, draft, names)
        case Phase.MANAGE:
            return offer_deeds_managed(state, draft, names)
        case Phase.OVER:
            return Offer("", lying_cells(state))
    return offer_turn(state, draft, names)
