"""The tables of Mast Year: a row for each hand, and a row for each complete trick.

The columns are the keys of `summary`, nested ones joined by dots, and `seat_N` for the card of each seat.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from companion.engine.tables import TableRow, flatten
from companion.games.mast_year.state import State
from companion.games.mast_year.summary import summary

_COUNTED: Final = ("tricks", "stashes", "irregularities")
"""Lists of a hand of which its row has only the length; tricks have a table of their own."""
_LEFT_OUT: Final = ("table",)
_SEATS: Final = range(4)


def tables(state: State) -> Mapping[str, tuple[TableRow, ...]]:
    """Returns the tables of hands and of tricks; cards stand under their seats."""
    hands = summary(state)["hands"]
    return {
        "hands": tuple(map(_hand, hands)),
        "tricks": tuple(row for hand in hands for row in _tricks(hand)),
    }


def _hand(hand: Mapping[str, Any]) -> TableRow:
    kept = {key: value for key, value in hand.items() if key not in _LEFT_OUT}
    return flatten({key: len(value) if key in _COUNTED else value for key, value in kept.items()})


def _tricks(hand: Mapping[str, Any]) -> Iterator[TableRow]:
    for trick in hand["tricks"]:
        by_seat = {(trick["leader"] + place) % 4: card for place, card in enumerate(trick["cards"])}
        seats = {f"seat_{seat}": by_seat.get(seat, "") for seat in _SEATS}
        yield {"hand": hand["hand"], **flatten(trick), **seats}
