"""The bidding: numbers once round, a rising auction with doubling, or taking it; and trump, called card, alone."""

from collections.abc import Sequence
from dataclasses import replace

from companion.errors import ImpossibleActionError
from companion.games.described.actions import Alone, Bid, Call, Double, NoBid, Trump, WordValue
from companion.games.described.description import DECLARED, NO_TRUMP, OFFERED, Bidding
from companion.games.described.errors import check_seat, impossible
from companion.games.described.faults import shown
from companion.games.described.state import Agreed, Auction, Hand, Phase, State
from companion.games.described.tables import cards_in_play, face_named, most_of, next_seat, trump_mode
from companion.phrases import Player


def value_of(bidding: Bidding, tricks: int, action: Bid) -> int:
    """Returns a bid in a hand of so many tricks as a number: a contract is its place, from 1.

    Raises ImpossibleActionError.
    """
    bid = action.bid
    if bidding.of:
        if bid in bidding.of:
            return bidding.of.index(str(bid)) + 1
        raise impossible("impossible.contract", "bid.of", bid=shown(bid), known=", ".join(bidding.of))
    if bidding.kind == "take":
        if bid is not None:
            raise impossible("impossible.take", "bid.kind")
        return 1
    if not isinstance(bid, int):
        raise impossible("impossible.no-bid", "bid", bid=shown(bid))
    _check_bounds(bidding, tricks, bid)
    return bid


def _check_bounds(bidding: Bidding, tricks: int, bid: int) -> None:
    most = most_of(bidding, tricks)
    if bid < bidding.least:
        raise impossible("impossible.low", "bid.least", bid=bid, least=bidding.least)
    if most is not None and bid > most:
        raise impossible("impossible.high", "bid.most", bid=bid, most=most)
    if (bid - bidding.least) % bidding.step:
        raise impossible("impossible.step", "bid.step", bid=bid, step=bidding.step, least=bidding.least)


def turn_of(hand: Hand) -> int:
    """Returns who bids now."""
    assert hand.auction.turn is not None
    return hand.auction.turn


def bid(state: State, hand: Hand, action: Bid) -> Hand:
    """Returns the hand after a bid."""
    bidding, auction, seat = state.description.bid, hand.auction, turn_of(hand)
    assert bidding
    check_seat(state, action.seat, seat, "bid")
    value = value_of(bidding, hand.dealt.tricks, action)
    if bidding.kind == "auction" and auction.log and value <= auction.log[-1][1]:
        raise impossible("impossible.not-above", "bid.kind", bid=shown(action.bid))
    bids = tuple(value if one == seat else old for one, old in enumerate(auction.bids))
    auction = replace(auction, bids=bids, log=(*auction.log, (seat, value)), last=seat, doubled=0)
    if bidding.kind == "take":
        return _take(state, replace(hand, auction=replace(auction, turn=None)), seat)
    if bidding.kind == "tricks":
        return _next_number(state, hand, auction, seat)
    return _next_turn(state, hand, auction)


def _next_number(state: State, hand: Hand, auction: Auction, seat: int) -> Hand:
    following = next_seat(state.description, len(state.players), seat)
    if auction.bids[following] is None:
        return replace(hand, auction=replace(auction, turn=following))
    return replace(hand, auction=replace(auction, turn=None, barred=barred_of(state, hand, auction.bids)))


def barred_of(state: State, hand: Hand, bids: Sequence[int | None]) -> tuple[int, ...]:
    """Returns the dealer, who bids last, if the bids come to the sum that they may not have."""
    bidding, dealer = state.description.bid, hand.dealt.dealer
    if bidding is None or dealer is None or not bidding.total_not or None in bids:
        return ()
    return (dealer,) if sum(bid or 0 for bid in bids) == hand.dealt.tricks else ()


def _take(state: State, hand: Hand, seat: int) -> Hand:
    agreed = replace(hand.agreed, declarer=seat)
    if trump_mode(state.description, hand.dealt.number) == OFFERED and hand.auction.round == 1:
        turned = hand.dealt.turned
        assert turned is not None
        suit = state.description.deck.faces[turned].suit or NO_TRUMP
        agreed = replace(agreed, trump=suit, takes_up=hand.dealt.dealer)
    return _declare(state, replace(hand, agreed=agreed))


def _declare(state: State, hand: Hand) -> Hand:
    """Returns the hand with the contract that was bid last, if contracts are bid."""
    description, (_, value) = state.description, hand.auction.log[-1]
    agreed = hand.agreed
    assert description.bid
    if description.bid.of:
        contract = description.contract(description.bid.of[value - 1])
        agreed = replace(agreed, contract=contract.name, trump=contract.trump or agreed.trump)
    players, number = len(state.players), hand.dealt.number
    kitty = cards_in_play(description, players, number) - hand.dealt.size * players
    if description.deal.left == "kitty" and kitty and agreed.takes_up is None:
        agreed = replace(agreed, takes_up=agreed.declarer)
    return replace(hand, agreed=agreed)


def no_bid(state: State, hand: Hand, action: NoBid) -> Hand:
    """Returns the hand after a pass."""
    bidding, auction, seat = state.description.bid, hand.auction, turn_of(hand)
    assert bidding
    check_seat(state, action.seat, seat, "bid")
    if bidding.kind == "tricks":
        raise impossible("impossible.pass-number", "bid.kind")
    if bidding.kind == "take":
        return _pass_take(state, hand, bidding, seat)
    if must_bid(state, hand):
        raise impossible("impossible.must-bid", "bid.nobody", player=Player(seat))
    return _next_turn(state, hand, replace(auction, passed=(*auction.passed, seat)))


def must_bid(state: State, hand: Hand) -> bool:
    """Whether the seat in turn is the dealer, who may not pass as all others did."""
    bidding, auction, dealer = state.description.bid, hand.auction, hand.dealt.dealer
    if bidding is None or bidding.nobody != "dealer" or auction.log or auction.turn != dealer:
        return False
    if bidding.kind == "take":
        return auction.round == bidding.rounds
    return len(auction.passed) == len(state.players) - 1


def _pass_take(state: State, hand: Hand, bidding: Bidding, seat: int) -> Hand:
    if must_bid(state, hand):
        raise impossible("impossible.must-take", "bid.nobody", player=Player(seat))
    following: int | None = next_seat(state.description, len(state.players), seat)
    number = hand.auction.round
    if seat == hand.dealt.dealer:
        following, number = (following, number + 1) if number < bidding.rounds else (None, number)
    return replace(hand, auction=replace(hand.auction, turn=following, round=number))


def double(state: State, hand: Hand, action: Double) -> Hand:
    """Returns the hand after a doubling."""
    auction, seat = hand.auction, turn_of(hand)
    check_seat(state, action.seat, seat, "bid")
    if not may_double(state, hand):
        raise impossible("impossible.double", "bid.doubling", player=Player(seat))
    return _next_turn(state, hand, replace(auction, doubled=auction.doubled + 1, last=seat))


def may_double(state: State, hand: Hand) -> bool:
    """Whether the seat in turn may double: an opponent of the highest bidder first, then the bidder's side."""
    bidding, auction = state.description.bid, hand.auction
    if bidding is None or not auction.log or auction.doubled >= bidding.doubling:
        return False
    bidder = auction.log[-1][0]
    is_own = any(bidder in seats and auction.turn in seats for seats in state.sides)
    return is_own is (auction.doubled % 2 == 1)


def _next_turn(state: State, hand: Hand, auction: Auction) -> Hand:
    """Returns the hand with the next who may bid; without one, if the auction is over."""
    bidding = state.description.bid
    assert bidding
    active = [seat for seat in range(len(state.players)) if seat not in auction.passed]
    is_top = bool(auction.log) and auction.log[-1][1] == most_of(bidding, hand.dealt.tricks)
    is_over = not active or active == [auction.last] or (is_top and auction.doubled >= bidding.doubling)
    if is_over:
        hand = replace(hand, auction=replace(auction, turn=None))
        return _declare(state, _by_last_bidder(hand)) if auction.log else hand
    seat = next_seat(state.description, len(state.players), turn_of(hand))
    while seat in auction.passed:
        seat = next_seat(state.description, len(state.players), seat)
    return replace(hand, auction=replace(auction, turn=seat))


def _by_last_bidder(hand: Hand) -> Hand:
    return replace(hand, agreed=replace(hand.agreed, declarer=hand.auction.log[-1][0]))


def phase_after_bids(state: State, hand: Hand, *, called: bool = False) -> Phase:
    """Returns what follows the bidding; `called`: the call was made, or left out."""
    description, agreed = state.description, hand.agreed
    if agreed.declarer is not None:
        if agreed.trump is None and trump_mode(description, hand.dealt.number) in (DECLARED, OFFERED):
            return Phase.TRUMP
        if description.partner and description.partner.is_called and agreed.called is None and not called:
            return Phase.TRUMP
    return Phase.KITTY if agreed.takes_up is not None else Phase.PLAY


def waits_for_trump(hand: Hand) -> bool:
    """Whether trump itself is awaited in the phase `trump`, and not only a call."""
    return hand.phase is Phase.TRUMP and hand.agreed.trump is None


def trump_choices(state: State, hand: Hand) -> tuple[str | None, ...]:
    """Returns the suits that the declarer may name, None for no trump."""
    description = state.description
    turned = description.deck.faces[hand.dealt.turned].suit if hand.dealt.turned is not None else ""
    may = description.trump.may or description.deck.suits
    return tuple(None if suit == NO_TRUMP else suit for suit in may if suit != turned)


def may_name_trump(state: State, hand: Hand, suit: WordValue) -> bool:
    """Whether the declarer may name a suit, None for no trump: that, where nothing is said, is no choice to offer."""
    is_any = trump_mode(state.description, hand.dealt.number) == DECLARED and not state.description.trump.may
    return suit in trump_choices(state, hand) or (suit is None and is_any)


def trump_refused(state: State, hand: Hand, suit: WordValue) -> ImpossibleActionError:
    """Returns the error that says which suits may be named."""
    names = ", ".join("null" if one is None else one for one in trump_choices(state, hand))
    return impossible("impossible.suit", "trump.may", suit=shown(suit), known=names)


def name_trump(state: State, hand: Hand, action: Trump) -> Hand:
    """Returns the hand after the declarer named trump."""
    check_seat(state, action.seat, hand.agreed.declarer, "trump")
    if not waits_for_trump(hand) or not may_name_trump(state, hand, action.suit):
        raise trump_refused(state, hand, action.suit)
    hand = replace(hand, agreed=replace(hand.agreed, trump=action.suit or NO_TRUMP))
    return replace(hand, phase=phase_after_bids(state, hand))


def call_card(state: State, hand: Hand, action: Call) -> Hand:
    """Returns the hand after the declarer called a card."""
    check_seat(state, action.seat, hand.agreed.declarer, "trump")
    if waits_for_trump(hand):
        raise impossible("impossible.trump-first", "trump")
    hand = replace(hand, agreed=replace(hand.agreed, called=face_named(state.description, action.card)))
    return replace(hand, phase=phase_after_bids(state, hand))


def go_alone(state: State, hand: Hand, action: Alone) -> Hand:
    """Returns the hand after the declarer said that nobody helps."""
    agreed: Agreed = hand.agreed
    if not state.description.play.alone or agreed.declarer is None:
        raise impossible("impossible.nobody-alone", "play.alone")
    check_seat(state, action.seat, agreed.declarer)
    if agreed.is_alone or hand.tricks.table or hand.tricks.done:
        raise impossible("impossible.alone-once", "play.alone")
    return replace(hand, agreed=replace(agreed, is_alone=True))
