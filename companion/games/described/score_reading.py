"""Reads what is counted: words of one's own, counters, asks, score lines, rounds, categories, the end, examples."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from graphlib import CycleError, TopologicalSorter
from typing import Final

from companion.games.described.description import (
    OF_A_PLAYER,
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
from companion.games.described.formula_parsing import FormulaError, Scope, parse_formula
from companion.games.described.formulas import Formula, Kind, depth_of
from companion.games.described.parts import LARGEST, LONGEST_NAME, Part
from companion.games.described.words import BUILT_IN, NAME, Vocabulary, as_word, suit_word

MOST_DEEP: Final = 400
"""So many calls deep a formula may go with its words of [names], each of which takes CALLS_A_WORD."""
CALLS_A_WORD: Final = 6
ZERO: Final = Formula("0", parse_formula("0", Scope(lambda _: Kind.NUMBER, {}), None).expression, Kind.NUMBER)


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
            "contract": frozenset(as_word(contract.name) for contract in contracts if contract.name),
            "trump": frozenset((*map(suit_word, deck.suits), "none")),
            "took": frozenset(as_word(face.name) for face in deck.faces),
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

    @property
    def names(self) -> tuple[tuple[str, Formula], ...]:
        """The words of [names] with what they mean."""
        return tuple(self._named.items())

    def _claim(self, part: Part, key: str, noun: str, name: str) -> None:
        """Notes that a word of one's own cannot have this name."""
        if not NAME.fullmatch(name) or len(name) > LONGEST_NAME:
            most = f"write letters, digits and _, at most {LONGEST_NAME}"
            part.fault(key, f"{name[:40]!r} is no word for formulas; {most}")
        elif name in BUILT_IN:
            part.fault(key, f"{name!r} is a word that every game has; take another")
        elif name in self._taken:
            part.fault(key, f"{name!r} is in [{self._taken[name]}] already; take another")
        self._taken.setdefault(name, noun)

    def _counters(self) -> Iterable[Counter]:
        for part in self._top.parts("counter"):
            least, most = part.number("least", -LARGEST), part.number("most", -LARGEST)
            counter = Counter(
                part.string("name"),
                part.number("start", -LARGEST, usual=0) or 0,
                Per(part.choice("per", ("player", "side", "hand"), "player")),
                least,
                most,
                part.truth("touch"),
            )
            part.end()
            if part.need("name") and counter.name:
                self._claim(part, "name", "counter", counter.name)
            if least is not None and most is not None and least > most:
                part.fault("most", f"is {most}, below the least, {least}; write more")
            yield counter

    def _asks(self) -> Iterable[Ask]:
        for part in self._top.parts("ask"):
            name = part.string("name")
            kind = part.choice("kind", ("number", "yes"), "number")
            ask = Ask(
                name,
                part.text("say") or Text((("", name or "?"),)),
                Per(part.choice("per", ("player", "side", "hand"), "player")),
                part.number("least", -LARGEST, usual=0) or 0,
                part.number("most", -LARGEST),
                kind == "yes",
            )
            part.end()
            if part.need("name") and name:
                self._claim(part, "name", "ask", name)
            if ask.most is not None and ask.most < ask.least:
                part.fault("most", f"is {ask.most}, below the least, {ask.least}; write more")
            yield ask

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
        raise FormulaError(f"{name!r} leads back to itself, or to a word that does; write it out")

    def _read_name(self, name: str) -> None:
        part = Part(self._raw_names, ("names",), self._top.faults)
        formula = self._formula(part, name, self._score_scope, None)
        if formula:
            self._named[name] = formula
            self._depths[name] = depth_of(formula.expression, self._depth_of_word)
        else:
            self._failed.add(name)

    def _depth_of_word(self, word: str) -> int:
        return CALLS_A_WORD + self._depths.get(word.rpartition(".")[2], 0)

    def _formula(self, part: Part, key: str, scope: Scope, wanted: Kind | None) -> Formula | None:
        value = part.raw(key)
        if value is None:
            return None
        if Part.is_number(value):
            value = str(value)
        if not isinstance(value, str) or not value.strip():
            part.fault(key, f'is {shown(value)}; write a formula as a text, such as "10 * bid", or a whole number')
            return None
        if part.faults.is_full():
            return None
        try:
            formula = parse_formula(value, scope, wanted)
            if depth_of(formula.expression, self._depth_of_word) > MOST_DEEP:
                raise FormulaError("leads too deep into [names]; name fewer words one by another, or put in brackets")
            return formula
        except FormulaError as error:
            if self._has_nameless and error.is_strange_word:
                return None  # it may be the name that is missing, or wrong
            short = value if len(value) <= 60 else value[:57] + "…"
            where = f" (column {error.column} of “{short}”)" if error.column else ""
            part.fault(key, f"{error.why}{where}")
            return None

    def score(self) -> tuple[ScoreLine, ...]:
        """Returns the score lines."""
        found = []
        for part in self._top.parts("score"):
            part.need("say", "points")
            per = Per(part.choice("per", [one.value for one in Per if one is not Per.HAND], "player"))
            scope = self._score_scope
            line = ScoreLine(
                part.text("say") or Text((("", "?"),)),
                self._formula(part, "points", scope, Kind.NUMBER) or ZERO,
                per,
                self._formula(part, "when", scope, Kind.YES),
                self._formula(part, "others", scope, Kind.NUMBER),
                self._counts(part, per),
            )
            part.end()
            found.append(line)
        return tuple(found)

    def _counts(self, part: Part, per: Per) -> tuple[tuple[str, Formula], ...]:
        inner = part.part("count")
        if inner is None:
            return ()
        known = {counter.name: counter for counter in self.counters}
        found = []
        for name, _ in inner.items():
            if name not in known:
                if "" not in known:
                    mend = nearest(name, known, "write it as [[counter]]")
                    inner.fault(name, f"no counter is called {name[:40]!r}; {mend}")
                continue
            is_for_sides = per not in OF_A_PLAYER and self._top.raw("teams") not in (None, "none")
            if known[name].per is Per.PLAYER and is_for_sides:
                inner.fault(name, f'{name!r} is per player, and this line per side; write per = "side" in [[counter]]')
            formula = self._formula(inner, name, self._score_scope, Kind.NUMBER)
            if formula:
                found.append((name, formula))
        return tuple(found)

    def rounds(self) -> Rounds | None:
        """Returns the rounds of a game without tricks."""
        part = self._top.part("rounds")
        if part is None:
            return None
        prompts = part.raw("prompts")
        texts: list[Text] = []
        if prompts is not None:
            items = prompts if isinstance(prompts, list) and len(prompts) <= 50 else []
            if not items:
                part.fault("prompts", "is no list of texts; write one for each phase of a round")
            for item in items:
                text = Part({"prompts": item}, part.place, part.faults).text("prompts")
                texts += [text] if text else []
        found = Rounds(
            part.number("count", 1, 1000),
            part.text("name"),
            tuple(texts),
            part.number("minutes", 1, 1000),
            part.choice("first_player", ("next", "same", "winner"), "next"),
        )
        part.end()
        return found

    def categories(self) -> tuple[Category, ...]:
        """Returns the categories."""
        found = []
        for part in self._category_parts:
            part.need("say", "points")
            asks = part.strings("ask")
            for name in asks:
                if (
                    not NAME.fullmatch(name)
                    or len(name) > LONGEST_NAME
                    or name in BUILT_IN
                    or self._taken.get(name) in ("counter", "names", "table")
                ):
                    part.fault("ask", f"{name[:40]!r} cannot be asked under this name; take another word", name)
            tied = part.choice("tied", ("each", "shared", "none"), "each")
            points = self._formula(part, "points", self._score_scope, Kind.NUMBER) or ZERO
            found.append(Category(part.text("say") or Text((("", "?"),)), asks, points, tied))
            part.end()
        return tuple(found)

    def end(self) -> Ending:
        """Returns when the game ends."""
        part = self._top.part("end")
        if part is None:
            return Ending()
        ties = part.strings("ties")
        plays_on = ties[-1:] == ("play on",)
        words = ties[:-1] if ties and ties[-1] in ("shared", "play on") else ties
        for word in words:
            try:
                if self.vocabulary.in_score(word) is not Kind.NUMBER:
                    raise FormulaError(f"{word!r} is yes or no; take a number")
            except FormulaError as error:
                part.fault("ties", error.why, word)
        ending = Ending(
            self._formula(part, "when", Scope(self.vocabulary.in_end, self._lists), Kind.YES),
            part.choice("wins", ("highest", "lowest"), "highest"),
            words,
            plays_on,
        )
        part.end()
        return ending

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
            part.fault(key, f"is {shown(value)}; write {kind.value}, or a list by player or by side")
            return {}
        if any(not isinstance(one, int) for one in items):
            part.fault(key, f"is {shown(value)}; write whole numbers")
            return {}
        return {word: tuple(items)}
