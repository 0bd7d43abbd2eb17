"""An evening: which games belong together."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final, Protocol, TypeVar

PAUSE: Final = timedelta(hours=6)
"""Games that began further apart are of different evenings."""


class Begun(Protocol):
    """A game that tells when it began: UTC, ISO 8601."""

    @property
    def started(self) -> str:
        """When the first row of the game was written."""
        ...


GameT = TypeVar("GameT", bound=Begun)


def evening_of(games: Sequence[GameT]) -> tuple[GameT, ...]:
    """Returns the games of the last evening, the first one first; `games` begin with the one begun last."""
    found: list[GameT] = []
    for game in games:
        if found and _began(found[-1]) - _began(game) > PAUSE:
            break
        found.append(game)
    return tuple(reversed(found))


def _began(game: Begun) -> datetime:
    return datetime.fromisoformat(game.started)
