"""What a camera must know of a table of Mast Year: which of its actions show a card."""

from companion.cards import Card
from companion.engine.faces import Face
from companion.games.mast_year.actions import Action, Play, Reveal, Trunk
from companion.games.mast_year.choices import choices
from companion.games.mast_year.deck import BOUNTY_CARDS
from companion.games.mast_year.state import State
from companion.phrases import Phrase, phrase
from companion.tricks.trick_table import StandardTrickTable


class MastYearTrickTable(StandardTrickTable[State, Action]):
    """The trunk card, the cards of the tricks and the Oaks' last cards are seen; the Oaks reveal in any order."""

    lays = (Trunk, Play, Reveal)
    choices = staticmethod(choices)

    def is_deal_untouched(self, state: State) -> bool:
        """Whether no card of the hand was shown yet."""
        return state.hand is None or not state.hand.seen

    def why_not_in_deck(self, state: State, face: Face) -> Phrase | None:
        """Returns why this hand's deck has no such card (MY-3.1, MY-8.2)."""
        assert isinstance(face, Card)
        if state.hand is None or face.bit & state.hand.deal.deck:
            return None
        has_bounty = bool(state.hand.deal.deck & BOUNTY_CARDS)
        return phrase("not-in-deck.card") if has_bounty else phrase("not-in-deck.hearts")


TRICK_TABLE = MastYearTrickTable()
