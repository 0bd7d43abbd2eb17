"""What a camera must know of a table of Mast Year: which of its actions show a card."""

from companion.games.mast_year.actions import Action, Play, Reveal, Trunk
from companion.games.mast_year.choices import choices
from companion.games.mast_year.state import State
from companion.tricks.trick_table import StandardTrickTable


class MastYearTrickTable(StandardTrickTable[State, Action]):
    """The trunk card, the cards of the tricks and the Oaks' last cards are seen; the Oaks reveal in any order."""

    lays = (Trunk, Play, Reveal)
    choices = staticmethod(choices)

    def is_deal_untouched(self, state: State) -> bool:
        """Whether no card of the hand was shown yet."""
        return state.hand is None or not state.hand.seen


TRICK_TABLE = MastYearTrickTable()
