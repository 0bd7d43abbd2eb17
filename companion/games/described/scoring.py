"""What a hand brings: each score line, for whom it is, the counters it sets; and the categories at the end."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from companion.games.described.description import Category, Counter, Description, Per, ScoreLine
from companion.games.described.formulas import Expression, Value, bounded, down, words_in
from companion.games.described.words import CounterValues, Facts, Unit, Values, as_word


@dataclass(frozen=True, slots=True)
class Ledger:
    """What is carried from hand to hand: the sides' seats, their totals, and each counter's values."""

    sides: tuple[tuple[int, ...], ...]
    totals: tuple[Value, ...]
    counters: tuple[tuple[Value, ...], ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """What one line gave: its place in the file, the side, the seat in a line per player of a game with teams."""

    line: int
    side: int
    points: Value
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class HandScore:
    """What a hand brought, by line and by side, and the counters after it, in the order of the file."""

    account: tuple[Scored, ...]
    points: tuple[Value, ...]
    counters: tuple[tuple[Value, ...], ...]


def score_hand(description: Description, ledger: Ledger, facts: Facts) -> HandScore:
    """Returns what the score lines give for `facts`."""
    account: list[Scored] = []
    for place, line in enumerate(description.score):
        found, ledger = _line_gives(description, ledger, facts, place, line)
        account += found
    return HandScore(tuple(account), add_points(account, (0,) * len(ledger.sides)), ledger.counters)


def add_points(account: Iterable[Scored], totals: tuple[Value, ...]) -> tuple[Value, ...]:
    """Returns `totals`, by side, with what an account gave."""
    points = list(totals)
    for one in account:
        points[one.side] = bounded(points[one.side] + one.points)
    return tuple(points)


def _line_gives(
    description: Description, ledger: Ledger, facts: Facts, place: int, line: ScoreLine
) -> tuple[list[Scored], Ledger]:
    given: list[Scored] = []
    reached: set[int] = set()
    others: Value | None = None
    for unit in units_of(line.per, ledger.sides, facts):
        values = values_of(description, ledger, facts, unit)
        if line.when and not values.work_out(line.when.expression):
            continue
        points = values.work_out(line.points.expression)
        seat = unit.seats[0] if line.per is Per.PLAYER and description.has_teams else None
        given += [Scored(place, side, points, seat) for side in unit.sides]
        reached |= set(unit.sides)
        if line.others and others is None:
            others = values.work_out(line.others.expression)
        set_to = {name: values.work_out(formula.expression) for name, formula in line.count}
        ledger = replace(ledger, counters=_set_counters(description.counters, ledger.counters, unit, set_to))
    if others is not None:
        given += [Scored(place, side, others) for side in range(len(ledger.sides)) if side not in reached]
    return sorted((one for one in given if one.points), key=lambda one: one.side), ledger


def units_of(per: Per, sides: tuple[tuple[int, ...], ...], facts: Facts) -> Iterator[Unit]:
    """Yields for whom a line is worked out; for nobody if it needs a declarer and there is none."""
    declaring = {seat for seats in sides if set(seats) & set(facts.declaring) for seat in seats}
    side_of = {seat: side for side, seats in enumerate(sides) for seat in seats}
    by_side = [seat for seats in sides for seat in seats]
    known = [seat for seat in by_side if seat not in facts.unknown]
    match per:
        case Per.PLAYER:
            yield from (Unit((seat,), (side_of[seat],), is_player=True) for seat in known)
        case Per.SIDE | Per.HAND:
            yield from (Unit(seats, (side,)) for side, seats in enumerate(sides))
        case Per.DECLARER if facts.declarer is not None:
            yield Unit((facts.declarer,), (side_of[facts.declarer],), is_player=True)
        case Per.DECLARING_SIDE if declaring:
            yield _group([seat for seat in by_side if seat in declaring], side_of)
        case Per.DEFENDERS if declaring and len(declaring) < len(by_side):
            yield _group([seat for seat in by_side if seat not in declaring], side_of)
        case Per.EACH_DEFENDER if declaring:
            yield from (Unit((seat,), (side_of[seat],), is_player=True) for seat in known if seat not in declaring)


def _group(seats: list[int], side_of: Mapping[int, int]) -> Unit:
    return Unit(tuple(seats), tuple(dict.fromkeys(side_of[seat] for seat in seats)))


def values_of(description: Description, ledger: Ledger, facts: Facts, unit: Unit) -> Values:
    """Returns the values of all words for `unit`."""
    return Values(
        facts,
        ledger.sides,
        ledger.totals,
        counter_values(description.counters, ledger.counters),
        {name: formula.expression for name, formula in description.names},
        {ask.name: ask.per for ask in description.asks},
        unit,
        is_rising=description.bid is not None and description.bid.kind == "auction",
    )


def counter_values(counters: tuple[Counter, ...], values: tuple[tuple[Value, ...], ...]) -> CounterValues:
    """Returns the counters' values by name."""
    return {counter.name: (counter.per, held) for counter, held in zip(counters, values, strict=True)}


def clamp(counter: Counter, value: Value) -> Value:
    """Returns `value`, or the bound of `counter` that it passes."""
    if counter.least is not None and value < counter.least:
        return counter.least
    if counter.most is not None and value > counter.most:
        return counter.most
    return value


def _set_counters(
    counters: tuple[Counter, ...], values: tuple[tuple[Value, ...], ...], unit: Unit, set_to: Mapping[str, Value]
) -> tuple[tuple[Value, ...], ...]:
    if not set_to:
        return values
    return tuple(
        _set_counter(counter, held, unit, set_to[counter.name]) if counter.name in set_to else held
        for counter, held in zip(counters, values, strict=True)
    )


def _set_counter(counter: Counter, held: tuple[Value, ...], unit: Unit, value: Value) -> tuple[Value, ...]:
    value = clamp(counter, value)
    match counter.per:
        case Per.PLAYER:
            places = unit.seats
        case Per.SIDE:
            places = unit.sides
        case _:
            places = (0,)
    return tuple(value if place in places else old for place, old in enumerate(held))


NO_HAND: Final = 0


def no_facts(players: int, sides: int, number: int = 0) -> Facts:
    """Returns the facts of a hand in which nothing was done."""
    none: tuple[int | None, ...] = (None,) * players
    return Facts(number, NO_HAND, none, (0,) * sides, none, none, (0,) * players, ((),) * players)


def facts_in_words(
    description: Description,
    sides: tuple[tuple[int, ...], ...],
    bids: tuple[int | None, ...],
    of: Callable[[str], tuple[int | None, ...]],
) -> Facts:
    """Returns what a hand told in words comes down to: `of` returns what each seat has of a word, yes is 1."""

    def chosen(word: str) -> list[int]:
        return [seat for seat, value in enumerate(of(word)) if value]

    declarers = chosen("declarer")[:1]
    took = [(face.name, chosen(f"took.{as_word(face.name)}")) for face in description.deck.faces]
    return replace(
        no_facts(len(bids), len(sides)),
        bids=bids,
        side_bids=tuple(max(bids[seat] or 0 for seat in seats) for seats in sides),
        tricks=of("tricks"),
        cards=of("cards"),
        melds=tuple(value or 0 for value in of("melds")),
        took=tuple(tuple(name for name, seats in took if seat in seats) for seat in range(len(bids))),
        last_trick=next(iter(chosen("last_trick")), None),
        declarer=next(iter(declarers), None),
        declaring=tuple(dict.fromkeys((*declarers, *chosen("partner")))),
        alone=bool(of("alone")[0]),
        doubled=of("doubled")[0] or 0,
    )


def score_categories(description: Description, ledger: Ledger, facts: Facts) -> tuple[Scored, ...]:
    """Returns what each category gives, by side; `facts.answers` hold the numbers asked, by side."""
    account: list[Scored] = []
    for place, category in enumerate(description.categories):
        all_values = [
            replace(
                values_of(description, ledger, facts, Unit(seats, (side,))),
                pers={name: Per.SIDE for name, _ in facts.answers},
            )
            for side, seats in enumerate(ledger.sides)
        ]
        account += [
            Scored(place, side, points)
            for side, values in enumerate(all_values)
            if (points := _category_points(category, values, all_values, description))
        ]
    return tuple(account)


def _category_points(category: Category, values: Values, everybody: list[Values], description: Description) -> Value:
    word = place_word(category.points.expression, {name: one.expression for name, one in description.names})
    if category.tied == "each" or word is None:
        return values.work_out(category.points.expression)
    mine = values.look_up(word)
    alike = sum(other.look_up(word) == mine for other in everybody)
    if alike == 1:
        return values.work_out(category.points.expression)
    if category.tied == "none":
        return 0
    first = int(values.look_up(f"place.{word}"))
    shared: Value = 0
    for place in range(first, first + alike):
        placed = replace(values, fixed={f"place.{word}": place}, _named={})
        shared += placed.work_out(category.points.expression)
    return down(Fraction(shared) / alike)


def place_word(expression: Expression, names: Mapping[str, Expression]) -> str | None:
    """Returns the word whose place counts first in `expression`, also within words of [names]."""
    waiting, done = list(words_in(expression)), set[str]()
    while waiting:
        word = waiting.pop(0)
        if word.startswith("place."):
            return word.removeprefix("place.")
        if word in names and word not in done:
            done.add(word)
            waiting = [*words_in(names[word]), *waiting]
    return None
