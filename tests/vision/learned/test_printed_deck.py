"""A deck is learned from the pictures that are printed, without a camera."""

import numpy as np
import pytest

from vision.frames import Picture
from vision.learned.printed_deck import learn_pictures
from vision.learned.views import fine_size, view_size


def printed(grey: int, size: tuple[int, int] = (880, 630)) -> Picture:
    return np.full((*size, 3), grey, np.uint8)


def test_the_deck_knows_that_no_camera_saw_it() -> None:
    assert learn_pictures([("owl", 2, printed(200))]).is_printed


def test_each_face_keeps_its_name_its_copies_and_its_print() -> None:
    deck = learn_pictures([("owl", 2, printed(200)), ("bat", 1, printed(40))])
    assert [(face.name, face.copies, face.corner) for face in deck.faces] == [("owl", 2, 0), ("bat", 1, 0)]
    assert [int(face.views[0].mean()) for face in deck.faces] == [200, 40]


@pytest.mark.parametrize("size", [(880, 630), (700, 700), (630, 880)], ids=["upright", "square", "broad"])
def test_views_are_as_high_as_the_cards_shape_asks(size: tuple[int, int]) -> None:
    deck = learn_pictures([("owl", 1, printed(90, size))])
    width, height = fine_size(view_size(size[0] / size[1]))
    assert deck.aspect == pytest.approx(size[0] / size[1], abs=1e-4)
    assert deck.faces[0].views[0].shape == (height, width, 3)
