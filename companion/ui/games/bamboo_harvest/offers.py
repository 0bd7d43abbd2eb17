"""Offers: what the screen shows of a state and of what was touched since, whatever the step; no Kivy."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from companion.games.bamboo_harvest.actions import Action
from companion.games.bamboo_harvest.state import Phase, State
from companion.ui.games.bamboo_harvest.deed_offers import offer_deeds_managed
from companion.ui.games.bamboo_harvest.draft import RESTING, ConfirmAction, Draft, Offer, OfferButton, ScanForest
from companion.ui.games.bamboo_harvest.entries import entry_text
from companion.ui.games.bamboo_harvest.forest_cells import forest_cells
from companion.ui.games.bamboo_harvest.setup_offers import offer_deeds, offer_grid, offer_place, offer_start
from companion.ui.games.bamboo_harvest.turn_offers import offer_turn
from companion.ui.texts import SAY

SCANNED: Final = (Phase.PLACE, Phase.BUILD, Phase.SWAP, Phase.HARVEST, Phase.MANAGE)
"""The phases in which a look at the forest can be compared with the state."""


MOST_SEEN: Final = 2
"""The most explanations of what a camera saw that are offered."""


def offer_of(
    state: State,
    draft: Draft,
    names: tuple[str, ...],
    *,
    can_scan: bool = False,
    seen: Sequence[Action] = (),
    advises: bool = True,
) -> Offer:
    """Returns what can be touched now; first of all the actions that explain what a camera has `seen`.

    Unless it `advises`, nothing is said to be the best.
    """
    offer = _offer_of(state, draft, names, can_scan=can_scan, advises=advises)
    if draft == RESTING and seen:
        others = tuple(replace(option, is_first=False) for option in offer.options)
        offer = replace(offer, options=(*_seen_options(state, names, seen), *others))
    if can_scan and draft == RESTING and state.phase in SCANNED:
        scan = OfferButton(SAY("ui.scan.forest"), ScanForest())
        return replace(offer, options=(*offer.options, scan))
    return offer


def _seen_options(state: State, names: tuple[str, ...], seen: Sequence[Action]) -> Iterator[OfferButton]:
    for number, action in enumerate(seen[:MOST_SEEN]):
        yield OfferButton(
            SAY("ui.scan.seen", entry=entry_text(action, state, names)), ConfirmAction(action), is_first=not number
        )


def _offer_of(state: State, draft: Draft, names: tuple[str, ...], *, can_scan: bool, advises: bool) -> Offer:
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
            return Offer("", forest_cells(state))
    return offer_turn(state, draft, names, advises=advises)
