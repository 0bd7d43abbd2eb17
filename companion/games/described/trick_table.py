"""What a camera must know of a described game: which card an action shows, whose turn it is, what can come."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from companion.cards import CARD_NAMES
from companion.engine.faces import STANDARD_FACES, Face, FaceSet
from companion.engine.trick_table import LaidFace
from companion.games.described import playing
from companion.games.described.actions import Action, Deal, Play
from companion.games.described.choices import choices
from companion.games.described.description import Description
from companion.games.described.ranking import NO_SUIT
from companion.games.described.state import Phase, State
from companion.games.described.summary import turn_of
from companion.games.described.tables import tables_of
from companion.tricks.trick_table import StandardTrickTable


def face_of(description: Description, number: int) -> Face:
    """Returns what a card looks like: a standard card is one of the 52, any other a face of its own name."""
    face = description.deck.faces[number]
    return CARD_NAMES.get(face.name) or face


@lru_cache(maxsize=64)
def face_set_of(description: Description) -> FaceSet:
    """Returns the faces of the deck."""
    faces = description.deck.faces
    return FaceSet(
        tuple(face_of(description, place) for place in range(len(faces))), tuple(one.copies for one in faces)
    )


class DescribedTrickTable(StandardTrickTable[State, Action]):
    """The cards of the tricks are seen on the table, and a card that is turned up."""

    lays = (Play,)
    choices = staticmethod(choices)

    def __init__(self, faces: FaceSet = STANDARD_FACES) -> None:
        self.faces = faces

    def shown_by(self, action: Action) -> LaidFace | None:
        name = action.card if isinstance(action, Play) else action.turned if isinstance(action, Deal) else None
        face = self.faces.named(name) if name else None
        return LaidFace(face, action.seat if isinstance(action, Play) else None) if face else None

    def with_face(self, action: Action, face: Face) -> Action:
        if isinstance(action, Deal):
            return replace(action, turned=face.name)
        assert isinstance(action, Play)
        return replace(action, card=face.name)

    def turn(self, state: State) -> int | None:
        hand = state.hand
        return playing.begin_play(state, hand).leader if hand and hand.phase is Phase.KITTY else turn_of(state)

    def running_trick(self, state: State) -> tuple[Face, ...]:
        return tuple(face_of(state.description, face) for face in state.hand.tricks.table) if state.hand else ()

    def trick_size(self, state: State) -> int:
        """Returns how many cards make a trick complete: one of each who plays."""
        return playing.trick_size(state, state.hand) if state.hand else len(state.players)

    def cards_to_come(self, state: State) -> Mapping[Face, int]:
        """Returns each card that can be laid now, and how many of it were not seen."""
        if state.hand is None:
            return {}
        tables, seen = tables_of(state.description), state.hand.tricks.seen
        shown = dict.fromkeys(laid.face for laid in map(self.shown_by, choices(state)) if laid)
        return {face: (tables.copies[tables.by_name[face.name]] & ~seen).bit_count() for face in shown}

    def is_deal_untouched(self, state: State) -> bool:
        hand = state.hand
        return hand is None or not (hand.tricks.seen or hand.tricks.done or hand.dealt.turned is not None)

    def is_asked_for(self, state: State, face: Face) -> bool:
        hand, tables = state.hand, tables_of(state.description)
        if hand is None or not hand.tricks.table or state.description.play.follow == "free":
            return False
        known = playing.ranking(state, hand)
        led = known.led_suit(hand.tricks.table)
        return led != NO_SUIT and known.suit_of[tables.by_name[face.name]] == led


TRICK_TABLE = DescribedTrickTable()


def trick_table_of(state: State) -> DescribedTrickTable:
    """Returns the table of the game that `state` describes."""
    return DescribedTrickTable(face_set_of(state.description))
