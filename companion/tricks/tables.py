"""The tables of a game of tricks for a spreadsheet: a row for each hand, and a row for each complete trick.

The columns are the keys of `summary`, nested ones joined by dots, and `seat_N` for the card of each seat.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from companion.engine.game import StateT
from companion.engine.tables import TableRow, flatten
from companion.tricks.history import seated

COUNTED: Final = ("tricks", "stashes", "irregularities")
"""Lists of a hand of which its row has only the length; tricks have a table of their own."""
LEFT_OUT: Final = ("table",)


def tables_by(summary: Callable[[StateT], Mapping[str, Any]]) -> Callable[[StateT], Mapping[str, Sequence[TableRow]]]:
    """Returns the `tables` of a game: of the hands in its `summary`, and of their tricks, a column for each seat."""

    def tables(state: Any) -> Mapping[str, Sequence[TableRow]]:
        hands, players = summary(state)["hands"], len(state.players)
        return {"hands": [*map(_hand, hands)], "tricks": [row for hand in hands for row in _tricks(hand, players)]}

    return tables


def _hand(hand: Mapping[str, Any]) -> TableRow:
    kept = {key: value for key, value in hand.items() if key not in LEFT_OUT}
    return flatten({key: len(value) if key in COUNTED else value for key, value in kept.items()})


def _tricks(hand: Mapping[str, Any], players: int) -> Iterator[TableRow]:
    for trick in hand["tricks"]:
        yield {"hand": hand["hand"], **flatten(trick), **seat_columns(trick["leader"], trick["cards"], players)}


def seat_columns(leader: int, cards: Iterable[str], players: int) -> dict[str, str]:
    """Returns the cards of a trick in a column for each seat."""
    laid_by = tuple(seated(leader, cards, players))
    return {f"seat_{seat}": " ".join(card for by, card in laid_by if by == seat) for seat in range(players)}
