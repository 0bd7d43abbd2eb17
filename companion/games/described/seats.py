"""Who did what, also after a correction has changed who leads or whose turn it is."""

from collections.abc import Sequence
from dataclasses import replace

from companion.errors import ImpossibleActionError
from companion.games.described.actions import Action, Bid, Double, NoBid, Play
from companion.games.described.rules import apply
from companion.games.described.state import Phase, State
from companion.games.described.summary import turn_of


def seated(state: State, action: Action) -> Action:
    """Returns `action` with the seat whose turn it is, if it names none."""
    return moved(state, action) if isinstance(action, Bid | NoBid | Double | Play) and action.seat is None else action


def moved(state: State, action: Action) -> Action:
    """Returns `action` with the seat whose turn it is."""
    turn = turn_of(state)
    is_due = isinstance(action, Bid | NoBid | Double) if state.phase is Phase.BID else isinstance(action, Play)
    if isinstance(action, Bid | NoBid | Double | Play) and is_due and turn is not None and action.seat != turn:
        return replace(action, seat=turn) if state.phase in (Phase.BID, Phase.PLAY) else action
    return action


def rearranged(state: State, actions: Sequence[Action], *, stay: bool) -> Sequence[tuple[int, Action]]:
    """Returns `actions` with their places and with seats that agree again; unchanged from the first impossible one on.

    `stay`: each card keeps its player, and the cards of a trick come in the order of play; else they keep their order.
    """
    done: list[tuple[int, Action]] = []
    left = list(enumerate(actions))
    try:
        while left:
            at = _next(state, left) if stay else 0
            place, action = left[at]
            action = action if stay else moved(state, action)
            state = apply(state, action)
            done.append((place, action))
            del left[at]
    except ImpossibleActionError:
        pass
    return (*done, *left)


def _next(state: State, left: list[tuple[int, Action]]) -> int:
    """Returns which of the actions that are left is that of the seat in turn: the first, unless others were meant."""
    turn = turn_of(state)
    for at, (_, action) in enumerate(left[: len(state.players)]):
        if not isinstance(action, Play) or action.seat is None:
            break
        if action.seat == turn:
            return at
    return 0
