"""A described game in short, for other screens: what it is called, its score, the rule that applies."""

from companion.games.described.explanation import said, written
from companion.games.described.state import State
from companion.games.described.view import view
from companion.journal.standing import Standing
from companion.translations import Translation


def title(standing: Standing, words: Translation) -> str:
    """Returns what its file calls the game."""
    return words.say(said(standing.state_as(State).description.name), ())


def describe_score(standing: Standing, words: Translation) -> str:
    """Returns the points of all sides, and how far the game has come."""
    state = standing.state_as(State)
    points = " : ".join(str(written(total)) for total in state.totals)
    where = view(state).where
    part = words.say(where[0], ()) if where else words.text("ui.games.over") if state.winners else ""
    return "  ·  ".join(filter(None, (points, part)))


def rule_of(standing: Standing) -> str:
    """Returns the fact that the last explanation rests on."""
    return next((one.rule for one in reversed(standing.game.explain(standing.state)) if one.rule), "")
