"""The parts of a description as rows: what each says, what a fault names, and what its fields are made of."""

import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from companion.games.described.edited_deck import deck_of, suits_of
from companion.games.described.edited_fields import (
    Number,
    PaddedField,
    PartField,
    Raw,
    Section,
    Words,
    Worked,
    items_of,
    names_of,
    questions_of,
    text_in,
)
from companion.games.described.edited_names import keys_of, own_words
from companion.games.described.edited_parts import PARTS, EditedPart, declares, has_tricks
from companion.games.described.edited_picks import Picked
from companion.games.described.faults import name_of, shown
from companion.games.described.formula_chips import FormulaGrammar, Grammar, NumbersGrammar
from companion.games.described.parts import first_name
from companion.games.described.words import as_word
from companion.phrases import Message, Phrase, PhraseValue, around, phrase

TOP: Final = ("game", "version", "players", "teams", "rules", "minutes")


@dataclass(frozen=True, slots=True)
class Row(Section):
    """A part where it stands in the file."""

    part: EditedPart

    @property
    def fields(self) -> tuple[PartField, ...]:
        """Its fields that mean something beside the others."""
        return tuple(one for one in self._all_fields() if one.when(self))

    @property
    def parts(self) -> tuple[EditedPart, ...]:
        """The parts that are listed on its page, below its first field and those that it has more."""
        return tuple(part for part in PARTS if part.within == self.part.name)

    def _all_fields(self) -> tuple[PartField, ...]:
        first = 1 if self.parts else len(self.part.fields)
        return (*self.part.fields[:first], *self.part.more(self), *self.part.fields[first:])

    @property
    def unknown(self) -> tuple[Message, ...]:
        """What the file says there that no field can say, as it is written."""
        known = {key for one in self._all_fields() for key in one.keys}
        left = () if self.part.at_top else (key for key in self.raw if key not in known)
        return tuple(around(shown(self.raw[key]), f"{key} = ") for key in left)

    def title(self, language: str) -> Phrase | str:
        """Returns what it is called: what the file calls it, or the part's name."""
        own = text_in(self.raw.get("say"), language) or first_name(self.raw.get("name"))
        return (own.replace("_", " ") if self.is_one_of_many else "") or phrase(f"edit.{self.part.name}")

    def titled(self, language: str) -> Phrase | str:
        """Returns what it is called among other parts: of which kind it is too, where there may be several."""
        own, kind = self.title(language), phrase(f"edit.{self.part.name}")
        return phrase("edit.is", name=kind, value=own) if self.is_one_of_many and own != kind else own

    @property
    def is_one_of_many(self) -> bool:
        """Whether there may be several."""
        return len(self.place) > 1

    def told(self, language: str) -> tuple[PhraseValue, ...]:
        """Returns what it says, in a few words each: what comes first, and what is not usual."""
        fields = [one for one in self.fields if not (isinstance(one, Words) and self.is_one_of_many)]
        told = [one.told(self, language) for one in fields if one.is_told(self)]
        return tuple(told or [one.told(self) for one in fields[:1]])

    def grammar(self, field: PaddedField) -> Grammar:
        """Returns how what a field says is made of chips."""
        match field:
            case Worked():
                return formula_grammar(self)
            case Picked():
                return field.grammar(self)
        return NumbersGrammar(most=1 if isinstance(field, Number) else 99)


def read_rows(text: str) -> tuple[Row, ...]:
    """Returns all parts of a description that are there or may be, and those that only the file can say at last."""
    raw: Raw = tomllib.loads(text)
    rows = [row for part in PARTS if part.is_for(raw) for row in _rows(part, raw)]
    others = [key for key in raw if key not in (*TOP, *(row.part.name for row in rows))]
    return (*rows, *(Row((key,), {key: raw[key]}, raw, EditedPart("file", ())) for key in others))


def _rows(part: EditedPart, raw: Raw) -> Iterator[Row]:
    if part.at_top:
        yield Row((), raw, raw, part)
        return
    found = raw.get(part.name, () if part.add else {})
    if isinstance(found, dict):
        yield Row((part.name,), found, raw, part)
    elif part.add and isinstance(found, list):
        for number, one in enumerate(found):
            if isinstance(one, dict):
                yield Row((part.name, number), one, raw, part)


def part_at(rows: Sequence[Row], key: str) -> Row | None:
    """Returns the part that a fault names, as in `score[2].when`."""
    named = [row for row in rows if row.place and re.match(rf"{re.escape(name_of(row.place))}(\.|$)", key)]
    top = [row for row in rows if row.part.at_top and any(key in one.keys for one in row.fields)]
    around = [row for row in rows if row.place and key.partition("[")[0] == row.place[0]]
    return next(iter((*named, *top, *around)), None)


def formula_grammar(row: Row) -> FormulaGrammar:
    """Returns what a formula of a part may name, those likely first."""
    raw, own, lists, asks = row.whole, own_words(row.whole), keys_of(row.whole, "table"), questions_of(row.whole)
    if row.part.name == "end":
        words = ("top", "bottom", "round" if "rounds" in raw else "hands", "players", *own)
        return FormulaGrammar(words, dict.fromkeys(("most.", "least."), (*own, "total")), lists, asks)
    if not has_tricks(raw):
        words = (*own, "total", "players", "hand_number")
        return FormulaGrammar(words, dict.fromkeys(("place.", "most.", "least."), (*own, "total")), lists, asks)
    numbers = ("tricks", *(["bid"] if raw.get("bid") else []), *(["cards"] if raw.get("value") else []), *own)
    numbers += ("melds",) if items_of(raw, "meld") else ()
    words = (*numbers, *(("declarer", "partner", "doubled", "alone") if declares(raw) else ()))
    contracts = tuple(map(as_word, names_of(raw, "contract")))
    words += ("goal", "value") if contracts else ()
    heads = {"contract.": contracts} if contracts else {}
    heads["took."] = tuple(as_word(face.name) for face in deck_of(raw).faces)
    heads["trump."] = (*suits_of(row), "none")
    heads |= dict.fromkeys(("place.", "most.", "least."), (*numbers, "total"))
    heads |= dict.fromkeys(("side.", "player."), numbers) if raw.get("teams", "none") != "none" else {}
    return FormulaGrammar((*words, "last_trick", "hand", "total", "players", "hand_number"), heads, lists, asks)
