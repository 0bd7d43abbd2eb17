"""A described game in short, for other screens: its name, its score, the rule that applies, how it was entered."""

from typing import Final

from companion.app.game_screens import BY_HAND, TALLY, WINNERS
from companion.games.described.explanation import said, written
from companion.games.described.state import State
from companion.games.described.view import view
from companion.journal.game_snapshot import GameSnapshot
from companion.translations import Translation

UNTOLD: Final = ("", "1.0")
"""No version, and the one of all shipped games; a state does not know whether its game is shipped."""


def title(snapshot: GameSnapshot, words: Translation) -> str:
    """Returns what its file calls the game."""
    return words.say(said(snapshot.state_as(State).description.name), ())


def describe_score(snapshot: GameSnapshot, words: Translation) -> str:
    """Returns the game's version unless it is 1.0, the points of all sides, and how far the game has come."""
    state = snapshot.state_as(State)
    version = state.description.version
    made = words.text("ui.more.version", version=version) if version not in UNTOLD else ""
    points = " : ".join(str(written(total)) for total in state.totals)
    where = view(state).where
    part = words.say(where[0], ()) if where else words.text("ui.games.over") if state.winners else ""
    return "  ·  ".join(filter(None, (made, points, part)))


def rule_of(snapshot: GameSnapshot) -> str:
    """Returns the fact that the last explanation rests on."""
    return next((one.rule for one in reversed(snapshot.game.explain(snapshot.state)) if one.rule), "")


def way_of(snapshot: GameSnapshot) -> str:
    """Returns how the last hand was entered; "" before the first."""
    for hand in reversed(snapshot.state_as(State).all_hands):
        if hand.closed and hand.closed.is_tallied:
            return TALLY
        if hand.tricks.done:
            return WINNERS if hand.tricks.done[-1].is_told else BY_HAND
    return ""
