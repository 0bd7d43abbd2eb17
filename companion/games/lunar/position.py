"""The position of a game of Lunar, as a replay shows it: nothing but what lay open at that moment."""

from companion.engine.positions import Position
from companion.games.lunar.actions import TRICKS
from companion.games.lunar.playable import named
from companion.games.lunar.state import Phase, Round, State
from companion.games.lunar.view import lying_round, shown_trick
from companion.phrases import Phrase, phrase


def position(state: State) -> Position:
    """Returns where the game is, and the cards of the running trick or of the last one."""
    running, shown = state.round, lying_round(state)
    is_between_tricks = shown is not running or not (shown.table or shown.phase is Phase.STARS)
    trump = phrase(f"card.{shown.trump}") if shown.trump else ""
    return Position(_title(running, shown), shown_trick(state, shown).laid(named), is_between_tricks, trump)


def _title(running: Round | None, shown: Round) -> Phrase:
    """Returns the round and the trick."""
    if running is None:
        return phrase("position.over")
    if running is not shown:
        return phrase("position.after", None, number=shown.number)
    if not shown.tricks and not shown.table:
        return phrase("position.begin", None, number=shown.number)
    trick = len(shown.tricks) + bool(shown.table)
    return phrase("position.trick", None, number=shown.number, trick=trick, tricks=TRICKS)
