"""What is made of chips, one after the other: a formula, numbers, or things picked. Each says which may stand next."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from companion.games.described.formula_parsing import COMPARISONS, FUNCTIONS, KEYWORDS, FormulaError, tokens_of
from companion.games.described.telling import SIGNS, word_said
from companion.phrases import Phrase, PhraseValue, phrase

DIGITS: Final = tuple("1234567890")
ARITHMETIC: Final = ("+", "-", "*", "/")
LOGIC: Final = ("and", "or", "if")
VALUE_FOLLOWS: Final = frozenset((*ARITHMETIC, *COMPARISONS, *KEYWORDS, *FUNCTIONS, "(", "[", ","))
"""After these a value must stand, as at the beginning."""
MOST_DIGITS: Final = 6
FEW: Final = 3
"""Fewer signs stand among the words."""


@dataclass(frozen=True, slots=True)
class FormulaGrammar:
    """A formula. A chip is a token, such as `tricks`, or the `heads` of some, such as `took.`, before what follows it.

    `lists` are the lists of numbers of which a formula may name an entry, `asks` the questions by their words.
    """

    words: Sequence[str] = ()
    heads: Mapping[str, Sequence[str]] = field(default_factory=dict)
    lists: Sequence[str] = ()
    asks: Mapping[str, Phrase] = field(default_factory=dict)

    def read(self, value: object) -> tuple[str, ...]:
        """Returns the chips of a formula."""
        return chips_of(str(value))

    def write(self, chips: Sequence[str]) -> object:
        """Returns the formula as a file has it, without a head that nothing follows."""
        return text_of([chip for chip in chips if chip not in self.heads])

    def offer(self, chips: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """Returns digits, what is missing, signs and words; few signs stand among the words."""
        following, missing = self._following(chips), self.missing(chips)
        digits = tuple(chip for chip in following if chip in DIGITS)
        words = tuple(chip for chip in following if chip[0].isalpha() and chip not in missing)
        signs = tuple(chip for chip in following if chip not in (*digits, *words, *missing))
        if len(signs) < FEW:
            words, signs = (*words, *signs), ()
        return tuple(group for group in (digits, missing, signs, words) if group)

    def missing(self, chips: Sequence[str]) -> tuple[str, ...]:
        """Returns what must still follow the value that stands at the end; nothing where a value must."""
        if not chips or self._needs_value(chips):
            return ()
        opened = _open_brackets(chips)
        inside = chips[opened[-1] :] if opened else chips
        return ("else",) if inside.count("if") > inside.count("else") else _closing(chips)

    def _following(self, chips: Sequence[str]) -> tuple[str, ...]:
        last = chips[-1] if chips else ""
        if last in self.heads:
            return tuple(f"{last}{one}" for one in self.heads[last])
        if last in self.lists:
            return ("[",)
        if not chips or last in VALUE_FOLLOWS:
            sign = ("-",) if not chips or last not in ARITHMETIC else ()
            return (*self.words, *self.heads, *self.lists, *DIGITS, "(", *sign, "not", *FUNCTIONS)
        digits = DIGITS if last.isdecimal() and len(last) < MOST_DIGITS else ()
        return (*digits, *ARITHMETIC, *COMPARISONS, *LOGIC, *self.missing(chips))

    def _needs_value(self, chips: Sequence[str]) -> bool:
        return chips[-1] in VALUE_FOLLOWS or chips[-1] in (*self.heads, *self.lists)

    def add(self, chips: Sequence[str], chip: str) -> tuple[str, ...]:
        """Returns chips with one more; a digit makes a number longer, a function or a list opens its bracket."""
        if chip in DIGITS and chips and chips[-1].isdecimal():
            return (*chips[:-1], chips[-1].removeprefix("0") + chip)
        if chips and chips[-1] in self.heads:
            return (*chips[:-1], chip)
        opened = "(" if chip in FUNCTIONS else "[" if chip in self.lists else ""
        return (*chips, chip, opened) if opened else (*chips, chip)

    def erase(self, chips: Sequence[str]) -> tuple[str, ...]:
        """Returns chips without the last one, or without its last digit; an open bracket takes its word with it."""
        if chips and chips[-1].isdecimal() and len(chips[-1]) > 1:
            return (*chips[:-1], chips[-1][:-1])
        is_opened = chips[-1:] and (chips[-1] == "[" or (chips[-2:-1] and chips[-2] in FUNCTIONS))
        return tuple(chips[: -2 if is_opened else -1])

    def said(self, chip: str) -> PhraseValue:
        """Returns what stands on a chip."""
        return chip_said(chip, self.asks)

    def told(self, chips: Sequence[str]) -> PhraseValue:
        """Returns a formula as people read it."""
        return beside([chip_said(chip, self.asks) for chip in chips])

    def is_unfinished(self, chips: Sequence[str]) -> bool:
        """Whether something must still follow."""
        return bool(chips) and (self._needs_value(chips) or bool(self.missing(chips)))


@dataclass(frozen=True, slots=True)
class NumbersGrammar(FormulaGrammar):
    """Whole numbers, at `most` so many."""

    most: int = 1

    def read(self, value: object) -> tuple[str, ...]:
        """Returns the chips of numbers; one number alone is typed anew."""
        numbers = value if isinstance(value, list | tuple) else ()
        return tuple(chips_of(", ".join(map(str, numbers))))

    def write(self, chips: Sequence[str]) -> tuple[int, ...]:
        """Returns the numbers."""
        return tuple(int(one) for one in "".join(chips).split(",") if one.strip("-"))

    def offer(self, chips: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """Returns digits and signs."""
        is_number = bool(chips) and chips[-1].isdecimal()
        digits = () if is_number and len(chips[-1]) >= MOST_DIGITS else (DIGITS,)
        if not is_number:
            return (*digits, () if chips[-1:] == ("-",) else ("-",))
        return (*digits, (",",) if chips.count(",") + 1 < self.most else ())

    def said(self, chip: str) -> PhraseValue:
        return phrase("chip.next") if chip == "," else SIGNS.get(chip, chip)

    def told(self, chips: Sequence[str]) -> PhraseValue:
        """Returns the numbers as people read them."""
        return "".join(", " if chip == "," else SIGNS.get(chip, chip) for chip in chips)

    def is_unfinished(self, chips: Sequence[str]) -> bool:
        return bool(chips) and not chips[-1].isdecimal()


@dataclass(frozen=True, slots=True)
class PickGrammar:
    """Things of which some are picked, by touches in order: what `repeats` may stand again, else a touch takes it away.

    At `most` so many; one more takes the place of the last.
    """

    groups: tuple[tuple[str, ...], ...]
    say: Callable[[str], PhraseValue]
    most: int
    repeats: bool

    def read(self, value: object) -> tuple[str, ...]:
        """Returns what is picked."""
        return tuple(map(str, value)) if isinstance(value, tuple) else ()

    def write(self, chips: Sequence[str]) -> tuple[str, ...]:
        """Returns what is picked."""
        return tuple(chips)

    def offer(self, _: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """Returns all things."""
        return self.groups

    def add(self, chips: Sequence[str], chip: str) -> tuple[str, ...]:
        """Returns what is picked after a touch."""
        if chip in chips and not self.repeats:
            return tuple(one for one in chips if one != chip)
        return (*chips[: self.most - 1], chip)

    def erase(self, chips: Sequence[str]) -> tuple[str, ...]:
        """Returns what is picked without the last."""
        return tuple(chips[:-1])

    def said(self, chip: str) -> PhraseValue:
        """Returns what stands on a chip."""
        return self.say(chip)

    def told(self, chips: Sequence[str]) -> PhraseValue:
        """Returns what is picked as people read it."""
        return tuple(map(self.say, chips))

    def is_unfinished(self, _: Sequence[str]) -> bool:
        """Never: any number of things may be picked."""
        return False

    def missing(self, _: Sequence[str]) -> tuple[str, ...]:
        """Returns nothing: any number of things may be picked."""
        return ()


Grammar: TypeAlias = FormulaGrammar | NumbersGrammar | PickGrammar
"""How a value is made of chips: it is read from a file, touched, and written back."""


def _open_brackets(chips: Sequence[str]) -> list[int]:
    """Returns the places of the brackets that nothing closes, the last one last."""
    opened: list[int] = []
    for place, chip in enumerate(chips):
        if chip in ("(", "["):
            opened.append(place)
        elif chip in (")", "]") and opened:
            opened.pop()
    return opened


def _closing(chips: Sequence[str]) -> tuple[str, ...]:
    """Returns what closes the last bracket, or goes on in it."""
    opened = _open_brackets(chips)
    if not opened:
        return ()
    if chips[opened[-1]] == "[":
        return ("]",)
    is_function = opened[-1] > 0 and chips[opened[-1] - 1] in FUNCTIONS
    return (")", ",") if is_function else (")",)


def chips_of(text: str) -> tuple[str, ...]:
    """Returns the chips of a formula; one of another text, which no formula can be, is the text itself."""
    try:
        return tuple(token for token, _ in tokens_of(text))
    except FormulaError:
        return (text,)


def text_of(chips: Sequence[str]) -> str:
    """Returns the formula as a file has it."""
    text = " ".join(chips)
    for loose, close in (("( ", "("), (" )", ")"), ("[ ", "["), (" ]", "]"), (" [", "["), (" ,", ",")):
        text = text.replace(loose, close)
    for function in FUNCTIONS:
        text = text.replace(f"{function} (", f"{function}(")
    return text


def chip_said(chip: str, asks: Mapping[str, Phrase]) -> PhraseValue:
    """Returns what stands on a chip of a formula; on a head, that something follows. `asks`: the questions by words."""
    if chip in FUNCTIONS or chip in KEYWORDS:
        return phrase(f"chip.{chip}")
    if not chip[0].isalpha():
        return SIGNS.get(chip, chip)
    return word_said(f"{chip}…" if chip.endswith(".") else chip, asks)


def told(text: str, asks: Mapping[str, Phrase]) -> PhraseValue:
    """Returns a formula as its chips say it, one beside the other."""
    return beside([chip_said(chip, asks) for chip in chips_of(text)])


def beside(said: Sequence[PhraseValue]) -> PhraseValue:
    """Returns words one beside the other."""
    while len(said) > 1:  # in pairs, as a phrase within a phrase within a phrase has its limit
        pairs = [phrase("chip.beside", one=one, other=other) for one, other in zip(said[::2], said[1::2], strict=False)]
        said = [*pairs, *said[len(pairs) * 2 :]]
    return said[0] if said else ""
