"""What a camera must know of a table of Lunar: identical cards are told apart by where they lie, or not at all."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from companion.engine.faces import Face, FaceSet
from companion.engine.trick_table import ShownCard
from companion.games.lunar.actions import Action, Play
from companion.games.lunar.choices import choices
from companion.games.lunar.deck import CARDS, FACES, Card
from companion.games.lunar.state import State

TRICK_CARDS: Final = 4


class LunarTrickTable:
    """The cards of the tricks are seen on the table; whether one has a star is told after the trick."""

    faces = FaceSet(tuple(CARDS[face.name] for face in FACES), tuple(face.copies for face in FACES))

    @staticmethod
    def shown_by(action: Action) -> ShownCard | None:
        """Returns the card that an action lays on the table."""
        return ShownCard(CARDS[action.card.face.name], action.seat) if isinstance(action, Play) else None

    @staticmethod
    def with_face(action: Action, face: Face) -> Action:
        """Returns the same action with another card."""
        assert isinstance(action, Play)
        assert isinstance(face, Card)
        return replace(action, card=face)

    @staticmethod
    def turn(state: State) -> int | None:
        """Returns the seat whose card comes next (LU-3.1)."""
        return state.turn

    @staticmethod
    def running_trick(state: State) -> tuple[Card, ...]:
        """Returns the cards of the trick that is not complete."""
        return tuple(CARDS[laid.card.face.name] for laid in state.round.table) if state.round else ()

    @staticmethod
    def trick_size(state: State) -> int:
        """Returns how many cards make a trick complete, also for two players."""
        return TRICK_CARDS

    @staticmethod
    def cards_to_come(state: State) -> Mapping[Face, int]:
        """Returns the cards that can be laid now, and how many of each were not played in this round (LU-1.1)."""
        if state.round is None:
            return {}
        faces = {choice.card.face for choice in choices(state) if isinstance(choice, Play)}
        played = state.round.played
        return {CARDS[face.name]: face.copies - played[face.place] for face in FACES if face in faces}

    @staticmethod
    def is_deal_untouched(state: State) -> bool:
        """Whether no card of the round was played yet."""
        return state.round is None or not any(state.round.played)

    @staticmethod
    def is_asked_for(state: State, face: Face) -> bool:
        """No card is likelier than another: suits are not followed."""
        return False


TRICK_TABLE = LunarTrickTable()
