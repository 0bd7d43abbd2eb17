"""Faces that differ in one symbol are told apart by it, and not where it is covered."""

import cv2
import numpy as np
import pytest

from tests.vision.learned.drawn_faces import draw_face, lit, match_drawn_faces
from vision.learned.twins import TwinMatcher
from vision.learned.views import with_margin

PLAIN, MARKED, OTHER = 0, 1, 2
"""Places of faces in the deck."""


@pytest.fixture(scope="module")
def twins() -> TwinMatcher:
    return TwinMatcher(match_drawn_faces())


@pytest.mark.parametrize("lies", [PLAIN, MARKED])
@pytest.mark.parametrize("taken_for", [PLAIN, MARKED])
def test_a_face_is_told_from_one_that_differs_in_a_symbol(twins: TwinMatcher, lies: int, taken_for: int) -> None:
    seen = lit(draw_face(1, is_marked=lies == MARKED), (1.05, 0.9, 0.75))
    match = twins.match(with_margin(seen), 2 * taken_for)
    assert (match.pose, match.rival) == (2 * lies, 2 * (1 - lies))
    assert match.told > 0.9


def test_neither_is_told_while_the_symbol_is_covered(twins: TwinMatcher) -> None:
    seen = draw_face(1, is_marked=True)
    cv2.rectangle(seen, (48, 8), (95, 55), (60, 40, 20), -1)
    assert twins.match(with_margin(seen), 2 * PLAIN).told < 0.9


def test_a_face_like_no_other_has_no_rival(twins: TwinMatcher) -> None:
    match = twins.match(with_margin(draw_face(2, is_marked=False)), 2 * OTHER)
    assert (match.pose, match.twins, match.rival, match.told) == (2 * OTHER, (), None, 1.0)


def test_a_face_that_lies_upside_down_is_compared_with_its_twin_the_same_way_up(twins: TwinMatcher) -> None:
    views = 2 * 5
    seen = np.ascontiguousarray(draw_face(1, is_marked=True)[::-1, ::-1])
    match = twins.match(with_margin(seen), views + 2 * PLAIN)
    assert (match.pose, match.rival) == (2 * MARKED + 1, 2 * PLAIN + 1)
    assert match.told > 0.9
