"""What the companion plays for a seat of a described game: chosen by the cards on the table, without its hand."""

from companion.engine import Phrase
from companion.games.described.playing import ranking
from companion.games.described.ranking import NO_SUIT
from companion.games.described.state import Phase, State
from companion.games.described.summary import turn_of
from companion.journal.game_snapshot import GameSnapshot
from companion.phrases import Player, phrase


def stand_in(snapshot: GameSnapshot, seat: int) -> Phrase | None:
    """Returns what the seat does now; None while another one must act."""
    state = snapshot.state_as(State)
    hand, player = state.hand, Player(seat)
    if hand is None or turn_of(state) != seat:
        return None
    match hand.phase:
        case Phase.BID:
            return phrase("stand-in.bid", "DG-2.1", player=player)
        case Phase.PLAY if hand.tricks.table and state.description.play.follow == "suit":
            led = ranking(state, hand).led_suit(hand.tricks.table)
            if led != NO_SUIT:
                return phrase("stand-in.follow", "DG-3.1", player=player)
    return phrase("stand-in.low", "DG-3.1", player=player) if hand.phase is Phase.PLAY else None
