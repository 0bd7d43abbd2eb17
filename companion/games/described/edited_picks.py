"""Things that a table picks for a key: cards, ranks, suits, words, or the keys of a table."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from companion.engine.toml_lines import Changes
from companion.games.described.edited_fields import Listed, Raw, Section
from companion.games.described.formula_chips import PickGrammar
from companion.games.described.ranking import as_one_of
from companion.games.described.telling import SUIT_SIGNS, card_said
from companion.phrases import PhraseValue, phrase


@dataclass(frozen=True, slots=True)
class Picked(Listed):
    """Some of what is `offered`, which stands in groups; `usual` is meant where nothing is written.

    At `most` so many, those of `last` behind all others. One that is `by_hand` is one thing, or a list of things by
    hand, which may stand again. Some are `letters` of one text. `worded` are those with a text of their own. What
    `fills`, `drops` and `clears` do, they do as in Choice: `fills` are written with the first thing, and without any
    nothing of the part stays.
    """

    offered: Callable[[Section], Sequence[Sequence[str]]] = lambda _: ()
    usual: str = ""
    most: int = 99
    last: tuple[str, ...] = ()
    by_hand: bool = False
    letters: bool = False
    worded: tuple[str, ...] = ()
    fills: Raw = field(default_factory=dict, hash=False)
    drops: tuple[str, ...] = ()
    clears: bool = False

    @property
    def is_one(self) -> bool:
        """Whether a touch puts one thing in the place of another."""
        return self.most == 1 or self.by_hand

    def read(self, section: Section) -> tuple[str, ...]:
        """Returns what is picked, in order, as it is offered: a card may be spelled otherwise in the file."""
        value = self.value(section)
        found = tuple(value) if isinstance(value, str) and self.letters else Listed.read(self, section)
        return self.as_offered(section, map(str, found)) or ((self.usual,) if self.usual else ())

    def as_offered(self, section: Section, written: Iterable[str]) -> tuple[str, ...]:
        """Returns each thing that a file names as it is offered, if it is."""
        offered = {one for group in self.offered(section) for one in group}
        return tuple(as_one_of(offered, one) for one in written)

    def options(self, section: Section) -> tuple[str, ...]:
        """Returns all that can be picked, and what is."""
        offered = (one for group in self.offered(section) for one in group)
        return tuple(dict.fromkeys((*([self.usual] if self.usual else []), *offered, *self.read(section))))

    def first(self, section: Section, most: int) -> tuple[str, ...]:
        """Returns what stands first, whole groups of it, at most so many."""
        found: tuple[str, ...] = (self.usual,)
        for group in self.offered(section):
            if len(found) + len(group) > most + 1:
                break
            found += tuple(group)
        return found

    def touched(self, section: Section, option: str) -> tuple[str, ...]:
        """Returns what is picked after a touch."""
        return (option,) if self.is_one else self.grammar(section).add(self.read(section), option)

    def grammar(self, section: Section) -> PickGrammar:
        """Returns how it is made of chips."""
        return PickGrammar(tuple(map(tuple, self.offered(section))), self.said, self.most, self.by_hand)

    def changes(self, section: Section, entries: Sequence[object]) -> Changes:
        """Returns what to change for other things."""
        found = sorted(entries, key=lambda one: one in self.last)
        if not found or found == [self.usual]:
            return {section.place: None} if self.clears else self.put(section, None)
        text = "".join(map(str, found)) if self.letters and all(len(str(one)) == 1 for one in found) else None
        value = text or (found[0] if self.is_one and len(found) == 1 else found)
        filled = {key: value for key, value in self.fills.items() if key not in section.raw}
        return {**self.put(section, value), **section.put(dict.fromkeys(self.drops) | filled)}

    def is_told(self, section: Section) -> bool:
        """Whether it says more than what is usual."""
        return self.read(section) != ((self.usual,) if self.usual else ())

    def told(self, section: Section, _: str = "en") -> PhraseValue:
        picked = self.read(section)
        if not picked:
            return self.text("none")
        if self.is_one and len(picked) == 1 and self.worded:
            return self.said(picked[0], alone=True)
        return phrase("edit.is", name=self.title, value=tuple(map(self.said, picked)))

    def said(self, option: str, *, alone: bool = False) -> PhraseValue:
        """Returns one thing as people read it; `alone`: as the only one, in a sentence."""
        if option in self.worded:
            return self.text(option)
        rank, _, where = option.partition(" of ")
        if where in ("trump", "the same colour"):
            return phrase(f"edit.of-{where}".replace(" ", "-"), rank=card_said(rank))
        shown_as = SUIT_SIGNS.get(option, card_said(option)) if self.letters else card_said(option)
        return self.text("own", name=shown_as) if alone else shown_as


@dataclass(frozen=True, slots=True)
class PickedKeys(Picked):
    """Things each of which is a key of a table; `begins` is what is written for a new one."""

    begins: Callable[[str], object] = str

    def read(self, section: Section) -> tuple[str, ...]:
        """Returns what the keys stand for."""
        return self.as_offered(section, self.keys_in(section))

    def keys_in(self, section: Section) -> tuple[str, ...]:
        """Returns the keys, without those of other fields."""
        return tuple(key for key in section.table(self.inside) if key != "last_trick")

    def is_told(self, section: Section) -> bool:
        """Never: what is written for each key tells it."""
        return False

    def changes(self, section: Section, entries: Sequence[object]) -> Changes:
        """Returns what to change for other keys."""
        before = dict(zip(self.keys_in(section), self.read(section), strict=True))
        if self.inside and not entries:
            return section.put({self.inside: None})
        gone: dict[str, object] = {key: None for key, one in before.items() if one not in entries}
        new = {str(one): self.begins(str(one)) for one in entries if one not in before.values()}
        return section.put(gone | new, self.inside)
