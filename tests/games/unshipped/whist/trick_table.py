"""What a camera must know of a table of whist."""

from collections.abc import Mapping
from dataclasses import replace

from companion.cards import Card
from companion.engine.faces import STANDARD_FACES, Face
from companion.engine.trick_table import LaidFace

from .actions import Action, Play, Trump
from .rules import choices
from .state import State


class WhistTable:
    """The card turned up and the cards of the tricks are seen on the table."""

    faces = STANDARD_FACES

    @staticmethod
    def shown_by(action: Action) -> LaidFace | None:
        """Returns the card that an action lays on the table."""
        return LaidFace(action.card) if isinstance(action, Trump | Play) else None

    @staticmethod
    def with_face(action: Action, face: Face) -> Action:
        """Returns the same action with another card."""
        assert isinstance(action, Trump | Play)
        assert isinstance(face, Card)
        return replace(action, card=face)

    @staticmethod
    def turn(state: State) -> int | None:
        """Returns the seat whose card comes next: the dealer turns one up, and then all play."""
        hand = state.hand
        if hand is None or hand.phase == "deal":
            return None
        return hand.dealer if hand.phase == "trump" else hand.turn

    @staticmethod
    def running_trick(state: State) -> tuple[Card, ...]:
        """Returns the cards of the trick that is not complete."""
        return state.hand.table if state.hand else ()

    @staticmethod
    def trick_size(state: State) -> int:
        """Returns how many cards make a trick complete."""
        return len(state.players)

    @staticmethod
    def cards_to_come(state: State) -> Mapping[Face, int]:
        """Returns each card that can be laid now."""
        shown = (WhistTable.shown_by(choice) for choice in choices(state))
        return dict.fromkeys((card.face for card in shown if card), 1)

    @staticmethod
    def is_deal_untouched(state: State) -> bool:
        """Whether no card of the deal was shown yet."""
        return state.hand is None or state.hand.trump is None

    @staticmethod
    def is_asked_for(state: State, face: Face) -> bool:
        """Whether a card is one of the suit led (WH-2.2)."""
        table = WhistTable.running_trick(state)
        return isinstance(face, Card) and bool(table) and face.suit is table[0].suit


TRICK_TABLE = WhistTable()
