"""The state of a game of Lunar in short, for other screens: its score, how it is entered, what it waits for."""

from companion.app.game_screens import BY_HAND, TALLY
from companion.games.lunar.state import Phase, State
from companion.journal.game_snapshot import GameSnapshot
from companion.translations import Translation


def describe_score(snapshot: GameSnapshot, words: Translation) -> str:
    """Returns the points of both sides, and how far the game has come."""
    state = snapshot.state_as(State)
    first, second = state.scores
    part = words.text("ui.bar.round", number=state.rounds[-1].number)
    return f"{first} : {second}  ·  {words.text('ui.games.over') if state.round is None else part}"


def way_of(snapshot: GameSnapshot) -> str:
    """Returns how the last round was entered; "" before the first."""
    rounds = snapshot.state_as(State).rounds
    last = next((played for played in reversed(rounds) if played.tricks or played.tallied), None)
    if last is None:
        return ""
    return TALLY if last.tallied else BY_HAND


def asks(snapshot: GameSnapshot) -> bool:
    """Tells whether numbers are asked for: stars, or points of the track."""
    return snapshot.state_as(State).phase in (Phase.STARS, Phase.TRACK)
