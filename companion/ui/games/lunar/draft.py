"""Draft: which trump cards lie face-down, and what was counted and not yet entered; it lasts until the next entry."""

from dataclasses import dataclass, field

from companion.app.drafts import Drafts
from companion.games.lunar.deck import LunarSuit
from companion.journal.journaled_games import Standing


@dataclass(slots=True)
class LunarDraft:
    """`flipped` are the suits whose trump cards lie face-down, in order; `counted` are numbers by their names."""

    flipped: tuple[LunarSuit, ...] = ()
    counted: dict[str, int] = field(default_factory=dict)


def draft_at(drafts: Drafts, standing: Standing) -> LunarDraft:
    """Returns the draft of this moment of the game."""
    return drafts.at(standing, LunarDraft)
