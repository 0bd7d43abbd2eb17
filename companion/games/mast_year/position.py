"""The position of a game of Mast Year, as a replay shows it: nothing but what lay open at that moment."""

from companion.engine.positions import LaidCard, Position
from companion.games.mast_year.state import Hand, Phase, State
from companion.games.mast_year.view import shown_hand, shown_trick
from companion.phrases import Phrase, phrase


def position(state: State) -> Position:
    """Returns where the game is, and the cards of the running trick or of the last one."""
    hand = shown_hand(state)
    is_between_tricks = hand is None or not hand.table
    trump = (hand.trunk_suit if hand else None) or ""
    return Position(_title(state), _laid(hand) if hand else (), is_between_tricks, trump)


def _laid(hand: Hand) -> tuple[LaidCard, ...]:
    """Returns the trunk card, the cards of a trick, or the Oaks' last cards."""
    if hand.trunk and not hand.tricks and not hand.table:
        return (LaidCard(hand.deal.speedy, hand.trunk),)
    revealed = tuple(LaidCard(seat, card) for seat, card in hand.revealed)
    return tuple(sorted(revealed or shown_trick(hand).laid(lambda card: card), key=lambda laid: laid.seat))


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
