"""Draft: which trump cards lie face-down, and what was counted and not yet entered; it lasts until the next entry."""

from dataclasses import dataclass, field

from companion.games.lunar.deck import LunarSuit


@dataclass(slots=True)
class LunarDraft:
    """`flipped` are the suits whose trump cards lie face-down, in order; `counted` are numbers by their names."""

    flipped: tuple[LunarSuit, ...] = ()
    counted: dict[str, int] = field(default_factory=dict)
