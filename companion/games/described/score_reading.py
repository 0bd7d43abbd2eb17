"""Reads what is counted: words of one's own, counters, asks, score lines, rounds, categories, the end, examples."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from graphlib import CycleError, TopologicalSorter
from typing import Final, TypeVar

from companion.games.described.description import (
    FOR_SIDES,
    NO_TRUMP,
    Ask,
    Category,
    Contract,
    Counter,
    Deck,
    Ending,
    Example,
    ExampleValue,
    Per,
    Rounds,
    ScoreLine,
    Text,
)
from companion.games.described.faults import nearest, shown
from companion.games.described.field_reading import read_part
from companion.games.described.formula_parsing import FormulaError, Scope, faults_in, parse_formula
from companion.games.described.formulas import LARGEST, Formula, Kind, depth_of
from companion.games.described.parts import LONGEST_NAME, Part
from companion.games.described.play_reading import check_bounds
from companion.games.described.words import BUILT_IN, NAME, Vocabulary, as_word, by_word, suit_word
from companion.phrases import phrase

MOST_DEEP: Final = 400
"""So many calls deep a formula may go with its words of [names], each of which takes CALLS_A_WORD."""
CALLS_A_WORD: Final = 6
Named = TypeVar("Named", Counter, Ask)


def _bottom_up(names: Mapping[str, object]) -> Iterator[str]:
    """Yields words of [names], each after those that its formula names; those that lead into a circle come last."""
    used = {name: names.keys() & NAME.findall(text) if isinstance(text, str) else () for name, text in names.items()}
    sorter, left = TopologicalSorter(used), dict.fromkeys(reversed(list(names)))
    with suppress(CycleError):
        sorter.prepare()
    while sorter.is_active():
        for name in sorter.get_ready():
            del left[name]
            sorter.done(name)
            yield name
    yield from left


def _question(part: Part) -> Text:
    name = part.raw("name")
    by_language = part.text("name") if isinstance(name, dict) else None
    return part.text("say") or by_language or Text((("", str(name or "?")),))


def _prompts(part: Part) -> tuple[Text, ...]:
    prompts = part.raw("prompts")
    items = prompts if isinstance(prompts, list) and len(prompts) <= 50 else []
    if prompts is not None and not items:
        part.fault("prompts", "fault.prompts")
    texts = (Part({"prompts": item}, part.place, part.faults).text("prompts") for item in items)
    return tuple(text for text in texts if text)


class ScoreReader:
    """Reads the formulas of a file: the words of one's own come first, as all others may name them."""

    def __init__(self, top: Part, deck: Deck, contracts: tuple[Contract, ...]) -> None:
        self._top = top
        self._taken: dict[str, str] = {}
        self.counters = tuple(self._counters())
        self.asks = tuple(self._asks())
        self._lists = self._tables()
        self._category_parts = top.parts("category")
        counted = [name for part in self._category_parts for name in part.strings("ask")]
        names = top.part("names")
        self._raw_names = dict(names.items()) if names else {}
        for name in self._raw_names:
            self._claim(names or top, name, "names", name)
        own = dict.fromkeys((*(one.name for one in self.counters), *counted), Kind.NUMBER)
        own |= {ask.name: Kind.YES if ask.is_yes else Kind.NUMBER for ask in self.asks}
        parts = {
            "contract": self._by_word(as_word, [contract.name for contract in contracts if contract.name]),
            "trump": self._by_word(suit_word, (*deck.suits, NO_TRUMP)),
            "took": self._by_word(as_word, [face.name for face in deck.faces]),
        }
        self.vocabulary = Vocabulary(own, parts, tuple(self._raw_names), self._kind_of_name)
        self._score_scope = Scope(self.vocabulary.in_score, self._lists)
        words = (
            *(one.name for one in self.counters),
            *(one.name for one in self.asks),
            *(one.name for one in contracts),
        )
        self._has_nameless = "" in words or top.faults.are_in("card")
        self._named: dict[str, Formula] = {}
        self._depths: dict[str, int] = {}
        self._failed: set[str] = set()
        for name in _bottom_up(self._raw_names):
            self._read_name(name)

    def _by_word(self, word_of: Callable[[str], str], names: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
        """Returns each word with the names that it stands for; in a record it may stand for several, as for one."""
        found = by_word(word_of, names)
        return {word: called[:1] for word, called in found.items()} if self._top.faults.of_record else found

    @property
    def names(self) -> tuple[tuple[str, Formula], ...]:
        """The words of [names] with what they mean."""
        return tuple(self._named.items())

    def _claim(self, part: Part, key: str, noun: str, name: str) -> None:
        """Notes that a word of one's own cannot have this name."""
        if not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
            part.fault(key, "fault.no-word", name=repr(name[:40]), most=LONGEST_NAME)
        elif name in BUILT_IN:
            part.fault(key, "fault.built-in", name=repr(name))
        elif name in self._taken:
            part.fault(key, "fault.taken", name=repr(name), part=self._taken[name])
        self._taken.setdefault(name, noun)

    def _counters(self) -> Iterable[Counter]:
        for part in self._top.parts("counter"):
            yield self._named_word(part, "counter", read_part(part, Counter))

    def _asks(self) -> Iterable[Ask]:
        for part in self._top.parts("ask"):
            yield self._named_word(part, "ask", read_part(part, Ask, say=partial(_question, part)))

    def _named_word(self, part: Part, noun: str, found: Named) -> Named:
        if part.need("name") and found.name:
            self._claim(part, "name", noun, found.name)
        check_bounds(part, found.least, found.most)
        return found

    def _tables(self) -> Mapping[str, tuple[int, ...]]:
        part = self._top.part("table")
        found: dict[str, tuple[int, ...]] = {}
        if part:
            for name, _ in part.items():
                self._claim(part, name, "table", name)
                found[name] = part.numbers(name, -LARGEST, LARGEST) or (0,)
        return found

    def _kind_of_name(self, name: str) -> Kind:
        """Returns what a word of [names] gives. Raises FormulaError for one that is not read yet, as of a circle."""
        if name in self._named:
            return self._named[name].kind
        if name in self._failed:
            return Kind.NUMBER
        raise FormulaError("fault.circle", name=repr(name))

    def _read_name(self, name: str) -> None:
        part = Part(self._raw_names, ("names",), self._top.faults)
        formula = self._in_score(part, name, None)
        if formula:
            self._named[name] = formula
            self._depths[name] = depth_of(formula.expression, self._depth_of_word)
        else:
            self._failed.add(name)

    def _depth_of_word(self, word: str) -> int:
        return CALLS_A_WORD + self._depths.get(word.rpartition(".")[2], 0)

    def _in_score(self, part: Part, key: str, wanted: Kind | None) -> Formula | None:
        return self._formula(self._score_scope, part, key, wanted)

    def _formula(self, scope: Scope, part: Part, key: str, wanted: Kind | None) -> Formula | None:
        value = part.raw(key)
        if value is None:
            return None
        if Part.is_number(value):
            value = str(value)
        if not isinstance(value, str) or not value.strip():
            part.fault(key, "fault.formula", value=shown(value))
            return None
        if part.faults.is_full():
            return None
        try:
            formula = parse_formula(value, scope, wanted)
            if depth_of(formula.expression, self._depth_of_word) > MOST_DEEP:
                raise FormulaError("fault.deep-names")
            return formula
        except FormulaError as error:
            for one in faults_in(value, scope, error):
                if not (self._has_nameless and one.is_strange_word):  # it may be the name that is missing, or wrong
                    part.fault(key, one.told(value))
                if part.faults.is_full():
                    break
            return None

    def score(self) -> tuple[ScoreLine, ...]:
        """Returns the score lines."""
        found = []
        for part in self._top.parts("score"):
            part.need("say", "points")
            found.append(read_part(part, ScoreLine, formula=self._in_score, count=partial(self._counts, part)))
        return tuple(found)

    def _counts(self, part: Part) -> tuple[tuple[str, Formula], ...]:
        inner = part.part("count")
        if inner is None:
            return ()
        known = {counter.name: counter for counter in self.counters}
        found = []
        for name, _ in inner.items():
            if name not in known:
                if "" not in known:
                    mend = nearest(name, known, "mend.counter")
                    inner.fault(name, "fault.counter", name=repr(name[:40]), mend=mend)
                continue
            is_for_sides = part.raw("per") in FOR_SIDES and self._top.raw("teams") not in (None, "none")
            if known[name].per is Per.PLAYER and is_for_sides:
                inner.fault(name, "fault.counter-per", name=repr(name))
            formula = self._in_score(inner, name, Kind.NUMBER)
            if formula:
                found.append((name, formula))
        return tuple(found)

    def rounds(self) -> Rounds | None:
        """Returns the rounds of a game without tricks."""
        part = self._top.part("rounds")
        if part is None:
            return None
        return read_part(part, Rounds, prompts=lambda: _prompts(part))

    def categories(self) -> tuple[Category, ...]:
        """Returns the categories."""
        found = []
        for part in self._category_parts:
            part.need("say", "points")
            found.append(read_part(part, Category, formula=self._in_score, ask=partial(self._asked, part)))
        return tuple(found)

    def _asked(self, part: Part) -> tuple[str, ...]:
        asks = part.strings("ask")
        for name in asks:
            if (
                not NAME.fullmatch(name)
                or len(name) > LONGEST_NAME
                or name in BUILT_IN
                or self._taken.get(name) in ("counter", "names", "table")
            ):
                part.fault("ask", "fault.not-asked", name, name=repr(name[:40]))
        return asks

    def end(self) -> Ending:
        """Returns when the game ends."""
        part, scope = self._top.inner("end"), Scope(self.vocabulary.in_end, self._lists)
        ties = part.strings("ties")
        words = ties[:-1] if ties and ties[-1] in ("shared", "play on") else ties
        for word in words:
            try:
                if self.vocabulary.in_score(word) is not Kind.NUMBER:
                    raise FormulaError("fault.tie", word=repr(word))
            except FormulaError as error:
                part.fault("ties", error.why, word)
        formula = partial(self._formula, scope)
        return read_part(part, Ending, formula=formula, ties=lambda: words, plays_on=lambda: ties[-1:] == ("play on",))

    def examples(self) -> tuple[Example, ...]:
        """Returns the worked cases."""
        found = []
        for part in self._top.parts("example"):
            part.need("points")
            say = part.text("say")
            points = part.numbers("points", -LARGEST, LARGEST)
            words: dict[str, tuple[ExampleValue, ...]] = {}
            for key, value in part.items():
                if key not in ("say", "points"):
                    words |= self._example_words(part, key, value)
            found.append(Example(say or Text((("", "example"),)), tuple(words.items()), points))
        return tuple(found)

    def _example_words(
        self, part: Part, key: str, value: object, before: str = ""
    ) -> dict[str, tuple[ExampleValue, ...]]:
        word = f"{before}{key}"
        if isinstance(value, dict):  # `took.QS = true` is a table in TOML
            inner = Part(value, (*part.place, key), part.faults)
            found = [self._example_words(inner, name, one, f"{word}.") for name, one in inner.items()]
            return {name: values for one in found for name, values in one.items()}
        if part.faults.is_full():
            return {}
        try:
            kind = self.vocabulary.in_score(word)
        except FormulaError as error:
            part.fault(key, error.why)
            return {}
        items = value if isinstance(value, list) else [value]
        if not items or any(isinstance(one, bool) is not (kind is Kind.YES) for one in items):
            part.fault(key, "fault.example-value", value=shown(value), kind=phrase(f"kind.{kind.name.lower()}"))
            return {}
        if any(not isinstance(one, int) for one in items):
            part.fault(key, "fault.whole", value=shown(value))
            return {}
        return {word: tuple(items)}
