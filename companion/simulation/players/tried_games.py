"""Games that plain players try: how long they are, what they bring, and which lines never give points."""

from collections.abc import Sequence
from math import sqrt

from companion.engine import replay
from companion.games.described import GAME
from companion.games.described.state import State
from companion.simulation.players.described import simulate

NORMAL: float = 1.96
"""Standard errors to either side of a mean within which it lies in 95 % of cases."""


def try_game(raw: dict[str, object], seed: int, hands: int) -> dict[str, object]:
    """Returns the figures of games that add up to `hands` hands."""
    played: list[State] = []
    left = hands
    while left > 0:
        record = simulate(raw, seed + len(played), hands=left)
        state = replay(GAME, record)
        played.append(state)
        left -= max(1, len(state.hands))
    ended = [state for state in played if GAME.is_over(state)]
    every = [hand.closed.score for state in played for hand in state.hands if hand.closed]
    given = {one.line for score in every for one in score.account}
    says = [line.say.first for line in played[0].description.score]
    sides = len(played[0].sides)
    return {
        "games": len(played),
        "ended": len(ended),
        "hands": len(every),
        "hands_a_game": sum(len(state.hands) for state in ended) / len(ended) if ended else float(len(every)),
        "points": [_interval([float(score.points[side]) for score in every]) for side in range(sides)],
        "winners": [sum(side in state.winners for state in ended) for side in range(sides)],
        "never": [say for place, say in enumerate(says) if place not in given],
    }


def _interval(values: Sequence[float]) -> dict[str, float]:
    """Returns the mean of points a hand, with its 95 % interval."""
    count = max(1, len(values))
    mean = sum(values) / count
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1))
    reach = NORMAL * spread / sqrt(count)
    return {"mean": mean, "low": mean - reach, "high": mean + reach}
