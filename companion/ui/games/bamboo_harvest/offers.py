"""Offers: what the screen shows of a state and of what was touched since, whatever the step; no Kivy."""

from dataclasses import replace
from typing import Final

from companion.games.bamboo_harvest.state import Phase, State
from companion.ui.games.bamboo_harvest.deed_offers import offer_deeds_managed
from companion.ui.games.bamboo_harvest.draft import RESTING, Draft, Offer, Option, Visit
from companion.ui.games.bamboo_harvest.lying import lying_cells
from companion.ui.games.bamboo_harvest.setup_offers import offer_deeds, offer_grid, offer_place, offer_start
from companion.ui.games.bamboo_harvest.turn_offers import offer_turn
from companion.ui.texts import SAY

SCANNED: Final = (Phase.PLACE, Phase.BUILD, Phase.SWAP, Phase.HARVEST, Phase.MANAGE)
"""When a look at the forest can be compared with what is kept."""


def offer_of(state: State, draft: Draft, names: tuple[str, ...], *, can_scan: bool = False) -> Offer:
    """Returns what can be touched now."""
    offer = _offer_of(state, draft, names, can_scan=can_scan)
    if can_scan and draft == RESTING and state.phase in SCANNED:
        scan = Option(SAY("ui.scan.forest"), Visit("forest"))
        return replace(offer, options=(*offer.options, scan))
    return offer


def _offer_of(state: State, draft: Draft, names: tuple[str, ...], *, can_scan: bool) -> Offer:
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
