"""Draft: what was touched in a turn and not yet entered; it lasts until the next entry."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Final, Self

from companion.app.drafts import StoredDraft
from companion.engine.fields import AnyField, Field, integer, listed, named, one_of, read_fields
from companion.errors import BadRecordError
from companion.games.masters_of_maple_syrup.actions import HAND, PLACE, PLACES, SEAT, Effect
from companion.games.masters_of_maple_syrup.catalogue import CARDS, NAME
from companion.games.masters_of_maple_syrup.state import State
from companion.journal.standing import Standing
from companion.ui.games.masters_of_maple_syrup.questions import (
    COUNTS,
    MOST_CARDS,
    TUCKED_FROM,
    PlayerQuestion,
    QuestionKind,
)

OF_PLACE: Final = (QuestionKind.EFFECT, QuestionKind.EFFECT_CARD, QuestionKind.EFFECT_NAME)
"""What is asked about a card that lies there."""
OF_EITHER: Final = (QuestionKind.PAID, QuestionKind.DREW)
"""What is asked about such a card, or about one that is named."""


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

    def write(self) -> Mapping[str, object]:
        """Returns what was entered."""
        said = {"counts": dict(self.counts), "from_": self.from_, "turned": list(self.turned)}
        return said | ({"developed": self.developed} if self.developed else {})


@dataclass(slots=True)
class MapleDraft(StoredDraft):
    """What is asked, what was entered so far, each card's effect by seat and place, and the card being valued."""

    asked: PlayerQuestion | None = None
    numbers: dict[str, int] = field(default_factory=dict)
    typed: str = ""
    effects: dict[tuple[int, int], EffectDraft] = field(default_factory=dict)
    valued: tuple[int, int] | None = None

    def effect(self, seat: int, place: int) -> EffectDraft:
        """Returns the draft of a card's effect."""
        return self.effects.setdefault((seat, place), EffectDraft())

    def write(self) -> Mapping[str, object]:
        """Returns what is asked and what was answered of it; nothing where only the last touch would be lost."""
        effects = [[*where, effect.write()] for where, effect in self.effects.items() if effect != EffectDraft()]
        if not (self.numbers or effects):
            return {}
        asked = {"asked": asdict(self.asked)} if self.asked else {}
        return {**asked, "numbers": dict(self.numbers), "effects": effects}

    @classmethod
    def read(cls, said: Mapping[str, object]) -> Self:
        """Returns the draft that `write` returned. Raises BadRecordError."""
        return cls(**read_fields("draft", said, WRITTEN))

    def fits(self, standing: Standing) -> bool:
        """Whether every card that it names lies there."""
        sides = standing.state_as(State).sides
        asked = self.asked
        asks_place = asked and (asked.question in OF_PLACE or (asked.question in OF_EITHER and not asked.card))
        named = [*self.effects, *([(asked.seat, asked.place)] if asked and asks_place else [])]
        turned = [place for effect in self.effects.values() for place in effect.turned]
        most = max(len(side.placed) for side in sides)
        return all(place < len(sides[seat].placed) for seat, place in named) and all(place < most for place in turned)


_count: Final = integer(0, MOST_CARDS, "count of cards")
_read_object: Final = named(lambda part: part)
_ASKED: Final[Mapping[str, AnyField]] = {
    "question": Field(lambda value: QuestionKind(one_of(*QuestionKind).read(value))),
    "seat": SEAT,
    "place": PLACE,
    "card": Field(lambda value: NAME.read(value) if value else ""),
}
_EFFECT: Final[Mapping[str, AnyField]] = {
    "counts": Field(named(_count.read)),
    "from_": one_of(*TUCKED_FROM),
    "turned": PLACES,
    "developed": NAME,
}


def _read_asked(value: object) -> PlayerQuestion:
    said = read_fields("question", _read_object(value), _ASKED)
    if said.keys() != _ASKED.keys():
        raise BadRecordError(f"a question needs {', '.join(_ASKED)}")
    return PlayerQuestion(**said)


def _read_effect(value: object) -> tuple[tuple[int, int], EffectDraft]:
    seat, place, said = listed(lambda part: part, "parts: a seat, a place and what was entered", 3, 3)(value)
    return (SEAT.read(seat), PLACE.read(place)), EffectDraft(**read_fields("effect", _read_object(said), _EFFECT))


WRITTEN: Final[Mapping[str, AnyField]] = {
    "asked": Field(_read_asked),
    "numbers": Field(named(_count.read)),
    "effects": Field(lambda value: dict(listed(_read_effect, "effects", 0, 2 * CARDS)(value))),
}
"""The fields of a draft in the journal."""
