"""What whist tells programs and people: the score line, the sheet, the accounts, and why."""

from typing import Any

from companion.cards import DECK
from companion.engine import Irregularity, Phrase, Player
from companion.phrases import phrase
from companion.tricks.history import cards_of
from companion.tricks.screen_table import Answer, Seat, SideScore, Table, rows_of

from .rules import TRICKS, Deal, Hand, State, choices

SIDES = ("0-2", "1-3")
COLOURS = ("first_side", "second_side")
SIGNS = ("spades", "hearts")


def summary(state: State) -> dict[str, Any]:
    """Returns the `score` line."""
    hand = state.hand
    hands = state.closed if hand is None else (*state.closed, hand)
    return {
        "game": "whist",
        "phase": state.phase,
        "turn": hand.turn if hand and hand.phase == "tricks" else None,
        "scores": dict(zip(SIDES, state.points, strict=True)),
        "over": hand is None,
        "winner": SIDES[_winner(state)] if hand is None else None,
        "hands": [_line(number, hand) for number, hand in enumerate(hands, 1)],
    }


def sheet(state: State) -> tuple[Phrase, ...]:
    """Returns the score sheet."""
    lines = [phrase("name")]
    for number, hand in enumerate(state.closed, 1):
        first, second = hand.tricks_of(0, 2), hand.tricks_of(1, 3)
        lines.append(phrase("sheet.hand", number=number, suit=hand.trump_suit or "", first=first, second=second))
        lines += map(_revoke, hand.irregularities)
    return (*lines, _standing(state))


def result(state: State) -> tuple[Phrase, ...]:
    """Returns how it stands, in two lines."""
    return phrase("name"), _standing(state)


def accounts(state: State) -> tuple[Phrase, ...]:
    """Returns who held what in each hand that is over."""
    return tuple(
        phrase("account.held", "WH-2.4", player=Player(seat), cards=tuple(sorted(cards, key=DECK.index)))
        for hand in state.closed
        for seat in range(4)
        for cards in [cards_of(hand.tricks, seat, 4)]
    )


def explain(state: State) -> tuple[Phrase, ...]:
    """Returns why the last trick went where it went, and what is noted."""
    played = [hand for hand in (*state.closed, state.hand) if hand and hand.tricks]
    if not played:
        return (phrase("explain.first", "WH-1.2", dealer=Player(3)),)
    hand, last = played[-1], played[-1].tricks[-1]
    card = last.cards[(last.winner - last.leader) % 4]
    key = "explain.trumped" if card.suit is hand.trump_suit else "explain.highest"
    won = phrase(key, "WH-2.3", winner=Player(last.winner), card=card, suit=card.suit)
    return (won, *map(_revoke, hand.irregularities))


def view(state: State, source: object = None) -> Table:
    """Returns what the table shows."""
    hand, can_follow = state.hand or state.closed[-1], choices(state)
    where = (phrase("ui.bar.trick", number=len(hand.tricks) + 1, count=TRICKS),) if state.phase == "tricks" else ()
    return Table(
        task=_task(state),
        seats=tuple(_seat(hand, seat, acts=seat == state.turn) for seat in range(4)),
        picture=SIGNS[(state.turn or 0) % 2],
        old_trick=not hand.table,
        rows=rows_of(DECK, {choice.card: choice for choice in can_follow if not isinstance(choice, Deal)}),
        led=hand.table[0].suit if hand.table else None,
        trump=hand.trump_suit,
        where=(phrase("ui.bar.hand", number=len(state.closed) + 1), *where),
        scores=tuple(SideScore(state.points[side], SIGNS[side], COLOURS[side]) for side in (0, 1)),
        buttons=tuple(Answer(phrase("task.dealt"), choice) for choice in can_follow if isinstance(choice, Deal)),
        explanations=explain(state),
        last_trick=hand.last,
        dealing=hand.phase == "deal",
    )


def _task(state: State) -> Phrase:
    if state.turn is None:
        return phrase("task.deal", "WH-1.2") if state.hand else _standing(state)
    return phrase("task.play" if state.phase == "tricks" else "task.trump", "WH-2.1", player=Player(state.turn))


def _seat(hand: Hand, seat: int, *, acts: bool) -> Seat:
    shown, side = hand.shown, seat % 2
    says = (phrase("ui.plate.led"),) if shown.leads(seat) else ()
    return Seat(COLOURS[side], SIGNS[side], says, acts, shown.is_won_by(seat), cards=shown.of(seat))


def _line(number: int, hand: Hand) -> dict[str, Any]:
    return {
        "hand": number,
        "dealer": hand.dealer,
        "trump": hand.trump.name if hand.trump else None,
        **hand.line(points=dict(zip(SIDES, map(hand.points_of, (0, 1)), strict=True))),
    }


def _winner(state: State) -> int:
    return 0 if state.points[0] > state.points[1] else 1


def _standing(state: State) -> Phrase:
    first, second = state.points
    if state.hand:
        return phrase("sheet.standing", "WH-3.2", first=first, second=second, target=state.target)
    winners = tuple(Player(seat) for seat in ((0, 2), (1, 3))[_winner(state)])
    return phrase("sheet.won", "WH-3.2", first=first, second=second, winners=winners)


def _revoke(found: Irregularity) -> Phrase:
    return phrase("explain.revoke", "WH-2.5", player=Player(found.seat), trick=found.trick or 0, shown=found.shown or 0)
