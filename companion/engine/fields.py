"""Reading the parts of a record: one Field for each kind of value, one form for each action."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar, get_args, get_origin

from companion.card_notation import parse_card
from companion.cards import CARD_NAMES, Card
from companion.errors import BadRecordError

SHOWN_CHARACTERS: Final = 60
NOTHING: Final[tuple[object, ...]] = (None, [], {}, "")
"""What people write for an optional value that they do not want to give."""
ValueT = TypeVar("ValueT")
ItemT = TypeVar("ItemT")
EnumT = TypeVar("EnumT", bound=StrEnum)


class _DataClass(Protocol):
    """A class made by `dataclass`."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


ActionT = TypeVar("ActionT", bound=_DataClass, covariant=True)


def quote(value: object) -> str:
    """Returns `value` as an error message shows it, shortened."""
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "an object"
    shown = repr(value)
    return shown if len(shown) <= SHOWN_CHARACTERS else shown[:SHOWN_CHARACTERS] + "…"


@dataclass(frozen=True, slots=True)
class Field(Generic[ValueT]):
    """How one value is read from a record and written to it. `read` raises BadRecordError."""

    read: Callable[[object], ValueT]
    write: Callable[[ValueT], object] = lambda value: value
    optional: bool = False

    def as_optional(self) -> "Field[ValueT]":
        """Returns the same field, made optional."""
        return Field(self.read, self.write, optional=True)


AnyField: TypeAlias = Field[Any]
"""A field of any value: the fields of one form are of different types."""


def _read_card(value: object) -> Card:
    if isinstance(value, str):
        return CARD_NAMES.get(value) or parse_card(value)
    raise BadRecordError(f"{quote(value)} is no card: write text such as 'TH'")


def _read_truth(value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise BadRecordError(f"{quote(value)} must be true or false")


def integer(least: int, most: int, noun: str) -> Field[int]:
    """Returns a field for a whole number from `least` to `most`."""

    def read(value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        raise BadRecordError(f"{quote(value)} is no {noun}: write a whole number from {least} to {most}")

    return Field(read)


def one_of(*texts: str) -> Field[str]:
    """Returns a field for one of some texts."""

    def read(value: object) -> str:
        if isinstance(value, str) and value in texts:
            return value
        raise BadRecordError(f"{quote(value)} must be one of {', '.join(repr(str(text)) for text in texts)}")

    return Field(read)


def member_of(kind: type[EnumT]) -> Field[EnumT]:
    """Returns a field for one of the values of an enumeration."""
    text = one_of(*kind)
    return Field(lambda value: kind(text.read(value)), str)


def listed(item: Callable[[object], ItemT], noun: str, least: int, most: int) -> Callable[[object], tuple[ItemT, ...]]:
    """Returns a reader of a list of `least` to `most` items; it raises BadRecordError."""
    count = f"{least}" if least == most else f"{least} to {most}"

    def read(value: object) -> tuple[ItemT, ...]:
        if isinstance(value, list) and least <= len(value) <= most:
            return tuple(map(item, value))
        had = f"a list of {len(value)}" if isinstance(value, list) else quote(value)
        raise BadRecordError(f"{had} must be a list of {count} {noun}")

    return read


def named(item: Callable[[object], ItemT]) -> Callable[[object], dict[str, ItemT]]:
    """Returns a reader of an object whose values are all of one kind; it raises BadRecordError."""

    def read(value: object) -> dict[str, ItemT]:
        if isinstance(value, dict):
            return {name: item(part) for name, part in value.items()}
        raise BadRecordError(f"{quote(value)} must be an object")

    return read


CARD: Final = Field(_read_card, lambda card: card.name)
TRUTH: Final = Field(_read_truth)
MOST_PLAYERS: Final = 8


def seat_of(players: int) -> Field[int]:
    """Returns a field for a seat of a game that always has `players` players."""
    return integer(0, players - 1, "seat")


SEAT: Final = seat_of(6)
"""A seat of a game for up to six players; the game's rules check that somebody sits there."""


_OF_TYPE: Final[Mapping[object, AnyField]] = {Card: CARD, bool: TRUTH}
"""How values are read whose type alone says it."""


def _field_of(declared: Any) -> AnyField | None:
    """Returns how values of a declared type, or None, are read and written, if that is declared."""
    origin, parts = get_origin(declared), get_args(declared)
    if origin is Annotated:
        form: AnyField = parts[1]
        return form
    if type(None) in parts:
        return _field_of(parts[0])
    if isinstance(declared, type) and issubclass(declared, StrEnum):
        return member_of(declared)
    return _OF_TYPE.get(declared)


def fields_of(kind: type[Any]) -> Mapping[str, AnyField]:
    """Returns a Field for each field of a data class that declares one, by its name.

    It is declared as in `Annotated[int, integer(0, 3, "seat")]`; cards, truth values and enumerations need no more
    than their type. A field that is None by default is optional.
    """
    forms = {part.name: (_field_of(part.type), part.default is None) for part in fields(kind)}
    return {name: form.as_optional() if is_optional else form for name, (form, is_optional) in forms.items() if form}


class ActionForm(Generic[ActionT]):
    """One kind of action: its name in "do", its type, and a Field for each of the type's fields.

    Where the name in a record is a Python keyword, the field ends in an underscore: `from_` is written "from".
    """

    __slots__ = ("fields", "keys", "kind", "name")

    def __init__(self, name: str, kind: type[ActionT]) -> None:
        forms = fields_of(kind)
        assert len(forms) == len(fields(kind)), f"{name}: each field of {kind.__name__} must say how it is written"
        self.name = name
        self.kind = kind
        self.fields = tuple((part.removesuffix("_"), part, form) for part, form in forms.items())
        self.keys = frozenset(key for key, _, _ in self.fields) | {"do"}

    def read(self, raw: Mapping[str, object]) -> ActionT:
        """Returns the action. Raises BadRecordError for an unknown, missing or wrong value."""
        if not raw.keys() <= self.keys:
            extra = sorted(raw.keys() - self.keys)[0]
            raise BadRecordError(f"{self.name!r} knows no {quote(extra)}: leave it out")
        values = []
        for key, _, form in self.fields:
            if key in raw:
                try:
                    values.append(form.read(raw[key]))
                except BadRecordError as error:
                    mend = f"; to say nothing, leave {key!r} out" if form.optional and raw[key] in NOTHING else ""
                    raise BadRecordError(f"{self.name!r}: {key}: {error}{mend}") from None
            elif form.optional:
                values.append(None)
            else:
                raise BadRecordError(f"{self.name!r} needs {key!r}")
        return self.kind(*values)

    def write(self, action: object) -> dict[str, object]:
        """Returns the action as a record writes it; what was left out stays out."""
        written: dict[str, object] = {"do": self.name}
        for key, name, form in self.fields:
            value = getattr(action, name)
            if value is not None or not form.optional:
                written[key] = form.write(value)
        return written


class ActionForms(Generic[ActionT]):
    """All kinds of action of one game, by their names in "do": reads and writes them."""

    def __init__(self, kinds: Mapping[str, type[ActionT]]) -> None:
        self._by_name = {name: ActionForm(name, kind) for name, kind in kinds.items()}
        self._by_kind: dict[type, ActionForm[ActionT]] = {form.kind: form for form in self._by_name.values()}

    def read(self, raw: Mapping[str, object]) -> ActionT:
        """Returns the action that `raw` writes. Raises BadRecordError."""
        if "do" not in raw:
            raise BadRecordError(f"the action has no 'do': write one of {', '.join(self._by_name)}")
        name = raw["do"]
        form = self._by_name.get(name) if isinstance(name, str) else None
        if form is None:
            known = ", ".join(self._by_name)
            raise BadRecordError(f"{quote(name)} is no action of this game: 'do' is one of {known}")
        return form.read(raw)

    def write(self, action: object) -> dict[str, object]:
        """Returns `action` as a record writes it."""
        return self._by_kind[type(action)].write(action)


def read_fields(kind: str, raw: Mapping[str, object], forms: Mapping[str, AnyField]) -> dict[str, Any]:
    """Returns the values of `raw` by name, each read by its form. Raises BadRecordError for an unknown name."""
    for name in raw:
        if name not in forms:
            known = f"known are {', '.join(forms)}" if forms else "there are none"
            raise BadRecordError(f"{quote(name)} is no {kind}: {known}")
    values = {}
    for name, value in raw.items():
        try:
            values[name] = forms[name].read(value)
        except BadRecordError as error:
            raise BadRecordError(f"{kind} {name!r}: {error}") from None
    return values
