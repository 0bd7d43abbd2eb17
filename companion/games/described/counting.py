"""A counter that the table changes by touch."""

from dataclasses import replace

from companion.games.described.actions import Count
from companion.games.described.description import Per
from companion.games.described.errors import impossible, too_soon
from companion.games.described.scoring import clamp
from companion.games.described.state import Phase, State


def count(state: State, action: Count) -> State:
    """Returns the state after a counter was changed. Raises ImpossibleActionError."""
    description = state.description
    place = next((place for place, one in enumerate(description.counters) if one.name == action.counter), None)
    if state.phase is Phase.OVER:
        raise too_soon(state)
    if place is None or not description.counters[place].touch:
        names = ", ".join(one.name for one in description.counters if one.touch) or "there are none"
        raise impossible(f"{action.counter[:40]!r} cannot be changed by touch: known are {names}", "counter.touch")
    counter = description.counters[place]
    if clamp(counter, action.value) != action.value:
        raise impossible(f"{counter.name} cannot be {action.value}: its bounds are in the file", "counter")
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
        wanted = "leave the seat out" if per is Per.HAND else f"name a seat of {list(places[per])}"
        raise impossible(f"this counter is per {per}: {wanted}", "counter.per")
    return places[per].index(seat)
