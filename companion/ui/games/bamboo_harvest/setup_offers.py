"""What the screen offers while a game is set up: laying out the forest, who starts, tokens, deeds (BH-2). No Kivy."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Final

from companion.cards import Card
from companion.engine.values import with_item
from companion.games.bamboo_harvest.actions import HANDED, Grid, LayDeeds, Place, Start
from companion.games.bamboo_harvest.deck import BLACKS, COPIES, PLACES, REDS, forest_size
from companion.games.bamboo_harvest.path import tokens_to_win
from companion.games.bamboo_harvest.state import State
from companion.ui.games.bamboo_harvest.draft import (
    RESTING,
    CellFrame,
    Draft,
    ForestCellView,
    Meaning,
    Offer,
    OfferButton,
    Pad,
    PadCard,
    ScanForest,
)
from companion.ui.games.bamboo_harvest.entries import signs_of, spot_text
from companion.ui.games.bamboo_harvest.forest_cells import forest_cells
from companion.ui.no_break import unbroken
from companion.ui.texts import SAY

Names = tuple[str, ...]
MOST_GUESSES: Final = 3
PAIR: Final = 2
"""The number of players at which each has only one opponent."""


def offer_grid(draft: Draft, *, can_scan: bool) -> Offer:
    """Offers the red cards, one place after the other; a touch on a place enters its card again (BH-1.2)."""
    cards = draft.cards or (None,) * len(PLACES)
    empty = [place for place in PLACES if cards[place] is None]
    place = draft.places[0] if draft.places else min(empty, default=None)
    cells = tuple(
        ForestCellView(
            card,
            mark=CellFrame.CHOSEN if at == place else CellFrame.NONE,
            meaning=replace(draft, places=(at,), cards=cards),
        )
        for at, card in enumerate(cards)
    )
    pad = () if place is None else tuple(PadCard(card, _laid(draft, cards, place, card)) for card in REDS)
    options = (*_guesses(draft, cards, place), *_grid_options(draft, cards, place, can_scan=can_scan))
    return Offer(_grid_task(cards, place), cells, options, pad)


def _guesses(draft: Draft, cards: tuple[Card | None, ...], place: int | None) -> tuple[OfferButton, ...]:
    """Offers what a camera took the card at a place for, the likely ones first."""
    likely = dict(draft.guesses).get(-1 if place is None else place, ())
    found = ((card, _laid(draft, cards, place, card)) for card in likely if place is not None)
    return tuple(OfferButton(SAY("ui.grid.likely", card=card), meaning) for card, meaning in found if meaning)[
        :MOST_GUESSES
    ]


def _grid_task(cards: tuple[Card | None, ...], place: int | None) -> str:
    left = cards.count(None)
    if place is None:
        return SAY("ui.grid.whole")
    key = "first" if left == len(cards) else "next" if left else "change"
    return SAY(f"ui.grid.{key}", spot=spot_text(None, place), count=left)


def _laid(draft: Draft, cards: tuple[Card | None, ...], place: int, card: Card) -> Draft | None:
    """Returns the draft with a card at a place, and the next empty place; None if the forest can hold no more of it."""
    if not has_room(cards, place, card):
        return None
    laid = with_item(cards, place, card)
    following = [at for at in (*PLACES[place + 1 :], *PLACES[:place]) if laid[at] is None]
    return replace(draft, places=tuple(following[:1]), cards=laid)


def has_room(cards: tuple[Card | None, ...], place: int, card: Card) -> bool:
    """Whether a forest can hold a card at a place beside all others (BH-1.2)."""
    others = [other for at, other in enumerate(cards) if other and at != place]
    ranks = sum(other.rank is card.rank for other in others)
    return others.count(card) < COPIES and ranks < forest_size(card.rank)


def _grid_options(
    draft: Draft, cards: tuple[Card | None, ...], place: int | None, *, can_scan: bool
) -> tuple[OfferButton, ...]:
    options = []
    whole = tuple(card for card in cards if card)
    if len(whole) == len(PLACES):
        options.append(OfferButton(SAY("ui.grid.take"), Grid(whole), is_first=True))
    if can_scan:
        options.append(OfferButton(SAY("ui.scan.forest"), ScanForest(), is_first=not options))
    if place is not None and cards[place] is not None:
        emptied = with_item(cards, place, None)
        options.append(OfferButton(SAY("ui.grid.empty"), replace(draft, places=(place,), cards=emptied)))
    return tuple(options)


def offer_start(state: State, draft: Draft, names: Names) -> Offer:
    """Offers who starts, or asks for the discards, and for their backs where two are equal (BH-2.1)."""
    if draft.pad is not Pad.DISCARDS:
        seats = tuple(OfferButton(SAY("ui.start.seat", name=name), Start(seat=seat)) for seat, name in enumerate(names))
        discards = OfferButton(SAY("ui.start.discards"), Draft(pad=Pad.DISCARDS), is_first=True)
        return Offer(SAY("ui.start.who"), forest_cells(state), (discards, *seats))
    cards = tuple(card for card in draft.cards if card)
    if len(cards) == len(names):
        return Offer(SAY("ui.start.backs"), forest_cells(state), (*_backs(cards, names), _undo(draft)))
    task = SAY("ui.start.discard", name=names[len(cards)])
    pad = deed_pad(state, cards, lambda card: discarded(cards, card, len(names)))
    return Offer(task, forest_cells(state), (_undo(draft),), pad, cards_so_far=_write_cards(cards, names, 1))


def discarded(cards: tuple[Card, ...], card: Card, count: int) -> Meaning:
    """Returns what a touch on a discard does: the last one starts the game, unless two are equal."""
    entered = (*cards, card)
    if len(entered) == count and len(set(entered)) == count:
        return Start(discards=entered)
    return Draft(cards=entered, pad=Pad.DISCARDS)


def _backs(cards: tuple[Card, ...], names: Names) -> tuple[OfferButton, ...]:
    """Offers which of two equal cards has the black back; with two such pairs, for both at once."""
    pairs = [(one, other) for one, other in combinations(range(len(cards)), 2) if cards[one] == cards[other]]
    blacks = [(one,) for one in pairs[0]] if len(pairs) == 1 else [(a, b) for a in pairs[0] for b in pairs[1]]
    return tuple(
        OfferButton(
            SAY("ui.start.black", names=", ".join(names[seat] for seat in seats)),
            Start(cards, tuple("black" if seat in seats else "green" for seat in range(len(cards)))),
        )
        for seats in blacks
    )


def _undo(draft: Draft) -> OfferButton:
    """Offers to take the last card back, or the pad away."""
    return OfferButton(SAY("ui.choice.back"), Draft(cards=draft.cards[:-1], pad=draft.pad) if draft.cards else RESTING)


def draft_of(action: object) -> Draft:
    """Returns the draft from which an action of many cards is entered, so that one of them can be changed."""
    match action:
        case Grid(cards):
            return Draft(cards=cards)
        case Start(discards=tuple(discards), backs=backs):
            return Draft(cards=discards if backs else discards[:-1], pad=Pad.DISCARDS)
        case LayDeeds(up):
            return Draft(cards=tuple(card for deeds in up for card in deeds)[:-1])
    return RESTING


def offer_place(state: State, names: Names) -> Offer:
    """Offers every vacant card for the next token (BH-2.2)."""
    cells = forest_cells(state, lambda place: Place(place) if state.is_vacant(place) else None)
    aim = SAY("ui.place.aim" if len(names) > PAIR else "ui.place.aim-two", tokens=tokens_to_win(len(names)))
    return Offer(SAY("ui.place.task", name=names[state.turn]), cells, reason=aim, rule="BH-5.1")


def offer_deeds(state: State, draft: Draft, names: Names) -> Offer:
    """Asks for the two deeds that everybody lays face-up (BH-2.3)."""
    cards = tuple(card for card in draft.cards if card)
    seat, number = divmod(len(cards), HANDED)
    task = SAY("ui.deeds.task", name=names[seat], number=number + 1, count=HANDED)
    pad = deed_pad(state, cards, lambda card: dealt(cards, card, len(names)))
    return Offer(
        task,
        forest_cells(state),
        (_undo(draft),) if cards else (),
        pad,
        cards_so_far=_write_cards(cards, names, HANDED),
    )


def _write_cards(cards: tuple[Card, ...], names: Names, each: int) -> str:
    """Returns the cards entered so far, `each` of them a player's, so that a mistake is noticed."""
    starts = range(0, len(cards), each)
    whose = zip(names, (cards[start : start + each] for start in starts), strict=False)
    entered = (SAY("ui.entered.whose", name=name, card=signs_of(theirs)) for name, theirs in whose)
    return " · ".join(map(unbroken, entered))


def dealt(cards: tuple[Card, ...], card: Card, players: int) -> Meaning:
    """Returns what a touch on a deed does: the last one begins the first turn."""
    entered = (*cards, card)
    if len(entered) < HANDED * players:
        return Draft(cards=entered)
    return LayDeeds(tuple(entered[start : start + HANDED] for start in range(0, len(entered), HANDED)))


def deed_pad(state: State, entered: tuple[Card, ...], mean: Callable[[Card], Meaning]) -> tuple[PadCard, ...]:
    """Returns the deeds; those with every copy accounted for cannot be touched."""
    return tuple(
        PadCard(card, mean(card) if state.known_copies(card) + entered.count(card) < state.copies(card) else None)
        for card in (*BLACKS, *state.wild)
    )
