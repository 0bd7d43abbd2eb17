"""Faces that differ in one symbol are told apart by it, and not where it is covered."""

from collections.abc import Sequence

import cv2
import numpy as np
import pytest

from tests.vision.learned.drawn_faces import FACES, draw_face, lit, match_drawn_faces
from vision.learned.local_differences import moved_about, normalise
from vision.learned.print_comparison import cells_of
from vision.learned.twins import ONCE, TwinMatcher, find_spot
from vision.learned.views import with_margin

LIGHTS = (1.0, 1.0, 1.0), (0.7, 0.8, 0.9)
NOTHING = np.zeros(cells_of((96, 144)), np.bool_)
PLAIN, MARKED, OTHER = 0, 1, 2
"""Places of faces in the deck."""


@pytest.fixture(scope="module")
def twins() -> TwinMatcher:
    return TwinMatcher(match_drawn_faces())


@pytest.mark.parametrize("lies", [PLAIN, MARKED])
@pytest.mark.parametrize("taken_for", [PLAIN, MARKED])
def test_a_face_is_told_from_one_that_differs_in_a_symbol(twins: TwinMatcher, lies: int, taken_for: int) -> None:
    seen = lit(draw_face(1, is_marked=lies == MARKED), (1.05, 0.9, 0.75))
    match = twins.match(with_margin(seen), 2 * taken_for, NOTHING)
    assert (match.pose, match.rival) == (2 * lies, 2 * (1 - lies))
    assert match.certainty > 0.9


def test_neither_is_told_while_the_symbol_is_covered(twins: TwinMatcher) -> None:
    seen = draw_face(1, is_marked=True)
    cv2.rectangle(seen, (48, 8), (95, 55), (60, 40, 20), -1)
    assert twins.match(with_margin(seen), 2 * PLAIN, NOTHING).certainty < 0.9


def test_a_face_like_no_other_has_no_rival(twins: TwinMatcher) -> None:
    match = twins.match(with_margin(draw_face(2, is_marked=False)), 2 * OTHER, NOTHING)
    assert (match.pose, match.twins, match.rival, match.certainty) == (2 * OTHER, (), None, 1.0)


def test_a_face_that_lies_upside_down_is_compared_with_its_twin_the_same_way_up(twins: TwinMatcher) -> None:
    views = 2 * 5
    seen = np.ascontiguousarray(draw_face(1, is_marked=True)[::-1, ::-1])
    match = twins.match(with_margin(seen), views + 2 * PLAIN, NOTHING)
    assert (match.pose, match.rival) == (2 * MARKED + 1, 2 * PLAIN + 1)
    assert match.certainty > 0.9


def test_a_view_that_lies_badly_on_the_learned_one_leans_less() -> None:
    one, other = ([normalise(lit(draw_face(1, is_marked=marked), gain)) for gain in LIGHTS] for marked in (True, False))
    spot = find_spot(one, other)
    assert spot is not None
    seen = draw_face(1, is_marked=True)
    cv2.line(seen, (52, 10), (52, 60), (0, 0, 0), 3)
    assert 0 < spot.lean(moved_about(normalise(seen))) < spot.lean(moved_about(one[0]))


def test_a_face_learned_from_one_picture_is_not_compared_pixel_by_pixel() -> None:
    marked, plain = (normalise(draw_face(1, is_marked=is_marked)) for is_marked in (True, False))
    assert find_spot([marked], [plain, plain]) is None
    assert find_spot([plain, plain], [plain, plain]) is None


@pytest.mark.parametrize(
    ("seen_once", "view_of_marked"),
    [(["plain"], 1), (["marked"], 2), (FACES, 1)],
    ids=["its twin", "itself", "every face"],
)
def test_faces_of_which_a_camera_saw_one_only_once_are_not_told_apart_surely(
    seen_once: Sequence[str], view_of_marked: int
) -> None:
    twins = TwinMatcher(match_drawn_faces(seen_once=seen_once))
    match = twins.match(with_margin(draw_face(1, is_marked=True)), view_of_marked, NOTHING)
    assert (match.pose, match.rival, match.certainty) == (2 * MARKED, 2 * PLAIN, ONCE)


def test_faces_learned_from_their_printed_pictures_are_told_apart_surely() -> None:
    twins = TwinMatcher(match_drawn_faces(seen_once=FACES, is_printed=True))
    match = twins.match(with_margin(draw_face(1, is_marked=True)), MARKED, NOTHING)
    assert (match.pose, match.rival) == (2 * MARKED, 2 * PLAIN)
    assert match.certainty > 0.95
