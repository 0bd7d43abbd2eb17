"""Turned: a box of the screen is filled whichever edge its content faces, and touches are turned with it."""

import pytest
from kivy.uix.button import Button

from companion.ui.widgets.turned import Turned
from tests.ui.pilot import Pilot

BOX = (30, 40, 200, 60)
CORNER = {0: (30, 40), 1: (30, 100), 2: (230, 100), 3: (230, 40)}
"""Where on the screen the content's lower left corner lies, by the edge."""


@pytest.mark.parametrize("edge", CORNER)
def test_it_fills_its_box_facing_its_edge(edge: int, pilot: Pilot) -> None:
    turned = Turned(seat=edge)
    turned.fill(*BOX)
    corners = [turned.to_parent(x, y) for x in (0, turned.width) for y in (0, turned.height)]
    left, bottom = map(min, zip(*corners, strict=True))
    right, top = map(max, zip(*corners, strict=True))
    assert (left, bottom, right - left, top - bottom) == pytest.approx(BOX)
    assert turned.to_parent(0, 0) == pytest.approx(CORNER[edge])
    assert turned.to_local(*CORNER[edge]) == pytest.approx((0, 0), abs=1e-6)
    assert tuple(turned.size) == ((60, 200) if edge in (1, 3) else (200, 60))


def test_it_fills_another_box_and_faces_another_edge(pilot: Pilot) -> None:
    turned = Turned(seat=3)
    turned.fill(0, 0, 10, 10)
    turned.fill(*BOX)
    assert turned.to_parent(0, 0) == pytest.approx(CORNER[3])
    turned.seat = 2
    turned.fill(*BOX)
    assert turned.to_parent(0, 0) == pytest.approx(CORNER[2])
    assert tuple(turned.size) == (200, 60)


def test_the_same_box_again_changes_nothing(pilot: Pilot) -> None:
    turned, changed = Turned(seat=1), []
    turned.fill(*BOX)
    turned.bind(pos=lambda *_: changed.append("pos"), size=lambda *_: changed.append("size"))
    turned.fill(*BOX)
    assert changed == []


@pytest.mark.parametrize("edge", CORNER)
def test_what_is_within_is_touched_where_it_is_seen(edge: int, pilot: Pilot) -> None:
    turned, pressed = Turned(seat=edge), list[str]()
    near = Button(size_hint=(None, None), size=(20, 10), on_press=lambda _: pressed.append("near"))
    far = Button(size_hint=(None, None), size=(20, 10), on_press=lambda _: pressed.append("far"))
    turned.fill(*BOX)
    far.pos = (turned.width - 20, turned.height - 10)
    for button in (near, far):
        turned.add_widget(button)
    pilot.app.root_widget.add_widget(turned)
    pilot.frames()
    x, y = CORNER[edge]
    opposite = (2 * BOX[0] + BOX[2] - x, 2 * BOX[1] + BOX[3] - y)
    middle = (BOX[0] + BOX[2] / 2, BOX[1] + BOX[3] / 2)
    for along in ((x, y), opposite):
        pilot.tap_at(*(at + (centre - at) * 0.05 for at, centre in zip(along, middle, strict=True)))
    assert pressed == ["near", "far"]


@pytest.mark.parametrize("edge", CORNER)
def test_only_its_box_is_touched(edge: int, pilot: Pilot) -> None:
    turned, pressed = Turned(seat=edge), list[str]()
    turned.fill(*BOX)
    inside, beside = (130, 70), (50, 200)
    assert turned.collide_point(*inside)
    assert not turned.collide_point(*beside)
    reaching = Button(size_hint=(None, None), size=(600, 600), on_press=lambda _: pressed.append("reaching"))
    reaching.center = (turned.width / 2, turned.height / 2)
    turned.add_widget(reaching)
    pilot.app.root_widget.add_widget(turned)
    pilot.frames()
    pilot.tap_at(*beside)
    assert pressed == []
    pilot.tap_at(*inside)
    assert pressed == ["reaching"]
