"""What a nut scores (NS-4)."""

from typing import Final

from companion.games.nice_one_squirrel.nuts import Nut
from companion.games.nice_one_squirrel.state import PlayedNut

TWIN: Final = 2


def score_nut(nut: Nut, lying: tuple[Nut, ...], seat: int, cache: int) -> PlayedNut:
    """Returns what `nut` scores against the nuts that lie in the cache already (NS-4.1)."""
    colour = sum(other.colour is nut.colour for other in lying)
    kind = sum(other.kind is nut.kind for other in lying)
    return PlayedNut(seat, cache, nut, colour, kind, TWIN if nut in lying else 0)
