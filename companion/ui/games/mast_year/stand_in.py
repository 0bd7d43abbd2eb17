"""What the companion plays for a seat of Mast Year: chosen by the cards on the table, without its hand."""

from companion.engine import Phrase
from companion.games.mast_year.state import Hand, Phase, State
from companion.games.mast_year.view import asked_in
from companion.journal.standing import Standing
from companion.phrases import Player, phrase
from companion.tricks import winning_place

SEATS = 4


def stand_in(standing: Standing, seat: int) -> Phrase | None:
    """Returns what the seat does now; None while another one must act."""
    state = standing.state_as(State)
    hand, player = state.hand, Player(seat)
    if hand is None:
        return None
    if state.phase is Phase.PASS:
        return phrase("stand-in.pass", "MY-4.1", player=player)
    if asked_in(state) != seat:
        return None
    match state.phase:
        case Phase.TRUNK:
            return phrase("stand-in.trunk", "MY-5.1", player=player)
        case Phase.EAT:
            largest = max(hand.face_up(seat), key=lambda stash: len(stash.cards))
            return phrase("stand-in.eat", "MY-6.3", player=player, cards=largest.cards)
        case Phase.REVEAL:
            return phrase("stand-in.reveal", "MY-8.1", player=player)
        case Phase.TRICKS:
            return _play(hand, seat)
    return None


def _play(hand: Hand, seat: int) -> Phrase:
    """Returns which card the seat lays, in words: it wins as cheaply as it can, but not from its partner."""
    player, trunk = Player(seat), hand.trunk_suit
    if not hand.table or trunk is None:
        return phrase("stand-in.lead", "MY-5.4", player=player)
    led, place = hand.table[0].suit, winning_place(hand.table, trunk)
    best, winner = hand.table[place], (hand.leader + place) % SEATS
    if winner == (seat + SEATS // 2) % SEATS:
        return phrase("stand-in.partner", "MY-5.3", player=player, suit=led)
    key = "stand-in.trunked" if best.suit is trunk and led is not trunk else "stand-in.win"
    return phrase(key, "MY-5.3", player=player, suit=led, trunk=trunk, best=best)
