"""Scenes are kept for some steps, and varied so that colour tells no suit."""

import cv2
import numpy as np
import pytest

from vision.frames import Picture
from vision.training.scene_pool import LIGHT_INKS, OTHER_INKS, ScenePool, vary_inks

RED, WHITE, BLACK = (20, 20, 210), (255, 255, 255), (20, 20, 20)
SIGHTS = 400


@pytest.fixture(scope="module")
def card() -> Picture:
    """A white card with a red and a black stripe."""
    return np.array([[WHITE, RED, BLACK]] * 3, np.uint8)


@pytest.fixture(scope="module")
def others(card: Picture) -> list[Picture]:
    """The pictures with other inks among many."""
    seen = [vary_inks(card, np.random.default_rng(seed)) for seed in range(SIGHTS)]
    return [one for one in seen if not np.array_equal(one, card)]


def test_most_cards_keep_their_inks(others: list[Picture]) -> None:
    assert len(others) / SIGHTS == pytest.approx(OTHER_INKS, abs=0.05)


def test_red_and_black_print_alike_become_any_colour(others: list[Picture]) -> None:
    printed = [one for one in others if one[0, 0].min() == 255]
    assert all(np.array_equal(one[0, 1], one[0, 2]) for one in printed)
    hues = {int(cv2.cvtColor(one, cv2.COLOR_BGR2HSV_FULL)[0, 2, 0]) // 32 for one in printed}
    assert len(hues) == 8


def test_some_are_light_on_dark(others: list[Picture]) -> None:
    dark = [one for one in others if one[0, 0].max() == 0]
    assert len(dark) / SIGHTS == pytest.approx(LIGHT_INKS, abs=0.025)
    assert all(one[0, 2].max() > 80 for one in dark)


def test_a_pool_resumes_with_what_it_held() -> None:
    first: ScenePool[int] = ScenePool(lambda seed: seed, room=10, fresh=3)
    held = [first.at(step) for step in range(8)][-1]
    assert held == ScenePool(lambda seed: seed, room=10, fresh=3).at(7) == list(range(14, 24))
