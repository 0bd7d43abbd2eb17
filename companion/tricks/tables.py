"""The tables of a game of tricks for a spreadsheet: a row for each hand, and a row for each complete trick.

The columns are the keys of `summary`, nested ones joined by dots, and `seat_N` for the card of each seat.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from companion.engine.tables import TableRow, flatten

COUNTED: Final = ("tricks", "stashes", "irregularities")
"""Lists of a hand of which its row has only the length; tricks have a table of their own."""
LEFT_OUT: Final = ("table",)


def tables_of(hands: Sequence[Mapping[str, Any]], players: int) -> dict[str, tuple[TableRow, ...]]:
    """Returns the tables of hands, as a score line has them, and of their tricks; cards stand under their seats."""
    return {
        "hands": tuple(map(_hand, hands)),
        "tricks": tuple(row for hand in hands for row in _tricks(hand, players)),
    }


def _hand(hand: Mapping[str, Any]) -> TableRow:
    kept = {key: value for key, value in hand.items() if key not in LEFT_OUT}
    return flatten({key: len(value) if key in COUNTED else value for key, value in kept.items()})


def _tricks(hand: Mapping[str, Any], players: int) -> Iterator[TableRow]:
    for trick in hand["tricks"]:
        by_seat = {(trick["leader"] + place) % players: card for place, card in enumerate(trick["cards"])}
        seats = {f"seat_{seat}": by_seat.get(seat, "") for seat in range(players)}
        yield {"hand": hand["hand"], **flatten(trick), **seats}
