"""The state of a game in short, for other screens: score, the rule that applies, what it waits for."""

from companion.games.masters_of_maple_syrup.state import Phase, State
from companion.games.masters_of_maple_syrup.view import view
from companion.journal.standing import Standing
from companion.translations import Translation


def describe_score(standing: Standing, words: Translation) -> str:
    """Returns the values of both properties, and how far the game has come."""
    first, second = standing.state_as(State).scores
    turn = words.text("ui.bar.turn", number=len(standing.state_as(State).ended) + 1)
    return f"{first} : {second}  ·  {words.text('ui.games.over') if standing.over else turn}"


def rule_of(standing: Standing) -> str:
    """Returns the fact of the rules for the phase."""
    return view(standing.state_as(State)).task.rule or ""


def asks(standing: Standing) -> bool:
    """Tells whether the player in turn must choose, and not merely play on."""
    return standing.state_as(State).phase is Phase.ACT


def pauses(standing: Standing) -> bool:
    """Tells whether values are still to be entered."""
    return standing.state_as(State).phase is Phase.TALLY
