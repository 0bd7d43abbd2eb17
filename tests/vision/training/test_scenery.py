"""What is learnt from is varied so that colour alone tells no suit."""

import cv2
import numpy as np
import pytest

from vision.frames import Picture
from vision.training.scenery import LIGHT_INKS, OTHER_INKS, vary_inks

RED, WHITE, BLACK = (40, 30, 210), (255, 255, 255), (0, 0, 0)
SIGHTS = 400


@pytest.fixture(scope="module")
def card() -> Picture:
    """A white card with a red and a black stripe."""
    return np.array([[WHITE, RED, BLACK]] * 3, np.uint8)


@pytest.fixture(scope="module")
def seen(card: Picture) -> list[Picture]:
    return [vary_inks(card, np.random.default_rng(seed)) for seed in range(SIGHTS)]


def test_most_cards_keep_their_inks(card: Picture, seen: list[Picture]) -> None:
    changed = sum(not np.array_equal(one, card) for one in seen) / SIGHTS
    assert changed == pytest.approx(OTHER_INKS, abs=0.05)


def test_other_inks_are_of_any_hue_and_paper_stays_paper(card: Picture, seen: list[Picture]) -> None:
    others = [one for one in seen if not np.array_equal(one, card) and one[0, 0].min() > 250]
    hues = {int(cv2.cvtColor(one, cv2.COLOR_BGR2HSV_FULL)[0, 1, 0]) // 32 for one in others}
    assert len(hues) >= 7
    assert all(one[0, 2].max() < 5 for one in others)


def test_some_are_light_on_dark(seen: list[Picture]) -> None:
    dark = sum(one[0, 0].max() < 5 and one[0, 2].min() > 250 for one in seen) / SIGHTS
    assert dark == pytest.approx(LIGHT_INKS, abs=0.025)
