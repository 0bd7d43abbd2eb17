"""What is printed on a seen card is compared with a learned face: what is covered says nothing, another symbol does."""

import numpy as np

from vision.frames import Picture
from vision.geometry import Floats
from vision.learned import LearnedDeck, LearnedFace
from vision.learned.alignment import warp_onto
from vision.learned.print_comparison import PrintCells, cells_of, cells_within, compare_print, read_cells
from vision.learned.views import MARGIN_PX, coarse, with_margin

SAME, OTHER, COVERED = (8.0, 0.0, 0.0), (0.0, 8.0, 0.0), (0.0, 0.0, 8.0)
LEFT, RIGHT = ((2, 2), OTHER), ((3, 1), OTHER)


def _scores(*cells: tuple[tuple[int, int], tuple[float, float, float]]) -> Floats:
    """Returns scores of two learned views: the same print everywhere but in these cells."""
    scores = np.tile(np.array(SAME, np.float32)[None, :, None, None], (2, 1, 6, 4))
    for (row, column), score in cells:
        scores[:, :, row, column] = score
    return scores


def _against(view: Picture, face: LearnedFace) -> float:
    """Returns how much of a seen view speaks against a face."""
    views = [coarse(learned) for learned in face.views]
    return compare_print(warp_onto(with_margin(coarse(view)), views[0]), views).against


def test_another_print_speaks_against_a_face_and_what_covers_it_does_not() -> None:
    assert read_cells(_scores()).against == 0
    assert read_cells(_scores(((2, 2), COVERED))).against < 0.1
    one, two = (read_cells(_scores(*cells)).against for cells in ((LEFT,), (LEFT, RIGHT)))
    assert two > one > 1


def test_the_table_beside_a_card_says_nothing() -> None:
    assert read_cells(_scores(((0, 2), OTHER), ((5, 1), OTHER), ((3, 0), OTHER), ((3, 3), OTHER))).against == 0


def test_a_face_speaks_less_against_itself_than_against_others(deck: LearnedDeck) -> None:
    first, others = deck.faces[0], deck.faces[1:]
    own = _against(first.views[0], first)
    for other in others:
        assert _against(other.views[0], first) > own + 1


def test_a_card_is_compared_with_a_second_view_only_where_the_first_shows_another_print(deck: LearnedDeck) -> None:
    own, other = (coarse(face.views[0]) for face in deck.faces[:2])
    assert compare_print(own, [own, other]).against == compare_print(own, [own]).against
    assert compare_print(own, [other, own]).against < compare_print(own, [other]).against


def test_a_view_is_moved_onto_the_learned_one(deck: LearnedDeck) -> None:
    view = coarse(deck.faces[0].views[0])
    wide = np.roll(with_margin(view), (3, -2), axis=(0, 1))
    inner = np.s_[MARGIN_PX:-MARGIN_PX, MARGIN_PX:-MARGIN_PX]
    off, laid = np.abs(wide[inner].astype(float) - view), np.abs(warp_onto(wide, view).astype(float) - view)
    assert laid[inner].mean() < off[inner].mean() / 3


def test_a_view_that_shows_nothing_stays_where_it_is(deck: LearnedDeck) -> None:
    view = coarse(deck.faces[0].views[0])
    plain = np.full_like(with_margin(view), 90)
    assert (warp_onto(plain, view) == 90).all()


def _with_top_rows(odds: float) -> PrintCells:
    """Returns cells that show the same print, but for the upper three rows: those are another one by such log odds."""
    other = np.where(np.arange(16)[:, None] < 3, odds, -3.0) * np.ones((16, 10))
    return PrintCells(other.astype(np.float32), np.zeros((16, 10), np.float32))


QUAD = np.array([[10, 20], [106, 20], [106, 164], [10, 164]], np.float32)
UPPER = np.array([[0, 0], [120, 0], [120, 60], [0, 60]], np.float32)


def test_what_lies_on_a_card_says_nothing() -> None:
    cells = _with_top_rows(3.0)
    shared = cells_within(cells.covered.shape, QUAD, UPPER)
    assert shared[:3].all()
    assert not shared[6:].any()
    assert cells.against > 3
    assert cells.beneath([shared]).against == 0


def test_a_card_that_shows_its_print_lies_on_the_other_and_is_not_covered() -> None:
    cells = _with_top_rows(-3.0)
    shared = cells_within(cells.covered.shape, QUAD, UPPER)
    assert cells.beneath([shared]).covered.max() == 0
    assert _with_top_rows(3.0).beneath([shared]).covered.max() == 1


def test_what_lies_far_from_a_slanting_card_hides_nothing_of_it() -> None:
    """Beyond the horizon of the card's plane, it would come round to the card again."""
    quad = np.array([[100, 300], [160, 300], [180, 420], [80, 420]], np.float32)
    far = np.array([[60, 60], [200, 60], [200, 160], [60, 160]], np.float32)
    assert not cells_within((16, 10), quad, far).any()


def test_a_place_is_uncovered_where_nothing_lies_on_its_cell() -> None:
    covered = np.array([[0, 1], [0, 0]], np.float32)
    uncovered = PrintCells(np.zeros((2, 2), np.float32), covered).uncovered((8, 8))
    assert uncovered[:4, 4:].max() == 0
    assert uncovered[4:].min() == uncovered[:, :4].min() == 1


def test_a_views_cells_are_those_that_are_compared() -> None:
    view = np.zeros((144, 96, 3), np.uint8)
    cells = compare_print(view, [view])
    assert cells_of((96, 144)) == cells.covered.shape
