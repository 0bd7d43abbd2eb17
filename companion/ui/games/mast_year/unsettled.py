"""Unsettled: what the rules forbid and the table did, as long as nobody has said whether it stands; without Kivy."""

from companion.engine import Irregularity
from companion.games.mast_year import actions
from companion.games.mast_year.explanation import explain_irregularity
from companion.games.mast_year.state import Hand, State
from companion.journal.journaled_games import Standing
from companion.ui.presenter import Unsettled


def unsettled(standing: Standing) -> Unsettled | None:
    """Returns what came to light last in the hand being played, or, until the next one has a trunk, in the last."""
    begun = [place for place, hand in enumerate(standing.state_as(State).hands, 1) if hand.trunk or hand.tallied]
    if not begun:
        return None
    hand = standing.state_as(State).hands[begun[-1] - 1]
    named = [(_name_of(begun[-1], item), item) for item in hand.watch.irregularities if not item.cleared]
    opened = [(name, item) for name, item in named if name not in standing.stands]
    if not opened:
        return None
    name, item = opened[-1]
    return Unsettled(name, explain_irregularity(item, hand), _number_of_play(standing, hand, item), len(opened))


def _name_of(hand: int, item: Irregularity) -> str:
    """Returns the name under which an irregularity of the hand of that number is let stand.

    A suspicion that stood is told once more when it is proven.
    """
    return f"{hand}:{item.kind}:{item.seat}:{item.trick}" + (":proven" if item.proven else "")


def _number_of_play(standing: Standing, played: Hand, item: Irregularity) -> int | None:
    """Returns the number of the entry by which `item`'s seat played to its trick in the hand `played`, or None."""
    for logged, before in zip(standing.entries, standing.states_as(State), strict=False):
        hand = before.hand
        if not isinstance(logged.entry.action, actions.Play) or hand is None or hand.deal != played.deal:
            continue
        if (len(hand.tricks) + 1, hand.turn) == (item.trick, item.seat):
            return int(logged.number)
    return None
