"""Turned: a box of the screen is filled whichever edge its content faces, and touches are turned with it."""

import pytest

from companion.ui.widgets.turned import Turned
from tests.ui.pilot import Pilot

BOX = (30, 40, 200, 60)
CORNER = {0: (30, 40), 1: (30, 100), 2: (230, 100), 3: (230, 40)}
"""Where on the screen the content's lower left corner lies, by the edge."""


@pytest.mark.parametrize("edge", CORNER)
def test_it_fills_its_box_facing_its_edge(edge: int, pilot: Pilot) -> None:
    turned = Turned(seat=edge)
    turned.fill(*BOX)
    assert (*turned.pos, *turned.bbox[1]) == pytest.approx(BOX)
    assert turned.to_parent(0, 0) == pytest.approx(CORNER[edge])
    assert turned.to_local(*CORNER[edge]) == pytest.approx((0, 0), abs=1e-6)
    assert turned.content.size == ([60, 200] if edge in (1, 3) else [200, 60])


def test_it_fills_another_box_and_faces_another_edge(pilot: Pilot) -> None:
    turned = Turned(seat=3)
    turned.fill(0, 0, 10, 10)
    turned.fill(*BOX)
    assert turned.to_parent(0, 0) == pytest.approx(CORNER[3])
    turned.seat = 2
    turned.fill(*BOX)
    assert turned.to_parent(0, 0) == pytest.approx(CORNER[2])
    assert turned.content.size == [200, 60]


def test_the_same_box_again_changes_nothing(pilot: Pilot) -> None:
    turned, changed = Turned(seat=1), []
    turned.fill(*BOX)
    turned.bind(transform=lambda *_: changed.append("transform"), size=lambda *_: changed.append("size"))
    turned.fill(*BOX)
    assert changed == []
