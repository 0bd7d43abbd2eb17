"""What a screen may show: the circle of caches, where the squirrel can go, and what each nut would score there."""

from dataclasses import dataclass

from companion.games.nice_one_squirrel.choices import playable, takeable
from companion.games.nice_one_squirrel.nuts import NUTS, Nut
from companion.games.nice_one_squirrel.scoring import score_nut
from companion.games.nice_one_squirrel.state import Cache, Phase, State


@dataclass(frozen=True, slots=True)
class NutWorth:
    """What a nut would score at a cache, as it lies there now."""

    nut: Nut
    cache: int
    points: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as everybody may see it; a hand is only a number.

    `reachable` are the caches that can be visited now, `playable` and `takeable` the nuts that can be named, `worths`
    what each playable nut would score at each reachable cache, or at the one where the squirrel is.
    """

    phase: Phase
    turn: int | None
    caches: tuple[Cache, ...]
    squirrels: tuple[int | None, ...]
    hands: tuple[int, ...]
    scores: tuple[int, ...]
    reachable: tuple[int, ...]
    playable: tuple[Nut, ...]
    takeable: tuple[Nut, ...]
    unseen: tuple[Nut, ...]
    worths: tuple[NutWorth, ...]
    winners: tuple[int, ...]


def view(state: State) -> View:
    """Returns what can be shown of `state`."""
    over = state.phase is Phase.OVER
    reachable = state.reachable() if state.phase is Phase.VISIT else ()
    nuts = () if over else playable(state)
    here = (state.here,) if state.phase is Phase.ACT and state.here else reachable
    worths = tuple(_worth(state, nut, number) for number in here for nut in nuts)
    unseen = tuple(nut for nut in NUTS if state.known(nut) < 2)
    return View(
        state.phase,
        None if over else state.turn,
        state.caches,
        state.squirrels,
        state.hands,
        state.scores,
        reachable,
        nuts,
        takeable(state),
        unseen,
        worths,
        state.winners,
    )


def _worth(state: State, nut: Nut, number: int) -> NutWorth:
    return NutWorth(nut, number, score_nut(nut, state.cache(number).nuts, state.turn, number).points)
