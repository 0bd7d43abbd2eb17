"""The state of a game of Lunar in short, for other screens: score, the rule that applies, what it waits for."""

from companion.games.lunar.state import Phase, State
from companion.games.lunar.view import view
from companion.journal.standing import Standing
from companion.translations import Translation


def describe_score(standing: Standing, words: Translation) -> str:
    """Returns the points of both sides, and how far the game has come."""
    state = standing.state_as(State)
    first, second = state.scores
    part = words.text("ui.bar.round", number=state.rounds[-1].number)
    return f"{first} : {second}  ·  {words.text('ui.games.over') if state.round is None else part}"


def rule_of(standing: Standing) -> str:
    """Returns the fact of the rules for the phase."""
    return view(standing.state_as(State)).task.rule or ""


def asks(standing: Standing) -> bool:
    """Tells whether numbers are asked for: stars, or points of the track."""
    return standing.state_as(State).phase in (Phase.STARS, Phase.TRACK)
