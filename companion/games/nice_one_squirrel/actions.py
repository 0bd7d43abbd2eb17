"""Everything that can be done in Nice One Squirrel!, as values, and how a record writes it."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from companion.engine.fields import SEAT, ActionForm, ActionForms, Field, integer, quote
from companion.errors import BadRecordError
from companion.games.nice_one_squirrel.nuts import NUT_NAMES, Nut

CACHES: Final = 9


@dataclass(frozen=True, slots=True)
class Visit:
    """The squirrel goes to a cache; `found` is the nut that is turned over there, if one lies face-down (NS-3)."""

    cache: int
    found: Nut | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """A nut goes from the hand into the cache, and scores (NS-3.4)."""

    nut: Nut
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing is played (NS-3.4)."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Take:
    """A nut goes from the cache into the hand (NS-5.2)."""

    nut: Nut
    seat: int | None = None


Action: TypeAlias = Visit | Play | Pass | Take


def _read_nut(value: object) -> Nut:
    nut = NUT_NAMES.get(value) if isinstance(value, str) else None
    if nut is None:
        raise BadRecordError(
            f"{quote(value)} is no nut: write a colour R B G Y and a type A H W C, as in 'BC' (NS-1.2)"
        )
    return nut


NUT: Final = Field(_read_nut, lambda nut: nut.name)
_SEAT: Final = SEAT.as_optional()

FORMS: Final = ActionForms[Action](
    ActionForm("visit", Visit, cache=integer(1, CACHES, "cache"), found=NUT.as_optional(), seat=_SEAT),
    ActionForm("play", Play, nut=NUT, seat=_SEAT),
    ActionForm("pass", Pass, seat=_SEAT),
    ActionForm("take", Take, nut=NUT, seat=_SEAT),
)
