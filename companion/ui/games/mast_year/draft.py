"""Draft: what was touched of Mast Year and not yet entered; it lasts until the next entry."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class MastYearDraft:
    """`counts`: the cards are dealt, and the hand is only counted; `said` at the pass, by seat.

    `laid` tells of cards whether they lay in the trick, `counted` what a hand brought, both by their names.
    """

    counts: bool = False
    said: dict[int, str] = field(default_factory=dict)
    laid: dict[str, bool] = field(default_factory=dict)
    counted: dict[str, object] = field(default_factory=dict)
