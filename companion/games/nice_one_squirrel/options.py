"""Options: what a table agrees on before the first turn, and how many may play."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from companion.engine.fields import TRUTH, integer, read_fields
from companion.engine.options import FirstSeat, Switch
from companion.errors import BadRecordError

HAND_SIZES: Final[Mapping[int, int]] = {2: 12, 3: 8, 4: 6, 5: 5, 6: 4}
"""How many nuts each player is dealt, by the number of players (NS-2.1)."""
OFFERED: Final = (Switch("taking_up"), FirstSeat("first"))


@dataclass(frozen=True, slots=True)
class Options:
    """`taking_up`: nuts may be taken up (NS-5.2); `first` is the seat of the youngest (NS-2.2)."""

    taking_up: bool = False
    first: int = 0


def read_options(raw: Mapping[str, object], players: int) -> Options:
    """Returns the options of a record, for a number of players. Raises BadRecordError."""
    if players not in HAND_SIZES:
        raise BadRecordError(f"'players' has {players} names; two to six players can play (NS-2.1)")
    return Options(**read_fields("option", raw, {"taking_up": TRUTH, "first": integer(0, players - 1, "seat")}))
