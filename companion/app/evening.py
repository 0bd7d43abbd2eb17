"""An evening: which games of a journal belong together, and which names its group has used."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from typing import Final

from companion.journal.standing import CLOSED, Standing

PAUSE: Final = timedelta(hours=6)
"""Games that began further apart are of different evenings."""
MOST_NAMES: Final = 12


def evening_of(games: Sequence[Standing]) -> tuple[Standing, ...]:
    """Returns the games of the last evening, the first one first; `games` begin with the one begun last."""
    found: list[Standing] = []
    for game in games:
        if found and _began(found[-1]) - _began(game) > PAUSE:
            break
        found.append(game)
    return tuple(reversed(found))


def names_of_group(games: Sequence[Standing]) -> tuple[str, ...]:
    """Returns the names of the group at the table, those used last first; of a group that has left, none."""
    return tuple(dict.fromkeys(_names(games)))[:MOST_NAMES]


def _names(games: Sequence[Standing]) -> Iterator[str]:
    for game in games:
        if game.over and game.mark == CLOSED:  # then another group sat down
            return
        yield from filter(None, (*game.record.players, *(one.name for one in game.record.replaced)))


def _began(game: Standing) -> datetime:
    return datetime.fromisoformat(game.started)
