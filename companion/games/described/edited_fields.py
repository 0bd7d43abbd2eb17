"""What a table changes by touch in a part of a description: a choice, numbers, texts, a formula, things picked."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from companion.engine.toml_lines import Changes, Place
from companion.games.described.explanation import LANGUAGES
from companion.games.described.faults import shown
from companion.games.described.formula_chips import told
from companion.games.described.formulas import Kind
from companion.games.described.parts import Part as PartReader
from companion.games.described.parts import first_name
from companion.games.described.telling import card_said
from companion.phrases import Phrase, PhraseValue, phrase

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


@dataclass(frozen=True, slots=True)
class Section:
    """A part where it stands in a file. `raw` is what the file says there, `whole` all that it says."""

    place: Place
    raw: Raw
    whole: Raw

    def put(self, values: Raw, inside: str = "") -> Changes:
        """Returns what to change for values of keys; they may stand in a table `inside` it."""
        around = (*self.place, inside) if inside else self.place
        return {(*around, key): value for key, value in values.items()}

    def table(self, inside: str) -> Raw:
        """Returns the table `inside` it; "" is the part itself."""
        value = self.raw.get(inside) if inside else self.raw
        return value if isinstance(value, dict) else {}


def always(_: Section) -> bool:
    """Whether a field applies that always does."""
    return True


@dataclass(frozen=True, slots=True)
class EditedField:
    """What one `key` says, in the table `inside` the part if there is one. `label`: of which thing it is said."""

    name: str
    key: str = field(default="", kw_only=True)
    inside: str = field(default="", kw_only=True)
    label: str = field(default="", kw_only=True)
    when: Callable[[Section], bool] = field(default=always, kw_only=True)

    @property
    def written(self) -> str:
        """The key."""
        return self.key or self.name

    @property
    def keys(self) -> tuple[str, ...]:
        """All keys of the part that it writes."""
        return (self.inside or self.written,)

    @property
    def title(self) -> PhraseValue:
        """What it says something about."""
        return card_said(self.label) if self.label else self.text("")

    def text(self, option: str, **values: PhraseValue) -> Phrase:
        """Returns one of its texts."""
        return phrase(_text_key(f"{self.name}-{option}" if option else self.name), **values)

    def value(self, section: Section) -> object:
        """Returns what the file says; None: nothing."""
        return section.table(self.inside).get(self.written)

    def put(self, section: Section, value: object) -> Changes:
        """Returns what to change for a value."""
        return section.put({self.written: value}, self.inside)

    def is_told(self, section: Section) -> bool:
        """Whether there is something to tell."""
        return self.value(section) not in (None, [], "")

    def told(self, section: Section, language: str = "en") -> PhraseValue:
        """Returns what the file has, in a few words."""
        return phrase("edit.is", name=self.title, value=text_in(self.value(section), language))


def _text_key(name: str) -> str:
    return f"edit.{name}".replace(" ", "-").replace("_", "-")


@dataclass(frozen=True, slots=True)
class Choice(EditedField):
    """One of several `options`, by name: the keys that each writes. The first is meant where none of the keys stands.

    `drops` are keys that any change leaves out. With the first option of one that `clears`, nothing of the part stays.
    """

    options: Mapping[str, Raw] = field(default_factory=dict, hash=False)
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

    def read(self, section: Section) -> str:
        """Returns the option that the file has; "": none of these."""
        values = {key: section.raw[key] for key in self.keys if key in section.raw}
        return next((name for name, one in self.options.items() if one == values), "" if values else self.usual)

    def changes(self, section: Section, option: str) -> Changes:
        """Returns what to change for an option."""
        if self.clears and option == self.usual:
            return {section.place: None}
        wanted = {} if option == self.usual else self.options[option]
        return section.put({key: wanted.get(key) for key in (*self.keys, *self.drops)})

    def is_told(self, section: Section) -> bool:
        """Whether it says more than what is usual."""
        return self.read(section) != self.usual

    def told(self, section: Section, _: str = "en") -> PhraseValue:
        option = self.read(section)
        return self.text(option) if option else _as_written(section, self.keys)


class HandSizes(Choice):
    """How many cards each hand has: as many as go round, a number, numbers that grow and shrink, or any by hand."""

    __slots__ = ()

    @property
    def keys(self) -> tuple[str, ...]:
        return ("each", "hands")

    def read(self, section: Section) -> str:
        hands = section.raw.get("hands")
        if isinstance(hands, list):
            return next((name for name, shape in SHAPES.items() if shape(size_of(section)) == hands), "listed")
        return "each" if PartReader.is_number(section.raw.get("each")) else self.usual

    def changes(self, section: Section, option: str) -> Changes:
        size = size_of(section)
        by_hand = SHAPES[option](size) if option in SHAPES else [size]
        hands = None if option in ("all", "each") else by_hand
        return section.put({"each": size if option == "each" else None, "hands": hands})


def size_of(section: Section) -> int:
    """Returns the size of the largest hand that a [deal] names."""
    hands, each = section.raw.get("hands"), section.raw.get("each")
    named = hands if isinstance(hands, list) else [each]
    return max([one for one in named if isinstance(one, int)], default=USUAL_SIZE)


HAND_SIZES: Final = HandSizes("hands", {name: {} for name in ("all", "each", *SHAPES, "listed")})


@dataclass(frozen=True, slots=True)
class Number(EditedField):
    """A number within bounds; `usual` is meant where the key is left out, None: there is no number then.

    One that is `required` is never left out.
    """

    offered: tuple[int, ...] = ()
    least: int = 0
    most: int = 999
    usual: int | None = 0
    required: bool = False

    def bounded(self, value: int | None) -> int:
        """Returns a number that is possible; of none, the least."""
        return max(self.least, min(self.most, value or 0))

    def read(self, section: Section) -> int | None:
        """Returns the number that the file has."""
        value = self.value(section)
        return value if isinstance(value, int) else self.usual

    def changes(self, section: Section, value: int | None) -> Changes:
        """Returns what to change for a number."""
        bounded = None if value is None else self.bounded(value)
        return self.put(section, None if bounded == self.usual else bounded)

    def is_told(self, section: Section) -> bool:
        """Whether it says more than what is usual."""
        return self.read(section) != self.usual

    def told(self, section: Section, _: str = "en") -> PhraseValue:
        value = self.read(section)
        return phrase("edit.is", name=self.title, value=phrase("edit.no-number") if value is None else str(value))

    @property
    def is_all_offered(self) -> bool:
        """Whether no other number is possible."""
        return len(self.offered) == self.most - self.least + 1


class PlayersBound(Number):
    """The least or the most number of players, which one key says."""

    __slots__ = ()

    def read(self, section: Section) -> int:
        return self._bounds(section)[self.name == "at-most"]

    def changes(self, section: Section, value: int | None) -> Changes:
        """Returns what to change for a number; the other bound follows if it must."""
        least, most = self._bounds(section)
        given = value or self.least
        least, most = (min(least, given), given) if self.name == "at-most" else (given, max(most, given))
        return self.put(section, least if least == most else [least, most])

    def _bounds(self, section: Section) -> tuple[int, int]:
        players = self.value(section)
        numbers = [one for one in players if isinstance(one, int)] if isinstance(players, list) else []
        if len(numbers) == 2:
            return numbers[0], numbers[1]
        return (players, players) if isinstance(players, int) else (2, 4)


class HandSize(Number):
    """The size of the largest hand."""

    __slots__ = ()

    def read(self, section: Section) -> int:
        return size_of(section)

    def changes(self, section: Section, value: int | None) -> Changes:
        """Returns what to change: hands that grow or shrink still do."""
        sized = Section(section.place, {"each": self.bounded(value)}, section.whole)
        return HAND_SIZES.changes(sized, HAND_SIZES.read(section))


@dataclass(frozen=True, slots=True)
class Words(EditedField):
    """A text that people read; of one by language, that in the language of the screen is changed."""

    def read(self, section: Section, language: str) -> str:
        """Returns the text in a language, or the first."""
        return text_in(self.value(section), language)

    def changes(self, section: Section, text: str, language: str) -> Changes:
        """Returns what to change for a text."""
        if isinstance(self.value(section), dict):
            return {(*section.place, self.written, language): text}
        return self.put(section, text)

    def told(self, section: Section, language: str = "en") -> PhraseValue:
        """Returns the text, and but for the game's own name what it is."""
        return self.read(section, language) if self.name == "game" else EditedField.told(self, section, language)


def text_in(value: object, language: str) -> str:
    """Returns a text of a file in a language, or its first; "" for what is none."""
    if isinstance(value, dict):
        value = value.get(language, next(iter(value.values()), ""))
    return str(value) if isinstance(value, str | int) else ""


@dataclass(frozen=True, slots=True)
class Worked(EditedField):
    """What a formula works out; one that is not `required` may be left out."""

    kind: Kind = Kind.NUMBER
    required: bool = False

    def read(self, section: Section) -> str:
        """Returns the formula."""
        value = self.value(section)
        return "" if value is None else str(value)

    def changes(self, section: Section, text: str) -> Changes:
        """Returns what to change for a formula; a number alone is written as one."""
        return self.put(section, int(text) if text.isdecimal() else text or ("0" if self.required else None))

    def told(self, section: Section, _: str = "en") -> PhraseValue:
        """Returns the formula as people read it."""
        text, formula = self.read(section), self.formula(section)
        if self.label:
            return phrase("edit.is", name=self.title, value=formula)
        return self.text("is", formula=formula) if text else self.text("none")

    def formula(self, section: Section) -> PhraseValue:
        """Returns the formula alone as people read it."""
        return told(self.read(section), questions_of(section.whole))


@dataclass(frozen=True, slots=True)
class Listed(EditedField):
    """Texts one after the other; `are_words`: words that formulas may name."""

    are_words: bool = field(default=False, kw_only=True)

    def read(self, section: Section) -> tuple[object, ...]:
        """Returns the entries."""
        value = self.value(section)
        return tuple(value) if isinstance(value, list) else () if value is None else (value,)

    def changes(self, section: Section, entries: Sequence[object]) -> Changes:
        """Returns what to change for other entries."""
        return self.put(section, list(entries) or None)

    def told(self, section: Section, language: str = "en") -> PhraseValue:
        said = tuple(self.entry_said(one, language) for one in self.read(section))
        return phrase("edit.is", name=self.title, value=said)

    def entry_said(self, entry: object, language: str) -> str:
        """Returns an entry as people read it."""
        text = text_in(entry, language)
        return text.replace("_", " ") if self.are_words else text


class Numbers(Listed):
    """Numbers one after the other, of which there must be one."""

    __slots__ = ()

    def changes(self, section: Section, entries: Sequence[object]) -> Changes:
        """Returns what to change for other numbers."""
        return self.put(section, list(entries) or [0])


PaddedField: TypeAlias = Number | Worked | Listed
"""What can be made of chips."""
PartField: TypeAlias = PaddedField | Choice | Words
"""A field of a part, of one of the kinds that there are."""


def _as_written(section: Section, keys: Sequence[str]) -> Phrase:
    """Returns what an editor cannot say, as the file has it."""
    return phrase("edit.as-written", value=tuple(shown(section.raw[key]) for key in keys if key in section.raw))


def questions_of(whole: Raw) -> Mapping[str, Phrase]:
    """Returns the questions of a description as people read them, by the words that formulas have for them."""
    said = {first_name(one.get("name")): one.get("say") for one in items_of(whole, "ask")}
    texts = {name: tuple((language, text_in(say, language)) for language in LANGUAGES) for name, say in said.items()}
    return {name: Phrase("text", text) for name, text in texts.items() if all(words for _, words in text)}


def items_of(whole: Raw, part: str) -> list[Raw]:
    """Returns the parts of a name that may stand many times."""
    found = whole.get(part)
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def names_of(whole: Raw, *parts: str) -> Iterator[str]:
    """Yields the names of such parts."""
    yield from (first_name(one.get("name")) for part in parts for one in items_of(whole, part))
