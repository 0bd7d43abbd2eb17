"""A counter that the table changes by touch."""

from dataclasses import replace

from companion.games.described.actions import Count
from companion.games.described.description import Per
from companion.games.described.errors import NONE, impossible, too_soon
from companion.games.described.scoring import clamp
from companion.games.described.state import Phase, State


def count(state: State, action: Count) -> State:
    """Returns the state after a counter was changed. Raises ImpossibleActionError."""
    description = state.description
    place = next((place for place, one in enumerate(description.counters) if one.name == action.counter), None)
    if state.phase is Phase.OVER:
        raise too_soon(state)
    if place is None or not description.counters[place].touch:
        names = ", ".join(one.name for one in description.counters if one.touch) or NONE
        raise impossible("impossible.counter", "counter.touch", counter=repr(action.counter[:40]), known=names)
    counter = description.counters[place]
    if clamp(counter, action.value) != action.value:
        raise impossible("impossible.counter-bounds", "counter", counter=counter.name, value=action.value)
    held = state.ledger.counters[place]
    where = _counter_place(state, counter.per, action.seat)
    held = tuple(action.value if one == where else old for one, old in enumerate(held))
    counters = tuple(held if one == place else old for one, old in enumerate(state.ledger.counters))
    return replace(state, ledger=replace(state.ledger, counters=counters))


def _counter_place(state: State, per: Per, seat: int | None) -> int:
    places = {Per.PLAYER: tuple(range(len(state.players))), Per.SIDE: tuple(seats[0] for seats in state.sides)}
    if per is Per.HAND and seat is None:
        return 0
    if per is Per.HAND or seat not in places[per]:
        if per is Per.HAND:
            raise impossible("impossible.counter-of-hand", "counter.per")
        raise impossible("impossible.counter-per", "counter.per", per=per, seats=str(list(places[per])))
    return places[per].index(seat)
