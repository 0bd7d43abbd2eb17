"""A turn after its harvest: the deeds, and its end (BH-4.4, BH-4.5)."""

from typing import Final

from companion.engine.values import changed
from companion.games.bamboo_harvest.actions import Buy, Discard, End, Redraw, Reveal
from companion.games.bamboo_harvest.deck import COURT
from companion.games.bamboo_harvest.forest import name_place
from companion.games.bamboo_harvest.refusal import refuse
from companion.games.bamboo_harvest.state import (
    MOST_DEEDS,
    NOTHING_DONE,
    Deeds,
    Phase,
    Piles,
    State,
    summarise_turn,
)
from companion.games.bamboo_harvest.steps import check_deeds, check_step, draw_deeds, with_deeds, with_reeds, without
from companion.games.bamboo_harvest.turn import check_face_up
from companion.games.bamboo_harvest.winning import find_win
from companion.phrases import Player

DEED_COST: Final = 10
_MANAGE: Final = (Phase.MANAGE,)


def buy(state: State, action: Buy) -> State:
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


def redraw(state: State, action: Redraw) -> State:
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


def reveal(state: State, action: Reveal) -> State:
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


def discard(state: State, action: Discard) -> State:
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


def _managed(state: State, own: Deeds, piles: Piles, action: Reveal | Discard) -> State:
    progress = changed(state.progress, managed=True)
    return changed(state, deeds=with_deeds(state, own), piles=piles, progress=progress, last=action)


def end(state: State, action: End) -> State:
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
