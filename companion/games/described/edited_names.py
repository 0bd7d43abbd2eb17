"""Names of things in a description: the words for formulas that it makes, and a thing that is called otherwise."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from companion.engine.toml_lines import Changes, Place
from companion.games.described.description import PlayRule, ScoreLine, TrumpRule
from companion.games.described.edited_fields import Raw, Section, Words, items_of, names_of
from companion.games.described.fields import Form, keys_with
from companion.games.described.formula_chips import chips_of, text_of
from companion.games.described.parts import first_name
from companion.games.described.ranking import as_one_of
from companion.games.described.words import BUILT_IN, NAME, as_word

FORMULAS: Final = keys_with(Form.FORMULA, ScoreLine)
"""The keys of formulas in lines of points, categories and the end."""
_CARDS: Final = ("without", "leads", "holds", *keys_with(Form.CARDS, PlayRule, TrumpRule))
NAMED_BY: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "contract": ("contract", ("of",)),
    "card": ("took", _CARDS),
    "counter": ("", ("ties",)),
    "ask": ("", ("ask", "ties")),
}
"""How the things of a part are named: what stands before it in a formula, and the keys that name it by itself."""
HEADS: Final = ("contract", "took", "trump")
"""What follows one of these in a formula is a word of a file's own no longer."""


def own_words(whole: Raw) -> tuple[str, ...]:
    """Returns the words that the file itself makes: counters, questions, what categories ask, words of its own."""
    asked = [str(word) for one in items_of(whole, "category") for word in listed(one.get("ask", ()))]
    return tuple(dict.fromkeys((*names_of(whole, "counter", "ask"), *asked, *keys_of(whole, "names"))))


def keys_of(whole: Raw, part: str) -> tuple[str, ...]:
    """Returns the keys of a part."""
    found = whole.get(part)
    return tuple(found) if isinstance(found, dict) else ()


def listed(value: object) -> list[object]:
    """Returns the values of a list, of which a file may write one alone."""
    return list(value) if isinstance(value, list | tuple) else [value]


def new_word(whole: Raw, say: str) -> str:
    """Returns a word for formulas after what people call a thing, that no other thing has."""
    word = as_word(say.strip()).strip("_") or "x"
    word = word if NAME.fullmatch(word) else f"x{word}"
    taken = {*BUILT_IN, *own_words(whole), *keys_of(whole, "table")}
    return next(one for one in (word, *(f"{word}_{number}" for number in range(2, 999))) if one not in taken)


@dataclass(frozen=True, slots=True)
class Name(Words):
    """What a thing is called; whatever names it follows. `is_word`: formulas name it."""

    is_word: bool = False

    def read(self, section: Section, language: str) -> str:
        """Returns the name, which is the same in all languages: of one by language, the first."""
        del language
        return first_name(self.value(section))

    def changes(self, section: Section, text: str, language: str) -> Changes:
        """Returns what to change for another name; what a file calls it in other languages stays."""
        value, old = self.value(section), self.read(section, language)
        new = text if not self.is_word else old if as_word(text) == old else new_word(section.whole, text)
        named = section.put({next(iter(value)): new}, self.written) if isinstance(value, dict) and value else None
        return {**renamed(section.whole, str(section.place[0]), old, new), **(named or self.put(section, new))}


@dataclass(frozen=True, slots=True)
class Renaming:
    """A thing of a `part` that is called otherwise from now on; `cards` are all that lists of cards may name."""

    part: str
    old: str
    new: str
    cards: tuple[str, ...] = ()

    def in_word(self, word: str) -> str:
        """Returns a word of a formula, of which the last piece may be meant, as in `player.took.QS`."""
        before, _, last = word.rpartition(".")
        above, head = before.rpartition(".")[2], NAMED_BY[self.part][0]
        is_meant = last == as_word(self.old) and (above == head if head else above not in HEADS)
        return ".".join(filter(None, (before, as_word(self.new)))) if is_meant else word

    def in_value(self, place: Place, value: object) -> object:
        """Returns a value: a formula, a name, or a list of names."""
        if place[-1] in NAMED_BY[self.part][1]:
            return [self._called(one) for one in value] if isinstance(value, list) else self._called(value)
        if isinstance(value, str) and _is_formula(place):
            chips = chips_of(value)
            followed = tuple(map(self.in_word, chips))
            return value if followed == chips else text_of(followed)
        return value

    def in_place(self, place: Place) -> Place:
        """Returns where a value stands whose key may be a name."""
        if place[0] == "example" and place[2] not in ("say", "points"):
            word = ".".join(map(str, place[2:]))
            followed = self.in_word(word)
            return place if followed == word else (*place[:2], *followed.split("."))
        is_key = (self.part == "card" and place[0] == "value") or (self.part == "counter" and "count" in place[2:-1])
        return (*place[:-1], self.new) if is_key and self._is_meant(place[-1]) else place

    def _called(self, one: object) -> object:
        return self.new if self._is_meant(one) else one

    def _is_meant(self, one: object) -> bool:
        return isinstance(one, str) and as_one_of(self.cards, one) == self.old


def _is_formula(place: Place) -> bool:
    is_line = place[0] in ("score", "category", "end") and (place[-1] in FORMULAS or "count" in place[2:-1])
    return is_line or place[0] == "names"


def is_named(whole: Raw, word: str) -> bool:
    """Whether a formula names a word, be it as `player.word`."""
    formulas = [value for place, value in _values(whole) if isinstance(value, str) and _is_formula(place)]
    return any(chip.rpartition(".")[2] == word for value in formulas for chip in chips_of(value))


def renamed(whole: Raw, part: str, old: str, new: str) -> Changes:
    """Returns what to change where something names a thing of a part."""
    if part not in NAMED_BY or old == new:
        return {}
    cards = tuple(names_of(whole, "card")) if part == "card" else ()
    renaming, found = Renaming(part, old, new, cards), dict[Place, object]()
    for place, value in _values(whole):
        moved, followed = renaming.in_place(place), renaming.in_value(place, value)
        if moved != place:
            found |= {moved: followed, place: None}
        elif followed != value:
            found[place] = followed
    return found


def _values(raw: object, place: Place = ()) -> Iterator[tuple[Place, object]]:
    """Yields each value that is no table, with its place."""
    if isinstance(raw, dict):
        items: Iterable[tuple[str | int, object]] = raw.items()
    elif isinstance(raw, list) and any(isinstance(one, dict) for one in raw):
        items = enumerate(raw)
    else:
        yield place, raw
        return
    for key, value in items:
        yield from _values(value, (*place, key))
