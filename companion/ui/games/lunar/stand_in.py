"""What the companion plays for a seat of Lunar: chosen by the cards on the table, without its hand."""

from companion.engine import Phrase
from companion.games.lunar.deck import CardKind, LunarSuit
from companion.games.lunar.explanation import owed
from companion.games.lunar.state import Phase, Round, State, team_of
from companion.journal.standing import Standing
from companion.phrases import Player, phrase


def stand_in(standing: Standing, seat: int) -> Phrase | None:
    """Returns what the seat does now; None while another one must act."""
    state = standing.state_as(State)
    running, player = state.round, Player(seat)
    if running is None:
        return None
    if state.phase is Phase.TRUMP:
        exchanges = not state.is_for_two and not running.exchanged
        return phrase("stand-in.exchange" if exchanges else "stand-in.trump", "LU-2.1", player=player)
    return _play(running, seat) if state.turn == seat else None


def _play(running: Round, seat: int) -> Phrase:
    """Returns which card the seat lays, in words: the lowest number that will do, an animal that wins."""
    player, trump = Player(seat), phrase(f"card.{running.trump}")
    match owed(running, team_of(seat)):
        case CardKind.RANK:
            key = "high" if _needs_rank(running, team_of(seat)) else "low"
            return phrase(f"stand-in.{key}", "LU-3.3", player=player)
        case CardKind.SUIT if running.lead:
            lead = phrase(f"card.{running.lead}")
            key = "trumped" if running.lead is running.trump else "follow"
            return phrase(f"stand-in.{key}", "LU-3.2", player=player, lead=lead, trump=trump)
        case CardKind.SUIT:
            return phrase("stand-in.animal", "LU-3.2", player=player, trump=trump)
    if running.table:
        return phrase("stand-in.high", "LU-3.1", player=player)
    return phrase("stand-in.lead", "LU-3.1", player=player, trump=trump)


def _needs_rank(running: Round, team: int) -> bool:
    """Whether the higher number may decide: both teams have, or may get, the same animal."""
    own, theirs = (_suit_of(running, side) for side in (team, 1 - team))
    return theirs is None or theirs is own


def _suit_of(running: Round, team: int) -> LunarSuit | None:
    laid = running.table[(team - running.leader) % 2 :: 2]
    return next((one.card.face.suit for one in laid if one.card.kind is CardKind.SUIT), None)
