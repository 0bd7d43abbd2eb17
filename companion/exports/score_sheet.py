"""The printable score sheet of any game, as a PDF on A4."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from companion.engine.game import AnyGame
from companion.exports.mast_year_sheet import draw_mast_year
from companion.exports.paper import MARGIN, Paper
from companion.exports.trick_blocks import People

Drawing = Callable[[Paper, Any, People, str], None]
DRAWINGS: Final[Mapping[str, Drawing]] = {"mast-year": draw_mast_year}
"""The games that have a drawing of their own; others are printed line by line."""
LINE: Final = 12.0


def print_sheet(game: AnyGame, state: Any, people: People, day: str) -> bytes:
    """Returns the score sheet of a game as it stands, a PDF; `day` is when it was played."""
    title = people.words.text("name")
    drawing = DRAWINGS.get(game.name)
    paper = Paper(title, people.words.text("printed.foot") if drawing else title)
    (drawing or _write_lines_of(game))(paper, state, people, day)
    return paper.finish()


def _write_lines_of(game: AnyGame) -> Drawing:
    def draw(paper: Paper, state: Any, people: People, day: str) -> None:
        y = float(MARGIN)
        for line in (day, *(people.words.say(item, people.names) for item in game.sheet(state))):
            y = paper.room(y, LINE)
            y = max(y + LINE, paper.write_lines(MARGIN, y + LINE, line, 9, 500) - LINE)

    return draw
