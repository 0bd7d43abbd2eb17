"""The printed set: the name of each card, and the number of the marker on it, which a camera reads."""

from collections.abc import Mapping
from typing import Final

from companion.games.nice_one_squirrel.actions import CACHES
from companion.games.nice_one_squirrel.nuts import NUTS

FIRST_MARKER: Final = 18
"""The table's mat has the markers up to 16, of the same dictionary; 17 is nearly plain, like a shadow."""
SQUIRRELS: Final = 6
NUT_BACK: Final = "back"
"""A nut that lies face-down."""
CACHE_NAMES: Final = tuple(f"cache-{number}" for number in range(1, CACHES + 1))
SQUIRREL_NAMES: Final = tuple(f"squirrel-{seat}" for seat in range(1, SQUIRRELS + 1))
NAMES: Final = (*CACHE_NAMES, *SQUIRREL_NAMES, *(nut.name for nut in NUTS), NUT_BACK)
"""Every face that has a marker; both copies of a nut have the same."""
MARKERS: Final[Mapping[str, int]] = {name: number for number, name in enumerate(NAMES, FIRST_MARKER)}
"""The number of each face's marker."""
