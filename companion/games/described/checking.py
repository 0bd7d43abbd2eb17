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
from companion.games.described.tables import hand_size, most_of

TRICK_PARTS: Final = ("deal", "pass", "bid", "trump", "contract", "play", "meld", "partner", "value")
NOT_SCORED: Final = ("game", "version", "minutes", "rules", "deck", "deal", "pass", "trump", "play", "meld", "value")
"""The parts by which no example is worked out; with `partner`, `rounds`, `end` and the other examples."""
_BIDDING: Final = ("bid", "kind")
_DEALT: Final = ("players", "deck", "card", "deal")
Found = Iterator[tuple[Place, str]]


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
        yield ("score",), "'score' is missing; write [[score]], a line for each way to get points"
    if description.rounds is None and description.categories and not description.score:
        yield ("category",), "needs [rounds], or [[score]] lines in a game with tricks; write one"


def _check_rounds(raw: Mapping[str, object]) -> Found:
    for part in TRICK_PARTS:
        if part in raw:
            yield (part,), "is for games with tricks, and [rounds] for games without; leave one out"


def _check_deal(description: Description) -> Found:
    least, most = description.players
    size, deal = description.deck.size, description.deal
    turned = set(description.trump.suits) & {TURNED_UP, OFFERED}
    needs_next = bool(turned) and (OFFERED in turned or description.trump.turned == "next")
    for place, sizes in ((("deal", "hands"), deal.sizes), (("deal", "each"), (deal.each,) if deal.each else ())):
        for each in sizes:
            for players in (least, most):
                needed = each * players + needs_next
                if needed > size:
                    yield (
                        place,
                        f"{players} × {each} cards with any turned up are {needed}, the deck has {size}; deal fewer",
                    )
                    return
    if (
        not deal.sizes
        and deal.each is None
        and (size // most < 1 or (needs_next and not all(size % players for players in range(least, most + 1))))
    ):
        yield ("deal",), f"the deck's {size} cards do not go round with one left to turn up; write 'each'"
    smallest = min(deal.sizes or (deal.each or max(1, size // most),))
    if description.passing and description.passing.cards > smallest:
        yield ("pass", "cards"), f"is {description.passing.cards}, more than a hand; pass fewer"


def _check_bids(description: Description) -> Found:
    bid, modes = description.bid, set(description.trump.suits)
    declares = bid is not None and bid.kind != "tricks"
    if modes & {DECLARED, BID} and not declares:
        yield ("trump", "suit"), 'needs a declarer; write [bid] with kind = "auction" or "take"'
    if OFFERED in modes and (bid is None or bid.kind != "take"):
        yield ("trump", "suit"), "'offered' needs [bid] with kind = \"take\""
    if BID in modes and not any(contract.trump for contract in description.contracts):
        yield ("trump", "suit"), "'bid' needs [[contract]] with trump; write what is trump in each"
    if description.play.leads == "declarer" and not declares:
        yield ("play", "leads"), 'needs a declarer; write [bid] with kind = "auction" or "take"'
    if description.play.alone and not declares:
        yield ("play", "alone"), 'needs a declarer; write [bid] with kind = "auction" or "take"'
    if description.play.sits_out and not description.has_teams:
        yield ("play", "sits_out"), "needs partners; write teams"
    if description.partner and description.partner.is_called and not declares:
        yield ("partner", "called"), 'needs a declarer; write [bid] with kind = "auction" or "take"'
    if description.deal.counts == "declarer" and not declares:
        yield ("deal", "counts"), 'needs a declarer; write [bid] with kind = "auction" or "take"'


def _check_least(description: Description) -> Found:
    bid, (least, most) = description.bid, description.players
    if bid is None or bid.of or bid.kind == "take":
        return
    for players in range(least, most + 1):
        for number in range(1, max(1, len(description.deal.sizes)) + 1):
            size = hand_size(description, players, number)
            highest = most_of(bid, size)
            if highest is not None and highest < bid.least:
                yield (
                    ("bid", "least"),
                    f"is {bid.least}, and nothing as high can be bid in a hand of {size}; write less",
                )
                return


def _check_sides(description: Description) -> Found:
    declares = description.bid is not None and description.bid.kind != "tricks"
    holds = description.partner is not None and bool(description.partner.holds)
    for number, line in enumerate(description.score):
        if line.per is Per.DECLARER and not declares:
            yield ("score", number, "per"), 'nobody declares; write [bid] with kind = "auction" or "take"'
        if line.per in (Per.DECLARING_SIDE, Per.DEFENDERS, Per.EACH_DEFENDER) and not (declares or holds):
            yield ("score", number, "per"), 'nobody declares; write [bid] with kind = "auction" or "take"'


def _check_examples(description: Description) -> Found:
    for number, example in enumerate(description.examples):
        try:
            _, points = work_example(description, example)
        except ExampleError as error:
            yield ("example", number), str(error)
            continue
        if tuple(points) != example.points:
            yield (
                ("example", number, "points"),
                f"comes out as {_listed(points)}, not {_listed(example.points)}; mend one",
            )


def _listed(points: tuple[object, ...]) -> str:
    return f"[{', '.join(map(str, points))}]"
