"""Changes are reported where the table changed, and not for noise, flicker, trembling or compression."""

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Box
from vision.scenes import DeckCollection, SceneStyle, SurfaceCollection, draw_scene
from vision.tracking.change import CellImage, ChangeDetector, boxes_round, cell_image, changed_cells

SIZE = (640, 480)
CARD: Box = (200, 120, 60, 84)


@pytest.fixture(scope="module")
def table() -> Picture:
    style = SceneStyle(index_px=(14, 18), noise=(0, 0))
    return draw_scene(
        8, SIZE, decks=DeckCollection.open("test"), tables=SurfaceCollection.open("test"), style=style
    ).bgr


def with_card(table: Picture, box: Box = CARD) -> Picture:
    picture = table.copy()
    x, y, width, height = box
    picture[y : y + height, x : x + width] = 235
    picture[y + 4 : y + 18, x + 4 : x + 12] = 20
    return picture


def seen(picture: Picture, sigma: float = 0.0, gain: float | NDArray[np.float64] = 1.0, seed: int = 0) -> Picture:
    noise = np.random.default_rng(seed).normal(0, sigma, picture.shape)
    return np.clip(picture * gain + noise, 0, 255).astype(np.uint8)


def changed_boxes(before: CellImage, now: CellImage) -> tuple[Box, ...]:
    return boxes_round(changed_cells(before, now), now.size)


def covers(outer: Box, inner: Box) -> bool:
    (x, y, width, height), (left, top, across, down) = outer, inner
    return x <= left and y <= top and x + width >= left + across and y + height >= top + down


@pytest.mark.parametrize("sigma", [0, 3, 8])
def test_noise_is_no_change(table: Picture, sigma: float) -> None:
    assert changed_boxes(cell_image(seen(table, sigma, seed=1)), cell_image(seen(table, sigma, seed=2))) == ()


@pytest.mark.parametrize("gain", [0.85, 0.95, 1.05, 1.15])
def test_a_brighter_or_darker_lamp_is_no_change(table: Picture, gain: float) -> None:
    assert changed_boxes(cell_image(table), cell_image(seen(table, 3, gain))) == ()


@pytest.mark.parametrize("phase", [0.0, 0.3, 0.7])
def test_the_bands_of_a_flickering_lamp_are_no_change(table: Picture, phase: float) -> None:
    bands = 1 + 0.1 * np.sin(2 * np.pi * (np.linspace(0, 3, SIZE[1]) + phase))[:, None, None]
    assert changed_boxes(cell_image(table), cell_image(seen(table, 3, bands))) == ()


def test_a_trembling_camera_is_no_change(table: Picture) -> None:
    shift = np.array([[1, 0, 0.4], [0, 1, -0.4]])
    moved = np.asarray(cv2.warpAffine(table, shift, SIZE, borderMode=cv2.BORDER_REPLICATE), np.uint8)
    assert changed_boxes(cell_image(table), cell_image(moved)) == ()


def test_compression_is_no_change(table: Picture) -> None:
    _, packed = cv2.imencode(".jpg", table, [cv2.IMWRITE_JPEG_QUALITY, 50])
    assert (
        changed_boxes(cell_image(table), cell_image(np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8))) == ()
    )


@pytest.mark.parametrize("gain", [0.92, 1.0, 1.08])
def test_a_laid_card_is_one_box_that_fits_it(table: Picture, gain: float) -> None:
    boxes = changed_boxes(cell_image(table), cell_image(seen(with_card(table), 3, gain)))
    assert len(boxes) == 1
    assert covers(boxes[0], CARD)
    assert boxes[0][2] <= CARD[2] + 40
    assert boxes[0][3] <= CARD[3] + 40


def test_two_cards_apart_are_two_boxes_from_top_to_bottom(table: Picture) -> None:
    low, high = (420, 330, 60, 84), (60, 40, 60, 84)
    boxes = changed_boxes(cell_image(table), cell_image(with_card(with_card(table, low), high)))
    assert [covers(box, card) for box, card in zip(boxes, (high, low), strict=True)] == [True, True]


def test_boxes_stay_in_the_picture(table: Picture) -> None:
    boxes = changed_boxes(cell_image(table), cell_image(with_card(table, (590, 420, 60, 84))))
    assert len(boxes) == 1
    x, y, width, height = boxes[0]
    assert (x + width, y + height) == SIZE


def test_another_size_is_a_change_of_everything(table: Picture) -> None:
    assert changed_boxes(cell_image(table), cell_image(table[:400])) == ((0, 0, 640, 400),)


@pytest.mark.parametrize("shape", [(1, 1), (7, 2000), (13, 11)])
def test_the_smallest_frames_are_compared_too(shape: tuple[int, int]) -> None:
    dark, light = np.zeros((*shape, 3), np.uint8), np.full((*shape, 3), 200, np.uint8)
    assert changed_boxes(cell_image(dark), cell_image(dark)) == ()
    assert len(changed_boxes(cell_image(dark), cell_image(light))) <= 1


def test_a_watch_begins_with_the_whole_table_and_then_rests(table: Picture) -> None:
    watch = ChangeDetector()
    assert watch.look(table).settled == ((0, 0, *SIZE),)
    for seed in range(5):
        change = watch.look(seen(table, 4, seed=seed))
        assert change.moving == change.settled == ()


def test_a_card_is_told_once_when_it_rests(table: Picture) -> None:
    watch = ChangeDetector()
    watch.look(table)
    for x in (20, 90, 160):
        change = watch.look(with_card(table, (x, 120, 60, 84)))
        assert change.moving
        assert change.settled == ()
    laid = with_card(table)
    assert watch.look(laid).settled == ()
    settled = watch.look(laid).settled
    assert len(settled) == 1
    assert covers(settled[0], CARD)
    assert watch.look(laid).settled == ()


def test_a_card_taken_away_is_a_change_too(table: Picture) -> None:
    watch = ChangeDetector()
    laid = with_card(table)
    for picture in (laid, laid, table):
        watch.look(picture)
    settled = watch.look(table).settled
    assert len(settled) == 1
    assert covers(settled[0], CARD)


def test_a_hand_that_stays_elsewhere_holds_nothing_up(table: Picture) -> None:
    watch = ChangeDetector()
    watch.look(table)
    boxes: list[Box] = []
    for step in range(6):
        busy = with_card(with_card(table), (400 + 30 * step, 330, 60, 84))
        boxes += watch.look(busy).settled
    assert len(boxes) == 1
    assert covers(boxes[0], CARD)


def test_the_slow_light_of_an_evening_is_no_change(table: Picture) -> None:
    watch = ChangeDetector()
    watch.look(table)
    side = np.linspace(1, 0, SIZE[0])[None, :, None]
    for step in range(60):
        change = watch.look(seen(table, 2, 1 - 0.008 * step * side, seed=step))
        assert change.settled == ()


def test_a_card_is_told_early_while_the_hand_that_laid_it_leaves(table: Picture) -> None:
    watch = ChangeDetector()
    watch.look(table)
    boxes: list[Box] = []
    for step in range(4):
        busy = with_card(table)
        busy[150:330, 220 + 20 * step : 330 + 20 * step] = (90, 130, 190)
        change = watch.look(busy)
        assert change.settled == ()
        boxes += change.early
    assert any(covers(box, (200, 120, 30, 30)) for box in boxes)


def test_nothing_is_told_early_of_a_hand_that_moves_on(table: Picture) -> None:
    watch = ChangeDetector()
    watch.look(table)
    for step in range(8):
        change = watch.look(seen(with_card(table, (20 + 70 * step, 120, 60, 84)), 2, seed=step))
        assert change.early == ()


def test_nothing_is_told_early_of_a_plain_sleeve_that_looks_still_inside(table: Picture) -> None:
    watch = ChangeDetector()
    watch.look(table)
    for step in range(8):
        busy = table.copy()
        busy[104:296, : 80 + 20 * step] = (90, 60, 150)
        assert watch.look(seen(busy, 2, seed=step)).early == ()
