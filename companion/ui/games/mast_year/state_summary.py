"""The state of a game of Mast Year in short, for other screens: score, the rule that applies, what it waits for."""

from companion.games.mast_year.state import Match, Phase, State
from companion.games.mast_year.view import view
from companion.journal.standing import Standing
from companion.translations import Translation


def describe_score(standing: Standing, words: Translation) -> str:
    """Returns the points of both teams, and how far the game has come."""
    state = standing.state_as(State)
    hand = state.hand.deal.number if state.hand else len(state.hands)
    games = [_points(match, words) for match in state.matches]
    if state.options.tournament:
        games = [f"{words.text('statistics.game', number=number)}: {said}" for number, said in enumerate(games, 1)]
    far = words.text("ui.games.over") if standing.over else words.text("ui.bar.hand", number=hand)
    return f"{'  ·  '.join(games)}  ·  {far}"


def _points(match: Match, words: Translation) -> str:
    squirrels, oaks = match.scores
    return words.text("ui.games.stands", squirrels=squirrels, oaks=oaks)


def rule_of(standing: Standing) -> str:
    """Returns the fact of the rules for the phase."""
    return view(standing.state_as(State)).task.rule or ""


def asks(standing: Standing) -> bool:
    """Tells whether the winner must choose what to eat."""
    return standing.state_as(State).phase is Phase.EAT


def pauses(standing: Standing) -> bool:
    """Tells whether the table must say who is Speedy in a tournament's second game."""
    return standing.state_as(State).phase is Phase.SPEEDY
