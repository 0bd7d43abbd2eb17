"""What each action does, and what can follow: a state and an action in, the next state out."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from companion.engine.values import with_item, without_item
from companion.errors import ImpossibleActionError, refuse
from companion.games.nice_one_squirrel.actions import CACHES, Action, Pass, Play, Take, Visit
from companion.games.nice_one_squirrel.nuts import COPIES, NUTS, Nut, name_nut
from companion.games.nice_one_squirrel.options import HAND_SIZES, read_options
from companion.games.nice_one_squirrel.state import Cache, LastTurn, Phase, State, score_nut
from companion.phrases import Player

GOAL: Final = 20
"""The points that begin the last round where nuts may be taken up (NS-5.2)."""
_EMPTY: Final = {5: (5, CACHES)}
"""The caches that begin without a nut, by the number of players (NS-2.1)."""
_WAITS: Final = {
    Phase.VISIT: ("the squirrel goes to a cache now: only 'visit' can follow", "NS-3.2"),
    Phase.ACT: ("the squirrel has reached its cache: 'play' or 'pass' can follow", "NS-3.4"),
    Phase.OVER: ("the game is over: nothing can follow", "NS-5.1"),
}


def start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
    """Returns the state before the first turn. Raises BadRecordError."""
    number = len(players)
    agreed = read_options(options, number)
    empty = _EMPTY.get(number, (CACHES,))
    caches = tuple(Cache(cache, cache not in empty) for cache in range(1, CACHES + 1))
    hands, scores = (HAND_SIZES[number],) * number, (0,) * number
    return State(agreed, players, Phase.VISIT, agreed.first, caches, (None,) * number, hands, scores)


def apply(state: State, action: Action) -> State:
    """Returns the state after `action`. Raises ImpossibleActionError."""
    return _APPLY[type(action)](state, action)


def _check_turn(state: State, phase: Phase, seat: int | None) -> None:
    if state.phase is not phase:
        why, rule = _WAITS[state.phase]
        raise refuse(why, rule, state.phase)
    if seat is not None and seat != state.turn:
        raise refuse(f"it is seat {state.turn}'s turn, not seat {seat}'s", "NS-2.2", "turn", player=Player(state.turn))


def _visit(state: State, action: Visit) -> State:
    _check_turn(state, Phase.VISIT, action.seat)
    number, found = action.cache, action.found
    _check_move(state, number)
    cache = state.cache(number)
    if cache.down is not (found is not None):
        raise _found_refusal(number, cache.down)
    if found is not None:
        _check_copy(state, found)
        cache = Cache(number, down=False, nuts=(*cache.nuts, found))
    did = "found" if found else "stayed" if number == state.here else "moved"
    last = LastTurn(state.turn, number, did, found)
    squirrels = with_item(state.squirrels, state.turn, number)
    caches = with_item(state.caches, number - 1, cache)
    return replace(state, phase=Phase.ACT, squirrels=squirrels, caches=caches, last=last)


def _check_move(state: State, number: int) -> None:
    reachable = state.reachable()
    if number in reachable:
        return
    rule = "NS-3.1" if state.here is None else "NS-3.2"
    caches = " or ".join(map(str, reachable))
    why = f"seat {state.turn} cannot go to cache {number}: go to {caches}"
    raise refuse(why, rule, "reach", player=Player(state.turn), cache=number, caches=reachable, count=len(reachable))


def _found_refusal(number: int, down: bool) -> ImpossibleActionError:
    if down:
        why = f"a nut lies face-down in cache {number}: write it as 'found'"
        return refuse(why, "NS-3.3", "lies-down", cache=number)
    return refuse(f"no nut lies face-down in cache {number}: leave 'found' out", "NS-3.3", "nothing-down", cache=number)


def _check_copy(state: State, nut: Nut) -> None:
    if state.known(nut) >= COPIES:
        why = f"both {nut.name} have come to light already: name another nut"
        raise refuse(why, "NS-1.2", "third", nut=name_nut(nut))


def _play(state: State, action: Play) -> State:
    _check_turn(state, Phase.ACT, action.seat)
    seat, nut, number = state.turn, action.nut, state.here
    assert number is not None
    taken = state.taken
    if (seat, nut) in taken:  # the copy that was taken up counts as the one played next
        place = taken.index((seat, nut))
        taken = without_item(taken, place)
    else:
        _check_copy(state, nut)
    cache = state.cache(number)
    played = score_nut(nut, cache.nuts, seat, number)
    state = _with_cache(state, Cache(number, down=False, nuts=(*cache.nuts, nut)), -1)
    scores = with_item(state.scores, seat, state.scores[seat] + played.points)
    last = LastTurn(seat, number, "played", nut)
    return _end_turn(replace(state, scores=scores, plays=(*state.plays, played), taken=taken, last=last))


def _pass(state: State, action: Pass) -> State:
    _check_turn(state, Phase.ACT, action.seat)
    assert state.here is not None
    return _end_turn(replace(state, last=LastTurn(state.turn, state.here, "passed")))


def _take(state: State, action: Take) -> State:
    _check_turn(state, Phase.ACT, action.seat)
    if not state.options.taking_up:
        raise refuse("nuts are not taken up in this game: 'play' or 'pass' can follow", "NS-5.2", "taking-up")
    seat, nut, number = state.turn, action.nut, state.here
    assert number is not None
    nuts = state.cache(number).nuts
    if nut not in nuts:
        why = f"no {nut.name} lies in cache {number}: take one that does"
        raise refuse(why, "NS-5.2", "not-there", nut=name_nut(nut), cache=number)
    place = nuts.index(nut)
    state = _with_cache(state, Cache(number, down=False, nuts=without_item(nuts, place)), 1)
    taken = (*state.taken, (seat, nut))
    return _end_turn(replace(state, taken=taken, last=LastTurn(seat, number, "took", nut)))


def _with_cache(state: State, cache: Cache, drawn: int) -> State:
    """Returns the state with another cache, and a hand that has grown by `drawn`."""
    seat = state.turn
    hands = with_item(state.hands, seat, state.hands[seat] + drawn)
    caches = with_item(state.caches, cache.number - 1, cache)
    return replace(state, caches=caches, hands=hands)


def _end_turn(state: State) -> State:
    """Passes the turn on, begins the last round, or ends the game after it (NS-5)."""
    assert state.last is not None
    seat, number = state.turn, len(state.players)
    left, ended = state.turns_left, state.ended
    if left is not None:
        left -= 1
    elif state.hands[seat] == 0:
        left, ended = number - 1, "hand"
    elif state.options.taking_up and state.scores[seat] >= GOAL:
        left, ended = number - 1, "points"
    phase = Phase.OVER if left == 0 else Phase.VISIT
    turn = seat if left == 0 else (seat + 1) % number
    turns = (*state.turns, state.last)
    return replace(state, phase=phase, turn=turn, turns=turns, turns_left=left, ended=ended)


_APPLY: Final[dict[type, Callable[[State, Any], State]]] = {Visit: _visit, Play: _play, Pass: _pass, Take: _take}


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
