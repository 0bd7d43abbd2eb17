"""The state of a game of Bamboo Harvest in short, for other screens: its score, and what it waits for."""

from companion.games.bamboo_harvest.state import State
from companion.games.bamboo_harvest.view import view
from companion.journal.game_snapshot import GameSnapshot
from companion.translations import Translation


def describe_score(snapshot: GameSnapshot, words: Translation) -> str:
    """Returns the tokens of every seat, and how far the game has come."""
    state = snapshot.state_as(State)
    tokens = words.text("ui.games.stands", tokens=" : ".join(map(str, state.tokens)))
    if snapshot.over:
        return f"{tokens}  ·  {words.text('ui.games.over')}"
    return f"{tokens}  ·  {words.text('ui.bar.round' if state.round else 'ui.bar.setup', number=state.round)}"


def asks(snapshot: GameSnapshot) -> bool:
    """Tells whether the seat in turn must discard deeds."""
    return bool(view(snapshot.state_as(State)).surplus)
