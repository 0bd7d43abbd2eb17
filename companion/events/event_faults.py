"""Faults of an event file: each is one line on a shell, and one sentence on a screen."""

import re
from dataclasses import dataclass
from typing import Final

from companion.engine import Phrase
from companion.phrases import PhraseValue, phrase

_PLACE: Final = re.compile(r"\[(\d+)\]")
_OPTION: Final = re.compile(r"(\.options)\..*")


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
