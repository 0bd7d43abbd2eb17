"""Draft: what was touched in a turn and not yet entered; it lasts until the next entry."""

from dataclasses import dataclass, field

from companion.games.masters_of_maple_syrup.actions import HAND, Effect
from companion.ui.games.masters_of_maple_syrup.questions import COUNTS, PlayerQuestion


@dataclass(slots=True)
class EffectDraft:
    """What an effect did, as far as it was entered: numbers by their names, the trees turned, and a card."""

    counts: dict[str, int] = field(default_factory=dict)
    from_: str = HAND
    turned: tuple[int, ...] = ()
    developed: str = ""

    @classmethod
    def of(cls, effect: Effect) -> "EffectDraft":
        """Returns the draft of an effect that was entered."""
        changes = {"draw": effect.draw, "take": effect.take, "discard": effect.discard}
        changes |= {"tuck": effect.tuck, "untuck": effect.untuck}
        counts = {name: number for name in COUNTS if (number := changes[name])}
        turned = (*(effect.tap or ()), *(effect.untap or ()))
        return cls(counts, effect.from_ or HAND, turned, effect.develop or "")


@dataclass(slots=True)
class MapleDraft:
    """What is asked, the numbers entered so far, each card's effect by seat and place, and the card being valued.

    `ends_tally`: the open bonuses were named, and the table is asked whether there are none.
    """

    asked: PlayerQuestion | None = None
    numbers: dict[str, int] = field(default_factory=dict)
    effects: dict[tuple[int, int], EffectDraft] = field(default_factory=dict)
    valued: tuple[int, int] | None = None
    ends_tally: bool = False

    def effect(self, seat: int, place: int) -> EffectDraft:
        """Returns the draft of a card's effect."""
        return self.effects.setdefault((seat, place), EffectDraft())
