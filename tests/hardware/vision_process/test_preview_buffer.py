"""The newest preview wins; what cannot be a picture is not shown."""

from multiprocessing import get_context

import numpy as np
import pytest

from hardware.vision_process.preview_buffer import HEIGHT_PX, SLOTS, WIDTH_PX, PreviewBuffer, make_preview_buffer
from vision.frames import Picture


@pytest.fixture
def buffer() -> PreviewBuffer:
    return make_preview_buffer(get_context("spawn"))


def plain(level: int, height: int = 30, width: int = 40) -> Picture:
    return np.full((height, width, 3), level, np.uint8)


def test_nothing_is_there_at_first(buffer: PreviewBuffer) -> None:
    assert buffer.take() is None


def test_the_newest_picture_is_taken_once(buffer: PreviewBuffer) -> None:
    for level in range(2 * SLOTS + 1):
        buffer.put(plain(level))
    taken = buffer.take()
    assert taken is not None
    number, bgr = taken
    assert np.array_equal(bgr, plain(2 * SLOTS))
    assert buffer.take(number) is None


def test_a_taken_picture_stays_as_it_is(buffer: PreviewBuffer) -> None:
    buffer.put(plain(1))
    taken = buffer.take()
    assert taken is not None
    for level in range(2, 2 + SLOTS):
        buffer.put(plain(level))
    assert np.array_equal(taken[1], plain(1))


@pytest.mark.parametrize(("height", "width"), [(1080, 1920), (1920, 1080), (2000, 10), (1, 1)])
def test_a_picture_of_any_size_fits_and_keeps_its_shape(buffer: PreviewBuffer, height: int, width: int) -> None:
    buffer.put(plain(7, height, width))
    taken = buffer.take()
    assert taken is not None
    high, wide = taken[1].shape[:2]
    assert high <= HEIGHT_PX
    assert wide <= WIDTH_PX
    assert wide == pytest.approx(width * high / height, abs=1.0)


@pytest.mark.parametrize(("height", "width"), [(0, 10), (HEIGHT_PX + 1, 10), (-5, -5), (10, 2**40)])
def test_a_spoilt_size_is_no_picture(buffer: PreviewBuffer, height: int, width: int) -> None:
    buffer.put(plain(7))
    buffer.head[3], buffer.head[4] = height, width
    assert buffer.take() is None
