"""A turn up to its harvest: build, clear, swap, harvest (BH-4.1 to BH-4.4)."""

from typing import Final

from companion.cards import Card
from companion.engine.values import changed, with_item
from companion.games.bamboo_harvest.actions import Build, Harvest, HarvestSource, Swap
from companion.games.bamboo_harvest.deck import NO_REEDS, REEDS
from companion.games.bamboo_harvest.forest import distance, name_place, write_place
from companion.games.bamboo_harvest.refusal import refuse
from companion.games.bamboo_harvest.state import TOKENS, Deeds, Phase, Piles, State, summarise_turn
from companion.games.bamboo_harvest.steps import check_deeds, check_step, draw_deeds, with_deeds, with_reeds, without
from companion.games.bamboo_harvest.winning import find_win
from companion.phrases import Player

BUILD_COST: Final = 30
FREE_EDGES: Final = 2
EDGE_COST: Final = 5
_TO_SWAP: Final = (Phase.BUILD, Phase.SWAP)
_TO_HARVEST: Final = (Phase.BUILD, Phase.SWAP, Phase.HARVEST)


def build(state: State, action: Build) -> State:
    """Builds a token, wins, or else clears the disturbance token (BH-4.1, BH-5)."""
    check_step(state, (Phase.BUILD,), action.seat)
    seat, place, deed = state.turn, action.on, action.deed
    own = _after_build(state, deed, action.from_)
    _check_site(state, deed, place)
    piles = Piles(state.piles.draw, state.piles.discard + 1, (*state.piles.known, deed))
    built = with_item(state.built, place, seat)
    deeds, reeds = with_deeds(state, own), with_reeds(state, -BUILD_COST)
    progress = changed(state.progress, built=place)
    after = changed(state, built=built, deeds=deeds, reeds=reeds, piles=piles, progress=progress, last=action)
    win = None if deed in state.wild else find_win(built, seat, len(state.players))
    if win:
        past_turns = (*state.past_turns, summarise_turn(after))
        return changed(after, phase=Phase.OVER, winner=seat, won_by=win.by, path=win.path, past_turns=past_turns)
    return changed(after, phase=Phase.SWAP, disturbance=state.cleared())


def _after_build(state: State, deed: Card, origin: str) -> Deeds:
    """Returns the deeds of the seat in turn without the one that is discarded for a build."""
    own = state.own
    if origin == "up":
        check_face_up(state.turn, own, deed, "BH-4.1")
        return without(own, deed)
    if not own.down:
        why = f"seat {state.turn} has no face-down deed: build with one that lies face-up"
        raise refuse(why, "BH-4.1", "none-down", player=Player(state.turn))
    check_deeds(state, (deed,))
    return changed(own, down=own.down - 1)


def check_face_up(seat: int, own: Deeds, deed: Card, rule: str) -> None:
    """Checks that `deed` is face-up among those of `seat`. Raises ImpossibleActionError."""
    if deed not in own.up:
        why = f"{deed.sign} does not lie face-up with seat {seat}: name one that does"
        raise refuse(why, rule, "not-up", player=Player(seat), card=deed)


def _check_site(state: State, deed: Card, place: int) -> None:
    seat, where = state.turn, name_place(place)
    if state.reeds[seat] < BUILD_COST:
        why = f"a build costs {BUILD_COST} reeds, and seat {seat} has {state.reeds[seat]}"
        raise refuse(why, "BH-4.1", "reeds", player=Player(seat), cost=BUILD_COST, reeds=state.reeds[seat])
    if state.built.count(seat) == TOKENS:
        why = f"all {TOKENS} tokens of seat {seat} stand on the forest: none can be built"
        raise refuse(why, "BH-5.6", "no-token", player=Player(seat))
    if not state.is_vacant(place):
        raise refuse(f"{write_place(place)} is not vacant: build on a vacant card", "BH-4.1", "not-vacant", place=where)
    if not state.matches(deed, place):
        card = state.grid[place]
        why = f"{deed.sign} does not match the {card.sign} on {write_place(place)}"
        raise refuse(why, "BH-3.3", "no-match", card=deed, other=card)


def swap(state: State, action: Swap) -> State:
    """Lets two cards change places, after the disturbance token is cleared (BH-4.2, BH-4.3)."""
    check_step(state, _TO_SWAP, action.seat)
    state = changed(state, disturbance=state.cleared())
    one, other = action.on
    _check_swap(state, action)
    cost = swap_cost(one, other)
    seat, deed, own = state.turn, action.deed, state.own
    if state.reeds[seat] < cost:
        why = f"this swap costs {cost} reeds, and seat {seat} has {state.reeds[seat]}"
        raise refuse(why, "BH-4.3", "reeds", player=Player(seat), cost=cost, reeds=state.reeds[seat])
    grid = list(state.grid)
    grid[one], grid[other] = grid[other], grid[one]
    used = changed(own, used=(*own.used, deed)) if deed in state.wild else own
    return changed(
        state,
        phase=Phase.HARVEST,
        grid=tuple(grid),
        deeds=with_deeds(state, used),
        reeds=with_reeds(state, -cost),
        disturbance=with_item(state.disturbance, seat, action.token),
        progress=changed(state.progress, swapped=(one, other)),
        last=action,
    )


def swap_cost(one: int, other: int) -> int:
    """Returns what a swap of two places costs: two edges are free (BH-4.3)."""
    return EDGE_COST * max(0, distance(one, other) - FREE_EDGES)


def _check_swap(state: State, action: Swap) -> None:
    deed, (one, other) = action.deed, action.on
    check_face_up(state.turn, state.own, deed, "BH-4.3")
    if deed in state.own.used:
        why = f"{deed.sign} is wild and has been swapped with: a wild deed can be used for one swap only"
        raise refuse(why, "BH-4.3", "used", card=deed)
    if one == other:
        raise refuse("two different cards change places: name two places", "BH-4.3", "two-places")
    for place in action.on:
        if not state.is_vacant(place):
            why = f"{write_place(place)} is not vacant: swap two vacant cards"
            raise refuse(why, "BH-4.3", "not-vacant", place=name_place(place))
    if not state.matches(deed, one) and not state.matches(deed, other):
        cards = state.grid[one], state.grid[other]
        why = f"{deed.sign} matches neither the {cards[0].sign} nor the {cards[1].sign}"
        raise refuse(why, "BH-4.3", "no-match-swap", card=deed, cards=cards)
    if action.token not in action.on:
        why = f"the disturbance token goes on one of the swapped cards, not on {write_place(action.token)}"
        raise refuse(why, "BH-4.3", "token-on")


def harvest(state: State, action: Harvest) -> State:
    """Lets every token of the seat in turn harvest, after its disturbance token is cleared (BH-4.4)."""
    check_step(state, _TO_HARVEST, action.seat)
    if state.phase is not Phase.HARVEST and state.disturbance[state.turn] is not None:
        state = changed(state, disturbance=state.cleared())
    _check_tokens(state, [picked.token for picked in action.from_])
    for picked in action.from_:
        _check_picked(state, picked)
    found = [REEDS[state.grid[place].rank] for picked in action.from_ for place in picked.cards]
    reeds = sum(found)
    piles, drawn = draw_deeds(state.piles, found.count(NO_REEDS))
    own, progress = state.own, state.progress
    return changed(
        state,
        phase=Phase.MANAGE,
        deeds=with_deeds(state, Deeds(own.up, own.used, own.down + drawn)) if drawn else state.deeds,
        reeds=with_reeds(state, reeds),
        piles=piles,
        progress=changed(progress, harvested=reeds, drawn=drawn),
        last=action,
    )


def _check_tokens(state: State, tokens: list[int]) -> None:
    seat = state.turn
    for place, token in enumerate(tokens):
        if state.built[token] != seat:
            why = f"no token of seat {seat} stands on {write_place(token)}"
            raise refuse(why, "BH-4.4", "not-own", player=Player(seat), place=name_place(token))
        if token in tokens[:place]:
            why = f"the token on {write_place(token)} is named twice: it harvests once"
            raise refuse(why, "BH-4.4", "twice", place=name_place(token))
    for token in state.tokens_of(seat):
        if token not in tokens and state.harvests_of(token):
            why = f"the token on {write_place(token)} can harvest, and must: name its cards"
            raise refuse(why, "BH-4.4", "must", place=name_place(token))


def _check_picked(state: State, picked: HarvestSource) -> None:
    """Checks that a token harvests one card, or all adjacent vacant cards of its rank (BH-4.4)."""
    groups = state.harvests_of(picked.token)
    group = groups.get(state.grid[picked.cards[0]].rank, ())
    if picked.cards[0] in group and (len(picked.cards) == 1 or sorted(picked.cards) == sorted(group)):
        return
    why = (
        f"the token on {write_place(picked.token)} harvests one adjacent vacant card, or all of one rank,"
        f" not {[write_place(place) for place in picked.cards]}"
    )
    raise refuse(why, "BH-4.4", "picked", place=name_place(picked.token))
