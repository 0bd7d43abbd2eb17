"""The parts of a description as rows: what each says, what a fault or a formula in it names, and one part more."""

import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from companion.engine.toml_lines import Changes, Place
from companion.games.described.description import SUIT_NAMES
from companion.games.described.edited_fields import Field, Number, Raw, Words, keys_of, text_in
from companion.games.described.edited_parts import DECLARES, PARTS, SUITS, EditedPart, has_tricks
from companion.games.described.faults import name_of, shown
from companion.games.described.words import BUILT_IN, NAME, as_word
from companion.phrases import Phrase, phrase

SIGNS: Final = dict(zip(SUIT_NAMES, "♣♦♥♠", strict=True))
TOP: Final = ("game", "version", "players", "teams", "rules", "minutes")


@dataclass(frozen=True, slots=True)
class Row:
    """A part where it stands in the file. `raw` is what the file says there, `whole` all that it says."""

    part: EditedPart
    place: Place
    raw: Raw
    whole: Raw

    @property
    def fields(self) -> tuple[Field, ...]:
        """Its fields that mean something beside the others."""
        return tuple(one for one in _fields(self) if one.when(self.raw))

    @property
    def unknown(self) -> tuple[str, ...]:
        """What the file says there that no field can say, as it is written."""
        known = {key for one in _fields(self) for key in keys_of(one)} | {"name"}
        return (
            () if self.part.at_top else tuple(f"{key} = {shown(self.raw[key])}" for key in self.raw if key not in known)
        )

    def title(self, language: str) -> Phrase | str:
        """Returns what it is called: what the file calls it, or the part's name."""
        own = text_in(self.raw.get("say", self.raw.get("name", "")), language) if self.part.many else ""
        return own or phrase(f"edit.{self.part.name}")

    def told(self, language: str) -> tuple[Phrase | str, ...]:
        """Returns what it says, in a few words each: what comes first, and what is not usual."""
        own = [one.read(self.raw, language) for one in self.fields if isinstance(one, Words) and not self.part.many]
        fields = [one for one in self.fields if not isinstance(one, Words)]
        told: list[Phrase | str] = [*own, *(one.told(self.raw) for one in fields if one.is_told(self.raw))]
        if not told and self.part.name == "value":
            return (phrase("edit.value-none"),)
        return tuple(told or [one.told(self.raw) for one in fields[:1]])


def read_rows(text: str) -> tuple[Row, ...]:
    """Returns all parts of a description that are there or may be, and those that only the file can say at last."""
    raw: Raw = tomllib.loads(text)
    rows = [row for part in PARTS if part.when(raw) for row in _rows(part, raw)]
    others = [key for key in raw if key not in (*TOP, *(row.part.name for row in rows))]
    return (*rows, *(Row(EditedPart(f"file-{key}", ()), (key,), {key: raw[key]}, raw) for key in others))


def _rows(part: EditedPart, raw: Raw) -> Iterator[Row]:
    if part.at_top:
        yield Row(part, (), raw, raw)
        return
    found = raw.get(part.name, () if part.many else {})
    items = enumerate(found) if part.many and isinstance(found, list) else [(None, found)]
    for number, one in items:
        if isinstance(one, dict):
            yield Row(part, (part.name,) if number is None else (part.name, number), one, raw)


def _fields(row: Row) -> tuple[Field, ...]:
    if row.part.name != "value":
        return row.part.fields
    cards = dict.fromkeys((*"AKQJT", *SUITS, *(one for one in row.raw if one != "last_trick"), "last_trick"))
    return tuple(
        Number(
            "last-trick" if card == "last_trick" else "value",
            card,
            (0, 1, 2, 3, 4, 10, 11),
            -1000,
            1000,
            card="" if card == "last_trick" else card_said(card),
        )
        for card in cards
    )


def card_said(card: str) -> str:
    """Returns a card, a rank or a suit as people read it."""
    sign = next((SIGNS[suit] for suit, name in SUIT_NAMES.items() if name == card), "")
    return sign or re.sub(r"^(\w)([CDHS])$", lambda found: found[1] + SIGNS[found[2]], card)


def additions(raw: Raw, part: EditedPart, say: str) -> Changes:
    """Returns what to change in a description for one more of a part, which people call `say`."""
    assert part.add is not None
    added = part.add(say, new_word(raw, say))
    return {(name, _count(raw, name)): values for name, values in added.items()}


def _count(raw: Raw, name: str) -> int:
    found = raw.get(name, [])
    return len(found) if isinstance(found, list) else 0


def new_word(raw: Raw, say: str) -> str:
    """Returns a word for formulas after what people call a thing, that no other thing has."""
    word = as_word(say.strip()).strip("_") or "x"
    word = word if NAME.fullmatch(word) else f"x{word}"
    taken = {*BUILT_IN, *own_words(raw)}
    return next(one for one in (word, *(f"{word}_{number}" for number in range(2, 999))) if one not in taken)


def own_words(raw: Raw) -> tuple[str, ...]:
    """Returns the words that the file itself makes: counters, questions, what categories ask, words of its own."""
    named = [str(one.get("name", "")) for part in ("counter", "ask") for one in _items(raw, part)]
    asked = [str(word) for one in _items(raw, "category") for word in _listed(one.get("ask", ()))]
    names = raw.get("names")
    return tuple(dict.fromkeys((*named, *asked, *(names if isinstance(names, dict) else ()))))


def _items(raw: Raw, part: str) -> list[Raw]:
    found = raw.get(part)
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def _listed(value: object) -> Sequence[object]:
    return value if isinstance(value, list | tuple) else (value,)


def words_for(row: Row) -> tuple[str, ...]:
    """Returns the words that a formula of a part may name, those likely first."""
    raw, part = row.whole, row.part.name
    own = own_words(raw)
    if part == "end":
        return (
            "top",
            "bottom",
            "round" if "rounds" in raw else "hands",
            *(f"{one}.{word}" for word in own for one in ("most", "least")),
        )
    compared = tuple(f"{head}.{word}" for word in own for head in ("place", "most"))
    if not has_tricks(raw):
        return (*own, *compared, "total", "players")
    bid = raw.get("bid")
    has_bid = isinstance(bid, dict)
    declares = isinstance(bid, dict) and DECLARES(bid)
    found = ["tricks", *(["bid"] if has_bid else []), *(["cards"] if raw.get("value") else []), *own]
    found += ["declarer", "doubled", "alone"] if declares else []
    found += [f"contract.{as_word(str(one.get('name')))}" for one in _items(raw, "contract")]
    found += ["melds"] if _items(raw, "meld") else []
    return (*found, "last_trick", "hand", "total", "players", "hand_number", *compared)


def part_at(rows: Sequence[Row], key: str) -> Row | None:
    """Returns the part that a fault names, as in `score[2].when`."""
    named = [row for row in rows if row.place and re.match(rf"{re.escape(name_of(row.place))}(\.|$)", key)]
    top = [row for row in rows if row.part.at_top and any(key in keys_of(one) for one in row.fields)]
    around = [row for row in rows if row.place and key.partition("[")[0] == row.place[0]]
    return next(iter((*named, *top, *around)), None)
