"""Faults of an event file: each is one line on a shell, and one sentence on a screen."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from companion.engine import Phrase
from companion.engine.toml_lines import Place
from companion.phrases import PhraseValue, phrase

_PLACE: Final = re.compile(r"\[(\d+)\]")
_OPTION: Final = re.compile(r"(\.options)\..*")
_PART: Final = re.compile(r"[^.\[\]']+")


@dataclass(frozen=True, slots=True)
class Fault:
    """`key` is where it is, as programs count, from 0; `phrase` is why, in the words of `game` if it is named."""

    key: str
    why: str
    phrase: Phrase
    game: str = ""
    line: int = 0
    """Where it is in the file, from 1; 0 where no file was read."""

    def __str__(self) -> str:
        key = _OPTION.sub(r"\1", self.key)  # why says which option
        return f"{key}: {self.why}" + (f" (line {self.line})" if self.line else "")

    @property
    def place(self) -> str:
        """Where it is, as people count, from 1: "game 2, version"."""
        return _PLACE.sub(lambda found: f" {int(found[1]) + 1}", self.key).replace(".", ", ")


def make_fault(key: str, why: str, kind: str, /, **values: PhraseValue) -> Fault:
    """Returns a fault of which a screen says `kiosk.wrong.KIND`."""
    return Fault(key, why, phrase(f"kiosk.wrong.{kind}", None, **values))


def find_line(lines: Mapping[Place, int], key: str) -> int:
    """Returns the line, from 1, of a key such as "game[1].options.goal"; of one that is missing, that of its table.

    `lines` are those of the text, as `find_lines` returns them. 0: neither the key nor its table has a line.
    """
    place = tuple(int(part) if part.isdecimal() else part for part in _PART.findall(key))
    if (*place[:1], 0) in lines and place[:2] not in lines:  # there are such tables, but not so many
        return 0
    while place and place not in lines:
        place = place[:-1]
    return lines.get(place, 0)
