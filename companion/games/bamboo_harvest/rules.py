"""What each action does: pure functions, a state and an action in, the next state out."""

from collections.abc import Callable
from typing import Any, Final

from companion.errors import BadRecordError
from companion.games.bamboo_harvest import managing, opening, turn
from companion.games.bamboo_harvest.actions import (
    Action,
    Build,
    Buy,
    Discard,
    End,
    Grid,
    Harvest,
    LayDeeds,
    Place,
    Redraw,
    Reveal,
    Start,
    Swap,
)
from companion.games.bamboo_harvest.deck import DEEDS
from companion.games.bamboo_harvest.forest import PLACES
from companion.games.bamboo_harvest.state import FIRST_DEEDS, FIRST_REEDS, SEATS, Deeds, Phase, Piles, State


def start(players: tuple[str, ...]) -> State:
    """Returns the state before the forest is known. Raises BadRecordError."""
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


def apply(state: State, action: Action) -> State:
    """Returns the state after `action`. Raises ImpossibleActionError."""
    return _APPLY[type(action)](state, action)


_APPLY: Final[dict[type, Callable[[State, Any], State]]] = {
    Grid: opening.lay_forest,
    Start: opening.find_starter,
    Place: opening.place_token,
    LayDeeds: opening.lay_deeds,
    Build: turn.build,
    Swap: turn.swap,
    Harvest: turn.harvest,
    Buy: managing.buy,
    Redraw: managing.redraw,
    Reveal: managing.reveal,
    Discard: managing.discard,
    End: managing.end,
}
