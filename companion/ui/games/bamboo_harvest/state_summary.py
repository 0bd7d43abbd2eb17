"""The state of a game of Bamboo Harvest in short, for other screens: its score, and what it waits for."""

from companion.games.bamboo_harvest.state import State
from companion.games.bamboo_harvest.view import view
from companion.journal.standing import Standing
from companion.translations import Translation


def describe_score(standing: Standing, words: Translation) -> str:
    """Returns the tokens of every seat, and how far the game has come."""
    state = standing.state_as(State)
    tokens = words.text("ui.games.stands", tokens=" : ".join(map(str, state.tokens)))
    if standing.over:
        return f"{tokens}  ·  {words.text('ui.games.over')}"
    return f"{tokens}  ·  {words.text('ui.bar.round' if state.round else 'ui.bar.setup', number=state.round)}"


def asks(standing: Standing) -> bool:
    """Tells whether the seat in turn must discard deeds."""
    return bool(view(standing.state_as(State)).surplus)
