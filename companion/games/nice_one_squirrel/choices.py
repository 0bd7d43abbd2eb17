"""What can follow now."""

from collections.abc import Iterator

from companion.games.nice_one_squirrel.actions import Action, Pass, Play, Take, Visit
from companion.games.nice_one_squirrel.nuts import COPIES, NUTS, Nut
from companion.games.nice_one_squirrel.state import Phase, State


def choices(state: State) -> tuple[Action, ...]:
    """Returns the actions that can follow; what a hand holds is not known, so every nut that can be in it is there."""
    if state.phase is Phase.VISIT:
        return tuple(_visits(state))
    if state.phase is Phase.OVER:
        return ()
    plays = tuple(Play(nut) for nut in playable(state)) if state.hands[state.turn] else ()
    return (*plays, Pass(), *(map(Take, takeable(state))))


def playable(state: State) -> tuple[Nut, ...]:
    """Returns the nuts that the hand in turn can hold: one taken up, or one with a copy that is still unseen."""
    own = {nut for seat, nut in state.taken if seat == state.turn}
    return tuple(nut for nut in NUTS if nut in own or state.known(nut) < COPIES)


def takeable(state: State) -> tuple[Nut, ...]:
    """Returns the nuts that can be taken up from the cache in turn (NS-5.2)."""
    if state.phase is not Phase.ACT or not state.options.taking_up or state.here is None:
        return ()
    return tuple(dict.fromkeys(state.cache(state.here).nuts))


def _visits(state: State) -> Iterator[Visit]:
    unseen = [nut for nut in NUTS if state.known(nut) < COPIES]
    for number in state.reachable():
        if state.cache(number).down:
            yield from (Visit(number, nut) for nut in unseen)
        else:
            yield Visit(number)
