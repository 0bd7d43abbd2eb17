"""Formulas of chips: what a formula says on them, and which may stand next. A chip is a token, such as `tricks`."""

from collections.abc import Sequence
from typing import Final

from companion.games.described.formula_parsing import COMPARISONS, FUNCTIONS, KEYWORDS, FormulaError, tokens_of
from companion.games.described.telling import SIGNS, word_said
from companion.phrases import PhraseValue, phrase

DIGITS: Final = tuple("1234567890")
ARITHMETIC: Final = ("+", "-", "*", "/")
LOGIC: Final = ("and", "or", "if", "else")
VALUE_FOLLOWS: Final = frozenset((*ARITHMETIC, *COMPARISONS, *KEYWORDS, *FUNCTIONS, "(", "[", ","))
"""After these a value must stand, as at the beginning."""
MOST_DIGITS: Final = 6


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


def add(chips: Sequence[str], chip: str) -> tuple[str, ...]:
    """Returns chips with one more at their end; a digit makes a number longer, a function opens its bracket."""
    if chip in DIGITS and chips and chips[-1].isdecimal():
        return (*chips[:-1], chips[-1] + chip)
    return (*chips, chip, "(") if chip in FUNCTIONS else (*chips, chip)


def erase(chips: Sequence[str]) -> tuple[str, ...]:
    """Returns chips without the last one, or without its last digit; a function goes with its bracket."""
    if chips and chips[-1].isdecimal() and len(chips[-1]) > 1:
        return (*chips[:-1], chips[-1][:-1])
    return tuple(chips[: -2 if chips[-2:-1] and chips[-2] in FUNCTIONS else -1])


def next_chips(chips: Sequence[str], words: Sequence[str]) -> tuple[str, ...]:
    """Returns the chips of which one may follow `chips`: at first the `words` and digits, or the signs."""
    if not chips or chips[-1] in VALUE_FOLLOWS:
        sign = ("-",) if not chips or chips[-1] not in ARITHMETIC else ()
        return (*words, *DIGITS, "(", *sign, "not", *FUNCTIONS)
    digits = DIGITS if chips[-1].isdecimal() and len(chips[-1]) < MOST_DIGITS else ()
    opened = [chips[place - 1] if place else "" for place, chip in enumerate(chips) if chip == "("]
    depth = len(opened) - chips.count(")")
    closing = (")", *((",",) if opened[-1] in FUNCTIONS else ())) if depth > 0 else ()
    logic = LOGIC if chips.count("if") > chips.count("else") else LOGIC[:-1]
    return (*digits, *ARITHMETIC, *COMPARISONS, *logic, *closing)


def is_unfinished(chips: Sequence[str]) -> bool:
    """Whether something must still follow."""
    is_open = chips.count("(") > chips.count(")") or chips.count("if") > chips.count("else")
    return bool(chips) and (chips[-1] in VALUE_FOLLOWS or is_open)


def chip_said(chip: str) -> PhraseValue:
    """Returns what stands on a chip."""
    if chip in FUNCTIONS or chip in KEYWORDS:
        return phrase(f"chip.{chip}")
    return word_said(chip, {}) if chip[0].isalpha() else SIGNS.get(chip, chip)


def told(text: str) -> PhraseValue:
    """Returns a formula as its chips say it, one beside the other."""
    said = [chip_said(chip) for chip in chips_of(text)]
    while len(said) > 1:  # in pairs, as a phrase within a phrase within a phrase has its limit
        pairs = [phrase("chip.beside", one=one, other=other) for one, other in zip(said[::2], said[1::2], strict=False)]
        said = [*pairs, *said[len(pairs) * 2 :]]
    return said[0] if said else ""
