"""Unsettled: a revoke that came to light, as long as nobody has said whether it stands; without Kivy."""

from companion.engine import Irregularity
from companion.games.lunar.actions import Play
from companion.games.lunar.explanation import explain_irregularity
from companion.games.lunar.state import Phase, Round, State
from companion.journal.journaled_games import Standing
from companion.ui.presenter import Unsettled


def unsettled(standing: Standing) -> Unsettled | None:
    """Returns what came to light last in the round being played, or, until the next one has a trump, in the last."""
    begun = [played for played in standing.state_as(State).rounds if played.phase is not Phase.TRUMP or played.tallied]
    if not begun:
        return None
    played = begun[-1]
    opened = [item for item in played.irregularities if _name_of(played, item) not in standing.stands]
    if not opened:
        return None
    item = opened[-1]
    explanation = explain_irregularity(standing.state_as(State), played, item)
    return Unsettled(_name_of(played, item), explanation, _number_of_play(standing, played, item), len(opened))


def _name_of(played: Round, item: Irregularity) -> str:
    """Returns the name under which an irregularity of a round is let stand."""
    return f"{played.number}:{item.kind}:{item.seat}:{item.trick}"


def _number_of_play(standing: Standing, played: Round, item: Irregularity) -> int | None:
    """Returns the number of the entry of the suit card that did not follow, or None."""
    for logged, before in zip(standing.entries, standing.states_as(State), strict=False):
        running, action = before.round, logged.entry.action
        if not isinstance(action, Play) or running is None or running.number != played.number:
            continue
        place = (len(running.tricks) + 1, before.seat_of_turn(running))
        if place == (item.trick, item.seat) and action.card.face.suit:
            return int(logged.number)
    return None
