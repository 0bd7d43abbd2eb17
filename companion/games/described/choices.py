"""What can follow now, as far as it can be listed: a told trick and a tally, which have many values, are forms."""

from collections.abc import Iterator
from typing import Final

from companion.games.described import actions, bidding, playing
from companion.games.described.actions import Action
from companion.games.described.closing import OF_HAND, asked_now
from companion.games.described.ending import asked_at_end
from companion.games.described.state import Hand, Phase, State
from companion.games.described.tables import most_of, needs_turned, tables_of

MOST_NUMBERS: Final = 30
"""So many numbers are listed, or as many as a hand can bid in tricks."""


def choices(state: State) -> tuple[Action, ...]:
    """Returns the actions that can follow, in the order in which a screen offers them."""
    return tuple(_choices(state))


def choose_unseen(state: State, how: str) -> Action | None:
    """Returns that the cards are dealt, or passed, where nothing else can be done; nothing that anybody decides."""
    listed = choices(state) if state.phase in (Phase.DEAL, Phase.PASS) else ()
    return listed[0] if len(listed) == 1 else None


def _choices(state: State) -> Iterator[Action]:
    hand = state.hand
    if hand is None:
        yield from _answers(state, () if state.winners else asked_at_end(state), state.answers)
        return
    match hand.phase:
        case Phase.DEAL if needs_turned(state.description, hand.dealt.number):
            yield from (actions.Deal(face.name) for face in state.description.deck.faces)
        case Phase.DEAL:
            yield actions.Deal()
        case Phase.PASS | Phase.ROUND:
            yield actions.Passed() if hand.phase is Phase.PASS else actions.RoundOver()
        case Phase.BID:
            yield from _bids(state, hand)
        case Phase.TRUMP if bidding.waits_for_trump(hand):
            yield from map(actions.Trump, bidding.trump_choices(state, hand))
        case Phase.TRUMP if not hand.agreed.is_alone:
            yield from (actions.Call(face.name) for face in state.description.deck.faces)
            yield from _alone(state, hand)
        case Phase.ASK:
            yield from _answers(state, asked_now(state, hand), hand.answers)
        case _:
            yield from _plays(state, hand)


def _bids(state: State, hand: Hand) -> Iterator[Action]:
    bid = state.description.bid
    assert bid
    if bid.kind == "take" and not bid.of:
        yield actions.Bid()
    else:
        yield from map(actions.Bid, _bids_above(state, hand))
    if bid.kind != "tricks" and not bidding.must_bid(state, hand):
        yield actions.NoBid()
    if bidding.may_double(state, hand):
        yield actions.Double()


def _bids_above(state: State, hand: Hand) -> Iterator[int | str]:
    bid, auction = state.description.bid, hand.auction
    assert bid
    last = auction.log[-1][1] if auction.log and bid.kind == "auction" else None
    if bid.of:
        yield from bid.of[last or 0 :]
        return
    first = bid.least if last is None else last + bid.step
    most = most_of(bid, hand.dealt.tricks)
    stop = first + max(MOST_NUMBERS, hand.dealt.tricks + 1) * bid.step
    yield from range(first, stop if most is None else min(stop, most + 1), bid.step)


def _plays(state: State, hand: Hand) -> Iterator[Action]:
    tricks, tables = hand.tricks, tables_of(state.description)
    if hand.phase is not Phase.PLAY:
        tricks = playing.begin_play(state, hand)
    has_begun = bool(tricks.table or tricks.done)
    if tricks.leader is None:
        yield from (
            actions.Play(state.description.play.leads, seat)
            for seat in range(len(state.players))
            if seat != playing.sitter(state, hand)
        )
    else:
        for face, copies in zip(state.description.deck.faces, tables.copies, strict=True):
            if copies & ~tricks.seen:
                yield actions.Play(face.name)
    if not tricks.table:
        yield from _melds(state, has_begun=has_begun)
    if not has_begun:
        yield from _alone(state, hand)


def _alone(state: State, hand: Hand) -> Iterator[Action]:
    if state.description.play.alone and hand.agreed.declarer is not None and not hand.agreed.is_alone:
        yield actions.Alone()


def _melds(state: State, *, has_begun: bool) -> Iterator[Action]:
    for meld in state.description.melds:
        if not has_begun or meld.when == "trick":
            yield from (actions.Melded(seat, meld.name) for seat in range(len(state.players)))


def _answers(
    state: State, asked: tuple[tuple[str, int], ...], told: tuple[tuple[str, int, int | bool], ...]
) -> Iterator[Action]:
    asks = {ask.name: ask for ask in state.description.asks}
    done = {(name, place) for name, place, _ in told}
    for name, place in asked:
        if (name, place) in done:
            continue
        ask, seat = asks.get(name), None if place == OF_HAND else place
        if name == "partner" or (ask and ask.is_yes):
            yield from (actions.Tell(name, value, seat) for value in (True, False))
            continue
        least = ask.least if ask else 0
        most = ask.most if ask and ask.most is not None else least + MOST_NUMBERS
        first = 0 if least < -MOST_NUMBERS and most >= 0 else least  # of very many numbers a table tells those near 0
        yield from (actions.Tell(name, value, seat) for value in range(first, min(most, first + MOST_NUMBERS) + 1))
