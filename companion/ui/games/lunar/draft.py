"""Draft: which trump cards lie face-down, and what was counted and not yet entered; it lasts until the next entry."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Self

from companion.app.drafts import StoredDraft
from companion.app.game_screens import WATCH
from companion.engine.fields import AnyField, Field, integer, listed, named, one_of, read_fields
from companion.games.lunar.deck import LunarSuit
from companion.ui.games.lunar.counts import MOST_POINTS
from companion.ui.games.lunar.participation import BY_CARD, TALLY


@dataclass(slots=True)
class LunarDraft(StoredDraft):
    """`flipped` are the suits whose trump cards lie face-down, in order; `counted` are numbers by their names.

    `way` is the way of taking part that was chosen since the last entry, "" if none was.
    """

    flipped: tuple[LunarSuit, ...] = ()
    counted: dict[str, int] = field(default_factory=dict)
    way: str = ""

    def write(self) -> Mapping[str, object]:
        """Returns what was touched."""
        said = {"flipped": [suit.value for suit in self.flipped], "counted": dict(self.counted), "way": self.way}
        return {name: value for name, value in said.items() if value}

    @classmethod
    def read(cls, said: Mapping[str, object]) -> Self:
        """Returns the draft that `write` returned. Raises BadRecordError."""
        return cls(**read_fields("draft", said, WRITTEN))


WRITTEN: Final[Mapping[str, AnyField]] = {
    "flipped": Field(listed(lambda suit: LunarSuit(one_of(*LunarSuit).read(suit)), "suits", 0, len(LunarSuit))),
    "counted": Field(named(integer(0, MOST_POINTS, "count").read)),
    "way": one_of(WATCH, BY_CARD, TALLY),
}
"""The fields of a draft in the journal."""
