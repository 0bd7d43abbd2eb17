"""Faults of a description: all that are found, each with its line, what is wrong and how to mend it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import islice
from typing import Final

from companion.engine.toml_lines import Place, line_of
from companion.errors import BadInputError
from companion.phrases import Message, Phrase, PhraseValue, around, phrase

MOST_SHOWN: Final = 100
"""More faults than these are counted, and not shown."""
AT_COLUMN: Final = "fault.at-column"
DID_YOU_MEAN: Final = "mend.did-you-mean"
ONCE_ALLOWED: Final = frozenset({"fault.no-parts", "fault.nobody-to-pass"})
"""Faults that earlier versions allowed: they still do no harm in a record."""
MOST_COMPARED: Final = 400
MOST_KNOWN: Final = 20
"""So many words are named where none is near."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: its line, the key, such as `score[2].when`, and what is wrong; no key: the text is unreadable.

    What is only doubtful has line 0.
    """

    line: int
    key: str
    what: Phrase

    @property
    def why(self) -> PhraseValue:
        """What is wrong, without its place in a formula."""
        return dict(self.what.values)["why"] if self.what.key == AT_COLUMN else self.what

    def told(self, file: str = "") -> Message:
        """Returns what is wrong after its place."""
        place = ":".join(filter(None, (file, str(self.line or ""))))
        return around(self.what, "".join(f"{part}: " for part in (place, self.key) if part))


class DescriptionError(BadInputError):
    """A description with faults; `faults` holds them in the order of their lines."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(faults[0].told())
        self.faults = faults


class FaultList:
    """Collects the faults of one text, so that all are told at once.

    One `of_record` leaves out the faults that earlier versions allowed.
    """

    def __init__(self, lines: Mapping[Place, int], *, of_record: bool = False) -> None:
        self._lines = lines
        self.of_record = of_record
        self._faults: list[Fault] = []
        self._left_out = 0
        self._places: set[Place] = set()
        self._around: set[Place] = set()

    def add(self, place: Place, what: Phrase, item: int | None = None) -> None:
        """Notes what is wrong at `place`, or at an `item` of the list there, and how to mend it."""
        if self.of_record and what.key in ONCE_ALLOWED:
            return
        self._places.add(place)
        self._around |= {place[:length] for length in range(1, len(place) + 1)}
        if len(self._faults) < MOST_SHOWN:
            line = line_of(self._lines, place if item is None else (*place, item))
            fault = Fault(line, name_of(place), what)
            self._faults += [] if fault in self._faults else [fault]
        else:
            self._left_out += 1

    def are_in(self, *wanted: str | Place) -> bool:
        """Whether something is wrong in one of these parts or places, so that what follows from it would mislead."""
        places = [(one,) if isinstance(one, str) else one for one in wanted]
        return any(
            place in self._around or any(place[:length] in self._places for length in range(1, len(place)))
            for place in places
        )

    def are_only_in(self, *parts: str) -> bool:
        """Whether nothing is wrong but in these parts."""
        return all(place[0] in parts for place in self._places)

    def is_full(self) -> bool:
        """Whether further faults are only counted, so that nobody need look for what was meant."""
        return len(self._faults) >= MOST_SHOWN

    def raise_any(self) -> None:
        """Raises DescriptionError if there are any faults."""
        if self._faults:
            faults = sorted(self._faults, key=lambda fault: fault.line)
            if self._left_out:
                faults.append(Fault(faults[-1].line, "", phrase("fault.more", count=self._left_out)))
            raise DescriptionError(tuple(faults))


def name_of(place: Place) -> str:
    """Returns a place as it is written: numbers from 1, in brackets; very long keys are shortened."""
    return "".join(f"[{part + 1}]" if isinstance(part, int) else f".{part[:60]}" for part in place).lstrip(".")


def shown(value: object) -> Message:
    """Returns `value` as a message quotes it, shortened."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict | list):
        return phrase("value.table" if isinstance(value, dict) else "value.list")
    text = "null" if value is None else repr(value) if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else text[:57] + "…'"


def closest(word: str, known: Iterable[str]) -> str:
    """Returns the word that was probably meant, or ""."""
    close = get_close_matches(word, islice(known, MOST_COMPARED), 1, 0.6) if len(word) <= 60 else []
    return close[0] if close else ""


def nearest(word: str, known: Iterable[str], otherwise: str = "") -> Phrase:
    """Returns "did you mean …?", or the phrase `otherwise`, or which words there are, as the end of a message."""
    words = list(islice(known, MOST_COMPARED))
    if close := closest(word, words):
        return phrase(DID_YOU_MEAN, word=repr(close))
    if otherwise or not words:
        return phrase(otherwise or "mend.none")
    more = "-more" if len(words) > MOST_KNOWN else ""
    return phrase(f"mend.known{more}", words=", ".join(map(repr, words[:MOST_KNOWN])))
