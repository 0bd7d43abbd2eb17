"""The order of a turn: the current player's actions come before the other's, whoever's edge was touched first."""

from itertools import takewhile

from companion.app.controllers import Controllers
from companion.errors import ImpossibleActionError
from companion.games.masters_of_maple_syrup.actions import Action, Develop, Harvest, Select, Tap
from companion.games.masters_of_maple_syrup.state import State
from companion.journal.game_snapshot import GameSnapshot
from companion.session.correction import InsertBefore, place_of
from companion.ui.player_names import names_of
from companion.ui.texts import SAY


def inserted(snapshot: GameSnapshot, action: Action) -> InsertBefore | None:
    """Returns the insertion before what the other player did, if `action` comes before it (MM-2.2); else None."""
    turn = snapshot.state_as(State).turn
    if not turn or not turn.others_came or not isinstance(action, Tap | Harvest | Develop) or action.seat != turn.seat:
        return None
    since = takewhile(lambda logged: not isinstance(logged.entry.action, Select), reversed(snapshot.entries))
    others = [logged for logged in since if _is_of(logged.entry.action, 1 - turn.seat)]
    return InsertBefore(others[-1].number, action, in_order=True)


def refusal(snapshot: GameSnapshot, first: InsertBefore) -> ImpossibleActionError | None:
    """Returns why `first`, or an entry after it, would be impossible; else None."""
    place = place_of(snapshot.entries, first.number)
    state = snapshot.states[place]
    try:
        for action in (first.action, *(logged.entry.action for logged in snapshot.entries[place:])):
            state = snapshot.game.apply(state, action)
    except ImpossibleActionError as error:
        return error
    return None


def enter_in_order(controllers: Controllers, action: Action) -> None:
    """Enters an action, one of the current player before what the other one did; or says why it is impossible."""
    snapshot = controllers.table.playing
    first = inserted(snapshot, action)
    if first is None:
        controllers.entries.act(action)
    elif not controllers.touches.are_meant():
        return
    elif why := refusal(snapshot, first):
        names, seat = names_of(snapshot), snapshot.state_as(State).current
        said = SAY.error(why, snapshot.record.players)
        controllers.notices.trouble = SAY("ui.order.refused", name=names[seat], other=names[1 - seat], why=said)
    else:
        controllers.entries.correct(first)


def tell_refusal(controllers: Controllers, action: Action) -> None:
    """Says why the rules refuse an action in the game as shown; the action is never entered."""
    snapshot = controllers.table.playing
    if not controllers.touches.are_meant():
        return
    try:
        snapshot.game.apply(snapshot.state, action)
    except ImpossibleActionError as error:
        controllers.notices.trouble = SAY.error(error, snapshot.record.players)


def _is_of(action: object, seat: int) -> bool:
    return isinstance(action, Tap | Harvest | Develop) and action.seat == seat
