"""Part: one table of a description while it is read: each key is asked for once, and what is wrong with it is noted."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.engine.toml_lines import Place
from companion.games.described.description import Text
from companion.games.described.faults import FaultList, nearest, shown
from companion.games.described.fields import Word
from companion.games.described.formulas import LARGEST
from companion.phrases import Phrase, PhraseValue, phrase

LONGEST_TEXT: Final = 4_000
LONGEST_NAME: Final = 60
LANGUAGE_LETTERS: Final = 2
MOST_NUMBERS: Final = 1000


def first_name(raw: object) -> str:
    """Returns a name as formulas and lists write it: of one by language, the first; "" for what is none."""
    name = next(iter(raw.values()), "") if isinstance(raw, dict) else raw
    return name if isinstance(name, str) else ""


class Part:
    """A table of the file at `place`; keys that are never asked for are unknown."""

    def __init__(self, raw: object, place: Place, faults: FaultList) -> None:
        self.place = place
        self.faults = faults
        self._asked: dict[str, None] = {}
        self._raw: dict[str, object] = raw if isinstance(raw, dict) else {}
        if not isinstance(raw, dict):
            self.fault("", "fault.table", value=shown(raw), part=str(place[-1]))

    def fault(self, key: str, what: str | Phrase, item: object = None, /, **values: PhraseValue) -> None:
        """Notes what is wrong with a key, or with an `item` of its list; "" is the part itself.

        `what` is a phrase, or the key of one whose gaps `values` fill.
        """
        items = self._raw.get(key)
        at = items.index(item) if isinstance(items, list) and item in items else None
        told = what if isinstance(what, Phrase) else phrase(what, None, **values)
        self.faults.add((*self.place, key) if key else self.place, told, at)

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        self._asked[key] = None
        return key in self._raw

    def raw(self, key: str) -> object:
        """Returns what stands there, or None."""
        self._asked[key] = None
        return self._raw.get(key)

    def items(self) -> Iterator[tuple[str, object]]:
        """Yields all keys with their values, for parts whose keys are free."""
        for key, value in self._raw.items():
            self._asked[key] = None
            yield key, value

    def end(self, noun: str = "key") -> None:
        """Notes each key that is unknown."""
        for key in self._raw:
            if key not in self._asked:
                mend = "" if self.faults.is_full() else nearest(key, self._asked)
                self.fault(key, f"fault.no-such-{noun}", mend=mend)

    def need(self, *keys: str) -> bool:
        """Notes each required key that is missing; returns whether none is."""
        missing = [key for key in keys if not self.has(key)]
        for key in missing:
            self.fault("" if self.place else key, "fault.missing", key=repr(key))
        return not missing

    def text(self, key: str) -> Text | None:
        """Returns a text, in one language or several."""
        value = self.raw(key)
        if value is None:
            return None
        if isinstance(value, str):
            return self._checked_text(key, (("", value),))
        if isinstance(value, dict) and value and all(isinstance(one, str) for one in value.values()):
            for language in value:
                if len(language) != LANGUAGE_LETTERS:
                    self.fault(key, "fault.language", language=repr(language[:20]))
            return self._checked_text(key, tuple(value.items()))
        self.fault(key, "fault.text", value=shown(value))
        return None

    def _checked_text(self, key: str, text: tuple[tuple[str, str], ...]) -> Text | None:
        for _, one in text:
            if not one.strip():
                self.fault(key, "fault.empty-text")
                return None
            if len(one) > LONGEST_TEXT and key != "rules":
                self.fault(key, "fault.long-text", count=len(one), most=LONGEST_TEXT)
                return None
        return Text(text)

    def string(self, key: str, usual: str = "") -> str:
        """Returns a short text that names something: of a name by language, the first."""
        value = self.raw(key)
        if value is None:
            return usual
        if key == "name" and isinstance(value, dict):
            value = text.first if (text := self.text(key)) else ""
            if not value:
                return usual
        if isinstance(value, str) and value.strip() and len(value) <= LONGEST_NAME:
            return value
        self.fault(key, "fault.name", value=shown(value), most=LONGEST_NAME)
        return usual

    def choice(self, key: str, known: Sequence[Word], usual: Word) -> Word:
        """Returns one of some words."""
        value, words = self.raw(key), [str(one) for one in known]
        if value is None:
            return usual
        if isinstance(value, str) and value in words:
            return known[words.index(value)]
        if isinstance(value, str):
            self.fault(key, "fault.word", word=shown(value), mend=nearest(value, words))
        else:
            self.fault(key, "fault.one-of", value=shown(value), known=", ".join(map(repr, words)))
        return usual

    def number(self, key: str, least: int, most: int = LARGEST, usual: int | None = None) -> int | None:
        """Returns a whole number within bounds."""
        value = self.raw(key)
        if value is None:
            return usual
        if self.is_number(value) and isinstance(value, int) and least <= value <= most:
            return value
        bounds = "-between" if most < LARGEST else "-from" if least > -LARGEST else ""
        self.fault(key, f"fault.number{bounds}", value=shown(value), least=least, most=most)
        return usual

    @staticmethod
    def is_number(value: object) -> bool:
        """Whether a value is a whole number, and no yes or no."""
        return isinstance(value, int) and not isinstance(value, bool)

    def truth(self, key: str) -> bool:
        """Returns a yes or no; no if it is left out."""
        value = self.raw(key)
        if value is not None and not isinstance(value, bool):
            self.fault(key, "fault.truth", value=shown(value))
        return value is True

    def strings(self, key: str, most: int = 300) -> tuple[str, ...]:
        """Returns a list of short texts; one text alone stands for a list of one."""
        value = self.raw(key)
        if value is None:
            return ()
        items = [value] if isinstance(value, str) else value
        if isinstance(items, list) and len(items) <= most and all(isinstance(one, str) for one in items):
            return tuple(items)
        self.fault(key, "fault.texts", value=shown(value), most=most)
        return ()

    def numbers(self, key: str, least: int, most: int) -> tuple[int, ...]:
        """Returns a list of whole numbers, which is not empty."""
        value = self.raw(key)
        if value is None:
            return ()
        items = value if isinstance(value, list) and len(value) <= MOST_NUMBERS else []
        if items and all(self.is_number(one) and least <= one <= most for one in items):
            return tuple(items)
        self.fault(key, "fault.numbers", value=shown(value), least=least, most=most)
        return ()

    def part(self, key: str) -> "Part | None":
        """Returns the part below `key`, if there is one."""
        return self.inner(key) if self.has(key) else None

    def inner(self, key: str) -> "Part":
        """Returns the part below `key`; one that is left out says nothing."""
        return Part(self.raw(key) if self.has(key) else {}, (*self.place, key), self.faults)

    def parts(self, key: str) -> list["Part"]:
        """Returns the parts written as [[key]]."""
        value = self.raw(key)
        if value is None:
            return []
        if not isinstance(value, list) or not value:
            what = "fault.no-parts" if value == [] else "fault.parts"
            self.fault(key, what, value=shown(value), part=key)
            return []
        if len(value) > MOST_PARTS:
            self.fault(key, "fault.many-parts", count=len(value), most=MOST_PARTS)
        return [Part(one, (*self.place, key, number), self.faults) for number, one in enumerate(value[:MOST_PARTS])]


MOST_PARTS: Final = 500
