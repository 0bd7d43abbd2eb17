"""Who played which card, after a correction has changed who leads (MY-5.2, MY-5.6)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from companion.errors import ImpossibleActionError
from companion.games.mast_year.actions import Action, Play
from companion.games.mast_year.rules import PLAYERS, apply
from companion.games.mast_year.state import Phase, State

Placed: TypeAlias = tuple[int, Action]


def seated(state: State, action: Action) -> Action:
    """Returns `action` with the seat whose turn it is, if it names none."""
    return moved(state, action) if isinstance(action, Play) and action.seat is None else action


def moved(state: State, action: Action) -> Action:
    """Returns `action` with the seat whose turn it is."""
    if isinstance(action, Play) and state.phase is Phase.TRICKS and action.seat != state.turn:
        return replace(action, seat=state.turn)
    return action


def rearranged(state: State, actions: Sequence[Action], *, stay: bool) -> Sequence[Placed]:
    """Returns `actions` with their places and with seats that agree again; unchanged from the first impossible one on.

    `stay`: each card keeps its player, and a trick is played clockwise from its leader; else the cards keep
    their order, and go to the seats whose turn it is.
    """
    done: list[Placed] = []
    try:
        for group in _groups(state, actions):
            order = _by_turn(state, group) if stay else group
            for place, action in order:
                after = action if stay else moved(state, action)
                done.append((place, after))
                state = apply(state, after)
    except ImpossibleActionError:
        pass
    kept = {place for place, _ in done}
    rest = [(place, action) for place, action in enumerate(actions) if place not in kept]
    return (*done, *rest)


def _groups(state: State, actions: Sequence[Action]) -> Iterator[list[Placed]]:
    """Yields `actions` trick by trick; a choice, or any action that is no play, by itself."""
    missing = PLAYERS - len(state.hand.table) if state.hand else PLAYERS
    group: list[Placed] = []
    for place, action in enumerate(actions):
        begins = not isinstance(action, Play) or len(group) == missing or _is_second(action, group)
        if begins and group:
            yield group
            group, missing = [], PLAYERS
        group.append((place, action))
    if group:
        yield group


def _is_second(play: Play, group: list[Placed]) -> bool:
    """Whether the seat of `play` has played in `group` before, or a choice stands there."""
    return any(not isinstance(action, Play) or action.seat == play.seat is not None for _, action in group)


def _by_turn(state: State, group: list[Placed]) -> list[Placed]:
    """Returns a trick's plays in the order in which their seats play; the rest of a begun trick unchanged."""
    turn = state.turn
    seats = [action.seat for _, action in group if isinstance(action, Play) and action.seat is not None]
    if turn is None or len(seats) < len(group) or (state.hand and state.hand.table):
        return group
    first = turn
    by_seat = dict(zip(seats, group, strict=True))
    return [by_seat[seat] for seat in sorted(seats, key=lambda seat: (seat - first) % PLAYERS)]
