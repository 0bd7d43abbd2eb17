"""Reads the parts of how is dealt, bid and played: [deal], [pass], [bid], [trump], [[contract]], [play], [[meld]]."""

from collections.abc import Callable
from typing import Final, TypeVar

from companion.games.described.deck_reading import fault_card, one_card, suit_named
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
from companion.games.described.field_reading import read_field, read_part
from companion.games.described.fields import fields_of
from companion.games.described.parts import Part
from companion.games.described.ranking import as_named, faces_named

DIRECTIONS: Final = ("left", "right", "across", "nobody")
LEADERS: Final = ("left", "dealer", "declarer")
VALUES: Final = (-(10**6), 10**6)
"""The bounds of what a card gives."""
MODES: Final = (NO_TRUMP, TURNED_UP, OFFERED, DECLARED, BID)
Named = TypeVar("Named", Contract, Meld)


def read_deal(top: Part) -> Dealing:
    """Returns how is dealt."""
    return read_part(top.inner("deal"), Dealing)


def read_pass(top: Part) -> Passing | None:
    """Returns how is passed, if anybody passes."""
    part = top.part("pass")
    if part is None:
        return None
    part.need("cards", "to")
    passing = read_part(part, Passing, to=lambda: _directions(part))
    return passing if passing.to else None


def _directions(part: Part) -> tuple[str, ...]:
    to = part.strings("to")
    if part.raw("to") == []:
        part.fault("to", "fault.nobody-to-pass")
    for word in to:
        if word not in DIRECTIONS:
            part.fault("to", "fault.word", word, word=repr(word[:40]), mend=nearest(word, DIRECTIONS))
    return to if set(to) <= set(DIRECTIONS) else ()


def read_bid(top: Part, contracts: tuple[Contract, ...]) -> Bidding | None:
    """Returns how is bid, if anybody bids."""
    part = top.part("bid")
    if part is None:
        return None
    part.need("kind")
    bidding = read_part(part, Bidding, of=lambda: _names(part, contracts))
    _check_bid(part, bidding)
    return bidding


def _names(part: Part, contracts: tuple[Contract, ...]) -> tuple[str, ...]:
    known = [contract.name for contract in contracts]
    of = part.strings("of")
    for name in {name: None for place, name in enumerate(of) if name in of[:place]}:
        part.fault("of", "fault.twice", name, name=repr(name[:40]))
    for name in of:
        if name not in known and not part.faults.are_in("contract"):
            mend = nearest(name, known, "mend.contract")
            part.fault("of", "fault.contract", name, name=repr(name[:40]), mend=mend)
    return tuple(name for name in of if name in known)


def _check_bid(part: Part, bidding: Bidding) -> None:
    check_bounds(part, bidding.least, bidding.most if isinstance(bidding.most, int) else None)
    usual = Bidding()
    only = {"total_not": "tricks", "doubling": "auction", "rounds": "take"}
    for key, kind in only.items():
        if getattr(bidding, key) != getattr(usual, key) and bidding.kind != kind:
            part.fault(key, "fault.for-kind", kind=repr(kind))
    if bidding.nobody != usual.nobody and bidding.kind == "tricks":
        part.fault("nobody", "fault.nobody")


def check_bounds(part: Part, least: int | None, most: int | None) -> None:
    """Notes a greatest number below the least."""
    if least is not None and most is not None and most < least:
        part.fault("most", "fault.below-least", most=most, least=least)


def read_trump(top: Part, deck: Deck) -> TrumpRule:
    """Returns how trump comes about."""
    part = top.inner("trump")
    return read_part(
        part,
        TrumpRule,
        deck,
        suit=lambda: _modes(part, deck),
        may=lambda: tuple(suit_named(part, "may", deck, word, (NO_TRUMP,)) for word in part.strings("may")),
        highest=lambda: _highest(part, deck),
    )


def _modes(part: Part, deck: Deck) -> tuple[str, ...]:
    raw = part.raw("suit")
    if raw is not None and not isinstance(raw, str | list):
        part.fault("suit", "fault.trump", value=shown(raw))
        return (NO_TRUMP,)
    return tuple(suit_named(part, "suit", deck, word, MODES) for word in part.strings("suit")) or (NO_TRUMP,)


def _highest(part: Part, deck: Deck) -> tuple[str, ...]:
    items = part.strings("highest")
    for item in items:
        rank, _, where = item.partition(" of ")
        if rank not in deck.ranks or where not in ("trump", "the same colour"):
            part.fault("highest", "fault.highest", item, word=repr(item[:40]))
    return items


def read_contracts(top: Part, deck: Deck) -> tuple[Contract, ...]:
    """Returns the contracts."""

    def read(part: Part) -> Contract:
        return read_part(part, Contract, deck, trump=lambda: _trump(part, deck))

    return _by_name(top.parts("contract"), read, "name")


def _trump(part: Part, deck: Deck) -> str | None:
    trump = part.string("trump")
    return suit_named(part, "trump", deck, trump, (NO_TRUMP,)) if trump else None


def read_melds(top: Part) -> tuple[Meld, ...]:
    """Returns the melds."""
    return _by_name(top.parts("meld"), lambda part: read_part(part, Meld), "name", "points")


def _by_name(parts: list[Part], read: Callable[[Part], Named], *needed: str) -> tuple[Named, ...]:
    """Returns what has a name of its own."""
    found: dict[str, Named] = {}
    for part in parts:
        part.need(*needed)
        one = read(part)
        if one.name and one.name in found:
            part.fault("name", "fault.other-name", name=repr(one.name))
        found[one.name] = one
    return tuple(found.values())


def read_play(top: Part, deck: Deck) -> PlayRule:
    """Returns how is played."""
    part = top.inner("play")
    return read_part(part, PlayRule, deck, leads=lambda: _leads(part, deck), sits_out=lambda: _sits_out(part))


def _leads(part: Part, deck: Deck) -> str:
    leads = as_named(deck, part.string("leads", "left"))
    if leads in LEADERS or any(face.name == leads for face in deck.faces):
        return leads
    mend = nearest(leads, (*LEADERS, *(face.name for face in deck.faces)))
    part.fault("leads", "fault.word", word=repr(leads[:40]), mend=mend)
    return "left"


def _sits_out(part: Part) -> str:
    found: str = read_field(part, "sits_out", fields_of(PlayRule)["sits_out"])
    if found and part.raw("alone") is not True:
        part.fault("sits_out", "fault.alone")
    return found


def read_partner(top: Part, deck: Deck) -> Partner | None:
    """Returns how a partner is found, if one is in play."""
    part = top.part("partner")
    if part is None:
        return None
    called = part.choice("called", ("card",), "")
    holds = one_card(part, "holds", deck)
    part.end()
    if bool(called) is bool(holds) and part.has("called") is part.has("holds"):
        part.fault("", "fault.partner")
    return Partner(bool(called), holds)


def read_values(top: Part, deck: Deck) -> tuple[tuple[int, ...], int]:
    """Returns the points of each face, the last that fits, and those of the last trick."""
    values, last_trick = [0] * len(deck.faces), 0
    part = top.inner("value")
    for key, _ in part.items():
        points = part.number(key, *VALUES, 0) or 0
        if key == "last_trick":
            last_trick = points
            continue
        found = faces_named(deck, key)
        if not found:
            fault_card(part, key, deck, key)
        for place in found:
            values[place] = points
    return tuple(values), last_trick
