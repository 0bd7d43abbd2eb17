"""The port by which a camera follows a game of tricks."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from companion.engine.faces import Face, FaceSet
from companion.phrases import Phrase

StateT = TypeVar("StateT", contravariant=True)
ActionT = TypeVar("ActionT")


@dataclass(frozen=True, slots=True)
class LaidFace:
    """The face that an action lays on the table; `seat` is whose card it is, where the action says so itself."""

    face: Face
    seat: int | None = None


class TrickTable(Protocol[StateT, ActionT]):
    """The table of a game of tricks. `companion.following` asks it, on the thread that owns the journal."""

    faces: FaceSet
    """What its cards look like."""

    def shown_by(self, action: ActionT) -> LaidFace | None:
        """Returns the card that an action lays on the table, or None if it lays none."""
        ...

    def with_face(self, action: ActionT, face: Face) -> ActionT:
        """Returns the same action with another card."""
        ...

    def turn(self, state: StateT) -> int | None:
        """Returns the seat whose card comes next, or None if any seat's may."""
        ...

    def running_trick(self, state: StateT) -> tuple[Face, ...]:
        """Returns the cards of the trick that is not complete, in the order played."""
        ...

    def trick_size(self, state: StateT) -> int:
        """Returns how many cards make a trick complete."""
        ...

    def cards_to_come(self, state: StateT) -> Mapping[Face, int]:
        """Returns the faces that can be laid now, and how many of each can still come; empty while no card is due."""
        ...

    def why_not_in_deck(self, state: StateT, face: Face) -> Phrase | None:
        """Returns why the deck in play has no card with this face, as part of a sentence; None if it has one."""
        ...

    def is_deal_untouched(self, state: StateT) -> bool:
        """Whether no card of the deal was shown yet."""
        ...

    def is_asked_for(self, state: StateT, face: Face) -> bool:
        """Whether the rules ask for such a card now, as for one of the suit that was led."""
        ...


AnyTrickTable: TypeAlias = TrickTable[Any, Any]
