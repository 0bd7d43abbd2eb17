"""What is probably not meant: cases without a line, lines alike or never reached, cards left over, no end."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import Final

from companion.games.described.asks import reached
from companion.games.described.description import FOR_SIDES, Bidding, Description, ScoreLine
from companion.games.described.explanation import exactly
from companion.games.described.faults import Fault, name_of
from companion.games.described.formulas import Formula, numbers_in, words_in
from companion.games.described.scoring import Ledger, no_facts, score_hand, units_of, values_of
from companion.games.described.state import Dealt
from companion.games.described.tables import cards_drawn, hand_size, most_of
from companion.games.described.words import Facts
from companion.phrases import Phrase, PhraseValue, phrase

MOST_CASES: Final = 20
"""So many different bids, and numbers of tricks, are looked at one by one; of more, those that formulas name."""

MOST_LOOKED_AT: Final = 30_000
"""So many cases, each with a line, are looked at; that takes half a second."""


@dataclass(frozen=True, slots=True)
class Case:
    """A bid, or a contract, and how many tricks were taken: `facts` hold for one side and against the others.

    `holds` are the lines that hold then, by place, each with its seats; `is_alone`: somebody bids, and no partner.
    """

    bid: int | None
    tricks: int
    contract: str | None
    is_alone: bool
    facts: Facts
    holds: frozenset[tuple[int, tuple[int, ...]]]


def warnings_of(description: Description) -> tuple[Fault, ...]:
    """Returns each, with its place and no line."""
    found = [*_unmeant_player(description), *_cards_left(description), *_no_end(description), *_uncounted(description)]
    if description.rounds is None:
        cases = cases_of(description)
        held = _held(description, cases)
        found += [*_cases_without(description, cases), *_lines_alike(description, held)]
        found += [*_lines_overlapping(description, cases, held), *_never_reached(description, held)]
    return tuple(found)


def _unmeant_player(description: Description) -> Iterator[Fault]:
    for place, line in enumerate(description.score):
        words = list(reached(description, (word for one in line.formulas for word in words_in(one.expression))))
        if line.per in FOR_SIDES and any(word.startswith("player.") for word in words):
            yield _of_line(place, "doubt.player", per=line.per)


def _of_line(place: int, key: str, **values: PhraseValue) -> Fault:
    return Fault(0, name_of(("score", place)), phrase(key, None, **values))


def _cards_left(description: Description) -> Iterator[Fault]:
    if description.rounds is not None or description.deal.left:
        return
    for players in range(description.players[0], description.players[1] + 1):
        dealt = players * hand_size(description, players, 1)
        left = description.deck.size - dealt
        if left:
            size = description.deck.size
            yield Fault(0, "deal", phrase("doubt.cards-left", size=size, dealt=dealt, players=players, left=left))
            return


def _no_end(description: Description) -> Iterator[Fault]:
    has_count = description.rounds is not None and description.rounds.count is not None
    if description.end.when is None and not has_count and not (description.deal.hands and description.rounds is None):
        yield Fault(0, "end", phrase("doubt.no-end"))


def _uncounted(description: Description) -> Iterator[Fault]:
    """Yields that points of cards come to nothing."""
    formulas = [one for line in description.score for one in line.formulas]
    formulas += [category.points for category in description.categories]
    words = {word.rpartition(".")[2] for word in _words(description, (description.end.when, *formulas))}
    words |= {word.rpartition(".")[2] for word in description.end.ties}
    if (description.last_trick or any(description.values)) and "cards" not in words:
        yield Fault(0, "value", phrase("doubt.value"))


@lru_cache(maxsize=16)
def cases_of(description: Description) -> tuple[Case, ...]:
    """Returns bids with numbers of tricks, and which lines hold then: all of them, or those at which one may change.

    A file of very many lines has none.
    """
    found = [
        ((bid, partner, contract), tricks, dealt)
        for count in sorted(set(description.players))
        for dealt in _hands(description, count)
        for bid, contract in _bids(description, dealt.tricks)
        for partner in _partner_bids(description, count, bid, dealt.tricks)
        for tricks in _spread(description, range(dealt.tricks + 1))
    ]
    if len(found) * len(description.score) > MOST_LOOKED_AT:
        return ()
    return tuple(_case(description, *one) for one in found)


def _hands(description: Description, players: int) -> list[Dealt]:
    """Returns the largest hand, the smallest, and one between them."""
    found: dict[int, Dealt] = {}
    for number in range(1, max(1, len(description.deal.hands)) + 1):
        size, drawn = hand_size(description, players, number), cards_drawn(description, players, number)
        found[size] = Dealt(0, None, size, first=players, drawn=drawn)
    sizes = sorted(found)
    return [found[size] for size in dict.fromkeys((sizes[-1], sizes[0], sizes[len(sizes) // 2]))]


def _bids(description: Description, tricks: int) -> list[tuple[int | None, str | None]]:
    """Returns each bid with its contract; (None, None) where a hand may be played though nobody bids."""
    bid = description.bid
    made = _made(description, bid, tricks) if bid else []
    return [*made, *([(None, None)] if bid is None or bid.nobody == "play" else [])]


def _made(description: Description, bid: Bidding, tricks: int) -> list[tuple[int | None, str | None]]:
    if bid.of:
        return [(place, name) for place, name in enumerate(bid.of, 1)]
    if bid.kind == "take":
        return [(1, None)]
    most = most_of(bid, tricks)
    if most is None:
        most = max(bid.least + MOST_CASES * bid.step, *_numbers(description)) + bid.step
    return [(one, None) for one in _spread(description, range(bid.least, most + 1, bid.step))]


def _partner_bids(description: Description, players: int, bid: int | None, tricks: int) -> list[int | None]:
    bidding = description.bid
    if bidding is None or bidding.kind != "tricks" or len(description.sides_for(players)[0]) == 1:
        return [None]
    return list(dict.fromkeys((None, bidding.least, bid, most_of(bidding, tricks))))


def _spread(description: Description, values: range) -> list[int]:
    """Returns the values, or of many the first, the last, and those near a number that a line names."""
    if len(values) <= MOST_CASES:
        return list(values)
    near = {number + by for number in _numbers(description) for by in (-values.step, -1, 0, 1, values.step)}
    return sorted({*values[: MOST_CASES // 2], *values[-3:], *(near & set(values))})


@lru_cache(maxsize=16)
def _numbers(description: Description) -> frozenset[int]:
    """Returns the numbers that lines and words of one's own name."""
    formulas = (*(one for line in description.score for one in line.formulas), *(one for _, one in description.names))
    return frozenset((0, *(number for formula in formulas for number in numbers_in(formula.expression))))


def _case(description: Description, bids: tuple[int | None, int | None, str | None], tricks: int, dealt: Dealt) -> Case:
    bid, partner, name = bids
    players, size = dealt.first, dealt.size
    sides = description.sides_for(players)
    declares = description.bid is not None and description.bid.kind != "tricks" and bid is not None
    told = {0: bid, **({sides[0][1]: partner} if partner is not None else {})}
    took = {0: tricks, **{seats[0]: dealt.tricks - tricks for seats in sides[1:2]}}
    facts = replace(
        no_facts(players, len(sides), 1),
        size=size,
        bids=tuple(told.get(seat) for seat in range(players)),
        side_bids=tuple((bid or 0) if side == 0 else 0 for side in range(len(sides))),
        tricks=tuple(took.get(seat, 0) for seat in range(players)),
        declarer=0 if declares else None,
        declaring=(0,) if declares else (),
        contract=description.contract(name),
        unknown=() if declares else tuple(range(1, players)),
    )
    return Case(bid, tricks, name, partner is None and bid is not None, facts, _holding(description, facts))


def _at_first(description: Description, facts: Facts) -> Ledger:
    """Returns the points and counters at the beginning of a game."""
    sides = description.sides_for(len(facts.bids))
    counters = tuple((counter.start,) * len(facts.bids) for counter in description.counters)
    return Ledger(sides, (0,) * len(sides), counters)


def _holding(description: Description, facts: Facts) -> frozenset[tuple[int, tuple[int, ...]]]:
    ledger, declares = _at_first(description, facts), facts.declarer is not None
    values = {
        per: [
            (unit.seats, values_of(description, ledger, facts, unit))
            for unit in units_of(per, ledger.sides, facts)
            if declares or unit.sides[0] == 0
        ]
        for per in {line.per for line in description.score}
    }
    return frozenset(
        (place, seats)
        for place, line in enumerate(description.score)
        for seats, known in values[line.per]
        if line.when is None or known.work_out(line.when.expression)
    )


def _words(description: Description, formulas: Iterable[Formula | None]) -> set[str]:
    words = reached(description, (word for one in formulas if one for word in words_in(one.expression)))
    return {word.removeprefix("player.").removeprefix("side.") for word in words}


_KNOWN: Final = {"bid", "tricks", "hand", "goal", "value", "declarer", "players"}
_AS_AT_FIRST: Final = {"total", "hand_number", "doubled", "alone"}


def _is_known(description: Description, line: ScoreLine) -> bool:
    """Whether the cases alone decide if a line holds."""
    return _are_known(_words(description, (line.when,)), _KNOWN)


def _are_known_at_first(description: Description, formulas: Iterable[Formula | None]) -> bool:
    """Whether the cases decide what formulas give in the first hand, without cards and answers."""
    known = _KNOWN | _AS_AT_FIRST | {counter.name for counter in description.counters}
    return _are_known(_words(description, formulas), known)


def _are_known(words: set[str], known: set[str]) -> bool:
    return all(word in known or word.startswith("contract.") for word in words)


def _cases_without(description: Description, cases: tuple[Case, ...]) -> Iterator[Fault]:
    if not _are_known_at_first(description, (line.when for line in description.score)):
        return
    covered = {case.contract for case in cases if case.holds}
    missing = {
        _named(case)
        for case in cases
        if case.is_alone and not case.holds and (case.contract is None or case.contract not in covered)
    }
    if missing:
        first = next(one for one in map(_named, cases) if one in missing)
        more = "-more" if len(missing) > 1 else ""
        yield Fault(0, "score", phrase(f"doubt.no-line{more}", case=first, count=len(missing) - 1))


def _named(case: Case) -> Phrase:
    if case.contract:
        return phrase("case.contract", name=case.contract)
    if case.bid is None:
        return phrase("case.tricks", tricks=case.tricks)
    return phrase("case.bid", bid=case.bid, tricks=case.tricks)


_Held = dict[int, frozenset[tuple[int, tuple[int, ...]]]]
"""Of each line whose cases are known, the numbers of those in which it holds, each with its seats."""


def _held(description: Description, cases: tuple[Case, ...]) -> _Held:
    lines = enumerate(description.score)
    held: dict[int, set[tuple[int, tuple[int, ...]]]] = {
        place: set() for place, line in lines if cases and line.when and _is_known(description, line)
    }
    for number, case in enumerate(cases):
        for place, seats in case.holds:
            if place in held:
                held[place].add((number, seats))
    return {place: frozenset(found) for place, found in held.items()}


def _lines_alike(description: Description, held: _Held) -> Iterator[Fault]:
    seen: dict[tuple[object, ...], int] = {}
    for place, line in enumerate(description.score):
        if line.when:
            key = (line.per, held.get(place) or line.when.text)
            if key in seen:
                yield _of_line(place, "doubt.alike", other=name_of(("score", seen[key])))
            seen.setdefault(key, place)


def _lines_overlapping(description: Description, cases: tuple[Case, ...], held: _Held) -> Iterator[Fault]:
    """Yields each line that leaves no case to be covered beside another one, and yet shares some with it.

    The cases are those of seat 0 and its side.
    """
    numbers = {place: {number for number, seats in found if 0 in seats} for place, found in held.items()}
    parts = [place for place, found in numbers.items() if len(found) < len(cases)]
    for first, second in combinations(parts, 2):
        one, other = numbers[first], numbers[second]
        if len(one) + len(other) <= len(cases) or description.score[first].per is not description.score[second].per:
            continue
        if len(one | other) == len(cases):
            case = _named(cases[min(one & other)])
            yield _of_line(second, "doubt.both", other=name_of(("score", first)), case=case)


def _never_reached(description: Description, held: _Held) -> Iterator[Fault]:
    for place, found in held.items():
        if not found:
            yield _of_line(place, "doubt.never", say=repr(description.score[place].say.first))


def points_grid(description: Description) -> list[list[str]]:
    """Returns what one side gets in the first hand, by bid and tricks, if these decide its points; else nothing.

    A row a bid, which comes first; the first row holds the tricks.
    """
    formulas = [one for line in description.score for one in line.formulas]
    cases = [case for case in cases_of(description) if case.is_alone] if description.rounds is None else []
    if not cases or not _are_known_at_first(description, formulas):
        return []
    size = cases[0].facts.size
    rows: dict[str, dict[int, str]] = {}
    for case in cases:
        if case.facts.size == size and len(case.facts.bids) == description.players[0]:
            points = score_hand(description, _at_first(description, case.facts), case.facts).points[0]
            rows.setdefault(case.contract or str(case.bid), {})[case.tricks] = str(exactly(points))
    tricks = next(iter(rows.values()))
    return [["", *map(str, tricks)], *([bid, *row.values()] for bid, row in rows.items())]


def points_table(description: Description) -> Iterator[str]:
    """Yields the rows of what one side gets in the first hand, by bid and tricks, if these decide its points."""
    grid = points_grid(description)
    label = max((len(row[0]) for row in grid), default=0)
    wide = max((len(one) for row in grid[1:] for one in row[1:]), default=0) + 1
    for bid, *row in grid:
        yield bid.rjust(label) + "".join(points.rjust(wide) for points in row)
