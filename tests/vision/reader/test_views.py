"""Views stand upright and show the whole card, whatever its outline in the picture."""

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from tests.vision.reader.hand_made import card_finds
from vision.reader.layout import VIEW_MARGIN, VIEW_SIZE
from vision.reader.views import card_box, cut_patch, cut_view, cut_views, stock_of

WIDTH, HEIGHT = VIEW_SIZE


def outline(x: float, y: float, height: float, turn: float) -> NDArray[np.float32]:
    """Returns the outline of a card with its middle there, turned clockwise by degrees."""
    return np.asarray(card_finds(x, y, height * 63 / 88, height, turn).corners[0])


@pytest.mark.parametrize("turn", [0, 40, 90, 180, 290])
@pytest.mark.parametrize("height", [50, 120, 700])
def test_a_view_is_upright_and_whole(turn: float, height: float) -> None:
    picture = np.full((1000, 1000, 3), (0, 90, 0), np.uint8)
    quad = outline(500, 500, height, turn)
    cv2.fillConvexPoly(picture, np.round(quad).astype(int), (255, 255, 255))
    first = quad[0] * 0.8 + quad.mean(axis=0) * 0.2
    cv2.circle(picture, tuple(np.round(first).astype(int).tolist()), max(2, round(height / 16)), (0, 0, 255), -1)
    view = cut_view(picture, quad, VIEW_SIZE, VIEW_MARGIN)
    assert view.shape == (HEIGHT, WIDTH, 3)
    red = (view[:, :, 2] > 150) & (view[:, :, 1] < 120)
    assert np.argwhere(red).mean(axis=0) == pytest.approx((0.1 * HEIGHT + 2, 0.1 * WIDTH + 2), abs=2.5)
    assert view[6:-6, 6:-6, 0].mean() > 225, "inside lies the card"
    assert view[[0, -1]][:, :, 1].mean() < 130, "and round it what lies about it"
    assert view[:, [0, -1]][:, :, 1].mean() < 130


@pytest.mark.parametrize("height", [60, 176, 600])
def test_a_view_shows_each_place_where_it_is(height: float) -> None:
    """The picture grows brighter from left to right by steps of a few pixels, so brightness tells the place."""
    picture = np.empty((900, 900, 3), np.uint8)
    picture[:] = np.round(np.arange(900)[None, :, None] / 900 * 255)
    quad = outline(450, 450, height, 0)
    seen = cut_view(picture, quad, VIEW_SIZE, VIEW_MARGIN)[HEIGHT // 2, :, 0].astype(float)
    wide = float(quad[1, 0] - quad[0, 0]) * (1 + 2 * VIEW_MARGIN)
    places = 450 - wide / 2 + (np.arange(WIDTH) + 0.5) * wide / WIDTH
    assert np.abs(seen - (places - 0.5) / 900 * 255).mean() < 0.3
    assert abs((seen - (places - 0.5) / 900 * 255).mean()) < 0.1 * wide / WIDTH * 255 / 900 + 0.1


def test_fine_print_becomes_grey_and_no_pattern() -> None:
    picture = np.zeros((1000, 1000, 3), np.uint8)
    picture[::2] = 255
    view = cut_view(picture, outline(500, 500, 850, 0), VIEW_SIZE, VIEW_MARGIN)
    assert view.std() < 12


def test_an_outline_seen_askew_becomes_a_rectangle() -> None:
    picture = np.zeros((300, 300, 3), np.uint8)
    quad = np.array([[100, 60], [190, 80], [240, 250], [40, 210]], np.float32)
    cv2.fillConvexPoly(picture, quad.astype(int), (255, 255, 255))
    view = cut_view(picture, quad, VIEW_SIZE, VIEW_MARGIN)
    (left, top), _, (right, foot), _ = np.round(card_box(VIEW_SIZE, VIEW_MARGIN)).astype(int).tolist()
    assert view[top + 2 : foot - 2, left + 2 : right - 2].min() > 200
    assert view[:, [0, -1]].max() < 60


@pytest.mark.parametrize(
    "quad",
    [
        pytest.param(np.zeros((4, 2)), id="a point"),
        pytest.param(np.array([[0, 0], [9, 0], [18, 0], [27, 0]]), id="a line"),
        pytest.param(np.array([[0, 0], [20, 30], [20, 0], [0, 30]]), id="crossed"),
        pytest.param(outline(-9000, 40, 60, 10), id="far beside the picture"),
        pytest.param(outline(10, 10, 1e6, 10), id="huge"),
    ],
)
def test_an_outline_that_is_no_cards_gives_a_view_all_the_same(quad: NDArray[np.float32]) -> None:
    picture = np.full((30, 20, 3), 200, np.uint8)
    assert cut_views(picture, quad.astype(np.float32)[None]).shape == (1, HEIGHT, WIDTH, 3)


def test_the_stock_is_told_beside_dark_print_and_a_glint() -> None:
    card = np.full((100, 60, 3), (200, 210, 220), np.uint8)
    card[:60], card[60:70] = (30, 20, 150), 255
    assert stock_of(card).tolist() == [200, 210, 220]


@pytest.mark.parametrize("turn", [0, 37, 90, 180, 290])
@pytest.mark.parametrize("size", [12, 30, 160])
def test_a_patch_is_upright_and_centred(turn: float, size: int) -> None:
    picture = np.full((900, 900, 3), 255, np.uint8)
    angle = np.radians(turn)
    right = np.array([np.cos(angle), np.sin(angle)], np.float32) * size
    up = np.array([right[1], -right[0]], np.float32)
    centre = np.array([450.5, 450.5], np.float32)
    for at, colour in ((0.25, (0, 0, 255)), (-0.25, (255, 0, 0))):
        middle = tuple((centre + up * at).tolist())
        box = cv2.boxPoints((middle, (size * 0.5, size * 0.5), turn))
        cv2.fillConvexPoly(picture, np.round(box).astype(int), colour)
    patch = cut_patch(picture, centre, up, right)
    assert patch.shape == (48, 40, 3)
    top, foot = patch[12:20, 16:24].mean(axis=(0, 1)), patch[28:36, 16:24].mean(axis=(0, 1))
    assert top[2] > 180 > 90 > top[0]
    assert foot[0] > 180 > 90 > foot[2]
    assert patch[:, :3].min() > 200


def test_a_pose_beyond_the_picture_gives_a_patch_all_the_same() -> None:
    picture = np.zeros((30, 20, 3), np.uint8)
    pose = [np.array(pair, np.float32) for pair in ((-500, 900), (0, -60), (60, 0))]
    assert cut_patch(picture, *pose).shape == (48, 40, 3)
