"""The first tricks of Lunar, for a table that has never played a game of tricks."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.app.lesson import Lesson
from companion.games.lunar.state import Phase, Round, State
from companion.journal.standing import Standing
from companion.phrases import Player, phrase

PARTNER: Final = 2
"""The place of the card that completes the pair of the leading team."""
TAUGHT_TRICKS: Final = 2


def lessons(standing: Standing) -> Sequence[Lesson]:
    """Returns what a table learns at this step of its first round."""
    state = standing.state_as(State)
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
