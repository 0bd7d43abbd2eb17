"""Reads formulas: a parser for numbers and yes or no, without attributes, texts or loops; kinds are checked."""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

from companion.games.described.faults import AT_COLUMN, DID_YOU_MEAN, closest, nearest
from companion.games.described.formulas import LARGEST, Entry, Expression, Formula, Kind, Number, Operation, Word
from companion.phrases import Phrase, PhraseValue, phrase

UNKNOWN: Final = "fault.unknown"
UNKNOWN_IN_END: Final = "fault.unknown-in-end"
LONGEST: Final = 300
MOST_LEVELS: Final = 20


class FormulaError(Exception):
    """What is wrong with a formula: what and how to mend it, and the column, from 1, if it is at one place."""

    def __init__(self, what: str, column: int | None = None, /, **values: PhraseValue) -> None:
        super().__init__(what)
        self.why = phrase(what, None, **values)
        self.column = column

    @property
    def is_strange_word(self) -> bool:
        """Whether a word is not known, nor like one that is."""
        mend = dict(self.why.values).get("mend")
        is_strange = self.why.key in (UNKNOWN, UNKNOWN_IN_END)
        return is_strange and isinstance(mend, Phrase) and mend.key != DID_YOU_MEAN

    def told(self, text: str) -> Phrase:
        """Returns what is wrong, with its place in the formula `text`."""
        if self.column is None:
            return self.why
        line = "".join(letter if letter.isprintable() else " " for letter in text)
        short = line if len(line) <= 60 else line[:57] + "…"
        return phrase(AT_COLUMN, why=self.why, column=self.column, formula=short)


@dataclass(frozen=True, slots=True)
class Scope:
    """What a formula may name: `kind_of` raises FormulaError for a word that is not known; `lists` by name."""

    kind_of: Callable[[str], Kind]
    lists: Mapping[str, tuple[int, ...]]


FUNCTIONS: Final = {"min": (1, 99), "max": (1, 99), "abs": (1, 1), "down": (1, 1), "up": (1, 1)}
COMPARISONS: Final = ("==", "!=", "<=", ">=", "<", ">")
_TOKEN: Final = re.compile(r"\s*(?:(\d+)|([^\W\d]\w*(?:\.\w+)*)|(==|!=|<=|>=|[-+*/<>()\[\],]))")
KEYWORDS: Final = ("and", "or", "not", "if", "else")


def parse_formula(text: str, scope: Scope, wanted: Kind | None) -> Formula:
    """Returns what `text` means. Raises FormulaError, also if it does not give what is `wanted`."""
    if len(text) > LONGEST:
        raise FormulaError("fault.long-formula", count=len(text), most=LONGEST)
    parser = _Parser(text, scope)
    expression, kind = parser.parse()
    if wanted is not None and kind is not wanted:
        raise FormulaError(_MISMATCH[wanted], 1)
    return Formula(text, expression, kind)


_MISMATCH: Final = {
    Kind.YES: "fault.must-be-yes",
    Kind.NUMBER: "fault.must-be-number",
}
_Typed: TypeAlias = tuple[Expression, Kind]


class _Parser:
    """Descends recursively; each method reads one level of precedence."""

    def __init__(self, text: str, scope: Scope) -> None:
        self._scope = scope
        self._tokens = list(tokens_of(text))
        self._end = len(text) + 1
        self._place = 0
        self._levels = 0

    def parse(self) -> _Typed:
        found = self._choice()
        if self._place < len(self._tokens):
            token, column = self._tokens[self._place]
            raise FormulaError("fault.unexpected", column, token=repr(token))
        return found

    def _peek(self) -> str:
        return self._tokens[self._place][0] if self._place < len(self._tokens) else ""

    def _column(self) -> int:
        return self._tokens[self._place][1] if self._place < len(self._tokens) else self._end

    def _take(self, *wanted: str) -> str:
        token = self._peek()
        if token and token in wanted:
            self._place += 1
            return token
        return ""

    def _need(self, wanted: str) -> None:
        if not self._take(wanted):
            raise FormulaError("fault.sign-missing", self._column(), sign=repr(wanted))

    def _choice(self) -> _Typed:
        then, kind = self._either()
        if not self._take("if"):
            return then, kind
        test = self._of(Kind.YES, self._either)
        self._need("else")
        otherwise_column = self._column()
        otherwise, other_kind = self._nested(self._choice)
        if other_kind is not kind:
            raise FormulaError("fault.else-kinds", otherwise_column)
        return Operation("if", (then, test, otherwise)), kind

    def _either(self) -> _Typed:
        return self._joined("or", self._both)

    def _both(self) -> _Typed:
        return self._joined("and", self._negation)

    def _joined(self, word: str, part: "Callable[[], _Typed]") -> _Typed:
        column = self._column()
        found, kind = part()
        while self._peek() == word:
            _require(Kind.YES, kind, column)
            self._take(word)
            found = Operation(word, (found, self._of(Kind.YES, part)))
        return found, kind

    def _negation(self) -> _Typed:
        if self._take("not"):
            return Operation("not", (self._inner(Kind.YES, self._negation),)), Kind.YES
        return self._comparison()

    def _comparison(self) -> _Typed:
        column = self._column()
        found, kind = self._sum()
        sign = self._take(*COMPARISONS)
        if not sign:
            return found, kind
        _require(Kind.NUMBER, kind, column, sign)
        right_column = self._column()
        right, right_kind = self._sum()
        _require(Kind.NUMBER, right_kind, right_column, sign)
        if self._peek() in COMPARISONS:
            raise FormulaError("fault.chained", self._column())
        return Operation(sign, (found, right)), Kind.YES

    def _sum(self) -> _Typed:
        return self._calculation(("+", "-"), self._product)

    def _product(self) -> _Typed:
        return self._calculation(("*", "/"), self._signed)

    def _calculation(self, signs: tuple[str, ...], part: "Callable[[], _Typed]") -> _Typed:
        column = self._column()
        found, kind = part()
        while self._peek() in signs:
            _require(Kind.NUMBER, kind, column)
            found = Operation(self._take(*signs), (found, self._of(Kind.NUMBER, part)))
        return found, kind

    def _signed(self) -> _Typed:
        if self._take("-"):
            return Operation("-", (self._inner(Kind.NUMBER, self._signed),)), Kind.NUMBER
        return self._atom()

    def _atom(self) -> _Typed:
        column, token = self._column(), self._peek()
        if not token:
            raise FormulaError("fault.unfinished", column)
        self._place += 1
        if token == "(":
            found = self._nested(self._choice)
            self._need(")")
            return found
        if token[0].isdigit():
            if len(token) > 10 or int(token) > LARGEST:
                raise FormulaError("fault.large-number", column, number=token[:12], most=LARGEST)
            return Number(int(token)), Kind.NUMBER
        if not _is_name(token):
            raise FormulaError("fault.value-missing", column, token=repr(token))
        return self._named(token, column)

    def _named(self, name: str, column: int) -> _Typed:
        following = self._peek()
        kind = _kind_of(name, following, self._scope, column)
        if following == "(":
            return self._call(name, column)
        if name in self._scope.lists:
            self._need("[")
            place = self._inner(Kind.NUMBER, self._choice)
            self._need("]")
            return Entry(self._scope.lists[name], place), kind
        return Word(name), kind

    def _call(self, name: str, column: int) -> _Typed:
        self._need("(")
        arguments = [self._inner(Kind.NUMBER, self._choice)]
        while self._take(","):
            arguments.append(self._inner(Kind.NUMBER, self._choice))
        self._need(")")
        least, most = FUNCTIONS[name]
        if not least <= len(arguments) <= most:
            raise FormulaError("fault.one-number", column, name=name)
        return Operation(name, tuple(arguments)), Kind.NUMBER

    def _inner(self, kind: Kind, part: "Callable[[], _Typed]") -> Expression:
        """Returns a part one level deeper, which must be of a kind."""
        return self._nested(lambda: (self._of(kind, part), kind))[0]

    def _of(self, kind: Kind, part: "Callable[[], _Typed]") -> Expression:
        column = self._column()
        found, got = part()
        _require(kind, got, column)
        return found

    def _nested(self, part: "Callable[[], _Typed]") -> _Typed:
        self._levels += 1
        if self._levels > MOST_LEVELS:
            raise FormulaError("fault.nested", self._column(), most=MOST_LEVELS)
        found = part()
        self._levels -= 1
        return found


def _require(wanted: Kind, kind: Kind, column: int, compared_by: str = "") -> None:
    if kind is not wanted:
        raise FormulaError("fault.compares" if compared_by else _MISMATCH[wanted], column, sign=compared_by)


def _is_name(token: str) -> bool:
    return token not in KEYWORDS and (token[:1].isalpha() or token[:1] == "_")


def _kind_of(name: str, following: str, scope: Scope, column: int) -> Kind:
    """Returns what a name gives before the token `following`. Raises FormulaError where there is no such name."""
    if following == "(":
        if name not in FUNCTIONS:
            raise FormulaError("fault.function", column, name=repr(name[:60]), mend=nearest(name, FUNCTIONS))
        return Kind.NUMBER
    if name in scope.lists:
        return Kind.NUMBER
    if following == "[":
        mend = nearest(name, scope.lists, "mend.table")
        raise FormulaError("fault.list", column, name=repr(name[:60]), mend=mend)
    try:
        return scope.kind_of(name)
    except FormulaError as error:
        if error.is_strange_word and (close := closest(name, (*scope.lists, *FUNCTIONS))):
            error = FormulaError(UNKNOWN, word=repr(name[:60]), mend=phrase(DID_YOU_MEAN, word=repr(close)))
        error.column = column
        raise error from None


def faults_in(text: str, scope: Scope, first: FormulaError) -> Iterator[FormulaError]:
    """Yields `first`, at which reading a formula stopped, and what else is wrong with its names, each once."""
    yield first
    told, tokens = {first.why}, list[tuple[str, int]]()
    with suppress(FormulaError):  # at the sign at which they end
        for token in tokens_of(text[:LONGEST]):
            tokens.append(token)
    for (name, column), (following, _) in pairwise((*tokens, ("", 0))):
        try:
            if _is_name(name):
                _kind_of(name, following, scope, column)
        except FormulaError as error:
            if error.why not in told:
                yield error
            told.add(error.why)


def tokens_of(text: str) -> Iterator[tuple[str, int]]:
    """Yields the tokens of a formula, each with its column. Raises FormulaError at a sign that no formula has."""
    place = 0
    while text[place:].strip():
        match = _TOKEN.match(text, place)
        if match is None:
            column = len(text) - len(text[place:].lstrip()) + 1
            sign = text[column - 1]
            raise FormulaError(_unknown_sign(sign), column, sign=repr(sign))
        yield match[match.lastindex or 0], match.start(match.lastindex or 0) + 1
        place = match.end()


def _unknown_sign(sign: str) -> str:
    if sign == "=":
        return "fault.equals"
    return "fault.quotes" if sign in "\"'" else "fault.sign"
