"""The printable score sheet of any game, as a PDF on A4."""

from typing import Final

from companion.engine import OffersStandings, Player, SeatStanding
from companion.engine.game import AnyGame
from companion.exports.games import find_drawing
from companion.exports.lines import draw_lines
from companion.exports.paper import Paper
from companion.exports.people import People

FOOT: Final = "printed.foot"


def print_sheet(game: AnyGame, state: object, people: People, day: str) -> bytes:
    """Returns the score sheet of a game as it stands, a PDF; `day` is when it was played."""
    title = people.words.text("name")
    drawing = find_drawing(game.name)
    paper = Paper(title, people.words.text(FOOT) if drawing else title)
    if drawing:
        drawing(paper, state, people, day)
    else:
        draw_lines(
            paper,
            [people.words.say(line, people.names) for line in game.sheet(state)],
            day,
            _ended(game, state, people),
        )
    return paper.finish()


def _ended(game: AnyGame, state: object, people: People) -> list[tuple[str, SeatStanding]]:
    """Returns every player's name and standing; nothing while the game is not over."""
    standings = game.standings(state) if isinstance(game, OffersStandings) else ()
    return [(people.words.write(Player(standing.seat), people.names), standing) for standing in standings]
