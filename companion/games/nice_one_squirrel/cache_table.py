"""The printed set with its markers, and what a camera must know of a table."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from companion.engine.cache_table import CacheSituation
from companion.engine.faces import Face, FaceSet
from companion.engine.values import changed
from companion.games.nice_one_squirrel.actions import CACHES, Action, Pass, Play, Take, Visit
from companion.games.nice_one_squirrel.nuts import COPIES, NUT_NAMES, NUTS, Nut
from companion.games.nice_one_squirrel.state import Phase, State
from companion.phrases import Phrase, phrase

FIRST_MARKER: Final = 18
"""The table's mat has the markers up to 16, of the same dictionary; 17 is nearly plain, like a shadow."""
SQUIRRELS: Final = 6
NUT_BACK: Final = "back"
"""A nut that lies face-down."""
CACHE_NAMES: Final = tuple(f"cache-{number}" for number in range(1, CACHES + 1))
SQUIRREL_NAMES: Final = tuple(f"squirrel-{seat}" for seat in range(1, SQUIRRELS + 1))
NAMES: Final = (*CACHE_NAMES, *SQUIRREL_NAMES, *(nut.name for nut in NUTS), NUT_BACK)
"""Every face that has a marker; both copies of a nut have the same."""
MARKERS: Final[Mapping[str, int]] = {name: number for number, name in enumerate(NAMES, FIRST_MARKER)}
"""The number of each face's marker."""


@dataclass(frozen=True, slots=True)
class PrintedFace:
    """A face of the printed set that is no nut: a cache, a squirrel, or the back of a nut."""

    name: str


FACES: Final = tuple(NUT_NAMES.get(name) or PrintedFace(name) for name in NAMES)
_COPIES: Final = {**dict.fromkeys(NUT_NAMES, COPIES), NUT_BACK: COPIES * len(NUT_NAMES)}


class NutTable:
    """The caches with what lies there, and the actions that change it."""

    faces = FaceSet(FACES, tuple(_COPIES.get(name, 1) for name in NAMES))
    markers: Mapping[int, str] = {number: name for name, number in MARKERS.items()}
    caches = tuple(range(1, CACHES + 1))
    back: Face = FACES[NAMES.index(NUT_BACK)]

    def cache_of(self, face: Face) -> int | None:
        return CACHE_NAMES.index(face.name) + 1 if face.name in CACHE_NAMES else None

    def piece_of(self, face: Face) -> int | None:
        return SQUIRREL_NAMES.index(face.name) if face.name in SQUIRREL_NAMES else None

    def situation(self, state: State) -> CacheSituation | None:
        if state.phase is Phase.OVER:
            return None
        acts = state.phase is Phase.ACT
        return CacheSituation(
            turn=state.turn,
            acts=acts,
            reachable=() if acts else state.reachable(),
            pieces=state.squirrels,
            down=frozenset(cache.number for cache in state.caches if cache.down),
            face_up={cache.number: cache.nuts for cache in state.caches},
            takes=state.options.taking_up,
            ends=state.turns_left == 1,
            staying=frozenset(seat for seat in range(len(state.players)) if _stays(state, seat)),
        )

    def why_not_in_deck(self, state: State, face: Face) -> Phrase | None:
        """Returns that nobody plays a squirrel, if there are fewer players (NS-1.1)."""
        seat = self.piece_of(face)
        if seat is None or seat < len(state.players):
            return None
        return phrase("not-in-deck.squirrel", squirrel=phrase(f"squirrel.{seat + 1}"))

    def visit(self, cache: int, found: Face | None) -> Action:
        assert found is None or isinstance(found, Nut)
        return Visit(cache, found)

    def lay(self, face: Face) -> Action:
        assert isinstance(face, Nut)
        return Play(face)

    def take(self, face: Face) -> Action:
        assert isinstance(face, Nut)
        return Take(face)

    def do_nothing(self) -> Action:
        return Pass()


def _stays(state: State, seat: int) -> bool:
    """Whether all caches ahead of a squirrel are taken (NS-3.2)."""
    return changed(state, turn=seat).reachable() == (state.squirrels[seat],)
