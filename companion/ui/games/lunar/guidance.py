"""What a table is told to do: the first tricks of Lunar, and what the companion plays for a seat."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.app.game_screens import Lesson
from companion.engine import Phrase
from companion.games.lunar.deck import CardKind
from companion.games.lunar.state import Phase, Round, State, team_of
from companion.games.lunar.words import owed
from companion.journal.game_snapshot import GameSnapshot
from companion.phrases import Player, phrase

PARTNER: Final = 2
"""The place of the card that completes the pair of the leading team."""
TAUGHT_TRICKS: Final = 2


def lessons(snapshot: GameSnapshot) -> Sequence[Lesson]:
    """Returns what a table learns at this step of its first round."""
    state = snapshot.state_as(State)
    running = state.round
    return tuple(_of_first(state, running)) if running and running.number == 1 else ()


def _of_first(state: State, running: Round) -> Iterator[Lesson]:
    match running.phase:
        case Phase.TRUMP:
            key = "first-hand.sky" if state.is_for_two else "first-hand.exchange"
            yield Lesson(phrase(key, "LU-5.1" if state.is_for_two else "LU-2.1"), ("lunar/full-moon", "lunar/crescent"))
            yield Lesson(phrase("first-hand.trump", "LU-2.2"), ("lunar/wolf", "lunar/owl", "lunar/lynx", "lunar/bat"))
        case Phase.TRICKS if len(running.tricks) < TAUGHT_TRICKS:
            yield from _of_tricks(state, running)
        case Phase.STARS:
            yield Lesson(phrase("first-hand.stars", "LU-3.4"), ("lunar/star",))
        case Phase.TRACK:
            yield Lesson(phrase("first-hand.track", "LU-4.1"), ("lunar/star", "lunar/full-moon"))


def _of_tricks(state: State, running: Round) -> Iterator[Lesson]:
    player = Player(state.seat_of_turn(running))
    if running.tricks:
        yield Lesson(phrase("first-hand.won", "LU-3.3"), ("lunar/wolf", "lunar/wolf"))
    elif not running.table:
        yield Lesson(phrase("first-hand.lead", "LU-3.1", player=player), ("lunar/wolf", "lunar/full-moon"))
    elif len(running.table) < PARTNER:
        yield Lesson(phrase("first-hand.follow", "LU-3.2", player=player), ("lunar/lynx", "lunar/lynx"))
    else:
        yield Lesson(phrase("first-hand.pair", "LU-3.1", player=player), ("lunar/lynx", "lunar/star"))


def stand_in(snapshot: GameSnapshot, seat: int) -> Phrase | None:
    """Returns what the seat does now; None while another one must act."""
    state = snapshot.state_as(State)
    running, player = state.round, Player(seat)
    if running is None:
        return None
    if state.phase is Phase.TRUMP:
        return phrase("stand-in.exchange" if state.exchanges else "stand-in.trump", "LU-2.1", player=player)
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
    own, theirs = (
        next((laid.card.face.suit for laid in running.laid_by(side) if laid.card.face.suit), None)
        for side in (team, 1 - team)
    )
    return theirs is None or theirs is own
