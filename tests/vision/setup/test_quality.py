"""Frames that cannot be read are refused with a reason, and every frame of a table passes."""

from collections.abc import Callable
from functools import cache
from typing import Any

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from vision.frames import Frame, Picture
from vision.scenes import DeckCollection, SceneStyle, SurfaceCollection, draw_scene
from vision.setup.quality import Flaw, find_flaw

pytestmark = pytest.mark.one_python

RNG = np.random.default_rng(3)


@cache
def table(seed: int = 8, size: tuple[int, int] = (640, 480)) -> Picture:
    style = SceneStyle(index_px=(14, 24))
    return draw_scene(
        seed, size, decks=DeckCollection.open("test"), tables=SurfaceCollection.open("test"), style=style
    ).bgr


def flat(*colour: int) -> Picture:
    return np.full((480, 640, 3), colour, np.uint8)


def half_of(picture: Picture, colour: int, side: str) -> Picture:
    cut = picture.copy()
    {"bottom": cut[260:], "top": cut[:260], "right": cut[:, 300:], "left": cut[:, :300]}[side][:] = colour
    return cut


@pytest.mark.parametrize(
    ("frame", "flaw"),
    [
        pytest.param(lambda: flat(0), Flaw.BLACK, id="black"),
        pytest.param(lambda: RNG.integers(0, 12, (480, 640, 3), np.uint8), Flaw.BLACK, id="a covered lens"),
        pytest.param(lambda: flat(255), Flaw.WHITE, id="white"),
        pytest.param(lambda: flat(90, 120, 60), Flaw.PLAIN, id="a plain wall"),
        pytest.param(lambda: RNG.integers(0, 256, (480, 640, 3), np.uint8), Flaw.NOISE, id="noise"),
        pytest.param(
            lambda: RNG.normal(120, 25, (480, 640, 3)).clip(0, 255).astype(np.uint8), Flaw.NOISE, id="soft noise"
        ),
        pytest.param(lambda: cv2.GaussianBlur(table(), (0, 0), 12), Flaw.BLURRED, id="out of focus"),
        pytest.param(lambda: table() * np.array([0, 1, 0], np.uint8), Flaw.ONE_CHANNEL, id="green only"),
        pytest.param(lambda: table()[..., :1], Flaw.SHAPE, id="one channel"),
        pytest.param(lambda: table()[..., 0], Flaw.SHAPE, id="no channels"),
        pytest.param(lambda: np.dstack([table(), table()[..., 0]]), Flaw.SHAPE, id="four channels"),
        pytest.param(lambda: table().astype(np.uint16) * 257, Flaw.SHAPE, id="16 bits"),
        pytest.param(lambda: table().astype(np.float32), Flaw.SHAPE, id="fractions"),
        pytest.param(lambda: np.zeros((0, 0, 3), np.uint8), Flaw.SMALL, id="nothing"),
        pytest.param(lambda: np.zeros((1, 1, 3), np.uint8), Flaw.SMALL, id="1×1"),
        pytest.param(lambda: np.zeros((10, 20000, 3), np.uint8), Flaw.SMALL, id="20000×10"),
        pytest.param(lambda: np.zeros((40, 20000, 3), np.uint8), Flaw.NARROW, id="20000×40"),
    ],
)
def test_a_bad_frame_is_refused_with_its_reason(frame: Callable[[], NDArray[Any]], flaw: Flaw) -> None:
    assert find_flaw(frame()) is flaw


@pytest.mark.parametrize("side", ["top", "bottom", "left", "right"])
@pytest.mark.parametrize("colour", [0, 128, 255])
def test_half_a_frame_is_refused(side: str, colour: int) -> None:
    assert find_flaw(half_of(table(), colour, side)) is Flaw.HALF


@pytest.mark.parametrize("side", ["top", "bottom", "right"])
def test_half_a_frame_is_refused_on_a_dark_table_too(side: str) -> None:
    assert find_flaw(half_of(table() // 2, 0, side)) is Flaw.HALF


@pytest.mark.parametrize("seed", range(12))
def test_tables_pass(seed: int) -> None:
    assert find_flaw(table(seed)) is None


@pytest.mark.parametrize(
    "frame",
    [
        pytest.param(lambda: table() // 3, id="a dark evening"),
        pytest.param(lambda: np.clip(table().astype(int) + 110, 0, 255).astype(np.uint8), id="much light"),
        pytest.param(lambda: cv2.GaussianBlur(table(), (0, 0), 1.5), id="a little soft"),
        pytest.param(lambda: np.repeat(table()[..., 1:2], 3, axis=2), id="grey in three channels"),
        pytest.param(
            lambda: cv2.copyMakeBorder(table(), 120, 120, 0, 0, cv2.BORDER_CONSTANT), id="black bars as in films"
        ),
        pytest.param(lambda: table()[::2, ::2], id="not contiguous"),
    ],
)
def test_a_poor_picture_of_a_table_passes(frame: Callable[[], Picture]) -> None:
    assert find_flaw(frame()) is None


def test_a_small_card_on_a_black_plain_table_passes() -> None:
    frame = flat(0)
    frame[200:260, 300:342] = 240
    frame[204:216, 304:310] = 20
    assert find_flaw(frame) is None


def test_a_card_on_a_plain_drawn_ground_passes() -> None:
    frame = flat(60, 120, 40)
    frame[20:200, 100:230] = 240
    frame[30:60, 110:120] = 20
    assert find_flaw(frame) is None


def test_a_frame_is_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    frame = Frame(np.zeros((48, 64, 3), np.uint8), 0, 0.0)
    assert frame.flaw is Flaw.BLACK
    monkeypatch.setattr("vision.frames.find_flaw", pytest.fail)
    assert frame.flaw is Flaw.BLACK
