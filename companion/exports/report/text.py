"""The report as plain text: the versions of a game side by side, then the narrative of each."""

import sys
import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from companion.events.narrative import GameNarrative
from companion.events.told_report import ToldGame, ToldReport

MAX_WIDTH: Final = 100
UNBROKEN: Final = sys.maxsize
"""A width at which no sentence is broken, for a screen that breaks lines by itself."""
_GAP: Final = 3
_LONGEST_NAME: Final = 48
"""The most letters of a figure's name, such as a designer's question, in the table of versions."""


def write_text(report: ToldReport, width: int = MAX_WIDTH) -> str:
    """Returns the whole report in sentences, broken into lines of so many characters."""
    return "\n".join(row for game in report.games for row in _game(game, width)).rstrip() or report.say("nothing")


def _game(game: ToldGame, width: int) -> Iterator[str]:
    for _, narrative in game.versions:
        yield from _narrative(narrative, width)
    if game.compared:
        yield from _underlined(f"{game.say.game}: {game.say('side-by-side')}")
        yield from _columns(
            [(textwrap.shorten(name, _LONGEST_NAME, placeholder=" …"), *cells) for name, *cells in game.compared]
        )
        yield ""


def _narrative(narrative: GameNarrative, width: int) -> Iterator[str]:
    yield from _underlined(narrative.title)
    yield narrative.rules
    yield ""
    for part in narrative.parts:
        yield part.title
        for sentence in part.sentences:
            yield from textwrap.wrap(sentence, width, initial_indent="  ", subsequent_indent="    ")
        yield ""


def _underlined(title: str) -> tuple[str, str]:
    return title, "=" * len(title)


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yields rows with their cells aligned in columns."""
    widths = [max(map(len, column)) + _GAP for column in zip(*rows, strict=True)]
    for row in rows:
        yield "".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
