"""What can follow now, as far as it can be listed."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from companion.cards import Card
from companion.engine.values import changed, with_item
from companion.games.bamboo_harvest import actions as act
from companion.games.bamboo_harvest.deck import BLACKS, COPIES, COURT, PLACES, REDS, REEDS, forest_size
from companion.games.bamboo_harvest.state import MOST_DEEDS, TOKENS, Phase, State
from companion.games.bamboo_harvest.steps import with_reeds
from companion.games.bamboo_harvest.turn import BUILD_COST, DEED_COST, court_beside, swap_cost

_STRIDES: Final = (1, 2, 3, 5, 11)
"""Strides through the cards; each gives a different example of a forest, or of the deeds laid face-up."""


def choices(state: State) -> tuple[act.Action, ...]:
    """Returns the actions that can follow.

    There are too many forests, and deeds laid face-up, to list them all: a few examples stand for all. Of the harvests,
    the best is listed, and those in which one token harvests differently.
    """
    match state.phase:
        case Phase.GRID:
            return tuple(act.Grid(_forest(stride)) for stride in _STRIDES)
        case Phase.START:
            return tuple(act.Start(seat=seat) for seat in range(len(state.players)))
        case Phase.PLACE:
            return tuple(act.Place(place) for place in PLACES if state.is_vacant(place))
        case Phase.DEEDS:
            return tuple(dict.fromkeys(_laid(state, stride) for stride in _STRIDES))
        case Phase.MANAGE:
            return tuple(_managing(state))
        case Phase.OVER:
            return ()
    builds = builds_of(state) if state.phase is Phase.BUILD else ()
    swaps = swaps_of(state) if state.phase is not Phase.HARVEST else ()
    return (*harvests_of(state), *builds, *swaps)


def open_step(state: State) -> Phase:
    """Returns the first of the steps up to the harvest for which the seat in turn has the reeds and a deed."""
    own = state.own
    if state.phase is Phase.BUILD and own.count and state.reeds[state.turn] >= BUILD_COST:
        return Phase.BUILD
    return Phase.SWAP if state.phase in (Phase.BUILD, Phase.SWAP) and has_deed_for_swap(state) else Phase.HARVEST


def has_deed_for_swap(state: State) -> bool:
    """Whether a deed of the seat in turn lies face-up, and has not been used for a swap if it is wild (BH-4.3)."""
    return len(state.own.up) > len(state.own.used)


def _forest(stride: int) -> tuple[Card, ...]:
    """Returns an example of a forest: every card of two red decks but one J, Q and K."""
    cards: list[Card] = []
    for card in REDS * COPIES:
        if sum(other.rank is card.rank for other in cards) < forest_size(card.rank):
            cards.append(card)
    return tuple(cards[place * stride % len(cards)] for place in PLACES)


def _laid(state: State, stride: int) -> act.LayDeeds:
    """Returns an example of the deeds that everybody lays face-up."""
    deeds = [card for card in (*BLACKS, *state.wild, *BLACKS) if not state.known_copies(card)]
    chosen = [deeds[place * stride % len(deeds)] for place in range(act.HANDED * len(state.players))]
    return act.LayDeeds(tuple(tuple(chosen[start : start + act.HANDED]) for start in range(0, len(chosen), act.HANDED)))


def possible_deeds(state: State) -> tuple[Card, ...]:
    """Returns the deeds that a face-down one can be."""
    return tuple(card for card in (*BLACKS, *state.wild) if state.known_copies(card) < state.copies(card))


def builds_of(state: State, *, face_down: bool = True) -> tuple[act.Build, ...]:
    """Returns the builds of the seat in turn, with deeds that lie face-up and those that may be face-down."""
    return _builds(state, PLACES, face_down=face_down)


def builds_at(state: State, place: int) -> tuple[act.Build, ...]:
    """Returns the builds of the seat in turn on one card."""
    return _builds(state, (place,), face_down=True)


def _builds(state: State, places: Iterable[int], *, face_down: bool) -> tuple[act.Build, ...]:
    own = state.own
    if state.reeds[state.turn] < BUILD_COST or state.built.count(state.turn) == TOKENS:
        return ()
    vacant = [place for place in places if state.is_vacant(place)]
    held = possible_deeds(state) if own.down and face_down else ()
    deeds = [*((card, "up") for card in dict.fromkeys(own.up)), *((card, "down") for card in held)]
    return tuple(
        act.Build(card, origin, place) for card, origin in deeds for place in vacant if state.matches(card, place)
    )


def swaps_of(state: State) -> tuple[act.Swap, ...]:
    """Returns the swaps of the seat in turn that it can pay."""
    return _swaps(state, combinations(vacant_places(state), 2))


def swaps_from(state: State, place: int) -> tuple[act.Swap, ...]:
    """Returns the swaps of one card that the seat in turn can pay; the card's own place comes first in each."""
    vacant = vacant_places(state)
    return _swaps(state, ((place, other) for other in vacant if other != place)) if place in vacant else ()


def dear_swaps_from(state: State, place: int) -> tuple[int, ...]:
    """Returns the places that a face-up deed could swap with `place`, if the seat had the reeds."""
    paid = {other for swap in swaps_from(state, place) for other in swap.on}
    rich = changed(state, reeds=with_reeds(state, swap_cost(PLACES[0], PLACES[-1])))
    return tuple({other: None for swap in swaps_from(rich, place) for other in swap.on if other not in {place, *paid}})


def swaps_between(state: State, one: int, other: int) -> dict[int, act.Swap]:
    """Returns the swaps of two places by where the disturbance token goes, a wild deed used only where it must be.

    Of several other deeds it does not matter which is used: it stays.
    """
    swaps = [swap for swap in swaps_from(state, one) if other in swap.on]
    deed = min((swap.deed for swap in swaps), key=lambda deed: deed in state.wild, default=None)
    return {swap.token: swap for swap in swaps if swap.deed == deed}


def vacant_places(state: State) -> list[int]:
    """Returns the places that are vacant once the disturbance token of the seat in turn is cleared."""
    disturbed = state.cleared()
    return [place for place in PLACES if state.built[place] is None and place not in disturbed]


def _swaps(state: State, pairs: Iterable[tuple[int, int]]) -> tuple[act.Swap, ...]:
    deeds = [card for card in dict.fromkeys(state.own.up) if card not in state.own.used]
    reeds, paid = state.reeds[state.turn], tuple(pairs)
    return tuple(
        act.Swap(card, pair, token)
        for card in deeds
        for pair in paid
        if (state.matches(card, pair[0]) or state.matches(card, pair[1])) and swap_cost(*pair) <= reeds
        for token in pair
    )


def picks_of(state: State, token: int) -> tuple[act.HarvestSource, ...]:
    """Returns what a token can harvest, the best first: by most reeds, then most deeds, then place."""
    groups = state.harvests_of(token)
    picks = [act.HarvestSource(token, places) for places in groups.values()]
    picks += [act.HarvestSource(token, (place,)) for places in groups.values() if len(places) > 1 for place in places]
    return tuple(sorted(picks, key=lambda picked: _worth(state, picked), reverse=True))


def _worth(state: State, picked: act.HarvestSource) -> tuple[int, int]:
    ranks = [state.grid[place].rank for place in picked.cards]
    return sum(REEDS[rank] for rank in ranks), sum(rank in COURT for rank in ranks)


def harvests_of(state: State) -> tuple[act.Harvest, ...]:
    """Returns the best harvest of the seat in turn, and those in which one token harvests otherwise."""
    if state.phase is not Phase.HARVEST:
        state = cleared_of(state)
    picks = [found for token in state.tokens_of(state.turn) if (found := picks_of(state, token))]
    best = tuple(found[0] for found in picks)
    others = (with_item(best, place, other) for place, found in enumerate(picks) for other in found[1:])
    return (act.Harvest(best), *map(act.Harvest, others))


def cleared_of(state: State) -> State:
    """Returns the state as it is once the seat in turn has cleared its disturbance token (BH-4.2)."""
    return changed(state, disturbance=state.cleared())


def _managing(state: State) -> Iterator[act.Action]:
    own, progress = state.own, state.progress
    if not progress.managed:
        if not progress.bought and state.reeds[state.turn] >= DEED_COST and court_beside(state) is None:
            yield act.Buy()
        if not progress.redrawn and progress.drawn and own.down:
            yield act.Redraw()
    if own.down:
        yield from (act.Reveal((card,)) for card in possible_deeds(state))
    if own.count > MOST_DEEDS:
        yield from (act.Discard(up=(card,)) for card in dict.fromkeys(own.up))
        yield from (act.Discard(down=down) for down in range(1, min(own.down, own.count - MOST_DEEDS) + 1))
    else:
        yield act.End()
