"""What is probably not meant: cases without a line, lines alike or never reached, cards left over, no end."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from companion.games.described.asks import reached
from companion.games.described.description import Bidding, Description, Per, ScoreLine
from companion.games.described.explanation import written
from companion.games.described.formulas import Formula, numbers_in, words_in
from companion.games.described.scoring import Ledger, no_facts, score_hand, units_of, values_of
from companion.games.described.state import Dealt
from companion.games.described.tables import hand_size, most_of
from companion.games.described.words import Facts

MOST_CASES: Final = 20
"""So many different bids, and numbers of tricks, are looked at one by one; of more, those that formulas name."""

MOST_LOOKED_AT: Final = 30_000
"""So many cases, each with a line, are looked at; that takes half a second."""


@dataclass(frozen=True, slots=True)
class Case:
    """A bid, or a contract, and how many tricks were taken: `facts` hold for one side and against the others.

    `holds` are the lines that hold then, by place, each with its seats; `is_alone`: somebody bids, and no partner.
    """

    bid: int
    tricks: int
    contract: str | None
    is_alone: bool
    facts: Facts
    holds: frozenset[tuple[int, tuple[int, ...]]]


def warnings_of(description: Description) -> tuple[str, ...]:
    """Returns a sentence for each."""
    found = [*_unmeant_player(description), *_cards_left(description), *_no_end(description)]
    if description.rounds is None:
        cases = cases_of(description)
        found += [*_cases_without(description, cases), *_lines_alike(description, cases)]
        found += _never_reached(description, cases)
    return tuple(found)


def _unmeant_player(description: Description) -> Iterator[str]:
    for place, line in enumerate(description.score, 1):
        words = list(reached(description, (word for one in line.formulas for word in words_in(one.expression))))
        if line.per in (Per.SIDE, Per.DECLARING_SIDE, Per.DEFENDERS) and any(
            word.startswith("player.") for word in words
        ):
            yield f"score[{place}]: 'player.' is 0 or no in a line per {line.per}; leave it out, or change per"


def _cards_left(description: Description) -> Iterator[str]:
    if description.rounds is not None or description.deal.left:
        return
    for players in range(description.players[0], description.players[1] + 1):
        dealt = players * hand_size(description, players, 1)
        left = description.deck.size - dealt
        if left:
            yield (
                f"deal: of {description.deck.size} cards {dealt} are dealt to {players} players and {left} are left; "
                "write left in [deal], or deal more"
            )
            return


def _no_end(description: Description) -> Iterator[str]:
    has_count = description.rounds is not None and description.rounds.count is not None
    if description.end.when is None and not has_count and not (description.deal.sizes and description.rounds is None):
        yield "end: the game never ends; write when in [end]"


@lru_cache(maxsize=16)
def cases_of(description: Description) -> tuple[Case, ...]:
    """Returns bids with numbers of tricks, and which lines hold then: all of them, or those at which one may change.

    A file of very many lines has none.
    """
    found = [
        ((bid, partner, contract), tricks, Dealt(0, None, size, first=count))
        for count in sorted(set(description.players))
        for size in _sizes(description, count)
        for bid, contract in _bids(description, size)
        for partner in _partner_bids(description, count, bid, size)
        for tricks in _spread(description, range(size + 1))
    ]
    if len(found) * len(description.score) > MOST_LOOKED_AT:
        return ()
    return tuple(_case(description, *one) for one in found)


def _sizes(description: Description, players: int) -> list[int]:
    """Returns the largest hand, the smallest, and one between them."""
    sizes = sorted({hand_size(description, players, place + 1) for place in range(max(1, len(description.deal.sizes)))})
    return list(dict.fromkeys((sizes[-1], sizes[0], sizes[len(sizes) // 2])))


def _bids(description: Description, size: int) -> list[tuple[int | None, str | None]]:
    """Returns each bid with its contract; (None, None) where a hand may be played though nobody bids."""
    bid = description.bid
    if bid is None:
        return []
    return [*_made(description, bid, size), *([(None, None)] if bid.nobody == "play" else [])]


def _made(description: Description, bid: Bidding, size: int) -> list[tuple[int | None, str | None]]:
    if bid.of:
        return [(place, name) for place, name in enumerate(bid.of, 1)]
    if bid.kind == "take":
        return [(1, None)]
    most = most_of(bid, size)
    if most is None:
        most = max(bid.least + MOST_CASES * bid.step, *_numbers(description)) + bid.step
    return [(one, None) for one in _spread(description, range(bid.least, most + 1, bid.step))]


def _partner_bids(description: Description, players: int, bid: int | None, size: int) -> list[int | None]:
    bidding = description.bid
    if bidding is None or bidding.kind != "tricks" or len(description.sides_for(players)[0]) == 1:
        return [None]
    return list(dict.fromkeys((None, bidding.least, bid, most_of(bidding, size))))


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
    contract = next((one for one in description.contracts if one.name == name), None)
    declares = description.bid is not None and description.bid.kind != "tricks" and bid is not None
    told = {0: bid, **({sides[0][1]: partner} if partner is not None else {})}
    took = {0: tricks, **{seats[0]: size - tricks for seats in sides[1:2]}}
    facts = replace(
        no_facts(players, len(sides), 1),
        size=size,
        bids=tuple(told.get(seat) for seat in range(players)),
        side_bids=tuple((bid or 0) if side == 0 else 0 for side in range(len(sides))),
        tricks=tuple(took.get(seat, 0) for seat in range(players)),
        declarer=0 if declares else None,
        declaring=(0,) if declares else (),
        contract=name,
        goal=contract.goal if contract else 0,
        value=contract.value if contract else 0,
        unknown=() if declares else tuple(range(1, players)),
    )
    return Case(bid or 0, tricks, name, partner is None and bid is not None, facts, _holding(description, facts))


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


def _cases_without(description: Description, cases: tuple[Case, ...]) -> Iterator[str]:
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
        more = f", and {len(missing) - 1} more" if len(missing) > 1 else ""
        yield f"score: a case without a line: {first}{more}; write a line whose when holds then"


def _named(case: Case) -> str:
    return f"contract {case.contract}" if case.contract else f"bid {case.bid}, took {case.tricks}"


def _lines_alike(description: Description, cases: tuple[Case, ...]) -> Iterator[str]:
    seen: dict[tuple[object, ...], int] = {}
    for place, line in enumerate(description.score):
        if line.when is None:
            continue
        held = frozenset(
            (number, seats) for number, case in enumerate(cases) for one, seats in case.holds if one == place
        )
        key: tuple[object, ...] = (line.per, line.when.text)
        if held and _is_known(description, line):
            key = (line.per, held)
        if key in seen:
            yield f"score[{place + 1}]: holds in the same cases as score[{seen[key] + 1}]; join them, or change a when"
        seen.setdefault(key, place)


def _never_reached(description: Description, cases: tuple[Case, ...]) -> Iterator[str]:
    held = {place for case in cases for place, _ in case.holds}
    for place, line in enumerate(description.score):
        if line.when and cases and _is_known(description, line) and place not in held:
            yield f"score[{place + 1}]: {line.say.first!r} is never reached; look at its when"


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
            rows.setdefault(case.contract or str(case.bid), {})[case.tricks] = str(written(points))
    tricks = next(iter(rows.values()))
    return [["", *map(str, tricks)], *([bid, *row.values()] for bid, row in rows.items())]


def points_table(description: Description) -> Iterator[str]:
    """Yields the rows of what one side gets in the first hand, by bid and tricks, if these decide its points."""
    grid = points_grid(description)
    label = max((len(row[0]) for row in grid), default=0)
    wide = max((len(one) for row in grid[1:] for one in row[1:]), default=0) + 1
    for bid, *row in grid:
        yield bid.rjust(label) + "".join(points.rjust(wide) for points in row)
