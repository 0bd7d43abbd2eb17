"""What a description means, as phrases: each line of points, word, counter, category and the end, without formulas."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from companion.cards import Suit
from companion.games.described.description import SUIT_NAMES, Description, ScoreLine
from companion.games.described.explanation import said
from companion.games.described.formulas import Entry, Expression, Formula, Number, Operation, Word
from companion.games.described.words import COMPARING, NUMBERS, OF_THE_END, OF_THE_HAND, TRUTHS
from companion.phrases import Phrase, PhraseValue, phrase

SIGNS: Final = {"-": "−", "*": "×", "/": "÷", "==": "=", "!=": "≠", "<=": "≤", ">=": "≥"}
"""The signs that people read in place of those that files have."""
SUIT_SIGNS: Final = {suit.value: suit.symbol for suit in Suit}
"""The signs of suits by their letters."""
BUILT_IN: Final = {*NUMBERS, *TRUTHS, *OF_THE_HAND, *OF_THE_END}
LEVELS: Final = {
    name: level
    for level, names in enumerate(("if", "or", "and", "not", "== != < <= > >=", "+ -", "* /", "abs down up"))
    for name in names.split()
}
"""How closely an operation binds: within one that binds more closely it stands in brackets."""


def describe(description: Description) -> Iterator[Phrase]:
    """Yields a phrase for each line of points, word of one's own, counter, category, and for the end."""
    for line in description.score:
        yield from _describe_line(description, line)
    for name, formula in description.names:
        yield phrase("describe.name", name=name, means=_formula(description, formula))
    for counter in description.counters:
        yield phrase("describe.counter", name=counter.name, start=counter.start, per=phrase(f"describe.{counter.per}"))
    for category in description.categories:
        yield phrase("describe.category", say=said(category.say), points=_formula(description, category.points))
    end = description.end
    if end.when:
        yield phrase("describe.ends", when=_formula(description, end.when))
    yield phrase(f"describe.{end.wins}")


def _describe_line(description: Description, line: ScoreLine) -> Iterator[Phrase]:
    given = {"say": said(line.say), "points": _formula(description, line.points)}
    per = phrase(f"describe.{line.per.replace(' ', '-')}")
    if line.when is None:
        yield phrase("describe.line", per=per, **given)
    else:
        yield phrase("describe.line-when", per=per, when=_formula(description, line.when), **given)
    if line.others:
        yield phrase("describe.others", points=_formula(description, line.others))
    for name, formula in line.count:
        yield phrase("describe.counts", name=name, means=_formula(description, formula))


def _formula(description: Description, formula: Formula) -> PhraseValue:
    return _told(formula.expression, {ask.name: said(ask.say) for ask in description.asks})


def _told(expression: Expression, asks: dict[str, Phrase]) -> PhraseValue:
    match expression:
        case Number(value):
            return value
        case Word(name):
            return word_said(name, asks)
        case Entry(numbers, place):
            return phrase("formula.entry", list=", ".join(map(str, numbers[:20])), one=_told(place, asks))
    assert isinstance(expression, Operation)
    name = expression.name
    parts = tuple(_bracketed(one, name, asks, is_first=place == 0) for place, one in enumerate(expression.arguments))
    match parts:
        case (then, test, otherwise) if name == "if":
            return phrase("formula.if", one=then, test=test, other=otherwise)
        case (one,) if name == "-":
            return phrase("formula.negative", one=one)
        case (one, other) if name in ("and", "or"):
            return phrase(f"formula.{name}", one=one, other=other)
        case (one, other) if not name.isalpha():
            return phrase("formula.sign", one=one, sign=SIGNS.get(name, name), other=other)
    return phrase(f"formula.{name}", one=parts)


def _bracketed(expression: Expression, around: str, asks: dict[str, Phrase], *, is_first: bool) -> PhraseValue:
    """Returns a part of an operation, in brackets where it would be read otherwise."""
    part = _told(expression, asks)
    if not isinstance(expression, Operation) or around not in LEVELS or expression.name not in LEVELS:
        return part
    inner, outer = LEVELS[expression.name], LEVELS[around]
    if len(expression.arguments) == 1 and expression.name == "-":
        inner = outer + is_first  # a sign
    is_right = not is_first and around in ("+", "-", "*", "/")
    return phrase("formula.brackets", one=part) if inner < outer or (inner == outer and is_right) else part


def word_said(name: str, asks: Mapping[str, Phrase]) -> PhraseValue:
    """Returns a word of a formula as people read it; `asks` are the questions by their words."""
    head, _, rest = name.partition(".")
    if rest and head in (*COMPARING, "player", "side"):
        return phrase(f"word.{head}", word=word_said(rest, asks))
    if rest:
        return phrase(f"word.{head}", name=card_said(rest).replace("_", " "))
    if name in BUILT_IN:
        return phrase(f"word.{name.replace('_', '-')}")
    return asks.get(name) or name.replace("_", " ")


def card_said(card: str) -> str:
    """Returns a card, a rank or a suit as people read it."""
    sign = next((SUIT_SIGNS[suit] for suit, name in SUIT_NAMES.items() if name == card), "")
    found = re.fullmatch(r"(\w)([CDHS]?)", card)
    return sign or (found[1].replace("T", "10") + SUIT_SIGNS.get(found[2], "") if found else card)
