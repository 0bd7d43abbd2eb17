"""Everything that can be done in Nice One Squirrel!, as values, and how a record writes it."""

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from companion.engine.fields import SEAT, ActionForms, Field, integer, quote
from companion.errors import BadRecordError
from companion.games.nice_one_squirrel.nuts import NUT_NAMES, Nut

CACHES: Final = 9


def _read_nut(value: object) -> Nut:
    nut = NUT_NAMES.get(value) if isinstance(value, str) else None
    if nut is None:
        raise BadRecordError(
            f"{quote(value)} is no nut: write a colour R B G Y and a type A H W C, as in 'BC' (NS-1.2)"
        )
    return nut


_NUT: Final = Field(_read_nut, lambda nut: nut.name)


@dataclass(frozen=True, slots=True)
class Visit:
    """The squirrel goes to a cache; `found` is the nut that is turned over there, if one lies face-down (NS-3)."""

    cache: Annotated[int, integer(1, CACHES, "cache")]
    found: Annotated[Nut | None, _NUT] = None
    seat: Annotated[int | None, SEAT] = None


@dataclass(frozen=True, slots=True)
class Play:
    """A nut goes from the hand into the cache, and scores (NS-3.4)."""

    nut: Annotated[Nut, _NUT]
    seat: Annotated[int | None, SEAT] = None


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing is played (NS-3.4)."""

    seat: Annotated[int | None, SEAT] = None


@dataclass(frozen=True, slots=True)
class Take:
    """A nut goes from the cache into the hand (NS-5.2)."""

    nut: Annotated[Nut, _NUT]
    seat: Annotated[int | None, SEAT] = None


Action: TypeAlias = Visit | Play | Pass | Take
FORMS: Final = ActionForms[Action]({"visit": Visit, "play": Play, "pass": Pass, "take": Take})
