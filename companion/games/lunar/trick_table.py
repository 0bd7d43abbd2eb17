"""What a camera must know of a table of Lunar: only the place of identical cards can tell them apart."""

from collections.abc import Mapping
from typing import Final

from companion.engine.faces import Face, FaceSet
from companion.games.lunar.actions import Action, Play
from companion.games.lunar.choices import choices
from companion.games.lunar.deck import CARDS, LunarCard
from companion.games.lunar.state import PlayedCard, State
from companion.tricks.trick_table import StandardTrickTable

TRICK_CARDS: Final = 4


class LunarTrickTable(StandardTrickTable[State, Action]):
    """The cards of the tricks are seen on the table; whether one has a star only where the stars are marked."""

    lays = (Play,)
    choices = staticmethod(choices)

    def __init__(self, *, stars_are_marked: bool) -> None:
        cards = tuple(card for card in CARDS.values() if stars_are_marked or not card.star)
        also = {} if stars_are_marked else {card.name: _plain(card) for card in CARDS.values() if card.star}
        self.faces = FaceSet(cards, tuple(card.face.copies for card in cards), also)

    def running_trick(self, state: State) -> tuple[LunarCard, ...]:
        """Returns the cards of the trick that is not complete."""
        table: tuple[PlayedCard, ...] = state.round.table if state.round else ()
        return tuple(laid.card for laid in table)

    def trick_size(self, state: State) -> int:
        """Returns how many cards make a trick complete, also for two players."""
        return TRICK_CARDS

    def cards_to_come(self, state: State) -> Mapping[Face, int]:
        """Returns the cards that can be laid now, and how many of each were not played in this round (LU-1.1)."""
        if state.round is None:
            return {}
        cards = {choice.card: choice.card.face for choice in choices(state) if isinstance(choice, Play)}
        played = state.round.played
        return {card: face.copies - played[face.place] for card, face in cards.items()}

    def is_deal_untouched(self, state: State) -> bool:
        """Whether no card of the round was played yet."""
        return state.round is None or not any(state.round.played)

    def is_asked_for(self, state: State, face: Face) -> bool:
        """False: no card is likelier than another, as suits need not be followed."""
        return False


def _plain(card: LunarCard) -> LunarCard:
    return CARDS[card.face.name]


TRICK_TABLE: Final = LunarTrickTable(stars_are_marked=False)
STARRED_TABLE: Final = LunarTrickTable(stars_are_marked=True)


def trick_table_of(state: State) -> LunarTrickTable:
    """Returns the table for the agreed way of counting stars (LU-3.4)."""
    return STARRED_TABLE if state.options.stars_are_marked else TRICK_TABLE
