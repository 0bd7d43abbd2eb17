"""The `score` line of a described game: the public interface's words, nothing of our own."""

from collections.abc import Iterable, Sequence
from typing import Any

from companion.games.described import bidding, closing, playing
from companion.games.described.description import NO_TRUMP, Description, Line
from companion.games.described.formulas import Value
from companion.games.described.scoring import Scored
from companion.games.described.state import Hand, Phase, State, Trick


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return bool(state.winners)


def turn_of(state: State) -> int | None:
    """Returns who acts now; None if nobody in particular does."""
    hand = state.hand
    if hand is None:
        return None
    match hand.phase:
        case Phase.BID:
            return bidding.turn_of(hand)
        case Phase.TRUMP:
            return hand.agreed.declarer
        case Phase.KITTY:
            return hand.agreed.takes_up
        case Phase.PLAY:
            return playing.turn_of(state, hand)
        case Phase.ROUND:
            return hand.dealt.first
    return None


def summary(state: State) -> dict[str, Any]:
    """Returns the line for `state`."""
    description, hand = state.description, state.hand
    shown = hand or state.hands[-1]
    hands = state.all_hands
    return {
        "game": "described",
        "name": description.name.first,
        "version": description.version or None,
        "phase": state.phase.value,
        "turn": turn_of(state),
        "hand": shown.dealt.number,
        "dealer": shown.dealt.dealer,
        "sides": [list(seats) for seats in state.sides],
        "scores": numbers(state.totals),
        "counters": _counters(state),
        "table": _table(state, hand) if hand else [],
        "hands": [_hand(state, one) for one in hands],
        "categories": _account(state.categories, description.categories),
        "irregularities": [
            item.line(hand=one.dealt.number) for one in hands for item in playing.irregularities_of(one)
        ],
        "over": is_over(state),
        "winners": list(state.winners),
    }


def number(value: Value) -> int | float:
    """Returns a value as JSON writes it: a decimal if it is not whole."""
    return value.numerator if value.denominator == 1 else value.numerator / value.denominator


def numbers(values: Iterable[Value]) -> list[int | float]:
    """Returns values as JSON writes them."""
    return [number(value) for value in values]


def _counters(state: State) -> dict[str, object]:
    return {
        counter.name: numbers(held) if counter.per != "hand" else number(held[0])
        for counter, held in zip(state.description.counters, state.ledger.counters, strict=True)
    }


def _table(state: State, hand: Hand) -> list[dict[str, object]]:
    tricks, faces = hand.tricks, state.description.deck.faces
    if tricks.leader is None:
        return []
    return [
        {"seat": playing.seat_at(state, hand, tricks.leader, place), "card": faces[face].name}
        for place, face in enumerate(tricks.table)
    ]


def _hand(state: State, hand: Hand) -> dict[str, object]:
    description, closed = state.description, hand.closed
    agreed = hand.agreed
    line: dict[str, object] = {"hand": hand.dealt.number, "dealer": hand.dealt.dealer}
    if closed and closed.is_tallied and hand.dealt.dealer is not None:
        line |= _told(state, hand)
    else:
        line |= {
            "bids": [_bid(description, bid) for bid in hand.auction.bids],
            "declarer": agreed.declarer,
            "contract": agreed.contract,
            "trump": _trump(agreed.trump),
            "doubled": hand.auction.doubled,
            "tricks": [_trick(description, place, trick) for place, trick in enumerate(hand.tricks.done, 1)],
            **_taken(state, hand),
        }
    scored = closed.score if closed else None
    return line | {
        "account": _account(scored.account, description.score) if scored else None,
        "points": numbers(scored.points) if scored else None,
    }


def _taken(state: State, hand: Hand) -> dict[str, object]:
    """Returns the tricks that each seat has taken, and the points of their cards."""
    players, done = len(state.players), hand.tricks.done
    if hand.closed:
        cards = [value or 0 for value in hand.closed.facts.cards]  # a round has no cards
    elif hand.phase is Phase.ASK and done:
        cards = list(closing.cards_of(state, hand)[0])
    else:
        cards = [0] * players
        for trick in done:
            cards[trick.winner] = (cards[trick.winner] or 0) + sum(
                state.description.values[face] for face in trick.faces
            )
    return {"took": [sum(trick.winner == seat for trick in done) for seat in range(players)], "cards": cards}


def _told(state: State, hand: Hand) -> dict[str, object]:
    closed = hand.closed
    assert closed
    facts, told = closed.facts, closed.told
    description = state.description
    return {
        "bids": [_bid(description, bid) for bid in facts.bids],
        "declarer": facts.declarer,
        "contract": facts.contract.name or None,
        "trump": _trump(facts.trump),
        "doubled": facts.doubled if "doubled" in told or not (description.bid and description.bid.doubling) else None,
        "tricks": [],
        "took": list(facts.tricks),
        "cards": list(facts.cards),
    }


def _bid(description: Description, bid: int | None) -> int | str | None:
    if bid is None or description.bid is None or not description.bid.of:
        return bid
    return description.bid.of[bid - 1] if bid else None


def _trump(suit: str | None) -> str | None:
    return None if suit == NO_TRUMP else suit


def _trick(description: Description, place: int, trick: Trick) -> dict[str, object]:
    return {
        "trick": place,
        "leader": trick.leader,
        "cards": [description.deck.faces[face].name for face in trick.faces],
        "winner": trick.winner,
        "because": trick.because,
    }


def _account(account: Iterable[Scored], lines: Sequence[Line]) -> list[dict[str, object]]:
    return [
        {"say": lines[one.line].say.first, "side": one.side, "points": number(one.points)}
        | ({} if one.seat is None else {"seat": one.seat})
        for one in account
    ]
