"""What only several parts of a description show together: faults, which nobody could play."""

from collections.abc import Iterator, Mapping
from typing import Final

from companion.engine.toml_lines import Place
from companion.games.described.description import (
    BID,
    DECLARED,
    OFFERED,
    TURNED_UP,
    Description,
    Per,
)
from companion.games.described.examples import ExampleError, work_example
from companion.games.described.faults import FaultList
from companion.games.described.tables import cards_drawn, hand_size, most_of
from companion.phrases import Phrase, phrase

TRICK_PARTS: Final = ("deal", "pass", "bid", "trump", "contract", "play", "meld", "partner", "value")
NOT_SCORED: Final = ("game", "version", "minutes", "rules", "deck", "deal", "pass", "trump", "play", "meld", "value")
"""The parts by which no example is worked out; with `partner`, `rounds`, `end` and the other examples."""
_BIDDING: Final = ("bid", "kind")
_DEALT: Final = ("players", "deck", "card", "deal")
Found = Iterator[tuple[Place, Phrase]]


def check_parts(description: Description, raw: Mapping[str, object], faults: FaultList) -> None:
    """Notes each fault that lies between parts."""
    checks: list[tuple[Found, tuple[str | Place, ...]]] = [(_check_score(description, raw), ("score", "category"))]
    if description.rounds:
        checks.append((_check_rounds(raw), ()))
    else:
        checks.append((_check_deal(description), (*_DEALT, ("trump", "suit"), ("trump", "card"))))
        checks.append((_check_bids(description), (_BIDDING, "contract", "teams")))
        checks.append((_check_least(description), (*_DEALT, "bid")))
    checks.append((_check_sides(description), (_BIDDING, "partner")))
    for found, parts in checks:
        if not faults.are_in(*parts):
            for place, what in list(found):
                faults.add(place, what)
    if faults.are_only_in(*NOT_SCORED, "partner", "rounds", "end", "example"):
        for place, what in list(_check_examples(description)):
            if not faults.are_in(place[:2]):
                faults.add(place, what)


def _check_score(description: Description, raw: Mapping[str, object]) -> Found:
    if not description.score and not description.categories and "score" not in raw:
        yield ("score",), phrase("fault.no-score")
    if description.rounds is None and description.categories and not description.score:
        yield ("category",), phrase("fault.category-alone")


def _check_rounds(raw: Mapping[str, object]) -> Found:
    for part in TRICK_PARTS:
        if part in raw:
            yield (part,), phrase("fault.tricks-and-rounds")


def _check_deal(description: Description) -> Found:
    least, most = description.players
    size, deal = description.deck.size, description.deal
    each_time = deal.each if isinstance(deal.each, int) else 0
    turned = set(description.trump.suit) & {TURNED_UP, OFFERED}
    needs_next = bool(turned) and (OFFERED in turned or description.trump.card == "next")
    for place, sizes in ((("deal", "hands"), deal.hands), (("deal", "each"), (each_time,))):
        for each in sizes:
            for players in (least, most):
                needed = each * players + needs_next
                if needed > size:
                    yield place, phrase("fault.deal", players=players, each=each, needed=needed, size=size)
                    return
    if (
        not deal.hands
        and not each_time
        and (size // most < 1 or (needs_next and not all(size % players for players in range(least, most + 1))))
    ):
        yield ("deal",), phrase("fault.none-to-turn", size=size)
    smallest = min(deal.hands or (each_time or max(1, size // most),))
    if description.passing and description.passing.cards > smallest:
        yield ("pass", "cards"), phrase("fault.pass", count=description.passing.cards)


def _check_bids(description: Description) -> Found:
    bid, modes, play = description.bid, set(description.trump.suit), description.play
    if not _declares(description):
        needing = {
            ("trump", "suit"): modes & {DECLARED, BID},
            ("play", "leads"): play.leads == "declarer",
            ("play", "alone"): play.alone,
            ("partner", "called"): description.partner and description.partner.is_called,
            ("deal", "counts"): description.deal.counts == "declarer",
        }
        yield from ((place, phrase("fault.declarer")) for place, needs in needing.items() if needs)
    if OFFERED in modes and (bid is None or bid.kind != "take"):
        yield ("trump", "suit"), phrase("fault.offered")
    if BID in modes and not any(contract.trump for contract in description.contracts):
        yield ("trump", "suit"), phrase("fault.trump-bid")
    if play.sits_out and not description.has_teams:
        yield ("play", "sits_out"), phrase("fault.no-partner")


def _declares(description: Description) -> bool:
    return description.bid is not None and description.bid.kind != "tricks"


def _check_least(description: Description) -> Found:
    bid, (least, most) = description.bid, description.players
    if bid is None or bid.of or bid.kind == "take":
        return
    for players in range(least, most + 1):
        for number in range(1, max(1, len(description.deal.hands)) + 1):
            size = hand_size(description, players, number)
            highest = most_of(bid, size + cards_drawn(description, players, number))
            if highest is not None and highest < bid.least:
                yield ("bid", "least"), phrase("fault.least-bid", least=bid.least, size=size)
                return


def _check_sides(description: Description) -> Found:
    if _declares(description):
        return
    holds = description.partner is not None and bool(description.partner.holds)
    sides = () if holds else (Per.DECLARING_SIDE, Per.DEFENDERS, Per.EACH_DEFENDER)
    for number, line in enumerate(description.score):
        if line.per in (Per.DECLARER, *sides):
            yield ("score", number, "per"), phrase("fault.nobody-declares")


def _check_examples(description: Description) -> Found:
    for number, example in enumerate(description.examples):
        try:
            _, points = work_example(description, example)
        except ExampleError:
            yield ("example", number), phrase("fault.example-lengths")
            continue
        if tuple(points) != example.points:
            told = phrase("fault.example", points=_listed(points), written=_listed(example.points))
            yield ("example", number, "points"), told


def _listed(points: tuple[object, ...]) -> str:
    return f"[{', '.join(map(str, points))}]"
