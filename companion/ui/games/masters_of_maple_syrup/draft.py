"""Draft: what was touched in a turn and not yet entered; it lasts until the next entry."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Annotated, Final, TypeAlias

from companion.app.drafts import StoredDraft
from companion.engine.fields import Field, fields_of, integer, listed, named, one_of, read_fields
from companion.errors import BadRecordError
from companion.games.masters_of_maple_syrup.actions import HAND, PLACE, PLACES, SEAT, Effect
from companion.games.masters_of_maple_syrup.catalogue import CARDS, NAME
from companion.games.masters_of_maple_syrup.state import State
from companion.journal.game_snapshot import GameSnapshot
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
_read_object: Final = named(lambda part: part)
_COUNTS: Final = Field(named(integer(0, MOST_CARDS, "count of cards").read), dict)


@dataclass(slots=True)
class EffectDraft(StoredDraft):
    """What an effect did, as far as it was entered: numbers by their names, the trees turned, and a card."""

    counts: Annotated[dict[str, int], _COUNTS] = field(default_factory=dict)
    from_: Annotated[str, one_of(*TUCKED_FROM)] = HAND
    turned: Annotated[tuple[int, ...], PLACES] = ()
    developed: Annotated[str, NAME] = ""

    @classmethod
    def of(cls, effect: Effect) -> "EffectDraft":
        """Returns the draft of an effect that was entered."""
        changes = {"draw": effect.draw, "take": effect.take, "discard": effect.discard}
        changes |= {"tuck": effect.tuck, "untuck": effect.untuck}
        counts = {name: number for name in COUNTS if (number := changes[name])}
        turned = (*(effect.tap or ()), *(effect.untap or ()))
        return cls(counts, effect.from_ or HAND, turned, effect.develop or "")


Effects: TypeAlias = dict[tuple[int, int], EffectDraft]


def _read_question(value: object) -> PlayerQuestion:
    forms = fields_of(PlayerQuestion)
    said = read_fields("question", _read_object(value), forms)
    if said.keys() != forms.keys():
        raise BadRecordError(f"a question needs {', '.join(forms)}")
    return PlayerQuestion(**said)


def _read_effect(value: object) -> tuple[tuple[int, int], EffectDraft]:
    seat, place, said = listed(lambda part: part, "parts: a seat, a place and what was entered", 3, 3)(value)
    return (SEAT.read(seat), PLACE.read(place)), EffectDraft.read(_read_object(said))


def _write_effects(effects: Effects) -> list[object]:
    return [[*where, effect.write()] for where, effect in effects.items() if effect != EffectDraft()]


_QUESTION: Final = Field(_read_question, asdict)
_EFFECTS: Final = Field(lambda value: dict(listed(_read_effect, "effects", 0, 2 * CARDS)(value)), _write_effects)


@dataclass(slots=True)
class MapleDraft(StoredDraft):
    """What is asked, what was entered so far, each card's effect by seat and place, and the card being valued."""

    asked: Annotated[PlayerQuestion | None, _QUESTION] = None
    numbers: Annotated[dict[str, int], _COUNTS] = field(default_factory=dict)
    typed: str = ""
    effects: Annotated[Effects, _EFFECTS] = field(default_factory=dict)
    valued: tuple[int, int] | None = None

    def effect(self, seat: int, place: int) -> EffectDraft:
        """Returns the draft of a card's effect."""
        return self.effects.setdefault((seat, place), EffectDraft())

    def write(self) -> Mapping[str, object]:
        """Returns what is asked and what was answered of it; nothing where only the last touch would be lost."""
        written = StoredDraft.write(self)
        return written if written.get("numbers") or written.get("effects") else {}

    def fits(self, snapshot: GameSnapshot) -> bool:
        """Whether every card that it names lies there."""
        sides = snapshot.state_as(State).sides
        asked = self.asked
        asks_place = asked and (asked.question in OF_PLACE or (asked.question in OF_EITHER and not asked.card))
        named = [*self.effects, *([(asked.seat, asked.place)] if asked and asks_place else [])]
        turned = [place for effect in self.effects.values() for place in effect.turned]
        most = max(len(side.placed) for side in sides)
        return all(place < len(sides[seat].placed) for seat, place in named) and all(place < most for place in turned)
