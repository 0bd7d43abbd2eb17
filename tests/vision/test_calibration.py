"""The guided start: what is wrong with a camera's place or the light is named, at the seat where it is."""

import cv2
import numpy as np
import pytest

from vision.calibration import Advice, Checkup, Matter, check, seat_of
from vision.frames import Picture

SIZE = (640, 480)
MIDDLES = ((320, 370), (120, 240), (320, 110), (520, 240))


def quads(high: float = 100) -> list[np.ndarray]:
    """Returns four cards, one before each seat."""
    wide = high * 0.7
    corners = np.array([[-wide, -high], [wide, -high], [wide, high], [-wide, high]], np.float32) / 2
    return [corners + np.array(middle, np.float32) for middle in MIDDLES]


def table(ground: int = 120, high: float = 100, lying: list[np.ndarray] | None = None) -> Picture:
    """Returns a plain table with four cards on it, each with marks as sharp as print."""
    picture = np.full((SIZE[1], SIZE[0], 3), ground, np.uint8)
    for quad in lying or quads(high):
        cv2.fillConvexPoly(picture, quad.astype(np.int32), (235, 235, 235))
        x, y = quad.mean(axis=0).astype(int)
        for step in range(-30, 30, 6):
            cv2.rectangle(picture, (x + step, y - 20), (x + step + 2, y + 20), (20, 20, 20), -1)
    return picture


def matters(found: Checkup) -> set[tuple[Matter, int | None]]:
    return {(advice.matter, advice.seat) for advice in found.advice}


def test_a_good_table_needs_nothing() -> None:
    found = check([table()] * 3, quads())
    assert found.advice == ()
    assert found.seats == (0, 1, 2, 3)
    assert found.index_px == pytest.approx(17)


@pytest.mark.parametrize("seat", range(4))
def test_each_edge_is_a_seat(seat: int) -> None:
    assert seat_of(quads()[seat], SIZE) == seat


@pytest.mark.parametrize("seat", range(4))
def test_a_lamp_is_named_with_its_seat(seat: int) -> None:
    picture = table()
    x, y = MIDDLES[seat]
    away = {0: (0, 75), 1: (-80, 0), 2: (0, -80), 3: (80, 0)}[seat]
    cv2.circle(picture, (x + away[0], y + away[1]), 22, (255, 255, 255), -1)
    assert matters(check([picture], quads())) == {(Matter.GLARE, seat)}


def test_burnt_out_paper_is_no_lamp() -> None:
    picture = table()
    picture[picture == 235] = 255
    assert check([picture], quads()).advice == ()


@pytest.mark.parametrize(
    ("ground", "matter"), [pytest.param(20, Matter.DARK, id="dark"), pytest.param(240, Matter.BRIGHT, id="bright")]
)
def test_light(ground: int, matter: Matter) -> None:
    assert (matter, None) in matters(check([table(ground)], quads()))


def test_a_flickering_lamp() -> None:
    pictures = [cv2.convertScaleAbs(table(), alpha=level) for level in (0.9, 1.05, 0.9, 1.05)]
    assert matters(check([np.asarray(picture, np.uint8) for picture in pictures], quads())) == {(Matter.FLICKER, None)}


def test_a_camera_out_of_focus() -> None:
    soft = np.asarray(cv2.GaussianBlur(table(), (0, 0), 9), np.uint8)
    assert Advice(Matter.SOFT, None, stops=True) in check([soft], quads()).advice


@pytest.mark.parametrize(
    ("high", "matter"), [pytest.param(50, Matter.FAR, id="too far"), pytest.param(75, Matter.SMALL, id="far")]
)
def test_a_camera_too_far_away(high: float, matter: Matter) -> None:
    assert (matter, None) in matters(check([table(high=high)], quads(high)))


def test_a_seat_without_a_card_and_a_card_over_the_edge() -> None:
    there = quads()
    there[3] = there[3] + np.array([110, 0], np.float32)
    assert matters(check([table(lying=there)], there[1:])) == {(Matter.FEW, 0), (Matter.EDGE, 3)}


def test_without_cards_light_is_judged_all_the_same() -> None:
    found = check([table(20)], [])
    assert (found.index_px, found.sharpness) == (None, None)
    assert (Matter.DARK, None) in matters(found)


def test_without_a_picture_nothing_can_be_said() -> None:
    with pytest.raises(ValueError, match="at least one picture"):
        check([], [])
