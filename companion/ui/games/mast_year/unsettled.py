"""Unsettled: irregularities of Mast Year, until the table says whether they stand; without Kivy."""

from companion.engine import Irregularity
from companion.games.mast_year.actions import Play
from companion.games.mast_year.explanation import explain_irregularity
from companion.games.mast_year.state import State
from companion.journal.standing import Standing
from companion.ui.presenter import Unsettled
from companion.ui.trick_table.unsettled import find_unsettled


def unsettled(standing: Standing) -> Unsettled | None:
    """Returns what came to light last in the hand being played, or, until the next one has a trunk, in the last."""
    hands = standing.state_as(State).hands
    begun = [place for place, hand in enumerate(hands, 1) if hand.trunk or hand.tallied]
    if not begun:
        return None
    played = hands[begun[-1] - 1]

    def is_its_entry(before: State, action: object, item: Irregularity) -> bool:
        """Whether an action is the play of the irregularity's seat to its trick."""
        hand = before.hand
        if not isinstance(action, Play) or hand is None or hand.deal != played.deal:
            return False
        return (len(hand.tricks) + 1, hand.turn) == (item.trick, item.seat)

    named = [(_name_of(begun[-1], item), item) for item in played.watch.irregularities if not item.cleared]
    return find_unsettled(standing, State, named, lambda item: explain_irregularity(item, played), is_its_entry)


def _name_of(hand: int, item: Irregularity) -> str:
    """Returns the name by which an irregularity of the hand of that number is accepted.

    A suspicion that was accepted is shown once more when it is proven.
    """
    return f"{hand}:{item.kind}:{item.seat}:{item.trick}" + (":proven" if item.proven else "")
