"""A card is found near an outline that is off by so much that its lines of text do not meet the learned ones."""

import cv2
import numpy as np
import pytest

from vision.frames import Picture
from vision.geometry import Quad, intersection_over_union
from vision.learned.outline_search import OutlineSearch
from vision.learned.views import frame_of

SIZE = (96, 144)
LEARNED = 4


def page(seed: int) -> Picture:
    """Returns a view with a title in a bar, and full of dark lines of words on light stock."""
    rng = np.random.default_rng(seed)
    view = np.full((SIZE[1], SIZE[0], 3), 225, np.uint8)
    view[8:20, 8:88] = rng.integers(0, 160, 3)
    cv2.circle(view, (int(rng.integers(20, 76)), 124), 8, rng.integers(0, 160, 3).tolist(), -1)
    for row in range(28, 110, 9):
        at = 8
        while at < 84:
            word = int(rng.integers(4, 18))
            view[row : row + 4, at : min(at + word, 88)] = rng.integers(20, 90)
            at += word + int(rng.integers(3, 8))
    return view


def lay(view: Picture, card: Quad, gain: float = 1.0) -> Picture:
    """Returns a picture of a green table with a view in an outline, in some light."""
    bgr = np.full((480, 640, 3), (60, 110, 70), np.uint8)
    onto = cv2.getPerspectiveTransform(frame_of(SIZE), np.asarray(card - 0.5, np.float32))
    cv2.warpPerspective(view, onto, (640, 480), bgr, borderMode=cv2.BORDER_TRANSPARENT)
    return np.asarray(cv2.GaussianBlur(np.clip(bgr * gain, 0, 255).astype(np.uint8), (0, 0), 1.0), np.uint8)


@pytest.fixture(scope="module")
def search() -> OutlineSearch:
    pages = [page(seed) for seed in range(LEARNED)]
    return OutlineSearch(np.stack([*pages, *(view[::-1, ::-1] for view in pages)]))


CARD = np.array([[200, 80], [360, 110], [320, 345], [160, 315]], np.float32)
LARGER = CARD + np.array([[-4, -8], [8, -8], [8, 6], [-4, 6]], np.float32)
LOWER = CARD + np.array([-1, 7], np.float32)


@pytest.mark.parametrize("seen", [LARGER, LOWER], ids=["too large", "too low"])
@pytest.mark.parametrize("gain", [1.0, 0.5])
@pytest.mark.parametrize("face", [0, 2])
def test_the_face_and_its_outline_are_found_near_one_that_is_off(
    search: OutlineSearch, seen: Quad, gain: float, face: int
) -> None:
    found = search.search(lay(page(face), CARD, gain), seen)
    assert found is not None
    assert found.view == face
    assert intersection_over_union(seen, CARD) < 0.95
    assert intersection_over_union(found.quad, CARD) > 0.95


def test_a_card_that_lies_upside_down_shows_a_turned_view(search: OutlineSearch) -> None:
    found = search.search(lay(page(1), np.roll(CARD, 2, axis=0)), LARGER)
    assert found is not None
    assert found.view == LEARNED + 1


@pytest.mark.parametrize("seed", [70, 71])
def test_nothing_is_found_where_another_card_lies(search: OutlineSearch, seed: int) -> None:
    noise = np.random.default_rng(seed).integers(0, 255, (9, 6, 3)).astype(np.uint8)
    other = np.asarray(cv2.resize(noise, SIZE, interpolation=cv2.INTER_CUBIC), np.uint8)
    assert search.search(lay(other, CARD), CARD) is None


def test_nothing_is_found_on_a_bare_table(search: OutlineSearch) -> None:
    assert search.search(np.full((480, 640, 3), (60, 110, 70), np.uint8), CARD) is None
