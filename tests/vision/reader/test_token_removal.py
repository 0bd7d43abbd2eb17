"""The token on a card in doubt is painted over, so that it is not taken for a pip."""

import cv2
import numpy as np
import pytest

from companion.card_notation import parse_card
from tests.vision.reader.laid_cards import card_quad
from vision.frames import Picture
from vision.reader.token_removal import without_token

QUAD = card_quad(200, 200, turn=0.2, size=(126, 176))
BLUE, STOCK, PIP = (170, 90, 30), (236, 238, 240), (45, 45, 190)


def draw(*, has_token: bool) -> Picture:
    picture = np.full((400, 400, 3), 60, np.uint8)
    cv2.fillConvexPoly(picture, np.round(QUAD).astype(np.int32), STOCK)
    cv2.circle(picture, (200, 140), 10, PIP, -1)
    if has_token:
        cv2.circle(picture, (200, 210), 18, BLUE, -1)
    return picture


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_nothing_but_the_token_is_painted_over(first: int) -> None:
    shown = draw(has_token=True)
    painted = without_token(shown, np.roll(QUAD, first, axis=0), parse_card("2H"))
    assert painted is not None
    assert np.abs(painted.astype(int) - draw(has_token=False)).max() <= 4
    assert (shown[210, 200] == BLUE).all(), "the picture itself stays"


def test_a_card_without_a_token_stays() -> None:
    assert without_token(draw(has_token=False), QUAD, parse_card("2H")) is None


@pytest.mark.parametrize(("radius", "is_painted"), [(14, False), (18, True)], ids=["as a pip", "as a token"])
def test_a_disc_of_the_pips_colour_is_painted_over_if_it_is_larger_than_a_pip(radius: int, is_painted: bool) -> None:
    picture = np.full((400, 400, 3), 60, np.uint8)
    cv2.fillConvexPoly(picture, np.round(QUAD).astype(np.int32), STOCK)
    cv2.circle(picture, (200, 200), radius, PIP, -1)
    assert (without_token(picture, QUAD, parse_card("AH")) is not None) is is_painted
