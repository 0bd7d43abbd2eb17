"""What is probably not meant: cases without a line, lines alike or never reached, cards left over, no end."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from companion.games.described.asks import reached
from companion.games.described.description import Description, Per, ScoreLine
from companion.games.described.formulas import words_in
from companion.games.described.scoring import Ledger, no_facts, units_of, values_of
from companion.games.described.tables import hand_size, most_of
from companion.games.described.words import Facts, Unit

MOST_CASES: Final = 20
"""So many different bids, and numbers of tricks, are looked at."""


@dataclass(frozen=True, slots=True)
class Case:
    """A bid, or a contract, and how many tricks were taken; `holds` are the lines that hold, by their places."""

    bid: int
    tricks: int
    contract: str | None
    holds: frozenset[int]


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
        words = [word for formula in line.formulas for word in words_in(formula.expression)]
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


def cases_of(description: Description) -> tuple[Case, ...]:
    """Returns each bid with each number of tricks, and which lines hold then, for one side and against the others."""
    players = description.players[0]
    size = min(MOST_CASES, max(hand_size(description, players, number) for number in range(1, 20)))
    bid = description.bid
    if bid is None:
        return ()
    contracts: list[str | None] = [*bid.of] if bid.of else [None]
    bids = list(range(1, len(contracts) + 1)) if bid.of else [1]
    if not bid.of and bid.kind != "take":
        most = most_of(bid, size)
        bids = list(range(bid.least, (bid.least + 10 * bid.step if most is None else most) + 1, bid.step))[:MOST_CASES]
        contracts *= len(bids)
    return tuple(
        Case(
            number,
            tricks,
            contract,
            _holding(description, players, _facts(description, (number, tricks, contract), size)),
        )
        for number, contract in zip(bids, contracts, strict=True)
        for tricks in range(size + 1)
    )


def _facts(description: Description, case: tuple[int, int, str | None], size: int) -> Facts:
    players = description.players[0]
    sides = description.sides_for(players)
    bid, tricks, name = case
    assert description.bid
    contract = next((one for one in description.contracts if one.name == name), None)
    empty = no_facts(players, len(sides), 1)
    declares = description.bid.kind != "tricks"
    other = sides[1][0]
    taken = tuple(tricks if seat == 0 else size - tricks if seat == other else 0 for seat in range(players))
    return replace(
        empty,
        size=size,
        bids=tuple(bid if seat == 0 else None for seat in range(players)),
        side_bids=tuple(bid if side == 0 else 0 for side in range(len(sides))),
        tricks=taken,
        declarer=0 if declares else None,
        declaring=(0,) if declares else (),
        contract=name,
        goal=contract.goal if contract else 0,
        value=contract.value if contract else 0,
        unknown=() if declares else tuple(range(1, players)),
    )


def _holding(description: Description, players: int, facts: Facts) -> frozenset[int]:
    sides = description.sides_for(players)
    counters = tuple((counter.start,) * players for counter in description.counters)
    ledger = Ledger(sides, (0,) * len(sides), counters)
    declares = facts.declarer is not None
    return frozenset(
        place
        for place, line in enumerate(description.score)
        for unit in units_of(line.per, sides, facts)
        if (declares or unit.sides[0] == 0) and _line_holds(description, ledger, facts, unit, line)
    )


def _line_holds(description: Description, ledger: Ledger, facts: Facts, unit: Unit, line: ScoreLine) -> bool:
    return line.when is None or bool(values_of(description, ledger, facts, unit).work_out(line.when.expression))


def _words(description: Description, line: ScoreLine) -> set[str]:
    if line.when is None:
        return set()
    words = reached(description, words_in(line.when.expression))
    return {word.removeprefix("player.").removeprefix("side.") for word in words}


_KNOWN: Final = {"bid", "tricks", "hand", "goal", "value", "declarer", "players"}


_AS_AT_FIRST: Final = {"total", "hand_number", "doubled", "alone"}


def _is_known(description: Description, line: ScoreLine) -> bool:
    """Whether the cases alone decide if a line holds."""
    return all(word in _KNOWN or word.startswith("contract.") for word in _words(description, line))


def _is_known_at_first(description: Description, line: ScoreLine) -> bool:
    """Whether the cases decide if a line holds in the first hand, without cards and answers."""
    known = _KNOWN | _AS_AT_FIRST | {counter.name for counter in description.counters}
    return all(word in known or word.startswith("contract.") for word in _words(description, line))


def _cases_without(description: Description, cases: tuple[Case, ...]) -> Iterator[str]:
    if not all(_is_known_at_first(description, line) for line in description.score):
        return
    missing = [case for case in cases if not case.holds]
    if description.bid and description.bid.of:
        covered = {case.contract for case in cases if case.holds}
        missing = [case for case in missing if case.contract not in covered and case.tricks == 0]
    if missing:
        first = missing[0]
        what = f"contract {first.contract}" if first.contract else f"bid {first.bid}, took {first.tricks}"
        more = f", and {len(missing) - 1} more" if len(missing) > 1 else ""
        yield f"score: a case without a line: {what}{more}; write a line whose when holds then"


def _lines_alike(description: Description, cases: tuple[Case, ...]) -> Iterator[str]:
    seen: dict[tuple[object, ...], int] = {}
    for place, line in enumerate(description.score):
        if line.when is None:
            continue
        held = frozenset((case.bid, case.tricks) for case in cases if place in case.holds)
        key: tuple[object, ...] = (line.per, line.when.text)
        if held and _is_known(description, line):
            key = (line.per, held)
        if key in seen:
            yield f"score[{place + 1}]: holds in the same cases as score[{seen[key] + 1}]; join them, or change a when"
        seen.setdefault(key, place)


def _never_reached(description: Description, cases: tuple[Case, ...]) -> Iterator[str]:
    for place, line in enumerate(description.score):
        if line.when and cases and _is_known(description, line) and not any(place in case.holds for case in cases):
            yield f"score[{place + 1}]: {line.say.first!r} is never reached; look at its when"
