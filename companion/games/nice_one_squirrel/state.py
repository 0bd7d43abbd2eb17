"""Where a game stands, and what a nut scores (NS-4): frozen values."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from companion.games.nice_one_squirrel.actions import CACHES
from companion.games.nice_one_squirrel.nuts import Nut
from companion.games.nice_one_squirrel.options import HAND_SIZES, Options

SEATS: Final = tuple(HAND_SIZES)
FARTHEST: Final = 4


class Phase(StrEnum):
    """What the player in turn does now."""

    VISIT = "visit"
    ACT = "act"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Cache:
    """One cache: whether a nut lies face-down in it, and the face-up ones in the order in which they came."""

    number: int
    down: bool
    nuts: tuple[Nut, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayedNut:
    """A nut that was played, and what it scored (NS-4.1): for its colour, for its type, for its twin."""

    seat: int
    cache: int
    nut: Nut
    colour: int
    kind: int
    twin: int

    @property
    def points(self) -> int:
        """All that it scored."""
        return self.colour + self.kind + self.twin


@dataclass(frozen=True, slots=True)
class LastTurn:
    """What was done last: `did` is "found", "moved", "stayed", "played", "passed" or "took"."""

    seat: int
    cache: int
    did: str
    nut: Nut | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A whole game. `taken` holds the seat and face of each nut that was taken up and not yet played.

    `turns` tells how each turn ended, of which `plays` are those with a nut played.
    `turns_left` counts the turns of the last round, `ended` names what began it: "hand" or "points".
    """

    options: Options
    players: tuple[str, ...]
    phase: Phase
    turn: int
    caches: tuple[Cache, ...]
    squirrels: tuple[int | None, ...]
    hands: tuple[int, ...]
    scores: tuple[int, ...]
    plays: tuple[PlayedNut, ...] = ()
    turns: tuple[LastTurn, ...] = ()
    taken: tuple[tuple[int, Nut], ...] = ()
    last: LastTurn | None = None
    turns_left: int | None = None
    ended: str | None = None

    @property
    def here(self) -> int | None:
        """The cache of the squirrel whose turn it is."""
        return self.squirrels[self.turn]

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has the highest score, once the game is over (NS-5.1)."""
        if self.phase is not Phase.OVER:
            return ()
        best = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == best)

    def cache(self, number: int) -> Cache:
        """Returns the cache of a number."""
        return self.caches[number - 1]

    def reachable(self) -> tuple[int, ...]:
        """Returns the caches that the squirrel in turn may visit (NS-3.1, NS-3.2)."""
        here = self.here
        others = {cache for seat, cache in enumerate(self.squirrels) if seat != self.turn}
        if here is None:
            return tuple(number for number in range(1, CACHES + 1) if number not in others)
        ahead = tuple((here + steps - 1) % CACHES + 1 for steps in range(1, FARTHEST + 1))
        return tuple(number for number in ahead if number not in others) or (here,)

    def known(self, nut: Nut) -> int:
        """Returns how many copies of `nut` have come to light: in the caches, or taken up."""
        in_caches = sum(cache.nuts.count(nut) for cache in self.caches)
        return in_caches + sum(face == nut for _, face in self.taken)


TWIN: Final = 2


def score_nut(nut: Nut, in_cache: tuple[Nut, ...], seat: int, cache: int) -> PlayedNut:
    """Returns what `nut` scores against the nuts that lie in the cache already (NS-4.1)."""
    colour = sum(other.colour is nut.colour for other in in_cache)
    kind = sum(other.kind is nut.kind for other in in_cache)
    return PlayedNut(seat, cache, nut, colour, kind, TWIN if nut in in_cache else 0)
