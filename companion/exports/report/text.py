"""The report as plain text: the answers on each version of a game, all side by side, then the narrative of each."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from companion.events.narrative import GameNarrative, NarrativePart
from companion.events.told_report import ToldGame, ToldReport

MAX_WIDTH: Final = 100
_GAP: Final = 3
_LONGEST_NAME: Final = 48
"""The most letters of a figure's name, such as a designer's question, in the table of versions."""


def write_text(report: ToldReport, width: int = MAX_WIDTH) -> str:
    """Returns the whole report in sentences, broken into lines of so many characters."""
    if not report.games:
        return report.say("nothing")
    opening = [*textwrap.wrap(report.setting, width), ""] if report.setting else []
    return "\n".join([*opening, *(row for game in report.games for row in _game(game, width))]).rstrip()


def _game(game: ToldGame, width: int) -> Iterator[str]:
    for _, narrative in game.versions:
        yield from _narrative(narrative, narrative.parts[:1], width)
    if game.compared:
        yield from _underlined(f"{game.say.game}: {game.say('side-by-side')}")
        for verdict in game.verdicts:
            yield verdict.title
            yield from _sentences(verdict.sentences, width)
            yield ""
        yield from _compared(game.compared, width)
    for _, narrative in game.versions:
        yield from _narrative(narrative, narrative.parts[1:], width)


def _narrative(narrative: GameNarrative, parts: Sequence[NarrativePart], width: int) -> Iterator[str]:
    yield from _underlined(narrative.title)
    yield narrative.rules
    yield ""
    for part in parts:
        yield part.title
        yield from _sentences(part.sentences, width)
        yield ""


def _sentences(sentences: Sequence[str], width: int) -> Iterator[str]:
    for sentence in sentences:
        yield from textwrap.wrap(sentence, width, initial_indent="  ", subsequent_indent="    ")


def _compared(rows: Sequence[Sequence[str]], width: int) -> Iterator[str]:
    """Yields the table of versions in columns, as many as the width takes."""
    head, *others = [(textwrap.shorten(name, _LONGEST_NAME, placeholder=" …"), *cells) for name, *cells in rows]
    widths = [max(map(len, column)) + _GAP for column in zip(head, *others, strict=True)]
    first = 1
    while first < len(widths):
        last = first + 1
        while last < len(widths) and widths[0] + sum(widths[first : last + 1]) <= width:
            last += 1
        yield from _columns([(row[0], *row[first:last]) for row in (head, *others)])
        yield ""
        first = last


def _underlined(title: str) -> tuple[str, str]:
    return title, "=" * len(title)


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yields rows with their cells aligned in columns."""
    widths = [max(map(len, column)) + _GAP for column in zip(*rows, strict=True)]
    for row in rows:
        yield "".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
