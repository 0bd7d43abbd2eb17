"""What screens and replays show: the table, its parts, the tally of a play, and the sign of each seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from companion.engine.board import BoardPart, BoardPiece
from companion.engine.tally import PartTally, SideTally, ended_parts
from companion.games.nice_one_squirrel.history import ends_part
from companion.games.nice_one_squirrel.nuts import NUTS, Nut, name_nut
from companion.games.nice_one_squirrel.rules import playable, takeable
from companion.games.nice_one_squirrel.state import Cache, Phase, State, score_nut
from companion.games.nice_one_squirrel.words import explain_last, explain_last_round
from companion.phrases import Phrase, Player, phrase

COLOURS: Final = ("#e69f00", "#56b4e9", "#3fbf8f", "#f0e442", "#ee7f4b", "#dd95bf")
"""Dark letters can be read on all of them."""
SIGNS: Final = ("★", "☾", "♥", "✿", "▲", "✚")


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


FACE_DOWN = BoardPiece("?", is_turned=True)


def board(state: State) -> tuple[BoardPart, ...]:
    """Returns the caches, by number."""
    return tuple(_cache(state, cache) for cache in state.caches)


def _cache(state: State, cache: Cache) -> BoardPart:
    nuts = tuple(BoardPiece(name_nut(nut)) for nut in cache.nuts)
    seats = tuple(seat for seat, place in enumerate(state.squirrels) if place == cache.number)
    title = phrase("board.cache", number=cache.number)
    return BoardPart(title, ((FACE_DOWN,) if cache.down else ()) + nuts, seats=seats)


def tally(states: Sequence[State]) -> PartTally | None:
    """Returns what a round of turns brought, as long as the game goes on."""
    ended = ended_parts(states, ends_part)
    if ended is None or states[-1].phase is Phase.OVER:
        return None
    part, number = ended
    done: dict[int, tuple[Phrase, ...]] = {
        after.last.seat: explain_last(after)
        for before, after in pairwise(part)
        if after.last and len(after.turns) > len(before.turns)
    }
    begun, state = part[0], part[-1]
    sides = tuple(
        SideTally(Player(seat), points - begun.scores[seat], points, done.get(seat, ()), seat=seat)
        for seat, points in enumerate(state.scores)
    )
    title, on = (phrase("ui.part.round", number=number), phrase("ui.part.on-round", number=number + 1))
    return PartTally(title, sides, on, explain_last_round(state))
