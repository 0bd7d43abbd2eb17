"""Reads the parts of how is dealt, bid and played: [deal], [pass], [bid], [trump], [[contract]], [play], [[meld]]."""

from typing import Final

from companion.games.described.deck_reading import card_list, fault_card, one_card, rank_order, suit_named
from companion.games.described.description import (
    BID,
    DECLARED,
    NO_TRUMP,
    OFFERED,
    TURNED_UP,
    Bidding,
    Contract,
    Dealing,
    Deck,
    Meld,
    Partner,
    Passing,
    PlayRule,
    TrumpRule,
)
from companion.games.described.faults import nearest, shown
from companion.games.described.parts import Part
from companion.games.described.ranking import faces_named

MODES: Final = (NO_TRUMP, TURNED_UP, OFFERED, DECLARED, BID)
MOST_HAND: Final = 500


def read_deal(top: Part, deck: Deck) -> Dealing:
    """Returns how is dealt."""
    part = top.part("deal")
    if part is None:
        return Dealing()
    each = part.raw("each")
    number = None
    if each is not None and each != "all":
        number = part.number("each", 1, MOST_HAND)
    clockwise = part.choice("to", ("left", "right"), "left") == "left"
    dealing = Dealing(
        number,
        part.numbers("hands", 1, MOST_HAND),
        part.choice("left", ("out", "kitty", "stock"), ""),
        part.choice("counts", ("nobody", "declarer"), "nobody"),
        part.choice("dealer", ("next", "winner", "same"), "next"),
        clockwise,
    )
    part.end()
    return dealing


def read_pass(top: Part) -> Passing | None:
    """Returns how is passed, if anybody passes."""
    part = top.part("pass")
    if part is None:
        return None
    part.need("cards", "to")
    known = ("left", "right", "across", "nobody")
    to = part.strings("to")
    for word in to:
        if word not in known:
            part.fault("to", f"is {word[:40]!r}; {nearest(word, known)}", word)
    cards = part.number("cards", 1, MOST_HAND, 1) or 1
    part.end()
    return Passing(cards, to) if to and set(to) <= set(known) else None


def read_bid(top: Part, contracts: tuple[Contract, ...]) -> Bidding | None:
    """Returns how is bid, if anybody bids."""
    part = top.part("bid")
    if part is None:
        return None
    part.need("kind")
    kind = part.choice("kind", ("tricks", "auction", "take"), "tricks")
    most = part.raw("most")
    number = None if most is None or most == "hand" else part.number("most", 0)
    total_not = part.choice("total_not", ("hand",), "")
    bidding = Bidding(
        kind,
        part.number("least", 0, usual=0) or 0,
        number,
        most == "hand" or (most is None and kind == "tricks"),
        part.number("step", 1, usual=1) or 1,
        total_not == "hand",
        _names(part, contracts),
        part.choice("nobody", ("again", "dealer", "play"), "again"),
        part.number("doubling", 0, 2, 0) or 0,
        part.number("rounds", 1, 2, 1) or 1,
    )
    part.end()
    _check_bid(part, bidding)
    return bidding


def _names(part: Part, contracts: tuple[Contract, ...]) -> tuple[str, ...]:
    known = [contract.name for contract in contracts]
    of = part.strings("of")
    for name in {name: None for place, name in enumerate(of) if name in of[:place]}:
        part.fault("of", f"{name[:40]!r} stands twice; write it once", name)
    for name in of:
        if name not in known and not part.faults.are_in("contract"):
            part.fault("of", f"{name[:40]!r} is no contract; {nearest(name, known, 'write it as [[contract]]')}", name)
    return tuple(name for name in of if name in known)


def _check_bid(part: Part, bidding: Bidding) -> None:
    if bidding.most is not None and bidding.most < bidding.least:
        part.fault("most", f"is {bidding.most}, below the least, {bidding.least}; write more")
    only = {"total_not": "tricks", "doubling": "auction", "rounds": "take"}
    for key, kind in only.items():
        if part.has(key) and bidding.kind != kind:
            part.fault(key, f"is for kind = {kind!r}; leave it out")
    if part.has("nobody") and bidding.kind == "tricks":
        part.fault("nobody", "is for an auction or for taking; everybody bids a number: leave it out")


def read_trump(top: Part, deck: Deck) -> TrumpRule:
    """Returns how trump comes about."""
    part = top.part("trump")
    if part is None:
        return TrumpRule()
    raw = part.raw("suit")
    if raw is not None and not isinstance(raw, str | list):
        part.fault("suit", f"is {shown(raw)}; write a suit's name, a way to trump, or a list by hand")
    words = part.strings("suit") if isinstance(raw, str | list) else ()
    suits = tuple(suit_named(part, "suit", deck, word, MODES) for word in words)
    may = tuple(suit_named(part, "may", deck, word, (NO_TRUMP,)) for word in part.strings("may"))
    rule = TrumpRule(
        suits or (NO_TRUMP,),
        part.choice("card", ("last", "next"), ""),
        may,
        card_list(part, "always", deck),
        _highest(part, deck),
        rank_order(part, "order", deck),
    )
    part.end()
    return rule


def _highest(part: Part, deck: Deck) -> tuple[str, ...]:
    items = part.strings("highest")
    for item in items:
        rank, _, where = item.partition(" of ")
        if rank not in deck.ranks or where not in ("trump", "the same colour"):
            part.fault("highest", f"is {item[:40]!r}; write 'J of trump' or 'J of the same colour', with a rank", item)
    return items


def read_contracts(top: Part, deck: Deck) -> tuple[Contract, ...]:
    """Returns the contracts."""
    found: dict[str, Contract] = {}
    for part in top.parts("contract"):
        part.need("name")
        name = part.string("name")
        trump = part.string("trump")
        contract = Contract(
            name,
            suit_named(part, "trump", deck, trump, (NO_TRUMP,)) if trump else None,
            rank_order(part, "order", deck),
            part.number("value", -(10**9), usual=0) or 0,
            part.number("goal", 0, usual=0) or 0,
        )
        part.end()
        if name and name in found:
            part.fault("name", f"{name!r} is there already; write another")
        found[name] = contract
    return tuple(found.values())


def read_play(top: Part, deck: Deck) -> PlayRule:
    """Returns how is played."""
    part = top.part("play")
    if part is None:
        return PlayRule()
    leads = part.string("leads", "left")
    known = ("left", "dealer", "declarer")
    if leads not in known and all(face.name != leads for face in deck.faces):
        part.fault("leads", f"is {leads[:40]!r}; {nearest(leads, (*known, *(face.name for face in deck.faces)))}")
        leads = "left"
    rule = PlayRule(
        leads,
        part.choice("follow", ("suit", "free"), "suit"),
        part.choice("void", ("any", "trump"), "any"),
        part.choice("beat", ("no", "trump", "any"), "no"),
        card_list(part, "exempt", deck),
        card_list(part, "first_trick_not", deck),
        card_list(part, "not_led", deck),
        card_list(part, "broken_by", deck) if part.has("broken_by") else None,
        part.choice("equal", ("first", "last"), "first"),
        part.choice("winner", ("high", "low"), "high"),
        part.truth("alone"),
        part.choice("sits_out", ("partner",), ""),
    )
    if rule.sits_out and not rule.alone:
        part.fault("sits_out", "is for who plays alone; write alone = true")
    part.end()
    return rule


def read_melds(top: Part) -> tuple[Meld, ...]:
    """Returns the melds."""
    found: dict[str, Meld] = {}
    for part in top.parts("meld"):
        part.need("name", "points")
        name = part.string("name")
        points = part.number("points", -(10**9), usual=0) or 0
        meld = Meld(name, points, part.text("cards"), part.choice("when", ("start", "trick"), "start"))
        part.end()
        if name and name in found:
            part.fault("name", f"{name!r} is there already; write another")
        found[name] = meld
    return tuple(found.values())


def read_partner(top: Part, deck: Deck) -> Partner | None:
    """Returns how a partner is found, if one is in play."""
    part = top.part("partner")
    if part is None:
        return None
    called = part.choice("called", ("card",), "")
    holds = one_card(part, "holds", deck)
    part.end()
    if bool(called) is bool(holds) and part.has("called") is part.has("holds"):
        part.fault("", 'needs one of called = "card" and holds = a card; write one')
    return Partner(bool(called), holds)


def read_values(top: Part, deck: Deck) -> tuple[tuple[int, ...], int]:
    """Returns the points of each face, the last that fits, and those of the last trick."""
    values, last_trick = [0] * len(deck.faces), 0
    part = top.part("value")
    if part is None:
        return tuple(values), 0
    for key, _ in part.items():
        points = part.number(key, -(10**6), 10**6, 0) or 0
        if key == "last_trick":
            last_trick = points
            continue
        found = faces_named(deck, key)
        if not found:
            fault_card(part, key, deck, key)
        for place in found:
            values[place] = points
    return tuple(values), last_trick
