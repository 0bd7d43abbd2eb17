"""The marks as pictures: each fills its square, and no two look alike."""

from itertools import product

import cv2
import numpy as np
import pytest

from companion.exports.games.mast_year.marks import MARKS, WAYS, DrawingStyle, draw_mark, write_pngs


@pytest.mark.parametrize(("way", "mark"), [*product(WAYS, MARKS)])
def test_each_mark_is_a_picture_on_a_clear_ground_that_fills_its_square(way: DrawingStyle, mark: str) -> None:
    picture = draw_mark(way, "acorn" if mark == "acorn" else "squirrel", 200)
    x, y, wide, high = cv2.boundingRect(picture[..., 3])
    assert min(x, y) >= 0
    assert max(wide, high) > 160
    assert 0.1 < (picture[..., 3] > 0).mean() < 0.8


def test_marks_differ_from_each_other() -> None:
    pictures = [draw_mark(way, mark, 60)[..., 3] > 127 for way, mark in product(WAYS, MARKS)]
    for i, one in enumerate(pictures):
        assert all((one != other).mean() > 0.05 for other in pictures[:i])


def test_the_files_hold_what_is_drawn() -> None:
    files = write_pngs(100)
    assert sorted(files) == sorted(f"{way}-{mark}.png" for way, mark in product(WAYS, MARKS))
    read = cv2.imdecode(np.frombuffer(files["stamp-acorn.png"], np.uint8), cv2.IMREAD_UNCHANGED)
    assert read is not None
    assert (read == draw_mark("stamp", "acorn", 100)).all()
