"""What the actions of a turn do (BH-4)."""

from typing import Final

from companion.cards import Card
from companion.engine.values import changed, with_item
from companion.errors import refuse
from companion.games.bamboo_harvest import actions as act
from companion.games.bamboo_harvest.deck import COURT, NO_REEDS, REEDS, distance, name_place, write_place
from companion.games.bamboo_harvest.path import find_win
from companion.games.bamboo_harvest.state import (
    MOST_DEEDS,
    NOTHING_DONE,
    TOKENS,
    Deeds,
    Phase,
    Piles,
    State,
    summarise_turn,
)
from companion.games.bamboo_harvest.steps import (
    check_deeds,
    check_step,
    draw_deeds,
    with_deeds,
    with_reeds,
    without,
)
from companion.phrases import Player

BUILD_COST: Final = 30
FREE_EDGES: Final = 2
EDGE_COST: Final = 5
_TO_SWAP: Final = (Phase.BUILD, Phase.SWAP)
_TO_HARVEST: Final = (Phase.BUILD, Phase.SWAP, Phase.HARVEST)


def build(state: State, action: act.Build) -> State:
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


def swap(state: State, action: act.Swap) -> State:
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


def _check_swap(state: State, action: act.Swap) -> None:
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


def harvest(state: State, action: act.Harvest) -> State:
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


def _check_picked(state: State, picked: act.HarvestSource) -> None:
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


DEED_COST: Final = 10
_MANAGE: Final = (Phase.MANAGE,)


def buy(state: State, action: act.Buy) -> State:
    """Buys a deed (BH-4.4)."""
    check_step(state, _MANAGE, action.seat)
    _check_drawing(state)
    seat = state.turn
    if state.progress.bought:
        raise refuse("a deed was already bought in this turn: only one can be", "BH-4.4", "bought")
    court = court_beside(state)
    if court is not None:
        card = state.grid[court]
        why = f"the vacant {card.sign} lies beside a token of seat {seat}: no deed can be bought"
        raise refuse(why, "BH-4.4", "court", player=Player(seat), card=card, place=name_place(court))
    if state.reeds[seat] < DEED_COST:
        why = f"a deed costs {DEED_COST} reeds, and seat {seat} has {state.reeds[seat]}"
        raise refuse(why, "BH-4.4", "reeds", player=Player(seat), cost=DEED_COST, reeds=state.reeds[seat])
    own = state.own
    piles, drawn = draw_deeds(state.piles, 1)
    return changed(
        state,
        deeds=with_deeds(state, Deeds(own.up, own.used, own.down + drawn)),
        reeds=with_reeds(state, -DEED_COST),
        piles=piles,
        progress=changed(state.progress, bought=True, drawn=state.progress.drawn + drawn),
        last=action,
    )


def court_beside(state: State) -> int | None:
    """Returns a vacant J, Q or K beside a token of the seat in turn, or None (BH-4.4)."""
    for token in state.tokens_of(state.turn):
        for rank, places in state.harvests_of(token).items():
            if rank in COURT:
                return places[0]
    return None


def _check_drawing(state: State) -> None:
    if state.progress.managed:
        why = "deeds are bought and drawn before any is revealed or discarded"
        raise refuse(why, "BH-4.5", "managed")


def redraw(state: State, action: act.Redraw) -> State:
    """Discards a deed just drawn, unseen, and draws another (BH-4.4)."""
    check_step(state, _MANAGE, action.seat)
    _check_drawing(state)
    if state.progress.redrawn:
        raise refuse("a deed was already drawn again in this turn: only one can be", "BH-4.4", "redrawn")
    if not state.progress.drawn or not state.own.down:
        raise refuse("no deed was drawn in this turn: none can be drawn again", "BH-4.4", "not-drawn")
    piles = Piles(state.piles.draw, state.piles.discard + 1, state.piles.known)
    piles, _ = draw_deeds(piles, 1)
    progress = changed(state.progress, redrawn=True)
    return changed(state, piles=piles, progress=progress, last=action)


def reveal(state: State, action: act.Reveal) -> State:
    """Lays face-down deeds face-up (BH-4.5)."""
    check_step(state, _MANAGE, action.seat)
    own, seat = state.own, state.turn
    if len(action.cards) > own.down:
        raise refuse(
            f"seat {seat} has {own.down} deeds face-down", "BH-4.5", "down", player=Player(seat), count=own.down
        )
    check_deeds(state, action.cards)
    deeds = Deeds((*own.up, *action.cards), own.used, own.down - len(action.cards))
    return _managed(state, deeds, state.piles, action)


def discard(state: State, action: act.Discard) -> State:
    """Gives deeds away, down to three and no further (BH-4.5)."""
    check_step(state, _MANAGE, action.seat)
    own, seat, up, down = state.own, state.turn, action.up or (), action.down or 0
    if not up and not down:
        raise refuse("nothing is discarded: name face-up deeds in 'up', or a number in 'down'", "BH-4.5", "nothing")
    if down > own.down:
        raise refuse(
            f"seat {seat} has {own.down} deeds face-down", "BH-4.5", "down", player=Player(seat), count=own.down
        )
    deeds = Deeds(own.up, own.used, own.down - down)
    for card in up:
        check_face_up(seat, deeds, card, "BH-4.5")
        deeds = without(deeds, card)
    if deeds.count < MOST_DEEDS:
        why = f"nobody discards below {MOST_DEEDS} deeds: {deeds.count} would be left"
        raise refuse(why, "BH-4.5", "below", count=MOST_DEEDS)
    count = len(up) + down
    piles = Piles(state.piles.draw, state.piles.discard + count, (*state.piles.known, *up))
    return _managed(state, deeds, piles, action)


def _managed(state: State, own: Deeds, piles: Piles, action: act.Reveal | act.Discard) -> State:
    progress = changed(state.progress, managed=True)
    return changed(state, deeds=with_deeds(state, own), piles=piles, progress=progress, last=action)


def end(state: State, action: act.End) -> State:
    """Ends the turn; a player for whom a win stands as their turn begins wins (BH-5.5)."""
    check_step(state, _MANAGE, action.seat)
    if state.own.count > MOST_DEEDS:
        why = f"seat {state.turn} has {state.own.count} deeds: discard down to {MOST_DEEDS} first"
        raise refuse(why, "BH-4.5", "too-many-deeds", player=Player(state.turn), count=MOST_DEEDS)
    seat = (state.turn + 1) % len(state.players)
    win = find_win(state.built, seat, len(state.players))
    after = changed(
        state,
        phase=Phase.BUILD,
        turn=seat,
        round=state.round + (seat == state.starter),
        progress=NOTHING_DONE,
        last=action,
        past_turns=(*state.past_turns, summarise_turn(state)),
    )
    if win:
        return changed(after, phase=Phase.OVER, winner=seat, won_by=win.by, path=win.path)
    return after
