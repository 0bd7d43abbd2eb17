"""What the table shows of a described game: values read off the state, for any screen that can draw them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from companion.cards import Suit
from companion.engine.faces import Face
from companion.games.described import actions, bidding, playing
from companion.games.described.choices import choices
from companion.games.described.description import Per
from companion.games.described.explanation import card, explain, part_named, passes, said, suit_said, written
from companion.games.described.ranking import NO_SUIT
from companion.games.described.state import Hand, Phase, State
from companion.games.described.summary import turn_of
from companion.games.described.trick_table import face_of
from companion.phrases import Phrase, Player, phrase
from companion.tricks.history import ShownTrick
from companion.tricks.screen_table import Answer, CardChoice, Seat, SideScore, Source, Table

COLOURS: Final = ("first_side", "second_side")
PICTURES: Final = ("acorn", "oak-leaf", "hazelnut", "chestnut")
IN_SUITS: Final = tuple(Suit)


@dataclass(frozen=True, slots=True)
class Melding:
    """What a touch asks for that is no action yet: to tell a meld; `name` once it is known which."""

    name: str = ""


def colour_of(side: int) -> str:
    """Returns the colour of a side, where several players share one: two sides have one of their own."""
    return COLOURS[side] if side < len(COLOURS) else "button"


def picture_of(side: int) -> str:
    """Returns the picture of a side; of more than four, they begin again."""
    return PICTURES[side % len(PICTURES)]


def view(state: State, source: object = None) -> Table:
    """Returns what the table shows; `source` is a Melding while one is told."""
    hand, shown, listed = state.hand, shown_hand(state), choices(state)
    melding = source if isinstance(source, Melding) and hand and not hand.tricks.table else None
    rows = () if melding or _asks_who_leads(listed) else _rows(state, listed)
    return Table(
        task=_task(state),
        seats=tuple(_seat(state, seat) for seat in range(len(state.players))),
        cards_each=0 if state.description.rounds else 1,
        old_trick=shown is not None and not shown.tricks.table and bool(shown.tricks.done),
        rows=rows,
        led=_led(state, hand) if hand else None,
        trump=_suit(hand.agreed.trump) if hand else None,
        where=_where(state, hand) if hand else (),
        scores=tuple(
            SideScore(written(points), picture_of(side), colour_of(side), _below(state, side))
            for side, points in enumerate(state.totals)
        )
        if state.description.has_teams
        else (),
        buttons=tuple(_meld_answers(state, listed, melding) if melding else _answers(state, listed)),
        explanations=explain(state),
        last_trick=_last_trick(state, hand) if hand and hand.tricks.table else None,
        sources=tuple(_sources(state, listed)) if rows else (),
        dealing=state.phase is Phase.DEAL,
    )


def shown_hand(state: State) -> Hand | None:
    """Returns the hand whose cards lie on the table: the running one once it is dealt, else the last."""
    hand = state.hand
    is_begun = hand is not None and hand.phase is not Phase.DEAL
    return hand if is_begun or not state.hands else state.hands[-1]


def label_of(state: State, action: object) -> Phrase | None:
    """Returns what a button says that enters an action; None for a card, which is touched itself."""
    match action:
        case actions.Deal(str()) | actions.Play() | actions.Call():
            return None
        case actions.Bid(bid) if bid is not None:
            return phrase("choice.bid", bid=bid)
        case actions.Bid():
            return phrase("choice.take")
        case actions.Trump(suit):
            return phrase("choice.trump", suit=suit_said(suit)) if suit else phrase("choice.no-trump")
        case actions.Melded(seat, meld):
            return phrase("choice.meld", meld=meld, player=Player(seat))
        case actions.Took(seat):
            return phrase("choice.took", player=Player(seat))
        case actions.Tell():
            return _asked(state, action)
        case actions.Count():
            return _counted(action)
    return phrase(f"choice.{type(action).__name__.lower()}")


def _counted(action: actions.Count) -> Phrase:
    if action.seat is None:
        return phrase("choice.count-hand", counter=action.counter, value=action.value)
    return phrase("choice.count", counter=action.counter, value=action.value, player=Player(action.seat))


def _asked(state: State, action: actions.Tell) -> Phrase:
    ask, value = state.description.ask(action.ask), action.value
    number = phrase("choice.yes" if value else "choice.no") if isinstance(value, bool) else value
    values = {"say": said(ask.say) if ask else phrase("card", name=action.ask), "value": number}
    if action.seat is None:
        return phrase("choice.tell-hand", **values)
    return phrase("choice.tell", player=Player(action.seat), **values)


def _task(state: State) -> Phrase:
    turn, phase, hand = turn_of(state), state.phase, state.hand
    if hand and phase is Phase.TRUMP and hand.agreed.is_alone:
        turn, phase = playing.begin_play(state, hand).leader, Phase.PLAY
    if turn is not None:
        leads = hand and phase is Phase.PLAY and not hand.tricks.table
        calls = hand and phase is Phase.TRUMP and not bidding.waits_for_trump(hand)
        return phrase("task.lead" if leads else "task.call" if calls else f"task.{phase}", player=Player(turn))
    if phase is Phase.PLAY:
        return phrase("task.lead-card", card=card(state, _lead_card(state)))
    passed = passes(state.description, hand) if hand and phase is Phase.PASS else None
    return passed or phrase(f"task.{phase}")


def _lead_card(state: State) -> int:
    names = [face.name for face in state.description.deck.faces]
    return names.index(state.description.play.leads)


def _asks_who_leads(listed: tuple[actions.Action, ...]) -> bool:
    """Whether a card decides who leads, so that its holder is touched instead of it."""
    return any(isinstance(action, actions.Play) and action.seat is not None for action in listed)


def _answers(state: State, listed: tuple[actions.Action, ...]) -> Iterator[Answer]:
    """Yields what can be entered and is no card; in play that stands beside the cards."""
    for action in listed:
        if isinstance(action, actions.Play) and action.seat is not None:
            yield Answer(phrase("choice.player", player=Player(action.seat)), action)
        elif not isinstance(action, actions.Melded) and (label := label_of(state, action)):
            yield Answer(label, action)


def _sources(state: State, listed: tuple[actions.Action, ...]) -> Iterator[Source]:
    """Yields what stands beside the cards to touch: melds, and playing alone."""
    for action in listed:
        if isinstance(action, actions.Alone):
            yield Source(phrase("choice.alone"), action, chosen=False)
    if any(isinstance(action, actions.Melded) for action in listed):
        yield Source(phrase("choice.melds"), Melding(), chosen=False)


def _meld_answers(state: State, listed: tuple[actions.Action, ...], melding: Melding) -> Iterator[Answer]:
    """Yields the melds, or once one is chosen who tells it."""
    melds = [action for action in listed if isinstance(action, actions.Melded)]
    if melding.name:
        players = [action for action in melds if action.meld == melding.name]
        yield from (Answer(phrase("choice.player", player=Player(one.seat)), one) for one in players)
    else:
        cards = {meld.name: meld.cards for meld in state.description.melds}
        for name in dict.fromkeys(action.meld for action in melds):
            text = cards[name]
            label = phrase("choice.meld-cards", meld=name, cards=said(text)) if text else phrase("card", name=name)
            yield Answer(label, Melding(name))
    yield Answer(phrase("choice.back"), None)


def _seat(state: State, seat: int) -> Seat:
    hand = state.hand
    side = next(number for number, seats in enumerate(state.sides) if seat in seats)
    has_teams = state.description.has_teams
    colour, picture = (colour_of(side), picture_of(side)) if has_teams else ("button", "")
    points: tuple[Phrase, ...] = () if has_teams else (phrase("view.points", points=written(state.totals[side])),)
    points += (*(() if has_teams else _counters(state, Per.SIDE, side)), *_counters(state, Per.PLAYER, seat))
    shown = shown_hand(state)
    laid = [one for one in playing.cards_laid(state, shown) if one.seat == seat] if shown else []
    return Seat(
        colour,
        picture,
        says=(*points, *(_says(state, hand, seat) if hand else ())),
        acts=seat == turn_of(state),
        wins=any(one.wins for one in laid),
        cards=tuple(face_of(state.description, one.face) for one in laid),
    )


def _below(state: State, side: int) -> Phrase | None:
    """Returns a side's counter, or else its tricks of the running hand, once one is over."""
    hand, counter = state.hand, next(_counters(state, Per.SIDE, side), None)
    if counter or hand is None or not hand.tricks.done:
        return counter
    return phrase("view.tricks", count=sum(trick.winner in state.sides[side] for trick in hand.tricks.done))


def _counters(state: State, per: Per, place: int) -> Iterator[Phrase]:
    """Yields the counters of a player or a side that are not nought."""
    for counter, held in zip(state.description.counters, state.ledger.counters, strict=True):
        if counter.per is per and held[place]:
            yield phrase("view.counter", name=counter.name.replace("_", " "), value=written(held[place]))


def _says(state: State, hand: Hand, seat: int) -> Iterator[Phrase]:
    """Yields what stands below a player's name: the bid and the tricks so far, who declares, who deals."""
    bid, won = hand.auction.bids[seat], sum(trick.winner == seat for trick in hand.tricks.done)
    rule = state.description.bid
    if bid is not None and rule and hand.phase is not Phase.BID and rule.kind == "tricks":
        yield phrase("view.tricks-of", count=won, bid=bid)
    else:
        if bid is not None and rule:
            yield phrase("view.bid", bid=rule.of[bid - 1] if rule.of else bid)
        if hand.tricks.done:
            yield phrase("view.tricks", count=won)
    if hand.agreed.declarer == seat:
        yield phrase("view.declarer")
    if playing.sitter(state, hand) == seat:
        yield phrase("view.sits-out")
    if hand.dealt.dealer == seat and not hand.tricks.done:
        yield phrase("view.deals")


def _rows(state: State, listed: tuple[actions.Action, ...]) -> tuple[tuple[CardChoice, ...], ...]:
    """Returns the deck in rows of suits; cards without a suit come last."""
    entered = {_card_in(action): action for action in listed}
    if not entered.keys() - {None}:
        return ()
    deck = state.description.deck
    faces = [(face, face_of(state.description, place)) for place, face in enumerate(deck.faces)]
    rows = (
        tuple(CardChoice(shown, entered.get(face.name)) for face, shown in faces if face.suit == suit)
        for suit in (*deck.suits, "")
    )
    return tuple(row for row in rows if row)


def _card_in(action: actions.Action) -> str | None:
    if isinstance(action, actions.Play | actions.Call):
        return action.card
    return action.turned if isinstance(action, actions.Deal) else None


def _suit(name: str | None) -> Suit | None:
    return Suit(name) if name in IN_SUITS else None


def _led(state: State, hand: Hand) -> str | None:
    suits, known = state.description.deck.suits, playing.ranking(state, hand)
    led = known.led_suit(hand.tricks.table)
    if led == NO_SUIT:
        return None
    suit = suits[led] if led != known.trump else hand.agreed.trump
    return _suit(suit) or (suit if suit in suits else None)


def _last_trick(state: State, hand: Hand) -> ShownTrick[Face] | None:
    trick = hand.tricks.done[-1] if hand.tricks.done else None
    if trick is None or trick.is_told or trick.leader is None:
        return None
    best = playing.ranking(state, hand).winning_place(trick.faces)
    faces: tuple[Face, ...] = tuple(face_of(state.description, face) for face in trick.faces)
    return ShownTrick(len(state.players), trick.leader, faces, (best,))


def _where(state: State, hand: Hand) -> tuple[Phrase, ...]:
    number = part_named(state.description, hand)
    if hand.phase is not Phase.PLAY:
        return (number,)
    trick = min(len(hand.tricks.done) + 1, hand.dealt.tricks)
    return number, phrase("view.trick", trick=trick, tricks=hand.dealt.tricks)
