"""The parts by which two faces are told apart lie where they differ, and say nothing where they are covered."""

import cv2
import numpy as np
import pytest

from tests.vision.learned.drawn_faces import SYMBOL, draw_face, lit
from vision.frames import Picture
from vision.learned.twin_parts import (
    GRID_PX,
    MOST_PARTS,
    PART_PX,
    REACH_PX,
    find_distinguishing_parts,
    log_odds,
    places_of,
)
from vision.learned.views import FINE, fine_size, resized

SIZE = fine_size((96, 144))
LIGHTS = (1.0, 1.0, 1.0), (0.7, 0.8, 0.9)


def draw_fine(*, is_marked: bool, light: tuple[float, float, float] = LIGHTS[0]) -> Picture:
    """Returns a face as a fine view."""
    return resized(lit(draw_face(1, is_marked=is_marked), light), SIZE)


def reached(fine: Picture, off: tuple[int, int] = (0, 0)) -> Picture:
    """Returns a fine view with what lies around it, laid so many pixels too far to the left and too high."""
    across, down = off
    left, top = REACH_PX - across, REACH_PX - down
    right, low = REACH_PX + across, REACH_PX + down
    return np.asarray(cv2.copyMakeBorder(fine, top, low, left, right, cv2.BORDER_REPLICATE), np.uint8)


MARKED, PLAIN = ([draw_fine(is_marked=marked, light=light) for light in LIGHTS] for marked in (True, False))
EVERYWHERE = np.ones(places_of(SIZE), np.float32)


def test_the_first_part_holds_the_symbol() -> None:
    parts = find_distinguishing_parts(MARKED, PLAIN)
    x, y = (FINE * at for at in SYMBOL)
    assert parts[0].top < y < parts[0].top + PART_PX
    assert parts[0].left < x < parts[0].left + PART_PX
    assert len(parts) <= MOST_PARTS
    assert all(part.top % GRID_PX == part.left % GRID_PX == 0 for part in parts)


def test_a_card_shows_its_face_and_less_where_it_is_covered() -> None:
    parts = find_distinguishing_parts(MARKED, PLAIN)
    seen = draw_fine(is_marked=True, light=(1.05, 0.9, 0.75))
    odds = log_odds(parts, reached(seen), EVERYWHERE)
    assert odds > 4
    assert log_odds(parts, reached(draw_fine(is_marked=False)), EVERYWHERE) < -4
    cv2.rectangle(seen, (72, 12), (143, 80), (60, 40, 20), -1)
    assert log_odds(parts, reached(seen), EVERYWHERE) < odds
    assert log_odds(parts, reached(seen), 0 * EVERYWHERE) == 0


@pytest.mark.parametrize("off", [(6, 0), (-5, 6), (0, -7)])
def test_a_card_laid_with_an_error_is_told(off: tuple[int, int]) -> None:
    parts = find_distinguishing_parts(MARKED, PLAIN)
    for is_marked, sign in ((True, 1), (False, -1)):
        seen = draw_fine(is_marked=is_marked, light=(1.05, 0.9, 0.75))
        assert sign * log_odds(parts, reached(seen, off), EVERYWHERE) > 3


def test_one_blurred_picture_hides_no_difference() -> None:
    blurred = np.asarray(cv2.GaussianBlur(MARKED[1], (0, 0), 2.0), np.uint8)
    first = find_distinguishing_parts([MARKED[0], blurred], PLAIN)[0]
    assert first.top < FINE * SYMBOL[1] < first.top + PART_PX


def test_faces_that_do_not_differ_have_no_parts() -> None:
    assert find_distinguishing_parts(PLAIN, PLAIN) == []


def test_faces_learned_from_one_picture_are_told_apart_too() -> None:
    parts = find_distinguishing_parts(MARKED[:1], PLAIN[:1])
    assert log_odds(parts, reached(draw_fine(is_marked=True)), EVERYWHERE) > 4
