"""What a screen may show: the forest, the stocks, and what the seat in turn can do; a face-down deed is a number."""

from dataclasses import dataclass

from companion.cards import Card
from companion.games.bamboo_harvest.actions import HarvestSource
from companion.games.bamboo_harvest.choices import builds_of, cleared_of, picks_of
from companion.games.bamboo_harvest.deck import COURT, REEDS
from companion.games.bamboo_harvest.state import Deeds, Phase, State


@dataclass(frozen=True, slots=True)
class HarvestChoice:
    """What one token can harvest: reeds, and deeds drawn."""

    picked: HarvestSource
    reeds: int
    deeds: int


@dataclass(frozen=True, slots=True)
class TokenHarvest:
    """Every choice of one token, the best first."""

    token: int
    choices: tuple[HarvestChoice, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as everybody may see it.

    `builds` are pairs of a face-up deed and a place it can build on, `harvests` each token's choices, `surplus` says
    how many deeds must go.
    """

    phase: Phase
    turn: int | None
    round: int
    grid: tuple[Card, ...]
    wild: tuple[Card, ...]
    built: tuple[int | None, ...]
    disturbance: tuple[int | None, ...]
    reeds: tuple[int, ...]
    tokens: tuple[int, ...]
    deeds: tuple[Deeds, ...]
    draw: int
    discard: int
    builds: tuple[tuple[Card, int], ...]
    harvests: tuple[TokenHarvest, ...]
    surplus: int
    winner: int | None
    path: tuple[int, ...]


def view(state: State) -> View:
    """Returns what can be shown of `state`."""
    phase = state.phase
    turn = None if phase in (Phase.GRID, Phase.START, Phase.DEEDS, Phase.OVER) else state.turn
    builds = builds_of(state, face_down=False) if phase is Phase.BUILD else ()
    return View(
        phase,
        turn,
        state.round,
        state.grid,
        state.wild,
        state.built,
        state.disturbance,
        state.reeds,
        state.tokens,
        state.deeds,
        state.piles.draw,
        state.piles.discard,
        tuple((build.deed, build.on) for build in builds),
        _harvests(state) if phase in (Phase.BUILD, Phase.SWAP, Phase.HARVEST) else (),
        max(0, state.own.count - 3) if phase is Phase.MANAGE else 0,
        state.winner,
        state.path,
    )


def _harvests(state: State) -> tuple[TokenHarvest, ...]:
    if state.phase is not Phase.HARVEST:
        state = cleared_of(state)
    found = ((token, picks_of(state, token)) for token in state.tokens_of(state.turn))
    return tuple(TokenHarvest(token, tuple(_choice(state, pick) for pick in picks)) for token, picks in found if picks)


def _choice(state: State, picked: HarvestSource) -> HarvestChoice:
    ranks = [state.grid[place].rank for place in picked.cards]
    return HarvestChoice(picked, sum(REEDS[rank] for rank in ranks), sum(rank in COURT for rank in ranks))
