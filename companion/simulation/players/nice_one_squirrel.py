"""Nice One Squirrel! by greedy players: each maximises its points, less what it leaves to the next player."""

from collections.abc import Sequence
from random import Random
from typing import Final

from companion.engine import Entry, Record
from companion.games.nice_one_squirrel import GAME
from companion.games.nice_one_squirrel.actions import Action, Pass, Play, Visit
from companion.games.nice_one_squirrel.nuts import COPIES, NUTS, Nut
from companion.games.nice_one_squirrel.state import Phase, State, score_nut
from companion.simulation import NAMES

PLAYERS: Final = NAMES[:4]
LEFT_WEIGHT: Final = 0.25
"""The weight of a point that the next player could score there, against one's own point."""


def simulate(seed: int, options: dict[str, object] | None = None, players: Sequence[str] = PLAYERS) -> Record:
    """Returns a whole game, with nuts dealt at random."""
    random, agreed = Random(seed), options or {}
    state = GAME.start(agreed, tuple(players))
    deck = list(NUTS) * COPIES
    random.shuffle(deck)
    under = {cache.number: deck.pop() for cache in state.caches if cache.down}
    hands = [[deck.pop() for _ in range(size)] for size in state.hands]
    entries: list[Entry] = []
    while state.phase is not Phase.OVER:
        action = choose(state, hands[state.turn], under)
        if isinstance(action, Play):
            hands[state.turn].remove(action.nut)
        state = GAME.apply(state, action)
        entries.append(Entry(action))
    return Record(GAME.name, agreed, tuple(players), tuple(entries))


def choose(state: State, hand: list[Nut], under: dict[int, Nut]) -> Action:
    """Returns what the player in turn does; of `under` only the nut that is turned over is used."""
    if state.phase is Phase.VISIT:
        number = max(state.reachable(), key=lambda cache: _best_at(state, hand, cache)[0])
        return Visit(number, under[number] if state.cache(number).down else None)
    assert state.here is not None
    _, nut = _best_at(state, hand, state.here)
    return Pass() if nut is None else Play(nut)


def _best_at(state: State, hand: list[Nut], number: int) -> tuple[float, Nut | None]:
    """Returns the best value of playing at a cache, and the nut to play."""
    in_cache = state.cache(number).nuts
    found = [(worth_of(nut, in_cache, state.turn, number), nut) for nut in sorted(hand, key=lambda nut: nut.name)]
    return max(found, key=lambda item: item[0], default=(0.0, None))


def expect_at(state: State, number: int) -> float:
    """Returns the average value of playing at a cache, over the nuts that have not come to light."""
    in_cache = state.cache(number).nuts
    unseen = {nut: COPIES - state.known(nut) for nut in NUTS}
    worth = sum(left * worth_of(nut, in_cache, state.turn, number) for nut, left in unseen.items())
    return worth / max(1, sum(unseen.values()))


def rank_nuts(state: State) -> tuple[Nut, ...]:
    """Returns the nuts that the player in turn may still hold, the best to play first."""
    assert state.here is not None
    in_cache, here = state.cache(state.here).nuts, state.here
    held = [nut for nut in NUTS if state.known(nut) < COPIES or (state.turn, nut) in state.taken]
    return tuple(sorted(held, key=lambda nut: (-worth_of(nut, in_cache, state.turn, here), nut.name)))


def worth_of(nut: Nut, in_cache: tuple[Nut, ...], seat: int, number: int) -> float:
    """Returns what a nut scores there, less what it leaves to the next player."""
    after = (*in_cache, nut)
    left = max(score_nut(other, after, seat, number).points for other in NUTS)
    return score_nut(nut, in_cache, seat, number).points - LEFT_WEIGHT * left
