"""Owners of pixels say how much of an index is seen."""

import numpy as np
import pytest

from vision.scenes.camera.visibility import OwnerMap
from vision.scenes.decks.faces import box_quad


def test_owners_count_what_lies_outside_as_hidden() -> None:
    owners, picture = OwnerMap((100, 100)), np.full((100, 100, 3), 230, np.uint8)
    picture[::2] = (230, 40, 40)
    owners.map[:] = 0
    assert owners.index_share(box_quad(10, 10, 20, 30), 0, picture) == 1
    assert owners.index_share(box_quad(90, 10, 20, 30), 0, picture) == 0.5
    assert owners.index_share(box_quad(10, 10, 20, 30), 1, picture) == 0


def test_a_card_of_which_half_is_covered_is_half_seen() -> None:
    owners = OwnerMap((100, 100))
    owners.map[:, :50] = 0
    owners.map[:, 50:] = 1
    assert owners.card_share(box_quad(30, 20, 40, 60), 0) == pytest.approx(0.5, abs=0.05)
    owners.hide(owners.map == 0)
    assert owners.card_share(box_quad(30, 20, 40, 60), 0) == 0


def test_print_that_is_burnt_out_is_not_seen() -> None:
    owners = OwnerMap((100, 100))
    owners.map[:] = 0
    assert owners.index_share(box_quad(10, 10, 20, 30), 0, np.full((100, 100, 3), 255, np.uint8)) == 0
