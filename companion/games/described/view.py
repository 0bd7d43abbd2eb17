"""What the table shows of a described game: values read off the state, for any screen that can draw them."""

from typing import Final

from companion.cards import Suit
from companion.games.described import playing
from companion.games.described.actions import (
    Action,
    Alone,
    Bid,
    Call,
    Deal,
    Double,
    Melded,
    NoBid,
    Passed,
    Play,
    RoundOver,
    Tell,
    Trump,
)
from companion.games.described.choices import choices
from companion.games.described.explanation import explain, said, suit_said
from companion.games.described.state import Hand, Phase, State
from companion.games.described.summary import turn_of
from companion.games.described.trick_table import face_of
from companion.phrases import Phrase, Player, phrase
from companion.tricks.screen_table import Answer, CardChoice, LastTrick, Seat, SideScore, Table

COLOURS: Final = ("first_side", "second_side")
CLEARED: Final = "-cleared"


def view(state: State, source: object = None) -> Table:
    """Returns what the table shows; every card comes from the hand in turn, whatever `source` is."""
    hand, told, listed = state.hand, explain(state), choices(state)
    return Table(
        task=_task(state),
        seats=tuple(_seat(state, seat) for seat in range(len(state.players))),
        old_trick=hand is not None and not hand.tricks.table and bool(hand.tricks.done),
        rows=_rows(state, listed),
        led=_led(state, hand) if hand else None,
        trump=_trump(hand) if hand else None,
        where=_where(hand) if hand else (),
        scores=tuple(
            SideScore(round(points), "", COLOURS[side % len(COLOURS)], _tricks_of(hand, seats))
            for side, (points, seats) in enumerate(zip(state.totals, state.sides, strict=True))
        ),
        buttons=tuple(Answer(label, action) for action in listed if (label := label_of(state, action))),
        explanations=told,
        noted=tuple(item for item in told if item.key.startswith("irregular.") and not item.key.endswith(CLEARED)),
        last_trick=_last_trick(state, hand) if hand and hand.tricks.table else LastTrick(),
        dealing=state.phase is Phase.DEAL,
    )


def label_of(state: State, action: Action) -> Phrase | None:
    """Returns what a button says that enters an action; None for a card, which is touched itself."""
    match action:
        case Bid(None):
            return phrase("choice.take")
        case Bid(bid) if bid is not None:
            return phrase("choice.bid", bid=bid)
        case Trump(None):
            return phrase("choice.no-trump")
        case Trump(suit) if suit:
            return phrase("choice.trump", suit=suit_said(suit))
        case Melded(seat, meld):
            return phrase("choice.meld", meld=meld, player=Player(seat))
        case Tell():
            return _asked(state, action)
        case Deal(None) | Passed() | NoBid() | Double() | Alone() | RoundOver():
            return phrase(f"choice.{type(action).__name__.lower()}")
    return None


def _asked(state: State, action: Tell) -> Phrase:
    say = next((said(ask.say) for ask in state.description.asks if ask.name == action.ask), None)
    value = action.value
    number = phrase("choice.yes" if value else "choice.no") if isinstance(value, bool) else value
    values = {"say": say or phrase("card", name=action.ask), "value": number}
    if action.seat is None:
        return phrase("choice.tell-hand", **values)
    return phrase("choice.tell", player=Player(action.seat), **values)


def _task(state: State) -> Phrase:
    turn, asked = turn_of(state), state.phase
    if turn is not None:
        return phrase(f"task.{asked}", player=Player(turn))
    return (
        phrase("task.lead-card", card=state.description.play.leads) if asked is Phase.PLAY else phrase(f"task.{asked}")
    )


def _seat(state: State, seat: int) -> Seat:
    hand = state.hand
    side = next(number for number, seats in enumerate(state.sides) if seat in seats)
    colour = COLOURS[side % len(COLOURS)]
    if hand is None:
        return Seat(colour)
    laid = [one for one in playing.cards_laid(state, hand) if one.seat == seat]
    cards = tuple(face_of(state.description, one.face) for one in laid)
    says = _says(hand, seat)
    return Seat(colour, says=says, acts=seat == turn_of(state), wins=any(one.wins for one in laid), cards=cards)


def _tricks_of(hand: Hand | None, seats: tuple[int, ...]) -> Phrase | None:
    """Returns how many tricks of the running hand a side has, once one is over."""
    if hand is None or not hand.tricks.done:
        return None
    return phrase("view.tricks", count=sum(trick.winner in seats for trick in hand.tricks.done))


def _says(hand: Hand, seat: int) -> tuple[Phrase, ...]:
    """Returns what stands below a player's name: who deals, the bid, the tricks so far."""
    said_there = [phrase("view.deals")] if hand.dealt.dealer == seat else []
    bid = hand.auction.bids[seat]
    if bid is not None:
        said_there.append(phrase("view.bid", bid=bid))
    if hand.agreed.declarer == seat:
        said_there.append(phrase("view.declarer"))
    if hand.tricks.done:
        said_there.append(phrase("view.tricks", count=sum(trick.winner == seat for trick in hand.tricks.done)))
    return tuple(said_there)


def _rows(state: State, listed: tuple[Action, ...]) -> tuple[tuple[CardChoice, ...], ...]:
    """Returns the deck in rows of suits; cards without a suit come last."""
    actions = {_card_in(action): action for action in listed}
    if not actions.keys() - {None}:
        return ()
    deck = state.description.deck
    rows = [
        tuple(
            CardChoice(face_of(state.description, place), actions.get(face.name))
            for place, face in enumerate(deck.faces)
            if face.suit == suit
        )
        for suit in (*deck.suits, "")
    ]
    return tuple(row for row in rows if row)


def _card_in(action: Action) -> str | None:
    if isinstance(action, Play | Call):
        return action.card
    return action.turned if isinstance(action, Deal) else None


def _led(state: State, hand: Hand) -> str | None:
    table = hand.tricks.table
    suit = state.description.deck.faces[table[0]].suit if table else ""
    return (Suit(suit) if suit in list(Suit) else suit) or None


def _trump(hand: Hand) -> Suit | None:
    trump = hand.agreed.trump
    return Suit(trump) if trump in list(Suit) else None


def _last_trick(state: State, hand: Hand) -> LastTrick:
    trick = hand.tricks.done[-1] if hand.tricks.done else None
    if trick is None or trick.is_told:
        return LastTrick()
    best = playing.ranking(state, hand).winning_place(trick.faces)
    return LastTrick(tuple(face_of(state.description, face) for face in trick.faces), (best,))


def _where(hand: Hand) -> tuple[Phrase, ...]:
    if hand.dealt.dealer is None:
        return (phrase("position.round", number=hand.dealt.number),)
    trick = min(len(hand.tricks.done) + 1, hand.dealt.size)
    return (phrase("position.trick", number=hand.dealt.number, trick=trick, tricks=hand.dealt.size),)
