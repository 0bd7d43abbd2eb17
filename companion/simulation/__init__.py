"""Players that play by themselves, and films of simulated tables: a module for each game that has them."""

import importlib
import pkgutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from companion.engine import Record
from companion.errors import BadInputError

if TYPE_CHECKING:
    from hardware.sources.simulated import Move


NAMES: Final = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal")
"""Who plays in simulated games."""
OPENING_TURNS: Final = 12
DESCRIBED: Final = "described"
"""What a file describes: its options say which game it is."""


class Simulate(Protocol):
    """Plays a game by itself."""

    def __call__(self, seed: int, options: dict[str, object] | None = None, hands: int | None = None) -> Record:
        """Returns a game that is played by the rules; at most `hands` hands of it."""
        ...


class Film(Protocol):
    """Films a game."""

    def __call__(self, record: Record, seed: int, pace_s: float = ..., hands: int | None = ...) -> "tuple[Move, ...]":
        """Returns the moves of a record's first `hands` hands, or of all, about `pace_s` a card."""
        ...


@dataclass(frozen=True, slots=True)
class Simulation:
    """What a module here offers as SIMULATION. The demo, the simulated source and the tests call it."""

    players: tuple[str, ...]
    """The names of those who play."""
    simulate: Simulate
    film: Film
    is_hidden_choice: Callable[[object], bool] = lambda _: False
    """Whether an action is a choice that no camera can see, so that a player at the screen makes it."""
    seats: Sequence[int] = ()
    """The numbers of players, where others than `players` may play."""
    simulate_as: Callable[[int, Record], Record] | None = None
    """Returns a game of a seed with the players and options of a game that has begun, where others may play."""
    hidden_choice: Callable[[Record], Callable[[object, Sequence[object]], object | None]] | None = None
    """Returns a function that makes a record's choices that no camera can see, where they follow from how the table
    stands; it returns None while a card is due."""


def simulated_games() -> tuple[str, ...]:
    """Returns the names of the games that can be simulated by their name alone, in alphabetical order."""
    return tuple(name for name in _modules() if name != DESCRIBED)


def _modules() -> tuple[str, ...]:
    found = (module.name for module in pkgutil.iter_modules(__path__) if not module.ispkg)
    return tuple(sorted(name.replace("_", "-") for name in found if name != "film"))


def play_opening(game: str, seed: int) -> Record:
    """Returns the first hand, or the first turns, of a game by simple players, to show to passers-by."""
    simulate = simulation_of(game).simulate
    found = simulate(seed, hands=1)
    if len(found.entries) < OPENING_TURNS:  # in a game without hands, turns are counted instead
        found = simulate(seed, hands=OPENING_TURNS)
    return found


def simulation_of(game: str) -> Simulation:
    """Returns how `game` is simulated. Raises BadInputError for a game that cannot be."""
    if game not in _modules():
        raise BadInputError(f"{game[:60]!r} cannot be simulated: known are {', '.join(simulated_games())}")
    simulation: Simulation = importlib.import_module(f"{__name__}.{game.replace('-', '_')}").SIMULATION
    return simulation
