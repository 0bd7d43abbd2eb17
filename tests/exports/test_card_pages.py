"""Pages of printed cards: where to cut lies between the cards, round all of them, on each paper."""

import io
from itertools import pairwise
from typing import Any, Final

import pytest
from pypdf import PdfReader
from pypdf.generic import ContentStream

from companion.exports.cards.drawing import DrawnCard, box
from companion.exports.cards.printed_deck import DeckCard, PrintedDeck
from companion.exports.games.nice_one_squirrel.print_nuts import PRINTED
from companion.exports.paper import MM, PAPERS
from companion.translations import find_translation
from vision.setup.printed_card import CARD_MM

WORDS: Final = find_translation("nice-one-squirrel", "en")
SLACK: Final = 0.02
"""So many points are lost where a PDF rounds its numbers."""
Line = tuple[tuple[float, float], ...]


def paths_of(page: Any) -> tuple[list[Line], list[Line]]:
    """Returns the dashed lines of a page, and the points of everything else that is drawn on it."""
    dashed: list[Line] = []
    others: list[Line] = []
    points: list[tuple[float, float]] = []
    dash = False
    kept: list[bool] = []
    for operands, operator in ContentStream(page.get_contents(), page.pdf).operations:
        match operator:
            case b"q":
                kept.append(dash)
            case b"Q":
                dash = kept.pop()
            case b"d":
                dash = bool(operands[0])
            case b"m" | b"l":
                points.append((float(operands[0]), float(operands[1])))
            case b"c":
                points.append((float(operands[4]), float(operands[5])))
            case b"S" | b"f" | b"F" | b"f*" | b"B" | b"n":
                (dashed if dash else others).append(tuple(points))
                points = []
    return [line for line in dashed if line], [path for path in others if path]


def cuts_of(page: Any) -> tuple[list[float], list[float]]:
    """Returns where the upright lines to cut along stand, from the left, and the level ones, from the top."""
    lines, _ = paths_of(page)
    upright = sorted({round(start[0], 2) for start, end in lines if abs(start[0] - end[0]) < SLACK})
    level = sorted({round(start[1], 2) for start, end in lines if abs(start[1] - end[1]) < SLACK})
    assert len(upright) + len(level) == len(lines)
    return upright, level[::-1]


def blank_deck(count: int) -> PrintedDeck:
    card = DrawnCard("blank", (box(0, 0, *CARD_MM, "#ffffff"),))
    return PrintedDeck("nice-one-squirrel", lambda _: ((DeckCard(card, card, count),),))


@pytest.mark.one_python
@pytest.mark.parametrize("paper", PAPERS)
def test_lines_to_cut_lie_between_the_cards_of_the_first_and_the_last_page(paper: str) -> None:
    pages = PdfReader(io.BytesIO(PRINTED.write_pdf(WORDS, paper))).pages
    for page in (pages[0], pages[1], pages[-2]):
        wide, high = (float(side) for side in page.mediabox[2:])
        upright, level = cuts_of(page)
        assert [right - left for left, right in pairwise(upright)] == pytest.approx([CARD_MM[0] * MM] * 3, abs=SLACK)
        assert all(above - below == pytest.approx(CARD_MM[1] * MM, abs=SLACK) for above, below in pairwise(level))
        assert upright[0] == pytest.approx(wide - upright[-1], abs=SLACK)  # else the backs lie beside the cards
        assert 0 < level[-1] < level[0] < high
        _, drawn = paths_of(page)
        assert drawn
        for path in drawn:
            for place, lines in ((0, upright), (1, level)):
                least, most = min(point[place] for point in path), max(point[place] for point in path)
                assert not any(least + SLACK < line < most - SLACK for line in lines)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("count", "rows"), [(1, 1), (3, 1), (4, 2), (9, 3)])
def test_as_many_rows_are_cut_as_there_are_cards(paper: str, count: int, rows: int) -> None:
    front, back = PdfReader(io.BytesIO(blank_deck(count).write_pdf(WORDS, paper))).pages
    for page in (front, back):
        upright, level = cuts_of(page)
        assert (len(upright), len(level)) == (4, rows + 1)


@pytest.mark.parametrize("paper", PAPERS)
def test_each_line_is_longer_than_the_cards_so_that_a_ruler_finds_it(paper: str) -> None:
    page = PdfReader(io.BytesIO(blank_deck(9).write_pdf(WORDS, paper))).pages[0]
    (upright, level), (lines, _) = cuts_of(page), paths_of(page)
    for (left, low), (right, high) in ((min(line), max(line)) for line in lines):
        if right - left < SLACK:
            assert low < level[-1] < level[0] < high
        else:
            assert left < upright[0] < upright[-1] < right
