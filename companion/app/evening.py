"""The names that the group at the table has used."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.journal.standing import CLOSED, Standing

MOST_NAMES: Final = 12


def names_of_group(games: Sequence[Standing]) -> tuple[str, ...]:
    """Returns the names of the group at the table, those used last first; of a group that has left, none."""
    return tuple(dict.fromkeys(_names(games)))[:MOST_NAMES]


def _names(games: Sequence[Standing]) -> Iterator[str]:
    for game in games:
        if game.over and game.mark == CLOSED:  # then another group sat down
            return
        yield from filter(None, (*game.record.players, *(one.name for one in game.record.replaced)))
