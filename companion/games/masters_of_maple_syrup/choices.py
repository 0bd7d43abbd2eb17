"""What can follow now, as far as it can be listed; effects are entered in a form."""

from collections.abc import Iterator

from companion.errors import ImpossibleActionError
from companion.games.masters_of_maple_syrup.actions import Action, Develop, End, Harvest, Select, Tap, Value
from companion.games.masters_of_maple_syrup.catalogue import RED_MAPLE, find_card
from companion.games.masters_of_maple_syrup.options import CHOOSE, DEVELOP, HARVEST, TAP
from companion.games.masters_of_maple_syrup.rules import apply, excess_of
from companion.games.masters_of_maple_syrup.state import Phase, State, Turn
from companion.games.masters_of_maple_syrup.turn_actions import price_of

LISTED = range(4)
"""The numbers of cards drawn or paid, and of points beside a card's value, that are listed if they are not known."""


def choices(state: State) -> tuple[Action, ...]:
    """Returns the actions that can follow; none when the game is over, though a value can still be corrected."""
    if state.phase is Phase.OVER:
        return ()
    return tuple(action for action in _candidates(state) if is_possible(state, action))


def is_possible(state: State, action: Action) -> bool:
    """Whether an action can come next."""
    try:
        apply(state, action)
    except ImpossibleActionError:
        return False
    return True


def _candidates(state: State) -> Iterator[Action]:
    if state.phase is Phase.TALLY:
        for seat, place in state.asked:
            known = state.sides[seat].placed[place].value or 0
            yield from (Value(seat, place, known + points) for points in LISTED)
    elif state.turn is None:
        for name in state.options.action_cards:
            chosen = (TAP, HARVEST, DEVELOP) if name == CHOOSE else (None,)
            yield from (Select(name, one) for one in chosen)
    else:
        yield from _turn_actions(state, state.turn)
        yield End(excess_of(state) or None)


def _turn_actions(state: State, turn: Turn) -> Iterator[Action]:
    for seat in (turn.seat, 1 - turn.seat):
        places = range(len(state.sides[seat].placed))
        if turn.does == TAP:
            yield from (Tap(seat, (place,)) for place in places)
        elif turn.does == HARVEST:
            for place in places:
                known = state.sides[seat].placed[place].card.draws is not None
                yield from (Harvest(seat, (place,), drew) for drew in ((None,) if known else LISTED))
        else:
            for name in names_known(state):
                price = price_of(state, turn, find_card(state.options.catalogue, name))
                yield from (Develop(seat, name, paid) for paid in (LISTED if price is None else (None,)))


def names_known(state: State) -> tuple[str, ...]:
    """Returns the names of the cards that can be developed, as far as they are known."""
    return tuple(dict.fromkeys((RED_MAPLE, *(card.name for card in state.options.catalogue))))
