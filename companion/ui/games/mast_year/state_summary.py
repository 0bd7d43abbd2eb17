"""The state of a game of Mast Year in short, for other screens: its score, how it is entered, what it waits for."""

from companion.app.game_screens import BY_HAND, TALLY, WINNERS
from companion.games.mast_year.state import Match, Phase, State
from companion.journal.game_snapshot import GameSnapshot
from companion.translations import Translation


def describe_score(snapshot: GameSnapshot, words: Translation) -> str:
    """Returns the points of both teams, and how far the game has come."""
    state = snapshot.state_as(State)
    hand = state.hand.deal.number if state.hand else len(state.hands)
    games = [_points(match, words) for match in state.matches]
    if state.options.tournament:
        games = [f"{words.text('statistics.game', number=number)}: {said}" for number, said in enumerate(games, 1)]
    far = words.text("ui.games.over") if snapshot.over else words.text("ui.bar.hand", number=hand)
    return f"{'  ·  '.join(games)}  ·  {far}"


def _points(match: Match, words: Translation) -> str:
    squirrels, oaks = match.scores
    return words.text("ui.games.stands", squirrels=squirrels, oaks=oaks)


def way_of(snapshot: GameSnapshot) -> str:
    """Returns how the last hand was entered; "" before the first."""
    hands = snapshot.state_as(State).hands
    hand = next((hand for hand in reversed(hands) if hand.tricks or hand.tallied), None)
    if hand is None:
        return ""
    if hand.tallied:
        return TALLY
    return WINNERS if hand.tricks[-1].partial else BY_HAND


def asks(snapshot: GameSnapshot) -> bool:
    """Tells whether the winner must choose what to eat."""
    return snapshot.state_as(State).phase is Phase.EAT


def pauses(snapshot: GameSnapshot) -> bool:
    """Tells whether the table must say who is Speedy in a tournament's second game."""
    return snapshot.state_as(State).phase is Phase.SPEEDY
