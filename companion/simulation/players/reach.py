"""How far formulas and counters can go: ranges that are never too narrow, though they may be too wide."""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from itertools import count, repeat
from typing import Final, TypeAlias

from companion.games.described.description import OF_A_PLAYER, Counter, Description, Per
from companion.games.described.formulas import LARGEST, Entry, Expression, Kind, Number, Value, Word, bounded, down
from companion.games.described.scoring import clamp
from companion.games.described.words import TRUTHS

Range: TypeAlias = tuple[Value, Value]
"""The least and the most; of yes or no, no is the less."""
LookUp: TypeAlias = Callable[[str], Range]
ANY: Final[Range] = (-LARGEST, LARGEST)
EITHER: Final[Range] = (False, True)
MOST_PLAYERS: Final = 8
MOST_FOLLOWED: Final = 20
"""So many hands are followed one by one."""
FROM_0: Final = ("bid", "tricks", "hand", "hand_number", "players", "goal")


def range_of(expression: Expression, look_up: LookUp) -> Range:
    """Returns how far `expression` goes where each word goes as far as `look_up` returns."""
    match expression:
        case Number(value):
            return value, value
        case Word(name):
            return look_up(name)
        case Entry(numbers, place):
            low, high = (max(0, min(down(end), len(numbers) - 1)) for end in range_of(place, look_up))
            found = numbers[low : high + 1]
            return min(found), max(found)
    return _WORK[expression.name](*map(range_of, expression.arguments, repeat(look_up)))


def _if(then: Range, test: Range, otherwise: Range) -> Range:
    return _hull(*([then] if test[1] else []), *([] if test[0] else [otherwise]))


def _hull(*ranges: Range) -> Range:
    return min(low for low, _ in ranges), max(high for _, high in ranges)


def _difference(left: Range, *right: Range) -> Range:
    if not right:
        return -left[1], -left[0]
    return bounded(left[0] - right[0][1]), bounded(left[1] - right[0][0])


def _product(left: Range, right: Range) -> Range:
    corners = [bounded(one * other) for one in left for other in right]
    return min(corners), max(corners)


def _abs(value: Range) -> Range:
    if value[0] >= 0:
        return value
    return (-value[1], -value[0]) if value[1] <= 0 else (0, max(-value[0], value[1]))


def _equal(left: Range, right: Range) -> Range:
    return left[0] == left[1] == right[0] == right[1], left[0] <= right[1] and right[0] <= left[1]


def _not(value: Range) -> Range:
    return not value[1], not value[0]


def _less(left: Range, right: Range) -> Range:
    return left[1] < right[0], left[0] < right[1]


def _least(*values: Range) -> Range:
    return min(low for low, _ in values), min(high for _, high in values)


def _most(*values: Range) -> Range:
    return max(low for low, _ in values), max(high for _, high in values)


_WORK: Final[Mapping[str, Callable[..., Range]]] = {
    "if": _if,
    "and": _least,
    "or": _most,
    "not": _not,
    "+": lambda left, right: (bounded(left[0] + right[0]), bounded(left[1] + right[1])),
    "-": _difference,
    "*": _product,
    "/": lambda left, right: ANY,
    "==": _equal,
    "!=": lambda left, right: _not(_equal(left, right)),
    "<": _less,
    ">": lambda left, right: _less(right, left),
    "<=": lambda left, right: _not(_less(right, left)),
    ">=": lambda left, right: _not(_less(left, right)),
    "min": _least,
    "max": _most,
    "abs": _abs,
    "down": lambda value: (down(value[0]), down(value[1])),
    "up": lambda value: (-down(-value[0]), -down(-value[1])),
}


def named(description: Description, look_up: LookUp) -> LookUp:
    """Returns how far words go, those of [names] among them, where `look_up` knows the others."""
    names, done = dict(description.names), dict[str, Range]()

    def of_word(word: str) -> Range:
        if word not in names:
            return look_up(word)
        if word not in done:
            done[word] = range_of(names[word].expression, of_word)
        return done[word]

    return of_word


@lru_cache(maxsize=16)
def counter_ranges(description: Description) -> Mapping[str, Range]:
    """Returns how far each counter goes in a game of any length, for one player or side, or for the hand."""
    ranges = {one.name: _clamped(one, ANY if one.touch else (one.start, one.start)) for one in description.counters}
    for hand in count():
        before = dict(ranges)
        _follow_hand(description, ranges)
        if hand > MOST_FOLLOWED:  # an end that still moves may move as far as there is
            ranges = {one.name: _widened(one, before[one.name], ranges[one.name]) for one in description.counters}
        if ranges == before:
            break
    return ranges


def _follow_hand(description: Description, ranges: dict[str, Range]) -> None:
    """Widens `ranges` by what the score lines set in one more hand."""
    counters = {one.name: one for one in description.counters}
    for line in description.score:
        look_up = named(description, partial(_word, description, ranges, line.per))
        for name, formula in line.count:
            set_to = _clamped(counters[name], range_of(formula.expression, look_up))
            ranges[name] = _hull(ranges[name], set_to)


def _widened(counter: Counter, before: Range, after: Range) -> Range:
    low, high = (ANY[0] if after[0] < before[0] else after[0]), (ANY[1] if after[1] > before[1] else after[1])
    return _clamped(counter, (low, high))


def _clamped(counter: Counter, value: Range) -> Range:
    return clamp(counter, value[0]), clamp(counter, value[1])


def _word(description: Description, ranges: Mapping[str, Range], per: Per, word: str) -> Range:
    """Returns how far a word of a line that is `per` somebody goes."""
    if word in ranges:
        counter = next(one for one in description.counters if one.name == word)
        is_one = counter.per is Per.HAND or per in OF_A_PLAYER or per is counter.per
        return ranges[word] if is_one else summed(ranges[word], MOST_PLAYERS)
    return (0, LARGEST) if word in FROM_0 else unknown(description, word)


@lru_cache(maxsize=16)
def _truths(description: Description) -> frozenset[str]:
    names = (name for name, formula in description.names if formula.kind is Kind.YES)
    return frozenset((*TRUTHS, "alone", *names, *(ask.name for ask in description.asks if ask.is_yes)))


def unknown(description: Description, word: str) -> Range:
    """Returns how far a word goes of which nothing is known but whether it is a number."""
    heads = word.split(".")
    is_yes = heads[-1] in _truths(description) or not {"contract", "trump", "took"}.isdisjoint(heads[:-1])
    return EITHER if is_yes else ANY


def summed(value: Range, places: int) -> Range:
    """Returns how far the sum of a counter over as many places goes, or over fewer."""
    return bounded(min(value[0], value[0] * places)), bounded(max(value[1], value[1] * places))
