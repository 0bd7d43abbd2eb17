"""Part: one table of a description while it is read: each key is asked for once, and what is wrong with it is noted."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.engine.toml_lines import Place
from companion.games.described.description import Text
from companion.games.described.faults import FaultList, nearest, shown

LONGEST_TEXT: Final = 4_000
LONGEST_NAME: Final = 60
LARGEST: Final = 10**9
LANGUAGE_LETTERS: Final = 2
MOST_NUMBERS: Final = 1000


class Part:
    """A table of the file at `place`; keys that are never asked for are unknown."""

    def __init__(self, raw: object, place: Place, faults: FaultList) -> None:
        self.place = place
        self.faults = faults
        self._asked: dict[str, None] = {}
        self._raw: dict[str, object] = raw if isinstance(raw, dict) else {}
        if not isinstance(raw, dict):
            self.fault("", f"is {shown(raw)}; write a table, with its keys below [{place[-1]}]")

    def fault(self, key: str, what: str, item: object = None) -> None:
        """Notes what is wrong with a key, or with an `item` of its list; "" is the part itself."""
        items = self._raw.get(key)
        at = items.index(item) if isinstance(items, list) and item in items else None
        self.faults.add((*self.place, key) if key else self.place, what, at)

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
            if key not in self._asked and self.faults.is_full():
                self.fault(key, "there is no such key")
            elif key not in self._asked:
                self.fault(key, f"there is no such {noun}; {nearest(key, self._asked)}")

    def need(self, *keys: str) -> bool:
        """Notes each required key that is missing; returns whether none is."""
        missing = [key for key in keys if not self.has(key)]
        for key in missing:
            self.fault("" if self.place else key, f"{key!r} is missing; write it")
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
                    self.fault(key, f"{language[:20]!r} is no language; write two letters, such as en")
            return self._checked_text(key, tuple(value.items()))
        self.fault(key, f'is {shown(value)}; write a text, or one by language: {{en = "…", de = "…"}}')
        return None

    def _checked_text(self, key: str, text: tuple[tuple[str, str], ...]) -> Text | None:
        for _, one in text:
            if not one.strip():
                self.fault(key, "is empty; write what people read")
                return None
            if len(one) > (64 * LONGEST_TEXT if key == "rules" else LONGEST_TEXT):
                self.fault(key, f"has {len(one)} characters; write at most {LONGEST_TEXT}")
                return None
        return Text(text)

    def string(self, key: str, usual: str = "") -> str:
        """Returns a short text that names something."""
        value = self.raw(key)
        if value is None:
            return usual
        if isinstance(value, str) and value.strip() and len(value) <= LONGEST_NAME:
            return value
        self.fault(key, f"is {shown(value)}; write a text of at most {LONGEST_NAME} characters")
        return usual

    def choice(self, key: str, known: Sequence[str], usual: str) -> str:
        """Returns one of some words."""
        value = self.raw(key)
        if value is None:
            return usual
        if isinstance(value, str) and value in known:
            return value
        if isinstance(value, str):
            self.fault(key, f"is {shown(value)}; {nearest(value, known)}")
        else:
            self.fault(key, f"is {shown(value)}; write one of {', '.join(map(repr, known))}")
        return usual

    def number(self, key: str, least: int, most: int = LARGEST, usual: int | None = None) -> int | None:
        """Returns a whole number within bounds."""
        value = self.raw(key)
        if value is None:
            return usual
        if self.is_number(value) and isinstance(value, int) and least <= value <= most:
            return value
        bounds = f"from {least} to {most}" if most < LARGEST else f"from {least} on" if least > -LARGEST else ""
        self.fault(key, f"is {shown(value)}; write a whole number {bounds}".rstrip())
        return usual

    @staticmethod
    def is_number(value: object) -> bool:
        """Whether a value is a whole number, and no yes or no."""
        return isinstance(value, int) and not isinstance(value, bool)

    def truth(self, key: str) -> bool:
        """Returns a yes or no; no if it is left out."""
        value = self.raw(key)
        if value is not None and not isinstance(value, bool):
            self.fault(key, f"is {shown(value)}; write true or false")
        return value is True

    def strings(self, key: str, most: int = 300) -> tuple[str, ...]:
        """Returns a list of short texts; one text alone stands for a list of one."""
        value = self.raw(key)
        if value is None:
            return ()
        items = [value] if isinstance(value, str) else value
        if isinstance(items, list) and len(items) <= most and all(isinstance(one, str) for one in items):
            return tuple(items)
        self.fault(key, f"is {shown(value)}; write a list of at most {most} texts")
        return ()

    def numbers(self, key: str, least: int, most: int) -> tuple[int, ...]:
        """Returns a list of whole numbers, which is not empty."""
        value = self.raw(key)
        if value is None:
            return ()
        items = value if isinstance(value, list) and len(value) <= MOST_NUMBERS else []
        if items and all(self.is_number(one) and least <= one <= most for one in items):
            return tuple(items)
        self.fault(key, f"is {shown(value)}; write a list of whole numbers from {least} to {most}")
        return ()

    def part(self, key: str) -> "Part | None":
        """Returns the part below `key`, if there is one."""
        return Part(self.raw(key), (*self.place, key), self.faults) if self.has(key) else None

    def parts(self, key: str) -> list["Part"]:
        """Returns the parts written as [[key]]."""
        value = self.raw(key)
        if value is None:
            return []
        if not isinstance(value, list):
            self.fault(key, f"is {shown(value)}; write [[{key}]], once for each")
            return []
        if len(value) > MOST_PARTS:
            self.fault(key, f"stands {len(value)} times; write at most {MOST_PARTS}")
        return [Part(one, (*self.place, key, number), self.faults) for number, one in enumerate(value[:MOST_PARTS])]


MOST_PARTS: Final = 500
