"""Calibration: the mat or four cards say where the table is; what should be mended is named with its seat."""

from itertools import pairwise

import cv2
import numpy as np
import pytest

from tests.vision.readings import reading
from tests.vision.setup.mat_pictures import PX_PER_MM, seen, table
from vision.frames import Frame, Picture
from vision.setup.calibration import TIME_LIMIT_S, Calibration, CalibrationCheck, Calibrator, find_place, judge
from vision.setup.mat import SEAT_MM, FoundMat, find_mat, places_on

pytestmark = pytest.mark.one_python


def calibrate(bgr: Picture, flicker: float = 0.0) -> Calibration:
    calibrator = Calibrator()
    for seq in range(30):
        lit = bgr if not flicker else np.clip(bgr * (1 + flicker * (-1) ** seq), 0, 255).astype(np.uint8)
        found = calibrator.see(Frame(lit, seq, float(seq)), [])
        if found:
            assert seq <= TIME_LIMIT_S
            return found
    raise AssertionError("it must end")


@pytest.mark.parametrize("turn", [0.0, 0.8, np.pi / 2, 3.0])
def test_the_mat_says_where_the_seats_are(turn: float) -> None:
    bgr, truth = seen(turn)
    mat = find_mat(bgr)
    assert mat is not None
    _, seats = places_on(mat)
    for seat, (x, y) in enumerate([(0, 85), (-85, 0), (0, -85), (85, 0)]):
        assert seats[seat] == pytest.approx(truth[:, :2] @ np.array([x, y]) + truth[:, 2], abs=3)


def test_all_is_well_on_a_good_table() -> None:
    found = calibrate(seen()[0])
    assert found.to_mend == ()
    assert found.card_px == pytest.approx(60 * PX_PER_MM, rel=0.02)
    assert found.area is not None
    assert cv2.contourArea(found.area.astype(np.float32)) == pytest.approx((420 * PX_PER_MM) ** 2, rel=0.03)


def test_a_mirrored_lamp_is_named_with_its_seat() -> None:
    bgr, truth = seen()
    place = truth[:, :2] @ np.array([0, -150]) + truth[:, 2]
    cv2.ellipse(bgr, (int(place[0]), int(place[1])), (34, 22), 20, 0, 360, (255, 255, 255), -1)
    assert [(item.check, item.seat) for item in calibrate(bgr).to_mend] == [(CalibrationCheck.GLARE, 2)]


def test_cards_that_lie_over_each_other_in_bright_light_are_no_mirrored_lamp() -> None:
    bgr, places = table(), np.array([[640, 800], [200, 480], [640, 160], [1080, 480]], np.float64)
    cards = [np.array([[590, 700], [680, 720], [650, 850], [560, 830]], np.float32)]
    cards.append(cards[0] + np.array([60, 70], np.float32))
    for quad in cards:
        cv2.fillConvexPoly(bgr, quad.astype(np.int32), (255, 255, 255))
        cv2.circle(bgr, (int(quad[0, 0]) + 40, int(quad[0, 1]) + 60), 12, (20, 20, 200), -1)
    plain, known = (
        {
            item.seat
            for item in judge(bgr, None, places, 90.0, quads)
            if item.check is CalibrationCheck.GLARE and not item.is_well
        }
        for quads in ((), cards)
    )
    assert plain == {0}
    assert known == set()


def test_a_white_card_is_no_lamp() -> None:
    bgr, truth = seen()
    place = truth[:, :2] @ np.array([0, -150]) + truth[:, 2]
    box = cv2.boxPoints(((float(place[0]), float(place[1])), (62.0, 88.0), 25.0))
    cv2.fillPoly(bgr, [np.round(box).astype(np.int32)], (255, 255, 255))
    assert calibrate(bgr).to_mend == ()


@pytest.mark.parametrize(
    ("spoil", "check"),
    [
        (lambda bgr: cv2.GaussianBlur(bgr, (0, 0), 9), CalibrationCheck.SHARPNESS),
        (lambda bgr: (bgr * 0.15).astype(np.uint8), CalibrationCheck.TOO_DARK),
        (lambda bgr: np.clip(bgr.astype(float) + 150, 0, 255).astype(np.uint8), CalibrationCheck.TOO_BRIGHT),
    ],
)
def test_what_is_wrong_with_the_picture(spoil: object, check: CalibrationCheck) -> None:
    assert callable(spoil)
    assert check in [item.check for item in calibrate(spoil(seen()[0])).to_mend]


def test_lamps_that_flicker() -> None:
    assert [item.check for item in calibrate(seen()[0], flicker=0.05).to_mend] == [CalibrationCheck.FLICKER]


def test_without_a_mat_it_ends_in_time_and_says_so() -> None:
    found = calibrate(table())
    assert found.seats is None
    assert found.to_mend[0].check is CalibrationCheck.PLACE


def test_it_can_be_skipped_at_once() -> None:
    assert [item.check for item in Calibrator().finish().to_mend] == [CalibrationCheck.PLACE]


def test_four_cards_say_who_sits_where() -> None:
    boxes = [("AS", (600, 700, 90, 126)), ("2H", (300, 400, 90, 126)), ("3C", (600, 100, 90, 126)),
             ("4D", (900, 400, 90, 126))]  # fmt: skip
    cards = [reading(name, box, 0.99) for name, box in boxes]
    found = find_place(table(), cards)
    assert found is not None
    assert found.card_px == pytest.approx(90)
    assert found.seats[1] == pytest.approx([345, 463])
    area = found.area.astype(np.float32)
    assert all(cv2.pointPolygonTest(area, (float(x), float(y)), False) > 0 for x, y in found.seats)
    assert found.to_table @ (90, 0, 1) == pytest.approx([60, 0, 1]), "a card gives the scale"
    assert find_place(table(), cards[:3]) is None
    names = [name for name, _ in boxes]
    for one, other in pairwise(range(4)):
        swapped = list(names)
        swapped[one], swapped[other] = swapped[other], swapped[one]
        mixed = [reading(name, box, 0.99) for name, (_, box) in zip(swapped, boxes, strict=True)]
        assert find_place(table(), mixed) is None, "not clockwise"


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_as_many_cards_as_players_say_who_sits_where(seats: int) -> None:
    turns = [place * 2 * np.pi / seats for place in range(seats)]
    boxes = [(round(555 - 300 * np.sin(turn)), round(417 + 300 * np.cos(turn)), 90, 126) for turn in turns]
    names = ["AS", "2H", "3C", "4D", "5S", "6H"][:seats]
    cards = [reading(name, box, 0.99) for name, box in zip(names, boxes, strict=True)]
    found = find_place(table(), cards, seats)
    assert found is not None
    assert found.seats == pytest.approx(np.array([[x + 45, y + 63] for x, y, _, _ in boxes]))
    area = found.area.astype(np.float32)
    assert all(cv2.pointPolygonTest(area, (float(x), float(y)), False) > 0 for x, y in found.seats)
    assert find_place(table(), cards[:-1], seats) is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_mat_has_a_place_for_each_player(seats: int) -> None:
    mat = FoundMat(np.eye(3), 24)
    _, places = places_on(mat, seats)
    assert places[0] == pytest.approx([0, SEAT_MM]), "seat 0 sits at the lower edge"
    assert np.linalg.norm(places, axis=1) == pytest.approx([SEAT_MM] * seats)
    if seats > 2:
        assert cv2.contourArea(places.astype(np.float32), oriented=True) > 0, "clockwise, as y grows downwards"
