"""Parts of lines on a page: in one column or two, whichever takes the fewest pages."""

import io
from typing import Final

import pytest
from pypdf import PdfReader

from companion.exports.columns import draw_parts
from companion.exports.paper import MARGIN, PLAIN, Paper, width_of

TALL: Final = 60
"""So many lines fit below each other."""


def lines(count: int, text: str = "line") -> list[str]:
    return [f"{text} {number}" for number in range(count)]


def drawn(*parts: list[str], room_below: float = 0.0) -> tuple[list[str], float]:
    """The text of each page, and where it ends."""
    paper = Paper("", "")
    y = draw_parts(paper, MARGIN, parts, room_below)
    pages = PdfReader(io.BytesIO(paper.finish())).pages
    return [" ".join(page.extract_text().split()) for page in pages], y


def test_few_lines_stand_below_each_other() -> None:
    [page], y = drawn(lines(3), lines(2))
    assert y == pytest.approx(MARGIN + 2 * 11 + 5 * 9 * 1.35)
    assert page == "line 0 line 1 line 2 line 0 line 1 1"


def test_more_lines_than_a_page_holds_stand_in_two_columns_of_equal_length() -> None:
    [page], y = drawn(lines(TALL + 20))
    assert y == pytest.approx(MARGIN + 11 + (TALL + 20) / 2 * 9 * 1.35, abs=12)
    assert "line 79" in page


def test_they_are_smaller_where_that_saves_a_page() -> None:
    [page], y = drawn(lines(2 * TALL + 10))
    assert "line 129" in page
    assert y < MARGIN + 11 + (TALL + 6) * 8 * 1.35, "8 points"


def test_what_fits_no_page_goes_on_in_columns_of_the_next() -> None:
    pages, y = drawn(lines(3 * TALL))
    assert len(pages) == 2
    assert "line 0" in pages[0]
    assert "line 179" in pages[1]
    assert y < 400, "the last page's columns are equally long"


def test_the_room_below_counts_as_part_of_the_page() -> None:
    alone, high = drawn(lines(TALL - 5))
    [page], y = drawn(lines(TALL - 5), room_below=300)
    assert (len(alone), high > 600) == (1, True)
    assert y < 450, "two columns"
    assert "line 54" in page


def test_cells_that_two_columns_would_lay_over_each_other_stay_in_one() -> None:
    pages, _ = drawn([f"{'name':60}  {number}" for number in range(TALL + 10)])
    assert len(pages) == 2


def test_a_part_never_begins_with_the_last_line_of_a_column() -> None:
    paper = Paper("", "")
    begins = []
    paper.rule = lambda x, y, *_: begins.append((x, y))  # type: ignore[method-assign]
    draw_parts(paper, MARGIN, [lines(41, "first"), lines(41, "second")])
    assert begins == [(MARGIN, MARGIN + 6), (pytest.approx(308.6, abs=2), MARGIN + 6)]


def test_a_long_last_cell_goes_on_below_itself() -> None:
    [page], y = drawn([f"1  {'word ' * 60}"])
    assert y == pytest.approx(MARGIN + 11 + 4 * 9 * 1.35)
    assert page.count("word") == 60


def test_a_long_word_stays_in_its_column() -> None:
    paper = Paper("", "")
    ends: list[tuple[float, float]] = []

    def write_signs(x: float, y: float, text: str, size: float, font: str = PLAIN, side: str = "left") -> float:
        wide = width_of(text, size, font)
        ends.append((x, x + wide))
        return wide

    paper.write_signs = write_signs  # type: ignore[method-assign]
    draw_parts(paper, MARGIN, [["B" * 80, *lines(TALL + 20)]])
    middle = paper.width / 2
    assert {x < middle for x, _ in ends} == {True, False}, "two columns"
    assert max(end for x, end in ends if x < middle) <= middle
    assert max(end for _, end in ends) <= paper.width - MARGIN


def test_a_line_that_is_longer_than_a_page_is_drawn_all_the_same() -> None:
    pages, _ = drawn(["word " * 5000, "end"])
    assert "end" in pages[-1]
