"""What each action does in whist."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from companion.cards import DECK, Card, Suit
from companion.engine.fields import integer, read_fields
from companion.errors import BadRecordError, ImpossibleActionError
from companion.tricks import UnfollowedSuit, revokes, settled

from .actions import Action, Deal, Play, Trump
from .state import TRICKS, Hand, State, Trick

_OPTIONS: Final = {"target": integer(1, 99, "target")}
_NEEDED: Final = {"deal": ("'deal'", "WH-1.2"), "trump": ("'trump'", "WH-1.3"), "tricks": ("'play'", "WH-2.1")}


def start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
    """Returns the state before the first deal."""
    target: int = read_fields("option", options, _OPTIONS).get("target", 5)
    if len(players) != 4:
        raise BadRecordError(f"{len(players)} players: whist is for four (WH-1.1)")
    return State(target, players, (), Hand(dealer=3, leader=0))


def apply(state: State, action: Action) -> State:
    """Returns the state after `action`."""
    return _APPLY[type(action)](state, action)


def choices(state: State) -> tuple[Action, ...]:
    """Returns what can follow now."""
    if state.hand is None:
        return ()
    if state.hand.phase == "deal":
        return (Deal(),)
    if state.hand.phase == "trump":
        return tuple(Trump(card) for card in DECK)
    return tuple(Play(card) for card in DECK if _refusal(state.hand, card) is None)


def _hand_in(state: State, phase: str) -> Hand:
    if state.hand is None:
        raise ImpossibleActionError("the game is over: nothing can follow", "WH-3.2")
    if state.hand.phase != phase:
        word, rule = _NEEDED[state.hand.phase]
        raise ImpossibleActionError(f"{word} must come now", rule)
    return state.hand


def _deal(state: State, action: Deal) -> State:
    return replace(state, hand=replace(_hand_in(state, "deal"), dealt=True))


def _turn_up(state: State, action: Trump) -> State:
    return replace(state, hand=replace(_hand_in(state, "trump"), trump=action.card))


def _refusal(hand: Hand, card: Card) -> tuple[str, str] | None:
    """Returns why `card` cannot be played now, with the rule, or None if it can."""
    if card.bit & hand.seen:
        return f"{card.sign} was played before in this hand", "WH-2.4"
    if card == hand.trump and hand.turn != hand.dealer:
        return f"{card.sign} was turned up: it is the dealer's", "WH-1.3"
    if hand.turn == hand.dealer and len(hand.tricks) == TRICKS - 1 and not _trump_is_played(hand, card):
        return f"the dealer's last card is the one turned up, not {card.sign}", "WH-1.3"
    return None


def _trump_is_played(hand: Hand, card: Card) -> bool:
    return hand.trump is None or card == hand.trump or bool(hand.trump.bit & hand.seen)


def _play(state: State, action: Play) -> State:
    hand, card = _hand_in(state, "tricks"), action.card
    if refusal := _refusal(hand, card):
        raise ImpossibleActionError(*refusal)
    hand = replace(_watched(hand, card), table=(*hand.table, card))
    if len(hand.table) < 4:
        return replace(state, hand=hand)
    trick = Trick(hand.leader, hand.table, hand.winner)
    hand = replace(hand, leader=trick.winner, table=(), tricks=(*hand.tricks, trick))
    return replace(state, hand=hand) if len(hand.tricks) < TRICKS else _close(state, hand)


def _watched(hand: Hand, card: Card) -> Hand:
    """Returns the hand with what `card` proves about the tricks before, and what later cards may prove of it."""
    seat, number = hand.turn, len(hand.tricks) + 1
    found = revokes(hand.unfollowed, seat, card.suit, number)
    unfollowed = settled(hand.unfollowed, seat, card.suit)
    lead: Suit | None = hand.table[0].suit if hand.table else None
    if lead is not None and card.suit is not lead:
        unfollowed = (*unfollowed, UnfollowedSuit(seat, lead, number))
    return replace(hand, unfollowed=unfollowed, irregularities=(*hand.irregularities, *found))


def _close(state: State, hand: Hand) -> State:
    closed = replace(state, closed=(*state.closed, hand), hand=None)
    if max(closed.points) >= state.target:
        return closed
    dealer = (hand.dealer + 1) % 4
    return replace(closed, hand=Hand(dealer=dealer, leader=(dealer + 1) % 4))


_APPLY: Final[dict[type, Callable[[State, Any], State]]] = {Deal: _deal, Trump: _turn_up, Play: _play}
