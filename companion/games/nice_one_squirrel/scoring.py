"""What a nut scores (NS-4)."""

from typing import Final

from companion.games.nice_one_squirrel.nuts import Nut
from companion.games.nice_one_squirrel.state import PlayedNut

TWIN: Final = 2


def score_nut(nut: Nut, in_cache: tuple[Nut, ...], seat: int, cache: int) -> PlayedNut:
    """Returns what `nut` scores against the nuts that lie in the cache already (NS-4.1)."""
    colour = sum(other.colour is nut.colour for other in in_cache)
    kind = sum(other.kind is nut.kind for other in in_cache)
    return PlayedNut(seat, cache, nut, colour, kind, TWIN if nut in in_cache else 0)
