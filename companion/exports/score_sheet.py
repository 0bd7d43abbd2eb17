"""The printable score sheet of any game, as a PDF on A4."""

from typing import Final

from companion.engine.game import AnyGame
from companion.exports.games import find_drawing
from companion.exports.lines import draw_lines, ended_of
from companion.exports.paper import Paper
from companion.exports.people import People

FOOTER: Final = "printed.foot"


def print_sheet(game: AnyGame, state: object, people: People, day: str) -> bytes:
    """Returns the score sheet of a game as it stands, a PDF; `day` is when it was played."""
    title = people.words.text("name")
    drawing = find_drawing(game.name)
    paper = Paper(title, people.words.text(FOOTER) if drawing else title)
    if drawing:
        drawing(paper, state, people, day)
    else:
        draw_lines(
            paper,
            [people.words.say(line, people.names) for line in game.sheet(state)],
            day,
            ended_of(game, state, people),
        )
    return paper.finish()
