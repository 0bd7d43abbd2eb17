"""The report as plain text: the versions of a game side by side, then the narrative of each."""

import sys
import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from companion.events.comparison import by_game, compare
from companion.events.narrative import GameNarrative, narrative_of
from companion.events.report import ReportLine
from companion.events.report_words import report_words, words_of

MAX_WIDTH: Final = 100
UNBROKEN: Final = sys.maxsize
"""A width at which no sentence is broken, for a screen that breaks lines by itself."""
_GAP: Final = 3
_LONGEST_NAME: Final = 48
"""The most letters of a figure's name, such as a designer's question, in the table of versions."""


def write_text(lines: Sequence[ReportLine], language: str, width: int = MAX_WIDTH) -> str:
    """Returns the whole report in sentences, broken into lines of so many characters."""
    if not lines:
        return report_words(None, language)("nothing")
    return "\n".join(row for versions in by_game(lines).values() for row in _game(versions, language, width)).rstrip()


def _game(versions: Sequence[ReportLine], language: str, width: int) -> Iterator[str]:
    for line in versions:
        yield from _narrative(narrative_of(line, language), width)
    if len(versions) > 1:
        say = words_of(versions[0], language)
        yield from _underlined(f"{say.game}: {say('side-by-side')}")
        yield from _columns(
            [
                (textwrap.shorten(name, _LONGEST_NAME, placeholder=" …"), *cells)
                for name, *cells in compare(versions, language)
            ]
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
