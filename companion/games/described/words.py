"""The words of formulas: which there are, what each gives, and its value for one player, side or group of seats."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from companion.games.described.description import NO_CONTRACT, SUIT_NAMES, Contract, Per
from companion.games.described.faults import nearest
from companion.games.described.formula_parsing import UNKNOWN, UNKNOWN_IN_END, FormulaError
from companion.games.described.formulas import Expression, Kind, Value, bounded, work_out

OF_THE_END: Final = ("top", "bottom", "hands", "round", "players")
COMPARING: Final = ("place", "most", "least")
NAME: Final = re.compile(r"[^\W\d]\w*")


def as_word(name: str) -> str:
    """Returns a card's or a contract's name as formulas write it, as in `took.QS`."""
    return re.sub(r"\W", "_", name)


def by_word(word_of: Callable[[str], str], names: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
    """Returns each word with the names that are written so."""
    found: dict[str, tuple[str, ...]] = {}
    for name in dict.fromkeys(names):
        found[word_of(name)] = (*found.get(word_of(name), ()), name)
    return found


def suit_word(suit: str) -> str:
    """Returns a suit as formulas and files write it."""
    return SUIT_NAMES.get(suit, suit)


@dataclass(frozen=True, slots=True)
class Facts:
    """What a hand or round comes down to. What is known of a side alone stands at its first seat."""

    number: int
    size: int
    bids: tuple[int | None, ...]
    side_bids: tuple[int, ...]
    tricks: tuple[int | None, ...]
    cards: tuple[int | None, ...]
    melds: tuple[int, ...]
    took: tuple[tuple[str, ...], ...]
    last_trick: int | None = None
    declarer: int | None = None
    declaring: tuple[int, ...] = ()
    alone: bool = False
    doubled: int = 0
    contract: Contract = NO_CONTRACT
    trump: str | None = None
    answers: tuple[tuple[str, tuple[int | bool, ...]], ...] = ()
    unknown: tuple[int, ...] = ()
    """The seats of which only their side's numbers are known, so that lines per player do not hold for them."""


@dataclass(frozen=True, slots=True)
class Unit:
    """For whom a line is worked out: some seats and their sides; `is_player`: one player's own words."""

    seats: tuple[int, ...]
    sides: tuple[int, ...]
    is_player: bool = False


CounterValues = Mapping[str, tuple[Per, tuple[Value, ...]]]


@dataclass(slots=True)
class Values:
    """The values of all words for one unit; `fixed` replaces the value of words, such as a place."""

    facts: Facts
    sides: tuple[tuple[int, ...], ...]
    totals: tuple[Value, ...]
    counters: CounterValues
    names: Mapping[str, Expression]
    pers: Mapping[str, Per]
    unit: Unit
    is_rising: bool = False
    fixed: Mapping[str, Value] = field(default_factory=dict)
    _named: dict[tuple[Unit, str], Value] = field(default_factory=dict)
    """What words of [names] gave, for this unit and for others that were asked through it."""

    def of(self, unit: Unit) -> "Values":
        """Returns the values for another unit."""
        facts, sides, totals, counters = self.facts, self.sides, self.totals, self.counters
        found = Values(facts, sides, totals, counters, self.names, self.pers, unit, self.is_rising)
        if not self.fixed:
            found._named = self._named
        return found

    def work_out(self, expression: Expression) -> Value:
        """Returns what `expression` gives."""
        return work_out(expression, self.look_up)

    def look_up(self, word: str) -> Value:
        """Returns the value of a word; 0 or no where it does not apply."""
        if word in self.fixed:
            return self.fixed[word]
        if word in self.names:
            key = self.unit, word
            if key not in self._named:
                self._named[key] = self.work_out(self.names[word])
            return self._named[key]
        head, _, rest = word.partition(".")
        if rest:
            return self._part(head, rest)
        built_in = _VALUE_OF.get(word)
        return built_in(self) if built_in else self._own(word)

    def _part(self, head: str, rest: str) -> Value:
        facts = self.facts
        match head:
            case "contract":
                return as_word(facts.contract.name) == rest
            case "trump":
                return facts.trump is not None and suit_word(facts.trump) == rest
            case "took":
                return any(rest in map(as_word, facts.took[seat]) for seat in self.unit.seats)
            case "player":
                return self.look_up(rest) if self.unit.is_player else 0
            case "side":
                return self._side().look_up(rest)
        values = [values.look_up(rest) for values in self.all_units()]
        if head == "place":
            mine = self.look_up(rest)
            return 1 + sum(value > mine for value in values)
        return max(values) if head == "most" else min(values)

    def _side(self) -> "Values":
        if not self.unit.is_player:
            return self
        side = self.unit.sides[0]
        return self.of(Unit(self.sides[side], (side,)))

    def all_units(self) -> Iterator["Values"]:
        """Yields the values of each player if the unit is one, else of each side."""
        for side, seats in enumerate(self.sides):
            for some in [(seat,) for seat in seats] if self.unit.is_player else [seats]:
                yield self.of(Unit(some, (side,), self.unit.is_player))

    def bid(self) -> int:
        """Returns the sum of the bids; in an auction a side has the last of its players'."""
        facts, seats = self.facts, self.unit.seats
        if self.is_rising and not self.unit.is_player:
            if facts.declarer in seats and facts.declarer is not None and facts.bids[facts.declarer] is not None:
                return facts.bids[facts.declarer] or 0
            return max((facts.side_bids[side] for side in self.unit.sides), default=0)
        return self.sum_of(facts.bids)

    def _own(self, word: str) -> Value:
        """Returns a counter's value, or an answer."""
        per, values = self.counters.get(word) or (self.pers.get(word, Per.HAND), dict(self.facts.answers).get(word, ()))
        if not values:
            return 0
        if per is Per.HAND:
            return values[0]
        return self.added(values, self.unit.seats if per is Per.PLAYER else self.unit.sides)

    def sum_of(self, values: tuple[int | None, ...]) -> int:
        """Returns the sum of numbers by seat over the unit's."""
        return sum(values[seat] or 0 for seat in self.unit.seats)

    @staticmethod
    def added(values: tuple[Value, ...], places: Iterable[int]) -> Value:
        """Returns the sum of the values at places, or whether one of them is yes."""
        chosen = [values[place] for place in places]
        if chosen and all(isinstance(value, bool) for value in chosen):
            return any(chosen)
        return bounded(sum(chosen))


_NUMBERS: Final[Mapping[str, Callable[[Values], Value]]] = {
    "bid": Values.bid,
    "tricks": lambda values: values.sum_of(values.facts.tricks),
    "cards": lambda values: values.sum_of(values.facts.cards),
    "melds": lambda values: values.sum_of(values.facts.melds),
    "total": lambda values: values.added(values.totals, values.unit.sides),
}
_TRUTHS: Final[Mapping[str, Callable[[Values], Value]]] = {
    "declarer": lambda values: values.facts.declarer in values.unit.seats,
    "partner": lambda values: any(
        seat in values.facts.declaring and seat != values.facts.declarer for seat in values.unit.seats
    ),
    "last_trick": lambda values: values.facts.last_trick in values.unit.seats,
}
_OF_THE_HAND: Final[Mapping[str, Callable[[Values], Value]]] = {
    "alone": lambda values: values.facts.alone,
    "doubled": lambda values: values.facts.doubled,
    "hand": lambda values: values.facts.size,
    "hand_number": lambda values: values.facts.number,
    "players": lambda values: len(values.facts.bids),
    "goal": lambda values: values.facts.contract.goal,
    "value": lambda values: values.facts.contract.value,
}
_VALUE_OF: Final = {**_NUMBERS, **_TRUTHS, **_OF_THE_HAND}
NUMBERS, TRUTHS = tuple(_NUMBERS), tuple(_TRUTHS)
"""What each player has; a side's numbers are the sums of its players'."""
OF_THE_HAND: Final = {word: Kind.YES if word == "alone" else Kind.NUMBER for word in _OF_THE_HAND}
BUILT_IN: Final = frozenset((*_VALUE_OF, *OF_THE_END, *COMPARING, "contract", "trump", "took"))


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words that the formulas of one description may name, with what each gives.

    `own` are counters and asks, `kind_of_name` what a word of [names] gives; it raises FormulaError in a circle.
    """

    own: Mapping[str, Kind]
    parts: Mapping[str, Mapping[str, tuple[str, ...]]]
    """After `contract.`, `trump.` and `took.`: each word with the names that it stands for."""
    names: tuple[str, ...]
    kind_of_name: Callable[[str], Kind]

    def in_score(self, word: str) -> Kind:
        """Returns the kind of a word of a score line. Raises FormulaError."""
        head, _, rest = word.partition(".")
        if head in ("player", "side") and rest:
            return self._of_a_player(rest, word)
        if head in COMPARING and rest:
            if self._of_a_player(rest, word) is Kind.NUMBER:
                return Kind.NUMBER
            raise FormulaError("fault.no-place", word=repr(rest), head=head)
        if head in self.parts and rest:
            if rest in self.parts[head]:
                return self._of_part(head, rest)
            known = [f"{head}.{part}" for part in sorted(self.parts[head])]
            raise FormulaError(UNKNOWN, word=repr(word[:60]), mend=nearest(word, known))
        if word in OF_THE_HAND:
            return OF_THE_HAND[word]
        return self._of_a_player(word, word)

    def in_end(self, word: str) -> Kind:
        """Returns the kind of a word of [end]. Raises FormulaError."""
        head, _, rest = word.partition(".")
        if word in OF_THE_END:
            return Kind.NUMBER
        if head in ("most", "least") and (rest in self.own or rest in NUMBERS):
            return self.in_score(word)
        if word in self.names:
            return self.kind_of_name(word)
        if word in self.own:
            return self.own[word]
        own = ("total", *self.own)
        known = (*OF_THE_END, *self.own, *self.names, *(f"{one}.{name}" for one in ("most", "least") for name in own))
        raise FormulaError(UNKNOWN_IN_END, word=repr(word[:60]), mend=nearest(word, known))

    def _of_part(self, head: str, rest: str) -> Kind:
        one, *others = self.parts[head][rest]
        if others:
            raise FormulaError("fault.ambiguous", word=repr(f"{head}.{rest}"), one=repr(one), other=repr(others[0]))
        return Kind.YES

    def _of_a_player(self, word: str, whole: str) -> Kind:
        if word in NUMBERS:
            return Kind.NUMBER
        if word in TRUTHS:
            return Kind.YES
        if word in self.own:
            return self.own[word]
        if word in self.names:
            return self.kind_of_name(word)
        head, _, rest = word.partition(".")
        if head == "took" and rest in self.parts["took"]:
            return self._of_part(head, rest)
        before = whole.removesuffix(word)
        known = (f"{before}{one}" for one in (*NUMBERS, *TRUTHS, *self.own, *self.names)) if before else self._known()
        raise FormulaError(UNKNOWN, word=repr(whole[:60]), mend=nearest(whole, known))

    def _known(self) -> Iterator[str]:
        yield from (*NUMBERS, *TRUTHS, *OF_THE_HAND, *self.own, *self.names)
        for head, parts in self.parts.items():
            yield from (f"{head}.{part}" for part in sorted(parts))
