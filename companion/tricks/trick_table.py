"""StandardTrickTable: what a camera must know of a game of tricks, as far as most such games agree."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Generic

from companion.engine.faces import STANDARD_FACES, Face, FaceSet
from companion.engine.game import ActionT, StateT
from companion.engine.trick_table import LaidFace
from companion.phrases import Phrase


class StandardTrickTable(ABC, Generic[StateT, ActionT]):
    """Every card is in the deck once, each player lays one to a trick, and the suit led is to be followed.

    Its state has `players`, the `turn`, and a `hand` with the `table`'s cards, or None. A game says which actions
    lay a card, and overrides what it does in another way.
    """

    faces: FaceSet = STANDARD_FACES
    lays: ClassVar[tuple[type[Any], ...]]
    """The actions that lay their `card` on the table, as a card of their `seat` if they have one."""

    @abstractmethod
    def choices(self, state: StateT) -> tuple[ActionT, ...]:
        """Returns what can follow now, as the game does."""

    @abstractmethod
    def is_deal_untouched(self, state: StateT) -> bool:
        """Whether no card of the deal was shown yet."""

    def turn(self, state: Any) -> int | None:
        seat: int | None = state.turn
        return seat

    def running_trick(self, state: Any) -> tuple[Face, ...]:
        return state.hand.table if state.hand else ()

    def shown_by(self, action: Any) -> LaidFace | None:
        return LaidFace(action.card, getattr(action, "seat", None)) if isinstance(action, self.lays) else None

    def with_face(self, action: Any, face: Face) -> ActionT:
        changed: ActionT = replace(action, card=face)
        return changed

    def trick_size(self, state: Any) -> int:
        """Returns how many cards make a trick complete: one of each player."""
        return len(state.players)

    def cards_to_come(self, state: StateT) -> Mapping[Face, int]:
        """Returns each card that can be laid now."""
        shown = map(self.shown_by, self.choices(state))
        return dict.fromkeys((card.face for card in shown if card), 1)

    def why_not_in_deck(self, state: StateT, face: Face) -> Phrase | None:
        """None: every deal is played with the whole deck."""
        return None

    def is_asked_for(self, state: StateT, face: Face) -> bool:
        """Whether a card is one of the suit that was led."""
        trick = self.running_trick(state)
        return bool(trick) and getattr(face, "suit", face) == getattr(trick[0], "suit", None)
