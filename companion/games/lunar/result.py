"""The result of a game in a few lines, to be read on a telephone."""

from companion.games.lunar.round_words import explain_end
from companion.games.lunar.state import State
from companion.games.lunar.teams import team_phrase
from companion.phrases import Phrase, phrase


def result(state: State) -> tuple[Phrase, ...]:
    """Returns the game's name, each round's points, each team's score, and who won."""
    rounds = tuple(
        phrase("result.round", None, number=played.number, first=played.points[0], second=played.points[1])
        for played in state.closed
        if played.points
    )
    teams = tuple(team_phrase("sheet.standing", None, state, team, points=state.scores[team]) for team in (0, 1))
    return (phrase("name"), *rounds, *teams, *(explain_end(state) if state.winner is not None else ()))
