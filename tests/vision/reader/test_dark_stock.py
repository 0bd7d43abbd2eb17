"""Cards of dark stock are read with the picture's lightness inverted."""

from collections.abc import Sequence

import cv2
import numpy as np
import pytest

from tests.vision.reader.laid_cards import quads_of, reading
from vision.frames import Picture
from vision.reader.dark_stock import read_on_light_stock
from vision.reading import Reading

QUADS = quads_of(2, 3)


class Inverted:
    """A reader that reads so many cards surely in a picture whose cards are light; it counts the pictures."""

    def __init__(self, sure: int) -> None:
        self._sure = sure
        self.pictures = 0

    def read(self, bgr: Picture) -> Sequence[Reading]:
        self.pictures += 1
        x, y = np.round(QUADS[0].mean(axis=0)).astype(int)
        assert bgr[y + 20, x].min() > 200
        return [reading("7H", quad, 0.99) for quad in QUADS[: self._sure]]


def lay(stock: int, ink: int) -> Picture:
    picture = np.full((300, 400, 3), 90, np.uint8)
    for quad in QUADS:
        cv2.fillConvexPoly(picture, np.round(quad).astype(np.int32), (stock,) * 3)
        x, y = np.round(quad.mean(axis=0)).astype(int).tolist()
        cv2.circle(picture, (x, y), 9, (ink,) * 3, -1)
    return picture


DARK, LIGHT = lay(25, 160), lay(230, 60)
IN_DOUBT = [reading("7H", quad, 0.5) for quad in QUADS]


def test_light_print_on_dark_stock_is_read_as_dark_print_on_light_stock() -> None:
    picture, readings = read_on_light_stock(DARK, IN_DOUBT, 6, Inverted(5))
    assert len(readings) == 5
    assert picture[tuple(np.round(QUADS[0].mean(axis=0)).astype(int)[::-1])].max() < 120


@pytest.mark.parametrize(
    ("picture", "readings"),
    [(LIGHT, IN_DOUBT), (DARK, [reading("7H", quad, 0.95) for quad in QUADS]), (DARK, [])],
    ids=["light stock", "cards that are sure", "no cards"],
)
def test_other_pictures_are_not_read_again(picture: Picture, readings: Sequence[Reading]) -> None:
    reader = Inverted(6)
    assert read_on_light_stock(picture, readings, 6, reader) == (picture, readings)
    assert reader.pictures == 0


def test_what_makes_no_more_cards_sure_is_left_alone() -> None:
    assert read_on_light_stock(DARK, IN_DOUBT, 6, Inverted(0))[1] is IN_DOUBT
