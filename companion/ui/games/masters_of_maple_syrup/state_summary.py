"""The state of a game in short, for other screens: its score, what it waits for."""

from companion.games.masters_of_maple_syrup.state import Phase, State
from companion.journal.game_snapshot import GameSnapshot
from companion.translations import Translation


def describe_score(snapshot: GameSnapshot, words: Translation) -> str:
    """Returns the values of both properties, and how far the game has come."""
    first, second = snapshot.state_as(State).scores
    turn = words.text("ui.bar.turn", number=len(snapshot.state_as(State).ended) + 1)
    return f"{first} : {second}  ·  {words.text('ui.games.over') if snapshot.over else turn}"


def asks(snapshot: GameSnapshot) -> bool:
    """Tells whether the player in turn must choose, and not merely play on."""
    return snapshot.state_as(State).phase is Phase.ACT


def pauses(snapshot: GameSnapshot) -> bool:
    """Tells whether values are still to be entered."""
    return snapshot.state_as(State).phase is Phase.TALLY
