"""What each action does, from the opening on: a state and an action in, the next state out."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from companion.cards import Card
from companion.engine.fields import read_fields
from companion.engine.values import changed, with_item
from companion.errors import BadRecordError, refuse
from companion.games.bamboo_harvest import actions as act
from companion.games.bamboo_harvest import turn
from companion.games.bamboo_harvest.deck import (
    COPIES,
    DEEDS,
    PLACES,
    RED,
    find_wild,
    forest_size,
    name_place,
    start_order,
    write_place,
)
from companion.games.bamboo_harvest.state import (
    FIRST_DEEDS,
    FIRST_REEDS,
    FIRST_TOKENS,
    SEATS,
    Deeds,
    Phase,
    Piles,
    State,
)
from companion.games.bamboo_harvest.steps import check_deeds, check_step


def lay_forest(state: State, action: act.Grid) -> State:
    """Takes in the forest (BH-1.2)."""
    check_step(state, (Phase.GRID,))
    faces, ranks = Counter[Card](), Counter[int]()
    for card in action.cards:
        faces[card] += 1
        ranks[card.rank] += 1
        if card.suit not in RED:
            raise refuse(f"{card.sign} is black: the forest holds ♦ and ♥", "BH-1.2", "black", card=card)
        if faces[card] > COPIES:
            raise refuse(f"{card.sign} lies in the forest a third time", "BH-1.2", "third", card=card)
        if ranks[card.rank] > forest_size(card.rank):
            most = forest_size(card.rank)
            why = f"the forest holds {most} cards of the rank {card.rank.letter}, and {card.sign} is one more"
            raise refuse(why, "BH-1.2", "too-many", card=card, count=most)
    wild = find_wild(action.cards)
    return changed(state, phase=Phase.START, grid=action.cards, wild=wild, last=action)


def find_starter(state: State, action: act.Start) -> State:
    """Finds who starts, by the discards or because the action says so (BH-2.1)."""
    check_step(state, (Phase.START,))
    number = len(state.players)
    if (action.discards is None) is (action.seat is None):
        raise refuse("either the discards are told, or who starts: give 'discards' or 'seat'", "BH-2.1", "start-by")
    if action.seat is not None and (action.seat >= number or action.backs is not None):
        why = f"'start' needs a seat from 0 to {number - 1} alone, or the discards"
        raise refuse(why, "BH-2.1", "start-by")
    known = action.discards or ()
    starter = _highest(state, known, action.backs) if action.seat is None else action.seat
    deeds = (Deeds(down=FIRST_DEEDS - 1),) * number
    piles = Piles(state.piles.draw, number, known)
    return changed(state, phase=Phase.PLACE, starter=starter, turn=starter, deeds=deeds, piles=piles, last=action)


def _highest(state: State, discards: tuple[Card, ...], backs: tuple[str, ...] | None) -> int:
    """Returns the seat of the highest discard (BH-2.1)."""
    number = len(state.players)
    if len(discards) != number or (backs is not None and len(backs) != number):
        raise refuse(f"{number} players discard one deed each: name {number}", "BH-2.1", "each-one", count=number)
    check_deeds(state, discards)
    for card in discards:
        twins = [other for other in range(number) if discards[other] == card]
        if len(twins) > 1 and (backs is None or len({backs[twin] for twin in twins}) < len(twins)):
            why = f"{card.sign} was discarded twice: 'backs' must name a black and a green one"
            raise refuse(why, "BH-2.1", "backs", card=card)
    black = [back == "black" for back in backs] if backs else [False] * number
    return max(range(number), key=lambda seat: (start_order(discards[seat]), black[seat]))


def place_token(state: State, action: act.Place) -> State:
    """Places the next token: clockwise, then in reverse order (BH-2.2)."""
    check_step(state, (Phase.PLACE,), action.seat)
    place, number = action.on, len(state.players)
    if not state.is_vacant(place):
        why = f"a token stands on {write_place(place)} already: place it on a vacant card"
        raise refuse(why, "BH-2.2", "not-vacant", place=name_place(place))
    built = with_item(state.built, place, state.turn)
    placed = state.placed + 1
    if placed == FIRST_TOKENS * number:
        return changed(state, phase=Phase.DEEDS, built=built, placed=placed, turn=state.starter, last=action)
    order = placed if placed < number else 2 * number - 1 - placed
    return changed(state, built=built, placed=placed, turn=(state.starter + order) % number, last=action)


def lay_deeds(state: State, action: act.LayDeeds) -> State:
    """Lays everybody's two deeds face-up, and begins the first turn (BH-2.3)."""
    check_step(state, (Phase.DEEDS,))
    number = len(state.players)
    if len(action.up) != number:
        raise refuse(f"{number} players lay two deeds each: name {number} pairs", "BH-2.3", "pairs", count=number)
    check_deeds(state, tuple(card for pair in action.up for card in pair))
    deeds = tuple(Deeds(up=pair) for pair in action.up)
    return changed(state, phase=Phase.BUILD, deeds=deeds, round=1, last=action)


def start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
    """Returns the state before the forest is known. Raises BadRecordError, also for options: there are none."""
    read_fields("option", options, {})
    number = len(players)
    if number not in SEATS:
        raise BadRecordError(f"'players' has {number} names; two to four players can play (BH-1.5)")
    return State(
        players,
        Phase.GRID,
        turn=0,
        starter=0,
        round=0,
        grid=(),
        wild=(),
        built=(None,) * len(PLACES),
        disturbance=(None,) * number,
        reeds=(FIRST_REEDS,) * number,
        deeds=(Deeds(down=FIRST_DEEDS),) * number,
        piles=Piles(DEEDS - FIRST_DEEDS * number, 0),
    )


def apply(state: State, action: act.Action) -> State:
    """Returns the state after `action`. Raises ImpossibleActionError."""
    return _APPLY[type(action)](state, action)


_APPLY: Final[dict[type, Callable[[State, Any], State]]] = {
    act.Grid: lay_forest,
    act.Start: find_starter,
    act.Place: place_token,
    act.LayDeeds: lay_deeds,
    act.Build: turn.build,
    act.Swap: turn.swap,
    act.Harvest: turn.harvest,
    act.Buy: turn.buy,
    act.Redraw: turn.redraw,
    act.Reveal: turn.reveal,
    act.Discard: turn.discard,
    act.End: turn.end,
}
