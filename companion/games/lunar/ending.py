"""From the last trick of a round to the next round, or to the end of the game (LU-4)."""

from dataclasses import replace

from companion.games.lunar.actions import Pair
from companion.games.lunar.scoring import winner_at
from companion.games.lunar.state import OWN, SKY_HAS, Round, State


def begin_round(state: State) -> State:
    """Returns the state at the start of the next round; the start player moves on by one seat (LU-4.1)."""
    number, players = len(state.closed) + 1, len(state.players)
    first = (state.options.start + number - 1) % players
    left = (OWN,) * 2 * players + ((SKY_HAS,) * 2 if state.is_for_two else ())
    return replace(state, round=Round(number, first, first, left))


def close(state: State, running: Round, entered: Pair | None) -> State:
    """Puts the round away with the points of the track, agreed or `entered`, and begins what follows."""
    first, second = (state.options.points_at(spaces) for spaces in running.spaces)
    track = (first, second) if first is not None and second is not None else entered
    closed = replace(state, closed=(*state.closed, replace(running, track=track)), round=None)
    return begin_round(closed) if winner_at(closed.scores) is None else closed
