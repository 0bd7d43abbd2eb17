"""What a table changes by touch in a part of a description: a choice, a number, a text, a formula, a list."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from companion.engine.toml_lines import Changes, Place
from companion.games.described.faults import shown
from companion.games.described.formula_chips import told
from companion.games.described.formulas import Kind
from companion.games.described.parts import Part as PartReader
from companion.phrases import Phrase, phrase

Raw: TypeAlias = Mapping[str, object]
"""A part of a description as its file says it."""
SHAPES: Final[Mapping[str, Callable[[int], list[int]]]] = {
    "up-down": lambda most: [*range(1, most), *range(most, 0, -1)],
    "down-up": lambda most: [*range(most, 1, -1), *range(1, most + 1)],
    "up": lambda most: [*range(1, most + 1)],
    "down": lambda most: [*range(most, 0, -1)],
}
"""The sizes of hands that grow or shrink, by the largest."""
USUAL_SIZE: Final = 7


def always(_: Raw) -> bool:
    """Whether a field applies that always does."""
    return True


def _of(place: Place, values: Mapping[str, object]) -> Changes:
    return {(*place, key): value for key, value in values.items()}


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several `options`, by name: the keys that each writes. The first is meant where none of the keys stands.

    `fills` are keys that are written beside another option than the first, `drops` keys that any change leaves out.
    With the first option of one that `clears`, nothing of the part stays.
    """

    name: str
    options: Mapping[str, Raw]
    when: Callable[[Raw], bool] = always
    fills: Raw = field(default_factory=dict)
    drops: tuple[str, ...] = ()
    clears: bool = False

    @property
    def usual(self) -> str:
        """The first option."""
        return next(iter(self.options))

    @property
    def keys(self) -> tuple[str, ...]:
        """All keys that an option writes."""
        return tuple(dict.fromkeys(key for values in self.options.values() for key in values))

    def read(self, part: Raw) -> str:
        """Returns the option that the file has; "": none of these."""
        values = {key: part[key] for key in self.keys if key in part}
        return next((name for name, one in self.options.items() if one == values), "" if values else self.usual)

    def changes(self, place: Place, part: Raw, option: str) -> Changes:
        """Returns what to change for an option."""
        if self.clears and option == self.usual:
            return {place: None}
        wanted = {} if option == self.usual else self.options[option]
        filled = {key: value for key, value in self.fills.items() if key not in part}
        return _of(place, {key: wanted.get(key) for key in (*self.keys, *self.drops)} | filled)

    def is_told(self, part: Raw) -> bool:
        """Whether it says more than what is usual."""
        return self.read(part) != self.usual

    def told(self, part: Raw) -> Phrase:
        """Returns what the file has, in a few words."""
        return self.told_option(self.read(part)) if self.read(part) else _as_written(part, self.keys)

    def told_option(self, option: str) -> Phrase:
        """Returns an option in a few words."""
        return phrase(f"edit.{self.name}-{option}".replace(" ", "-").replace("_", "-"))


class HandSizes(Choice):
    """How many cards each hand has: as many as go round, a number, or numbers that grow and shrink."""

    __slots__ = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """Both keys that say it."""
        return ("each", "hands")

    def read(self, part: Raw) -> str:
        """Returns the option that the file has; "": none of these."""
        hands = part.get("hands")
        if isinstance(hands, list):
            return next((name for name, shape in SHAPES.items() if shape(size_of(part)) == hands), "")
        return "each" if PartReader.is_number(part.get("each")) else self.usual

    def changes(self, place: Place, part: Raw, option: str) -> Changes:
        """Returns what to change for an option."""
        hands = SHAPES[option](size_of(part)) if option in SHAPES else None
        return _of(place, {"each": size_of(part) if option == "each" else None, "hands": hands})


def size_of(part: Raw) -> int:
    """Returns the size of the largest hand that a [deal] names."""
    hands, each = part.get("hands"), part.get("each")
    named = hands if isinstance(hands, list) else [each]
    return max([one for one in named if isinstance(one, int)], default=USUAL_SIZE)


@dataclass(frozen=True, slots=True)
class Number:
    """A number within bounds; `usual` is meant where the key is left out. `card`: the card whose points it is."""

    name: str
    key: str
    offered: tuple[int, ...]
    least: int = 0
    most: int = 999
    usual: int = 0
    when: Callable[[Raw], bool] = always
    card: str = ""

    def read(self, part: Raw) -> int:
        """Returns the number that the file has."""
        value = part.get(self.key, self.usual)
        return value if isinstance(value, int) else self.usual

    def changes(self, place: Place, part: Raw, value: int) -> Changes:
        """Returns what to change for a number."""
        bounded = max(self.least, min(self.most, value))
        return _of(place, {self.key: None if bounded == self.usual else bounded})

    def is_told(self, part: Raw) -> bool:
        """Whether it says more than what is usual."""
        return self.key in part and self.read(part) != self.usual

    def told(self, part: Raw) -> Phrase:
        """Returns what the file has, in a few words."""
        return phrase("edit.number", name=self.title, count=str(self.read(part)))

    @property
    def is_all_offered(self) -> bool:
        """Whether no other number is possible."""
        return len(self.offered) == self.most - self.least + 1

    @property
    def title(self) -> Phrase | str:
        """What is counted."""
        return self.card or phrase(f"edit.{self.name}")


class PlayersBound(Number):
    """The least or the most number of players, which one key says."""

    __slots__ = ()

    def read(self, part: Raw) -> int:
        """Returns the number that the file has."""
        return _bounds(part)[self.name == "most-players"]

    def changes(self, place: Place, part: Raw, value: int) -> Changes:
        """Returns what to change for a number; the other bound follows if it must."""
        least, most = _bounds(part)
        least, most = (min(least, value), value) if self.name == "most-players" else (value, max(most, value))
        return _of(place, {"players": least if least == most else [least, most]})


def _bounds(part: Raw) -> tuple[int, int]:
    players = part.get("players")
    numbers = [one for one in players if isinstance(one, int)] if isinstance(players, list) else []
    if len(numbers) == 2:
        return numbers[0], numbers[1]
    return (players, players) if isinstance(players, int) else (2, 4)


class HandSize(Number):
    """The size of the largest hand."""

    __slots__ = ()

    def read(self, part: Raw) -> int:
        """Returns the number that the file has."""
        return size_of(part)

    def changes(self, place: Place, part: Raw, value: int) -> Changes:
        """Returns what to change: hands that grow or shrink still do."""
        return HAND_SIZES.changes(place, {"each": max(self.least, value)}, HAND_SIZES.read(part))


HAND_SIZES: Final = HandSizes("hands", {name: {} for name in ("all", "each", *SHAPES)})


@dataclass(frozen=True, slots=True)
class Words:
    """A text that people read; of one by language, that in the language of the screen is changed."""

    name: str
    key: str
    when: Callable[[Raw], bool] = always

    def read(self, part: Raw, language: str) -> str:
        """Returns the text in a language, or the first."""
        return text_in(part.get(self.key, ""), language)

    def changes(self, place: Place, part: Raw, text: str, language: str) -> Changes:
        """Returns what to change for a text."""
        by_language = isinstance(part.get(self.key), dict)
        return {(*place, self.key, language) if by_language else (*place, self.key): text}


def text_in(value: object, language: str) -> str:
    """Returns a text of a file in a language, or its first; "" for what is none."""
    if isinstance(value, dict):
        value = value.get(language, next(iter(value.values()), ""))
    return value if isinstance(value, str) else ""


@dataclass(frozen=True, slots=True)
class Worked:
    """What a formula works out; one that is not `required` may be left out."""

    name: str
    key: str
    kind: Kind = Kind.NUMBER
    required: bool = False
    when: Callable[[Raw], bool] = always

    def read(self, part: Raw) -> str:
        """Returns the formula."""
        return str(part.get(self.key, ""))

    def changes(self, place: Place, part: Raw, text: str) -> Changes:
        """Returns what to change for a formula; a number alone is written as one."""
        return {(*place, self.key): int(text) if text.isdecimal() else text or ("0" if self.required else None)}

    def is_told(self, part: Raw) -> bool:
        """Whether there is one."""
        return self.key in part

    def told(self, part: Raw) -> Phrase:
        """Returns the formula as people read it."""
        text = self.read(part)
        return phrase(f"edit.{self.name}-is", formula=told(text)) if text else phrase(f"edit.{self.name}-none")


@dataclass(frozen=True, slots=True)
class Listed:
    """Words or texts, one after the other; words are what formulas may name."""

    name: str
    key: str
    are_words: bool
    when: Callable[[Raw], bool] = always

    def read(self, part: Raw) -> tuple[object, ...]:
        """Returns the entries."""
        value = part.get(self.key, [])
        return tuple(value) if isinstance(value, list) else (value,)

    def changes(self, place: Place, part: Raw, entries: Sequence[object]) -> Changes:
        """Returns what to change for other entries."""
        return _of(place, {self.key: list(entries) or None})

    def is_told(self, part: Raw) -> bool:
        """Whether there are any."""
        return bool(self.read(part))

    def told(self, part: Raw) -> Phrase:
        """Returns what the file has, in a few words."""
        return phrase(f"edit.{self.name}-are", names=", ".join(text_in(one, "en") for one in self.read(part)))


def _as_written(part: Raw, keys: Sequence[str]) -> Phrase:
    """Returns what an editor cannot say, as the file has it."""
    return phrase("edit.as-written", value=", ".join(shown(part[key]) for key in keys if key in part))


Field: TypeAlias = Choice | Number | Words | Worked | Listed


def keys_of(field: Field) -> tuple[str, ...]:
    """Returns the keys that a field writes."""
    return field.keys if isinstance(field, Choice) else (field.key,)
