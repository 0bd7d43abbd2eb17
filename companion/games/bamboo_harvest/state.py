"""Where a game of Bamboo Harvest stands: frozen values."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from companion.cards import Card, Rank
from companion.engine.values import with_item
from companion.games.bamboo_harvest.actions import Action
from companion.games.bamboo_harvest.deck import COPIES, NEIGHBOURS, RED

SEATS: Final = (2, 3, 4)
FIRST_REEDS: Final = 14
FIRST_DEEDS: Final = 3
TOKENS: Final = 10
FIRST_TOKENS: Final = 2
"""The tokens that each seat places before the first turn (BH-2.2)."""
MOST_DEEDS: Final = 3


class Phase(StrEnum):
    """The first step that can still be taken."""

    GRID = "grid"
    START = "start"
    PLACE = "place"
    DEEDS = "deeds"
    BUILD = "build"
    SWAP = "swap"
    HARVEST = "harvest"
    MANAGE = "manage"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Deeds:
    """A seat's deeds: those face-up, the wild ones among them that have been swapped with, how many are face-down."""

    up: tuple[Card, ...] = ()
    used: tuple[Card, ...] = ()
    down: int = 0

    @property
    def count(self) -> int:
        """All of them."""
        return len(self.up) + self.down


@dataclass(frozen=True, slots=True)
class Piles:
    """The draw pile and the discards as numbers; `known` are the discards whose faces were seen."""

    draw: int
    discard: int
    known: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class TurnSummary:
    """What a turn came to: where it built, whether it swapped, what it harvested, and the reeds at its end."""

    round: int
    seat: int
    built: int | None
    swapped: tuple[int, ...]
    harvested: int
    reeds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnProgress:
    """What has been done in the running turn: deeds `drawn`; `managed`: some were revealed or discarded."""

    built: int | None = None
    swapped: tuple[int, ...] = ()
    harvested: int = 0
    drawn: int = 0
    bought: bool = False
    redrawn: bool = False
    managed: bool = False


NOTHING_DONE: Final = TurnProgress()
"""How a turn begins."""


@dataclass(frozen=True, slots=True)
class State:
    """A whole game. `built` holds the seat whose token stands on each place, `disturbance` each seat's place or None.

    `placed` counts the tokens of the setup; `turn` is the seat in turn, whatever the phase; `last` is the last action.
    """

    players: tuple[str, ...]
    phase: Phase
    turn: int
    starter: int
    round: int
    grid: tuple[Card, ...]
    wild: tuple[Card, ...]
    built: tuple[int | None, ...]
    disturbance: tuple[int | None, ...]
    reeds: tuple[int, ...]
    deeds: tuple[Deeds, ...]
    piles: Piles
    placed: int = 0
    progress: TurnProgress = NOTHING_DONE
    last: Action | None = None
    past_turns: tuple[TurnSummary, ...] = ()
    winner: int | None = None
    won_by: str | None = None
    path: tuple[int, ...] = ()

    @property
    def tokens(self) -> tuple[int, ...]:
        """How many tokens each seat has on the forest."""
        owners = [owner for owner in self.built if owner is not None]
        return tuple(map(owners.count, range(len(self.players))))

    @property
    def own(self) -> Deeds:
        """The deeds of the seat in turn."""
        return self.deeds[self.turn]

    def is_vacant(self, place: int) -> bool:
        """Whether neither a built token nor a disturbance token lies there (BH-3.2)."""
        return self.built[place] is None and place not in self.disturbance

    def matches(self, deed: Card, place: int) -> bool:
        """Whether a deed matches the card at `place` (BH-3.3)."""
        return self.grid[place].rank is deed.rank or deed in self.wild

    def disturber_of(self, place: int) -> int | None:
        """Returns whose disturbance token lies at a place, or None."""
        return self.disturbance.index(place) if place in self.disturbance else None

    def cleared(self) -> tuple[int | None, ...]:
        """Returns the disturbance tokens without that of the seat in turn (BH-4.2)."""
        return with_item(self.disturbance, self.turn, None)

    def known_copies(self, deed: Card) -> int:
        """Returns how many copies of a deed are accounted for: face-up with anyone, or known in the discards."""
        return sum(deeds.up.count(deed) for deeds in self.deeds) + self.piles.known.count(deed)

    def copies(self, card: Card) -> int:
        """Returns how many deeds have this face: a black one two, a wild one one, any other none."""
        if card.suit in RED:
            return 1 if card in self.wild else 0
        return COPIES

    def harvests_of(self, token: int) -> dict[Rank, tuple[int, ...]]:
        """Returns the vacant cards adjacent to a token, by their ranks (BH-4.4)."""
        found: dict[Rank, tuple[int, ...]] = {}
        for place in NEIGHBOURS[token]:
            if self.built[place] is None and place not in self.disturbance:
                rank = self.grid[place].rank
                found[rank] = (*found.get(rank, ()), place)
        return found

    def tokens_of(self, seat: int) -> tuple[int, ...]:
        """Returns the places that a seat has built on."""
        places: list[int] = []
        for _ in range(self.built.count(seat)):
            places.append(self.built.index(seat, places[-1] + 1 if places else 0))
        return tuple(places)


def summarise_turn(state: State) -> TurnSummary:
    """Returns what the running turn came to."""
    progress = state.progress
    return TurnSummary(state.round, state.turn, progress.built, progress.swapped, progress.harvested, state.reeds)


def tokens_after(turns: Sequence[TurnSummary]) -> Iterator[tuple[int, ...]]:
    """Yields how many tokens each seat had on the forest at the end of each turn."""
    tokens = [FIRST_TOKENS] * len(turns[0].reeds) if turns else []
    for turn in turns:
        tokens[turn.seat] += turn.built is not None
        yield tuple(tokens)
