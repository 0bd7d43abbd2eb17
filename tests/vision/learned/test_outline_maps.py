"""Outline maps show where a card lies and which way its edges face, in a picture and in a part of it."""

import cv2
import numpy as np
import pytest

from vision.frames import Picture
from vision.learned.outline_maps import LONGEST_PX, STRIDE, brightened, map_outlines, negative, seen_scale

CARD = (slice(60, 200), slice(110, 210))


@pytest.fixture(scope="module")
def picture() -> Picture:
    """A light card with a dark symbol on a table with grain."""
    bgr = np.random.default_rng(2).normal((60, 90, 120), 5, (260, 330, 3))
    bgr[CARD] = 235
    cv2.circle(bgr, (160, 130), 24, (60, 40, 160), -1)
    return np.asarray(np.clip(bgr, 0, 255), np.uint8)


def test_the_card_is_told_from_the_table(picture: Picture) -> None:
    maps = map_outlines(picture)
    assert (maps.scale, maps.shape) == (STRIDE, picture.shape[:2])
    assert maps.cards.shape == maps.normals.shape[1:] == (130, 165)
    assert maps.cards[40:90, 65:95].mean() > maps.cards[:20].mean() + 0.4


def test_edges_face_outward(picture: Picture) -> None:
    _, height, width = (normals := map_outlines(picture).normals).shape
    assert (height, width) == (130, 165)
    left, right = (normals[0, 45:85, at : at + 4] for at in (53, 103))
    assert left.min() < -0.5
    assert right.max() > 0.5


def test_a_part_is_seen_as_large_as_it_is_in_the_whole(picture: Picture) -> None:
    whole = np.zeros((1040, 1320, 3), np.uint8)
    assert seen_scale(picture) == 1
    assert seen_scale(whole) == pytest.approx(LONGEST_PX / 1320)
    assert map_outlines(picture, whole).scale == pytest.approx(STRIDE * 1320 / LONGEST_PX)


def test_a_dark_picture_is_brightened_and_a_bright_one_left_alone() -> None:
    dim, bright = np.full((64, 64, 3), 40, np.uint8), np.full((64, 64, 3), 230, np.uint8)
    assert brightened(dim).mean() == pytest.approx(220, abs=2)
    assert (brightened(bright) == bright).all()
    assert brightened(np.full((64, 64, 3), 10, np.uint8)).mean() == pytest.approx(80, abs=2)


def test_dark_cards_are_light_in_the_negative(picture: Picture) -> None:
    assert (negative(picture) == 255 - picture).all()
