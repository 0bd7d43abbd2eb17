"""Unsettled: a revoke that came to light, until the table says whether it stands; without Kivy."""

from companion.engine import Irregularity
from companion.games.lunar.actions import Play
from companion.games.lunar.explanation import explain_irregularity
from companion.games.lunar.state import Phase, Round, State
from companion.journal.standing import Standing
from companion.ui.presenter import Unsettled
from companion.ui.trick_table.unsettled import find_unsettled


def unsettled(standing: Standing) -> Unsettled | None:
    """Returns what came to light last in the round being played, or, until the next one has a trump, in the last."""
    state = standing.state_as(State)
    begun = [played for played in state.rounds if played.phase is not Phase.TRUMP or played.tallied]
    if not begun:
        return None
    played = begun[-1]

    def is_its_entry(before: State, action: object, item: Irregularity) -> bool:
        """Whether it is the suit card that did not follow."""
        running = before.round
        if not isinstance(action, Play) or running is None or running.number != played.number:
            return False
        place = (len(running.tricks) + 1, before.seat_of_turn(running))
        return place == (item.trick, item.seat) and action.card.face.suit is not None

    named = [(_name_of(played, item), item) for item in played.irregularities]
    return find_unsettled(standing, State, named, lambda item: explain_irregularity(state, played, item), is_its_entry)


def _name_of(played: Round, item: Irregularity) -> str:
    """Returns the name by which an irregularity of a round is accepted."""
    return f"{played.number}:{item.kind}:{item.seat}:{item.trick}"
