"""What can be done in whist, what it does, and where a game stands."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from companion.cards import DECK, Card, Suit
from companion.engine.fields import ActionForms, integer, read_fields
from companion.errors import BadRecordError, ImpossibleActionError
from companion.tricks.hand import TrickHand
from companion.tricks.trick_table import StandardTrickTable

TRICKS: Final = 13
BOOK: Final = 6


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards are dealt (WH-1.2)."""


@dataclass(frozen=True, slots=True)
class Trump:
    """The dealer's last card is turned up (WH-1.3)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Play:
    """The next player in turn plays a card (WH-2.1)."""

    card: Card


Action: TypeAlias = Deal | Trump | Play
FORMS: Final = ActionForms[Action]({"deal": Deal, "trump": Trump, "play": Play})
_OPTIONS: Final = {"target": integer(1, 99, "target")}
_PHASES: Final[dict[type, str]] = {Deal: "deal", Trump: "trump", Play: "tricks"}
_WAITS: Final = {
    "deal": ("'deal' must come now", "WH-1.2"),
    "trump": ("'trump' must come now", "WH-1.3"),
    "tricks": ("'play' must come now", "WH-2.1"),
    "over": ("the game is over: nothing can follow", "WH-3.2"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand(TrickHand):
    """One deal, as far as it has been played."""

    dealer: int = 3
    dealt: bool = False
    trump: Card | None = None

    @property
    def phase(self) -> str:
        """What the hand waits for."""
        if not self.dealt:
            return "deal"
        return "tricks" if self.trump else "trump"

    @property
    def trump_suit(self) -> Suit | None:
        """The suit that beats the others."""
        return self.trump.suit if self.trump else None

    def points_of(self, side: int) -> int:
        """Returns the odd tricks of seats 0 and 2, or 1 and 3, once the hand is over (WH-3.1)."""
        return max(0, self.tricks_of(side, side + 2) - BOOK) if len(self.tricks) == TRICKS else 0


@dataclass(frozen=True, slots=True)
class State:
    """A whole game: what was agreed, the hands that are over, and the one being played."""

    target: int
    players: tuple[str, ...]
    closed: tuple[Hand, ...] = ()
    hand: Hand | None = Hand()

    @property
    def phase(self) -> str:
        """What the table does now."""
        return self.hand.phase if self.hand else "over"

    @property
    def points(self) -> tuple[int, int]:
        """Both sides' points: seats 0 and 2, seats 1 and 3."""
        first, second = (sum(hand.points_of(side) for hand in self.closed) for side in (0, 1))
        return first, second

    @property
    def turn(self) -> int | None:
        """The seat whose card comes next: the dealer turns one up, and then all play."""
        if self.hand is None or self.hand.phase == "deal":
            return None
        return self.hand.dealer if self.hand.phase == "trump" else self.hand.turn


def start(options: Mapping[str, object], players: tuple[str, ...]) -> State:
    """Returns the state before the first deal."""
    target: int = read_fields("option", options, _OPTIONS).get("target", 5)
    if len(players) != 4:
        raise BadRecordError(f"{len(players)} players: whist is for four (WH-1.1)")
    return State(target, players)


def apply(state: State, action: Action) -> State:
    """Returns the state after `action`."""
    hand = state.hand
    if hand is None or hand.phase != _PHASES[type(action)]:
        raise ImpossibleActionError(*_WAITS[state.phase])
    match action:
        case Deal():
            return replace(state, hand=replace(hand, dealt=True))
        case Trump(card):
            return replace(state, hand=replace(hand, trump=card))
        case Play(card):
            return _play(state, hand, card)


def choices(state: State) -> tuple[Action, ...]:
    """Returns what can follow now."""
    if state.hand is None:
        return ()
    if state.phase == "deal":
        return (Deal(),)
    if state.phase == "trump":
        return tuple(map(Trump, DECK))
    return tuple(Play(card) for card in DECK if _refusal(state.hand, card) is None)


def _play(state: State, hand: Hand, card: Card) -> State:
    if refusal := _refusal(hand, card):
        raise ImpossibleActionError(*refusal)
    hand = hand.after(card)
    if len(hand.tricks) < TRICKS:
        return replace(state, hand=hand)
    closed = replace(state, closed=(*state.closed, hand), hand=None)
    if max(closed.points) >= state.target:
        return closed
    dealer = (hand.dealer + 1) % 4
    return replace(closed, hand=Hand(dealer=dealer, leader=(dealer + 1) % 4))


def _refusal(hand: Hand, card: Card) -> tuple[str, str] | None:
    """Returns why `card` cannot be played now, with the rule, or None if it can."""
    if card.bit & hand.seen:
        return f"{card.sign} was played before in this hand", "WH-2.4"
    if card == hand.trump and hand.turn != hand.dealer:
        return f"{card.sign} was turned up: it is the dealer's", "WH-1.3"
    is_last = hand.turn == hand.dealer and len(hand.tricks) == TRICKS - 1
    if is_last and hand.trump and card != hand.trump and not hand.trump.bit & hand.seen:
        return f"the dealer's last card is the one turned up, not {card.sign}", "WH-1.3"
    return None


class WhistTable(StandardTrickTable[State, Action]):
    """The card turned up and the cards of the tricks are seen on the table."""

    lays = (Trump, Play)
    choices = staticmethod(choices)

    def is_deal_untouched(self, state: State) -> bool:
        return state.hand is None or state.hand.trump is None
