"""Formulas: numbers and yes or no, worked out exactly; `formula_parsing` reads them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import repeat
from typing import Final, TypeAlias

LARGEST: Final = 10**9
"""No number is larger, and none has a larger denominator: what would be, stops there."""

Value: TypeAlias = int | Fraction | bool


class Kind(StrEnum):
    """What a formula, or a word in it, gives."""

    NUMBER = "a number"
    YES = "yes or no"


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number, as written."""

    value: int


@dataclass(frozen=True, slots=True)
class Word:
    """A name, such as `tricks` or `place.trees`."""

    name: str


@dataclass(frozen=True, slots=True)
class Operation:
    """An operator or a function with its arguments: "-" with one is a sign, "if" has (then, test, otherwise)."""

    name: str
    arguments: tuple["Expression", ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One number of a named list; the ends hold beyond the list."""

    numbers: tuple[int, ...]
    place: "Expression"


Expression: TypeAlias = Number | Word | Operation | Entry


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula as it was written, what it means and what it gives."""

    text: str
    expression: Expression
    kind: Kind


def work_out(expression: Expression, look_up: Callable[[str], Value]) -> Value:
    """Returns what `expression` gives where each word has the value that `look_up` returns."""
    match expression:
        case Number(value):
            return value
        case Word(name):
            return look_up(name)
        case Entry(numbers, place):
            at = int(down(work_out(place, look_up)))
            return numbers[max(0, min(at, len(numbers) - 1))]
        case Operation("if", (then, test, otherwise)):
            return work_out(then if work_out(test, look_up) else otherwise, look_up)
        case Operation("and", (left, right)):
            return bool(work_out(left, look_up)) and bool(work_out(right, look_up))
        case Operation("or", (left, right)):
            return bool(work_out(left, look_up)) or bool(work_out(right, look_up))
    return _WORK[expression.name](*map(work_out, expression.arguments, repeat(look_up)))


def depth_of(expression: Expression, depth_of_word: Callable[[str], int]) -> int:
    """Returns how many calls deep `work_out` goes."""
    match expression:
        case Number():
            return 1
        case Word(name):
            return 1 + depth_of_word(name)
        case Entry(_, place):
            return 1 + depth_of(place, depth_of_word)
    return 1 + max(map(depth_of, expression.arguments, repeat(depth_of_word)))


def down(value: Value) -> int:
    """Returns `value`, rounded down."""
    return value.numerator // value.denominator


def bounded(value: Value) -> Value:
    """Returns `value` as a whole number if it is one; what is too large, or too fine, stops at the limit."""
    if isinstance(value, Fraction):
        if value.denominator == 1:
            value = value.numerator
        elif value.denominator > LARGEST:
            value = value.limit_denominator(LARGEST)
    return max(-LARGEST, min(LARGEST, value))


def _quotient(left: Value, right: Value) -> Value:
    return bounded(Fraction(left) / Fraction(right)) if right else 0


def _difference(left: Value, *right: Value) -> Value:
    return bounded(left - right[0]) if right else -left


_WORK: Final[dict[str, Callable[..., Value]]] = {
    "+": lambda left, right: bounded(left + right),
    "-": _difference,
    "*": lambda left, right: bounded(left * right),
    "/": _quotient,
    "==": lambda left, right: left == right,
    "!=": lambda left, right: left != right,
    "<": lambda left, right: left < right,
    "<=": lambda left, right: left <= right,
    ">": lambda left, right: left > right,
    ">=": lambda left, right: left >= right,
    "not": lambda value: not value,
    "min": lambda *values: min(values),
    "max": lambda *values: max(values),
    "abs": abs,
    "down": down,
    "up": lambda value: -down(-value),
}


def words_in(expression: Expression) -> Iterator[str]:
    """Yields the words that `expression` names, in their order."""
    yield from (part.name for part in _parts_of(expression) if isinstance(part, Word))


def numbers_in(expression: Expression) -> Iterator[int]:
    """Yields the numbers that are written in `expression`."""
    yield from (part.value for part in _parts_of(expression) if isinstance(part, Number))


def _parts_of(expression: Expression) -> Iterator[Expression]:
    yield expression
    match expression:
        case Entry(_, place):
            yield from _parts_of(place)
        case Operation(_, arguments):
            for argument in arguments:
                yield from _parts_of(argument)
