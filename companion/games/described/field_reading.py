"""Reads a part as the value that it becomes, key by key, as the fields of that value say."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from companion.games.described.deck_reading import card_list, rank_order
from companion.games.described.description import Deck, Text
from companion.games.described.fields import FileField, Form, fields_of
from companion.games.described.formulas import Formula, Kind, Number
from companion.games.described.parts import Part

Read = TypeVar("Read")
ReadFormula = Callable[[Part, str, Kind], Formula | None]
NO_DECK: Final = Deck((), (), ())
ZERO: Final = Formula("0", Number(0), Kind.NUMBER)
UNSAID: Final = Text((("", "?"),))


def read_part(
    part: Part,
    becomes: Callable[..., Read],
    deck: Deck = NO_DECK,
    formula: ReadFormula = lambda *_: None,
    **others: Callable[[], object],
) -> Read:
    """Returns the value that a part becomes; `others` read what its fields do not say."""
    values = {
        key: others[key]() if key in others else read_field(part, key, field, deck, formula)
        for key, field in fields_of(becomes).items()
    }
    part.end()
    return becomes(**values)


def read_field(
    part: Part, key: str, field: FileField, deck: Deck = NO_DECK, formula: ReadFormula = lambda *_: None
) -> Any:
    """Returns what stands under a key, or what is meant where it is left out."""
    match field.form:
        case Form.WORD:
            return part.choice(key, [one for one in field.words if one], field.usual)
        case Form.NUMBER if field.words and part.raw(key) in field.words:
            return part.raw(key)
        case Form.NUMBER:
            usual = max(field.least, 0) if field.is_required else field.usual
            return part.number(key, field.least, field.most, usual)
        case Form.NUMBERS:
            return part.numbers(key, field.least, field.most)
        case Form.TRUTH:
            return part.truth(key)
        case Form.NAME:
            return part.string(key)
        case Form.TEXT:
            return part.text(key) or (UNSAID if field.is_required else None)
        case Form.FORMULA:
            return formula(part, key, field.kind) or (ZERO if field.is_required else None)
        case Form.CARDS:
            return card_list(part, key, deck) if part.has(key) else field.usual
    return rank_order(part, key, deck)
