"""Games that plain players try: how long they are, what they bring, which lines never give points, if they end."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import sqrt
from typing import Final

from companion.engine import replay
from companion.games.described import GAME
from companion.games.described.description import Description
from companion.games.described.ending import end_values
from companion.games.described.faults import Fault
from companion.games.described.formulas import Formula
from companion.games.described.reading import read_embedded
from companion.games.described.state import State
from companion.games.described.words import OF_THE_END
from companion.phrases import phrase
from companion.simulation import NAMES
from companion.simulation.players.described import simulate
from companion.simulation.players.reach import Range, counter_ranges, named, range_of, summed, unknown

NORMAL: Final = 1.96
"""Standard errors to either side of a mean within which it lies in 95 % of cases."""
MOST_HANDS: Final = 200
"""So many hands are worked out."""
LONGEST: Final = 30
"""So many hands of a game are tried for its end, then the best and worst points stand for further ones."""
MOST_TRIED: Final = 60
"""So many hands are tried for an end in all."""


def try_game(raw: dict[str, object], seed: int, hands: int) -> dict[str, object]:
    """Returns the figures of games that add up to `hands` hands."""
    played = list(_games(raw, seed, hands))
    ended = [state for state in played if GAME.is_over(state)]
    every = [hand.closed.score for state in played for hand in state.hands if hand.closed]
    given = {one.line for score in every for one in score.account}
    says = [line.say.first for line in played[0].description.score]
    sides = [_interval([float(score.points[side]) for score in every]) for side in range(len(played[0].sides))]
    return {
        "games": len(played),
        "ended": len(ended),
        "hands": len(every),
        "hands_a_game": sum(len(state.hands) for state in ended) / len(ended) if ended else float(len(every)),
        "points": sides,
        "seats": [
            next(sides[side] for side, seats in enumerate(played[0].sides) if seat in seats)
            for seat in range(len(played[0].players))
        ],
        "winners": [sum(side in state.winners for state in ended) for side in range(len(sides))],
        "never": [say for place, say in enumerate(says) if place not in given],
    }


def try_once(description: Description, seed: int) -> State:
    """Returns how a hand ends that plain players play, or a whole game of rounds that are counted."""
    is_counted = description.rounds is not None and description.rounds.count is not None
    return replay(GAME, simulate(json.loads(description.source), seed, None if is_counted else 1))


def _games(raw: dict[str, object], seed: int, hands: int, longest: int | None = None) -> Iterator[State]:
    """Yields games that add up to `hands` hands; each has at most `longest`."""
    left, number = hands, 0
    while left > 0:
        state = replay(GAME, simulate(raw, seed + number, hands=min(left, longest or left)))
        yield state
        left, number = left - max(1, len(state.hands)), number + 1


def warn_of_end(raw: dict[str, object]) -> tuple[Fault, ...]:
    """Returns what is doubtful if a game that should end never does: not as tried, nor by its best or worst points."""
    description = read_embedded(raw)
    end, names = description.end.when, NAMES[: description.players[0]]
    if end is None or _may_end(GAME.start({"description": raw}, names), end):
        return ()
    tried: list[State] = []
    for state in _games(raw, 1, MOST_TRIED, LONGEST):
        tried.append(state)
        if state.hand is None or _may_end(state, end):
            return ()
    return (Fault(0, "end.when", phrase("doubt.end", count=len(tried), hands=MOST_HANDS)),)


def _may_end(state: State, end: Formula) -> bool:
    """Whether a game would end if each hand brought the best points, the worst, or one side alone the best."""
    hands, counters = state.hands, counter_ranges(state.description)
    found = [points for hand in hands if hand.closed for points in hand.closed.score.points] or [0]
    sides = len(state.sides)
    for totals in ([max(found)] * sides, [min(found)] * sides, [max(found), *[min(found)] * (sides - 1)]):
        for number in range(1, MOST_HANDS + 1):
            ledger = replace(state.ledger, totals=tuple(number * points for points in totals))
            later = replace(state, ledger=ledger, hands=hands[-1:] * number)
            if range_of(end.expression, named(state.description, partial(_in_end, later, counters)))[1]:
                return True
    return False


def _in_end(state: State, counters: Mapping[str, Range], word: str) -> Range:
    """Returns how far a word of [end] goes at a state, whose points are known and whose counters are not."""
    last = word.rpartition(".")[2]
    if word in OF_THE_END or last == "total":
        value = end_values(state).look_up(word)
        return value, value
    if last in counters:
        return counters[last] if last != word else summed(counters[word], len(state.players))
    return unknown(state.description, word)


def _interval(values: Sequence[float]) -> dict[str, float]:
    """Returns the mean of points a hand, with its 95 % interval."""
    count = max(1, len(values))
    mean = sum(values) / count
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1))
    reach = NORMAL * spread / sqrt(count)
    return {"mean": mean, "low": mean - reach, "high": mean + reach}
