"""The port by which a camera follows a game of caches: pieces move from cache to cache, and cards stay there."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from companion.engine.faces import Face, FaceSet
from companion.phrases import Phrase

StateT = TypeVar("StateT", contravariant=True)
ActionT = TypeVar("ActionT", covariant=True)


@dataclass(frozen=True, slots=True)
class CacheSituation:
    """What lies on the table, and what can follow.

    `acts`: the piece of the seat in turn has reached its cache, and a card can be laid there. `reachable` are the
    caches to which it can go now. `pieces` has the cache of each seat's piece, None before its first turn. `down`
    are the caches with a card that lies face-down, `face_up` those that lie face-up. `takes`: cards may be taken up.
    `ends`: this is the last turn of the game. `staying` are the seats whose pieces cannot move at present.
    """

    turn: int
    acts: bool
    reachable: tuple[int, ...]
    pieces: tuple[int | None, ...]
    down: frozenset[int]
    face_up: Mapping[int, tuple[Face, ...]]
    takes: bool
    ends: bool
    staying: frozenset[int] = frozenset()


class CacheTable(Protocol[StateT, ActionT]):
    """The table of such a game. `companion.following` asks it, on the thread that owns the journal."""

    faces: FaceSet
    """What its cards look like: caches, pieces, cards to lay, and the back of these."""
    markers: Mapping[int, str]
    """The name of the face on which each marker is, in the order of the faces."""
    caches: tuple[int, ...]
    """The numbers of the caches, in the order in which they lie in their circle."""
    back: Face
    """What a card shows that lies face-down."""

    def cache_of(self, face: Face) -> int | None:
        """Returns the number of the cache that a card is, or None."""
        ...

    def piece_of(self, face: Face) -> int | None:
        """Returns the seat whose piece a card is, or None."""
        ...

    def situation(self, state: StateT) -> CacheSituation | None:
        """Returns what lies there and what can follow; None once the game is over."""
        ...

    def why_not_in_deck(self, state: StateT, face: Face) -> Phrase | None:
        """Returns why the deck in play has no card with this face, as part of a sentence; None if it has one."""
        ...

    def visit(self, cache: int, found: Face | None) -> ActionT:
        """Returns the action of moving a piece to a cache, where a face-down card, if there is one, is turned over."""
        ...

    def lay(self, face: Face) -> ActionT:
        """Returns the action of laying a card."""
        ...

    def take(self, face: Face) -> ActionT:
        """Returns the action of taking a card up."""
        ...

    def do_nothing(self) -> ActionT:
        """Returns the action of laying no card."""
        ...


AnyCacheTable: TypeAlias = CacheTable[Any, Any]
