"""The forest of 7 × 7 cards: a place is a number from 0 to 48, row by row from the north-west (BH-1.2)."""

from typing import Final

from companion.phrases import Phrase, phrase

EDGE: Final = 7
PLACES: Final = range(EDGE * EDGE)


def _next_to(place: int) -> tuple[int, ...]:
    row, column = divmod(place, EDGE)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * EDGE + c for r, c in around if 0 <= r < EDGE and 0 <= c < EDGE)


NEIGHBOURS: Final = tuple(map(_next_to, PLACES))
"""The places to the north, west, east and south of each place (BH-3.1)."""


def distance(one: int, other: int) -> int:
    """Returns the number of edges between two places (BH-3.1)."""
    return abs(one // EDGE - other // EDGE) + abs(one % EDGE - other % EDGE)


def place_at(row: int, column: int) -> int:
    """Returns the place of a row and a column."""
    return row * EDGE + column


def write_place(place: int) -> list[int]:
    """Returns a place as a record writes it: its row and its column."""
    return list(divmod(place, EDGE))


def name_place(place: int) -> Phrase:
    """Returns a place as a sentence names it, rows and columns counted from 1."""
    row, column = divmod(place, EDGE)
    return phrase("place", row=row + 1, column=column + 1)
