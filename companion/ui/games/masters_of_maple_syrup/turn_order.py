"""The order of a turn: the current player's actions come before the other's, whoever's edge was touched first."""

from itertools import takewhile

from companion.games.masters_of_maple_syrup.actions import Action, Develop, Harvest, Select, Tap
from companion.games.masters_of_maple_syrup.state import State
from companion.journal.journaled_games import Standing
from companion.session.correction import InsertBefore


def inserted(standing: Standing, action: Action) -> InsertBefore | None:
    """Returns the insertion before what the other player did, if `action` comes before it (MM-2.2); else None."""
    turn = standing.state_as(State).turn
    if not turn or not turn.others_came or not isinstance(action, Tap | Harvest | Develop) or action.seat != turn.seat:
        return None
    since = takewhile(lambda logged: not isinstance(logged.entry.action, Select), reversed(standing.entries))
    others = [logged for logged in since if _is_of(logged.entry.action, 1 - turn.seat)]
    return InsertBefore(others[-1].number, action)


def _is_of(action: object, seat: int) -> bool:
    return isinstance(action, Tap | Harvest | Develop) and action.seat == seat
