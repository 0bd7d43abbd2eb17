"""What a camera must know of a table of Mast Year: which card an action shows, whose turn it is, what can come."""

from collections.abc import Mapping
from dataclasses import replace

from companion.cards import Card
from companion.engine.faces import STANDARD_FACES, Face
from companion.engine.trick_table import LaidFace
from companion.games.mast_year.actions import Action, Play, Reveal, Trunk
from companion.games.mast_year.choices import choices
from companion.games.mast_year.state import State


class MastYearTrickTable:
    """The trunk card, the cards of the tricks and the Oaks' last cards are seen on the table."""

    faces = STANDARD_FACES

    @staticmethod
    def shown_by(action: Action) -> LaidFace | None:
        """Returns the card that an action lays on the table."""
        match action:
            case Trunk(card):
                return LaidFace(card)
            case Play(card, seat) | Reveal(seat, card):
                return LaidFace(card, seat)
        return None

    @staticmethod
    def with_face(action: Action, face: Face) -> Action:
        """Returns the same action with another card."""
        assert isinstance(action, Trunk | Play | Reveal)
        assert isinstance(face, Card)
        return replace(action, card=face)

    @staticmethod
    def turn(state: State) -> int | None:
        """Returns the seat whose card comes next; the Oaks reveal in any order."""
        return state.turn

    @staticmethod
    def running_trick(state: State) -> tuple[Card, ...]:
        """Returns the cards of the trick that is not complete."""
        return state.hand.table if state.hand else ()

    @staticmethod
    def trick_size(state: State) -> int:
        """Returns how many cards make a trick complete (MY-5.2)."""
        return len(state.players)

    @staticmethod
    def cards_to_come(state: State) -> Mapping[Face, int]:
        """Returns each card of this hand's deck that can be laid now: there is one of each."""
        shown = (MastYearTrickTable.shown_by(choice) for choice in choices(state))
        return dict.fromkeys((card.face for card in shown if card), 1)

    @staticmethod
    def is_deal_untouched(state: State) -> bool:
        """Whether no card of the hand was shown yet."""
        return state.hand is None or not state.hand.seen

    @staticmethod
    def is_asked_for(state: State, face: Face) -> bool:
        """Whether a card is one of the lead suit (MY-5.3)."""
        table = MastYearTrickTable.running_trick(state)
        return isinstance(face, Card) and bool(table) and face.suit is table[0].suit


TRICK_TABLE = MastYearTrickTable()
