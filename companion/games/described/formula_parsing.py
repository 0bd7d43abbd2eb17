"""Reads formulas: a parser for numbers and yes or no, without attributes, texts or loops; kinds are checked."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from companion.games.described.faults import nearest
from companion.games.described.formulas import LARGEST, Entry, Expression, Formula, Kind, Number, Operation, Word

LONGEST: Final = 300
MOST_LEVELS: Final = 20


class FormulaError(Exception):
    """What is wrong with a formula: what and how to mend it, and the column, from 1, if it is at one place."""

    def __init__(self, why: str, column: int | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.column = column

    @property
    def is_strange_word(self) -> bool:
        """Whether a word is not known, nor like one that is."""
        return self.why.startswith("nothing is called") and "did you mean" not in self.why


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
        raise FormulaError(f"has {len(text)} characters; write at most {LONGEST}, and name parts of it in [names]")
    parser = _Parser(text, scope)
    expression, kind = parser.parse()
    if wanted is not None and kind is not wanted:
        raise FormulaError(_MISMATCH[wanted], 1)
    return Formula(text, expression, kind)


_MISMATCH: Final = {
    Kind.YES: "this must be yes or no; compare with == != < <= > >=",
    Kind.NUMBER: "this must be a number, not yes or no; write such as 10 if … else 0",
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
            raise FormulaError(f"{token!r} is not expected here; write an operator between two values", column)
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
            raise FormulaError(f"{wanted!r} is missing; write it here", self._column())

    def _choice(self) -> _Typed:
        then, kind = self._either()
        if not self._take("if"):
            return then, kind
        test = self._of(Kind.YES, self._either)
        self._need("else")
        otherwise_column = self._column()
        otherwise, other_kind = self._nested(self._choice)
        if other_kind is not kind:
            raise FormulaError("gives a number on one side of 'else' and yes or no on the other", otherwise_column)
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
        why = f"{sign} compares numbers, not yes or no; leave the comparison out"
        _require(Kind.NUMBER, kind, column, why)
        right_column = self._column()
        right, right_kind = self._sum()
        _require(Kind.NUMBER, right_kind, right_column, why)
        if self._peek() in COMPARISONS:
            raise FormulaError("comparisons cannot be chained; join two of them by 'and'", self._column())
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
            raise FormulaError("something is missing at the end", column)
        self._place += 1
        if token == "(":
            found = self._nested(self._choice)
            self._need(")")
            return found
        if token[0].isdigit():
            if len(token) > 10 or int(token) > LARGEST:
                raise FormulaError(f"{token[:12]} is too large; the largest number is {LARGEST}", column)
            return Number(int(token)), Kind.NUMBER
        if token in KEYWORDS or not (token[0].isalpha() or token[0] == "_"):
            raise FormulaError(f"a value is missing before {token!r}; write a number or a word there", column)
        return self._named(token, column)

    def _named(self, name: str, column: int) -> _Typed:
        if self._peek() == "(":
            if name not in FUNCTIONS:
                raise FormulaError(f"no function is called {name[:60]!r}; {nearest(name, FUNCTIONS)}", column)
            return self._call(name, column)
        if name in self._scope.lists or self._peek() == "[":
            if name not in self._scope.lists:
                mend = nearest(name, self._scope.lists, "write it in [table]")
                raise FormulaError(f"no list is called {name[:60]!r}; {mend}", column)
            self._need("[")
            place = self._inner(Kind.NUMBER, self._choice)
            self._need("]")
            return Entry(self._scope.lists[name], place), Kind.NUMBER
        try:
            return Word(name), self._scope.kind_of(name)
        except FormulaError as error:
            close = nearest(name, (*self._scope.lists, *FUNCTIONS), "-") if "did you mean" not in error.why else "-"
            why = error.why if close == "-" else f"nothing is called {name[:60]!r}; {close}"
            raise FormulaError(why, column) from None

    def _call(self, name: str, column: int) -> _Typed:
        self._need("(")
        arguments = [self._inner(Kind.NUMBER, self._choice)]
        while self._take(","):
            arguments.append(self._inner(Kind.NUMBER, self._choice))
        self._need(")")
        least, most = FUNCTIONS[name]
        if not least <= len(arguments) <= most:
            raise FormulaError(f"{name} takes one number; leave the others out", column)
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
            raise FormulaError(
                f"is nested more than {MOST_LEVELS} levels deep; name parts of it in [names]", self._column()
            )
        found = part()
        self._levels -= 1
        return found


def _require(wanted: Kind, kind: Kind, column: int, why: str = "") -> None:
    if kind is not wanted:
        raise FormulaError(why or _MISMATCH[wanted], column)


def tokens_of(text: str) -> Iterator[tuple[str, int]]:
    """Yields the tokens of a formula, each with its column. Raises FormulaError at a sign that no formula has."""
    place = 0
    while text[place:].strip():
        match = _TOKEN.match(text, place)
        if match is None:
            column = len(text) - len(text[place:].lstrip()) + 1
            raise FormulaError(_unknown_sign(text[column - 1 :]), column)
        yield match[match.lastindex or 0], match.start(match.lastindex or 0) + 1
        place = match.end()


def _unknown_sign(rest: str) -> str:
    if rest[0] == "=":
        return "'=' alone compares nothing; write =="
    if rest[0] in "\"'":
        return "a formula has no texts; write numbers and words"
    return f"{rest[0]!r} is no sign of a formula; known are + - * / == != < <= > >= ( ) [ ] ,"
