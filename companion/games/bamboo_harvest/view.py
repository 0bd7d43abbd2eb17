"""What screens and replays show of a game: the forest, its parts, the tally, and the sign of each seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from companion.cards import Card
from companion.engine.board import BoardPart, BoardPiece
from companion.engine.tally import PartTally, SideTally
from companion.games.bamboo_harvest.actions import HarvestSource
from companion.games.bamboo_harvest.choices import builds_of, cleared_of, picks_of
from companion.games.bamboo_harvest.deck import COURT, EDGE, REEDS, name_place
from companion.games.bamboo_harvest.history import ends_part
from companion.games.bamboo_harvest.path import tokens_to_win
from companion.games.bamboo_harvest.state import Deeds, Phase, State, TurnSummary
from companion.games.bamboo_harvest.words import player_line
from companion.phrases import Phrase, Player, phrase

Colour: TypeAlias = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class SeatSign:
    """A token's colour, the corners of its outline (0: round) with the angle of the first, and its letter."""

    colour: Colour
    corners: int
    turned: float
    letter: str
    letter_drop: float = 0.0
    """How far the letter stands below the middle, as a share of the size."""


INK: Final[Colour] = (0.09, 0.07, 0.04, 1.0)
"""The ink of letters on tokens; each colour is at least 4.5 times as bright."""
SIGNS: Final = (
    SeatSign((0.337, 0.706, 0.914, 1.0), 0, 0.0, "A"),
    SeatSign((0.949, 0.620, 0.075, 1.0), 4, 0.125, "B"),
    SeatSign((0.949, 0.627, 0.776, 1.0), 3, 0.0, "C", 0.1),
    SeatSign((0.945, 0.925, 0.860, 1.0), 4, 0.0, "D"),
)
"""By seat: round and blue, square and orange, a pink triangle, a white diamond."""


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


DISTURBED = "◌"
"""The sign of a disturbance token."""


def board(state: State) -> tuple[BoardPart, ...]:
    """Returns the forest, once it is laid, and every player's stock."""
    forest = (BoardPart("", tuple(_piece(state, place) for place in range(len(state.grid))), EDGE),)
    stocks = tuple(
        BoardPart(player_line(state, seat), tuple(BoardPiece(card) for card in state.deeds[seat].up), seats=(seat,))
        for seat in range(len(state.players))
    )
    return (*(forest if state.grid else ()), *stocks)


def _piece(state: State, place: int) -> BoardPiece:
    disturber = state.disturber_of(place)
    note = "" if disturber is None else DISTURBED + SIGNS[disturber].letter
    return BoardPiece(state.grid[place], state.built[place], note, is_marked=place in state.path)


def tally(states: Sequence[State]) -> PartTally | None:
    """Returns what a round of turns brought, as long as the game goes on."""
    state = states[-1]
    if not state.past_turns or state.phase is Phase.OVER or not ends_part(states[-2], state):
        return None
    number = state.past_turns[-1].round
    turns = sorted((turn for turn in state.past_turns if turn.round == number), key=lambda turn: turn.seat)
    sides = tuple(
        SideTally(
            Player(turn.seat), int(turn.built is not None), state.tokens[turn.seat], _done(state, turn), seat=turn.seat
        )
        for turn in turns
    )
    needed = phrase("tally.needed", "BH-5.2", tokens=tokens_to_win(len(state.players)))
    return PartTally(
        phrase("ui.part.round", number=number), sides, phrase("ui.part.on-round", number=state.round), (needed,)
    )


def _done(state: State, turn: TurnSummary) -> tuple[Phrase, ...]:
    """Returns where a turn built and what it harvested, and what its player has left."""
    reeds = phrase("count.reeds", count=turn.harvested)
    has = phrase("count.reeds", count=state.reeds[turn.seat])
    harvest = phrase("tally.harvested", "BH-4.4", count=turn.harvested, reeds=reeds, has=has)
    if turn.built is None:
        return (phrase("tally.no-build", "BH-4.1"), harvest)
    card, place = state.grid[turn.built], name_place(turn.built)
    return (phrase("tally.built", "BH-4.1", card=card, place=place), harvest)
