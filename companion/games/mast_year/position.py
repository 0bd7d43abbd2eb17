"""The position of a game of Mast Year, as a replay shows it: nothing but what lay open at that moment."""

from companion.engine.positions import LaidCard, Position
from companion.games.mast_year.state import Hand, Phase, State
from companion.games.mast_year.view import view
from companion.phrases import Phrase, phrase


def position(state: State) -> Position:
    """Returns where the game is, and the cards of the running trick or of the last one."""
    shown = view(state).seats
    laid = tuple(LaidCard(seat.seat, seat.card, seat.led, seat.wins) for seat in shown if seat.card)
    hand = state.hand
    if hand is not None and not hand.tricks and not hand.table and hand.trunk:
        laid = (LaidCard(hand.deal.speedy, hand.trunk),)
    return Position(_title(state), laid, is_between_tricks=hand is None or not hand.table)


def _title(state: State) -> Phrase:
    """Returns the hand and the trick; in a tournament, its game too."""
    title = _hand(state.phase, state.hand, len(state.hands))
    if state.options.tournament:
        return phrase("position.in-game", "MY-9.4", game=len(state.matches), place=title)
    return title


def _hand(phase: Phase, hand: Hand | None, hands: int) -> Phrase:
    if hand is None:
        return phrase("position.over" if phase is Phase.OVER else "position.between")
    number = hand.deal.number
    if hand.revealed:
        return phrase("position.reveal", hand=number)
    if hand.tricks or hand.table:
        return phrase("position.trick", hand=number, trick=len(hand.tricks) + bool(hand.table), tricks=hand.deal.tricks)
    return phrase("position.trunk" if hand.trunk else "position.deal", hand=number)
