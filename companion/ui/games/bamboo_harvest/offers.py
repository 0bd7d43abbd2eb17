"""Offers: what the screen shows of a state and of what was touched since, whatever the step; no Kivy."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from companion.games.bamboo_harvest import GAME
from companion.games.bamboo_harvest.actions import Action, Build, Buy, Discard, End, Harvest, Redraw, Reveal, Swap
from companion.games.bamboo_harvest.choices import (
    builds_at,
    choices,
    dear_swaps_from,
    has_deed_for_swap,
    open_step,
    swaps_between,
    swaps_from,
    vacant_places,
)
from companion.games.bamboo_harvest.state import MOST_DEEDS, Phase, State
from companion.games.bamboo_harvest.turn import BUILD_COST, DEED_COST, swap_cost
from companion.games.bamboo_harvest.view import HarvestChoice, View
from companion.ui.games.bamboo_harvest.draft import (
    RESTING,
    CellFrame,
    ConfirmAction,
    Draft,
    ForestCellView,
    Offer,
    OfferButton,
    Pad,
    PadCard,
    ScanForest,
)
from companion.ui.games.bamboo_harvest.entries import entry_text, gains_text, spot_text
from companion.ui.games.bamboo_harvest.forest_cells import forest_cells
from companion.ui.games.bamboo_harvest.setup_offers import offer_deeds, offer_grid, offer_place, offer_start
from companion.ui.texts import SAY


def offer_deeds_managed(state: State, draft: Draft, names: tuple[str, ...]) -> Offer:
    """Offers what can be done with the deeds, and the end of the turn, unless a deed must be discarded."""
    possible = choices(state)
    reveals = [action for action in possible if isinstance(action, Reveal)]
    if draft.pad is Pad.REVEAL and reveals:
        pad = tuple(PadCard(action.cards[0], action) for action in reveals)
        back = OfferButton(SAY("ui.choice.back"), RESTING)
        return Offer(SAY("ui.manage.which", name=names[state.turn]), forest_cells(state), (back,), pad)
    surplus = state.own.count - MOST_DEEDS
    can_buy = any(isinstance(action, Buy) for action in possible)
    key = "surplus" if surplus > 0 else "task" if reveals else "can-buy" if can_buy else "only-end"
    task = SAY(f"ui.manage.{key}", name=names[state.turn], count=max(surplus, 0))
    options = [option for action in possible if (option := _option(action, state))]
    if reveals:
        options.append(OfferButton(SAY("ui.manage.reveal"), Draft(pad=Pad.REVEAL)))
    return Offer(task, forest_cells(state), tuple(sorted(options, key=lambda option: not option.is_first)))


def _option(action: Action, state: State) -> OfferButton | None:
    match action:
        case End():
            return OfferButton(SAY("ui.manage.end"), action, is_first=True)
        case Buy():
            return OfferButton(SAY("ui.manage.buy", cost=DEED_COST), action)
        case Redraw():
            return OfferButton(SAY("ui.manage.redraw"), action)
        case Discard(up=tuple((card, *_))):
            return OfferButton(SAY("ui.manage.discard", card=card), action)
        case Discard(down=int(count)):
            return OfferButton(SAY("ui.manage.discard-down", count=count), action)
    return None


def offer_turn(state: State, draft: Draft, names: tuple[str, ...], *, advises: bool = True) -> Offer:
    """Offers what can follow: the harvest, or if a card or a token is touched, what can be done with it.

    Unless it `advises`, the table says of each token what it harvests, and nothing is said to be the best.
    """
    shown = GAME.view(state)
    match draft.places:
        case (place,) if state.built[place] == state.turn:
            return _offer_token(state, shown, draft, place, advises=advises)
        case (place,):
            return _offer_card(state, draft, place)
        case (one, other):
            return _offer_swap(state, draft, one, other)
    return _offer_rest(state, shown, draft, names, advises=advises)


def chosen_picks(shown: View, draft: Draft, *, advises: bool = True) -> tuple[HarvestChoice, ...]:
    """Returns what each token harvests: what was chosen for it, else the best, or without advice the only choice."""
    chosen = {picked.token: picked for picked in draft.picks}
    usual = (one.choices[0] if advises or len(one.choices) == 1 else None for one in shown.harvests)
    picks = (
        next((choice for choice in one.choices if choice.picked == chosen.get(one.token)), default)
        for one, default in zip(shown.harvests, usual, strict=True)
    )
    return tuple(filter(None, picks))


def _offer_rest(state: State, shown: View, draft: Draft, names: tuple[str, ...], *, advises: bool) -> Offer:
    picks = chosen_picks(shown, draft, advises=advises)
    can_move = state.phase is not Phase.HARVEST
    sites = {place for _, place in shown.builds}
    said = {choice.picked.token: _gain_signs(choice) for choice in picks}
    free = vacant_places(state) if can_move else ()

    def cell(place: int, cell_view: ForestCellView) -> ForestCellView:
        is_touched = place in free or (len(_choices_of(shown, place)) > 1)
        mark = CellFrame.BUILD if advises and place in sites else CellFrame.NONE
        meaning = Draft((place,), draft.picks) if is_touched else None
        return replace(cell_view, mark=mark, says=said.get(place, ""), meaning=meaning)

    cells = tuple(cell(place, cell_view) for place, cell_view in enumerate(forest_cells(state)))
    task = _rest_task(state, names)
    if len(picks) < len(shown.harvests):
        return Offer(f"{task} {SAY('ui.harvest.open')}", cells, (), links=_links(picks))
    return Offer(task, cells, _harvest_options(shown, picks, advises=advises), links=_links(picks))


def _rest_task(state: State, names: tuple[str, ...]) -> str:
    step = open_step(state)
    key = "build-only" if step is Phase.BUILD and not has_deed_for_swap(state) else step.value
    return SAY(f"ui.turn.{key}", name=names[state.turn], cost=BUILD_COST)


def _links(picks: tuple[HarvestChoice, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((choice.picked.token, place) for choice in picks for place in choice.picked.cards)


def _choices_of(shown: View, token: int) -> tuple[HarvestChoice, ...]:
    return next((one.choices for one in shown.harvests if one.token == token), ())


def _gain_signs(choice: HarvestChoice) -> str:
    """Returns the reeds, or how many deeds are drawn, with the signs of the players' plates."""
    return str(choice.reeds) if choice.reeds else f"×{choice.deeds}"


def _harvest_options(shown: View, picks: tuple[HarvestChoice, ...], *, advises: bool) -> tuple[OfferButton, ...]:
    """Offers the harvest as chosen, with its sum, and with advice the best one if that differs."""
    best = tuple(one.choices[0] for one in shown.harvests)
    if not picks:
        return (OfferButton(SAY("ui.harvest.none"), Harvest(()), is_first=True),)
    if advises and picks == best:
        return (OfferButton(SAY("ui.harvest.best", gains=_sum_text(best)), _harvest_of(best), is_first=True),)
    chosen = OfferButton(SAY("ui.harvest.chosen", gains=_sum_text(picks)), _harvest_of(picks), is_first=True)
    if not advises:
        return (chosen,)
    return chosen, OfferButton(SAY("ui.harvest.best", gains=_sum_text(best)), _harvest_of(best))


def _harvest_of(picks: tuple[HarvestChoice, ...]) -> Harvest:
    return Harvest(tuple(choice.picked for choice in picks))


def _sum_text(picks: tuple[HarvestChoice, ...]) -> str:
    return gains_text(sum(choice.reeds for choice in picks), sum(choice.deeds for choice in picks))


def _offer_token(state: State, shown: View, draft: Draft, token: int, *, advises: bool) -> Offer:
    """Offers all that one token can harvest, with advice the best first, else in the order of places (BH-4.4)."""
    one = next(one for one in shown.harvests if one.token == token)
    others = tuple(picked for picked in draft.picks if picked.token != token)
    picks = chosen_picks(shown, draft, advises=advises)
    now = next((choice for choice in picks if choice.picked.token == token), None)
    choices = one.choices if advises else sorted(one.choices, key=lambda choice: choice.picked.cards)
    usual = one.choices[0] if advises else None
    options = tuple(
        OfferButton(
            _choice_text(state, choice),
            Draft(picks=others if choice is usual else (*others, choice.picked)),
            is_chosen=choice == now,
        )
        for choice in choices
    )
    near = {place for choice in one.choices for place in choice.picked.cards}

    def cell(place: int, cell_view: ForestCellView) -> ForestCellView:
        if place == token:
            return replace(cell_view, mark=CellFrame.CHOSEN, meaning=Draft(picks=draft.picks))
        return replace(cell_view, faint=place not in near)

    cells = tuple(cell(place, cell_view) for place, cell_view in enumerate(forest_cells(state)))
    task = SAY("ui.harvest.which", spot=spot_text(None, token))
    return Offer(task, cells, (*options, _back(draft)), links=_links((now,) if now else ()))


def _choice_text(state: State, choice: HarvestChoice) -> str:
    cards = " ".join(state.grid[place].sign for place in choice.picked.cards)
    return SAY("ui.harvest.of", cards=cards, gains=gains_text(choice.reeds, choice.deeds))


def _offer_card(state: State, draft: Draft, place: int) -> Offer:
    """Offers the builds on a card; the other cards show what a swap with it costs (BH-4.1, BH-4.3)."""
    builds = builds_at(state, place) if state.phase is Phase.BUILD else ()
    partners = {_other(swap, place): swap_cost(*swap.on) for swap in swaps_from(state, place)}

    def cell(at: int, cell_view: ForestCellView) -> ForestCellView:
        if at == place:
            return replace(cell_view, mark=CellFrame.CHOSEN, meaning=Draft(picks=draft.picks))
        if at not in partners:
            return replace(cell_view, faint=cell_view.owner is None)
        meaning = Draft((place, at), draft.picks)
        return replace(cell_view, mark=CellFrame.PARTNER, says=str(partners[at]), meaning=meaning)

    cells = tuple(cell(at, cell_view) for at, cell_view in enumerate(forest_cells(state)))
    options = tuple(OfferButton(_build_text(state, build), build) for build in builds)
    key = "both" if builds and partners else "build" if builds else "swap" if partners else "neither"
    task = SAY(f"ui.card.{key}", spot=spot_text(state, place), cost=BUILD_COST)
    return Offer(task, cells, (*options, _back(draft)), reason=_cost_text(state, place), rule="BH-4.3")


def _cost_text(state: State, place: int) -> str:
    """Returns why some swaps cannot be chosen: they cost too much (BH-4.3)."""
    dear = [swap_cost(place, other) for other in dear_swaps_from(state, place)]
    return SAY("ui.card.dear", cost=min(dear), reeds=state.reeds[state.turn]) if dear else ""


def _other(swap: Swap, place: int) -> int:
    return swap.on[1] if swap.on[0] == place else swap.on[0]


def _build_text(state: State, build: Build) -> str:
    text = SAY("ui.card.build-with" if build.from_ == "up" else "ui.card.build-down", deed=build.deed)
    return f"{text}\n{SAY('ui.card.wild')}" if build.deed in state.wild else text


def _offer_swap(state: State, draft: Draft, one: int, other: int) -> Offer:
    """Offers the places for the disturbance token; the two cards are shown as after the swap (BH-4.3)."""
    swaps = swaps_between(state, one, other)

    def cell(at: int, cell_view: ForestCellView) -> ForestCellView:
        if at not in swaps:
            return replace(cell_view, faint=cell_view.owner is None)
        return replace(
            cell_view, card=state.grid[other if at == one else one], mark=CellFrame.CHOSEN, meaning=swaps[at]
        )

    cells = tuple(cell(at, cell_view) for at, cell_view in enumerate(forest_cells(state)))
    options = tuple(OfferButton(_swap_text(state, swap), swap) for swap in swaps.values())
    cost = swap_cost(one, other)
    task = SAY("ui.swap.task" if cost else "ui.swap.free", one=state.grid[one], other=state.grid[other], cost=cost)
    return Offer(task, cells, (*options, _back(draft)))


def _swap_text(state: State, swap: Swap) -> str:
    one, other = swap.on
    card = state.grid[other if swap.token == one else one]
    text = SAY("ui.swap.token", spot=f"{card.sign} ({spot_text(None, swap.token)})")
    return f"{text}\n{SAY('ui.swap.wild', deed=swap.deed)}" if swap.deed in state.wild else text


def _back(draft: Draft) -> OfferButton:
    return OfferButton(SAY("ui.choice.back"), Draft(picks=draft.picks) if draft.picks else RESTING)


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
