"""The result of a game in a few lines, to be read on a telephone."""

from companion.games.masters_of_maple_syrup.explanation import explain_end
from companion.games.masters_of_maple_syrup.state import State
from companion.phrases import Phrase, Player, phrase


def result(state: State) -> tuple[Phrase, ...]:
    """Returns the game's name, each player's property and points, and who won."""
    sides = tuple(
        phrase("result.side", None, player=Player(seat), points=side.score, count=len(side.placed))
        for seat, side in enumerate(state.sides)
    )
    return (phrase("name"), *sides, *((explain_end(state),) if state.winner is not None else ()))
