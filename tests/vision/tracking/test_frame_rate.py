"""RateLimit: cameras of any rate are looked at about as often, so that lying still means the same for all."""

from collections.abc import Iterator, Sequence
from math import inf, nan

import numpy as np
import pytest

from tests.vision.laid_table import Camera, Card
from vision.frames import Frame
from vision.tracking.events import Event, TrackLaid
from vision.tracking.frame_rate import RateLimit, limit_rate


def taken(times_s: Sequence[float], *, is_busy: bool = True) -> list[float]:
    pace = RateLimit()
    return [at_s for at_s in times_s if pace.takes(at_s, is_busy=is_busy)]


@pytest.mark.parametrize("fps", [1, 5, 10, 12, 15, 20])
def test_every_frame_of_a_slow_camera_is_looked_at_while_something_moves(fps: int) -> None:
    times_s = [place / fps for place in range(10 * fps)]
    assert taken(times_s) == times_s


@pytest.mark.parametrize("fps", [24, 25, 30, 50, 60, 90, 200])
def test_a_fast_camera_is_looked_at_up_to_twenty_times_a_second(fps: int) -> None:
    assert 140 <= len(taken([place / fps for place in range(10 * fps)])) <= 205


@pytest.mark.parametrize("fps", [10, 12, 15, 20, 24, 25, 30, 50, 60, 90, 200])
def test_a_table_on_which_nothing_moves_is_looked_at_ten_times_a_second(fps: int) -> None:
    assert 85 <= len(taken([place / fps for place in range(10 * fps)], is_busy=False)) <= 105


def test_frames_come_fast_for_a_moment_after_something_moved() -> None:
    pace = RateLimit()
    used = [place / 20 for place in range(100) if pace.takes(place / 20, is_busy=place < 40)]
    assert [sum(second <= at_s < second + 1 for at_s in used) for second in range(5)] == [20, 20, 15, 10, 10]


def test_a_camera_that_trembles_in_time_keeps_its_rate() -> None:
    tremble_s = np.random.default_rng(1).uniform(-0.003, 0.003, 300)
    assert len(taken([float(at_s) for at_s in np.arange(300) / 20 + tremble_s])) == 300
    assert 140 <= len(taken([float(at_s) for at_s in np.arange(300) / 30 + tremble_s])) <= 205


def test_what_is_no_time_is_left_to_whoever_judges_frames() -> None:
    assert len(taken([1.0, nan, nan, 1.01, 0.5, inf])) == 6


class Slide:
    """At `fps` frames a second a card is pushed over the table for a second, and then lies still for one."""

    def __init__(self, camera: Camera, fps: int, px_per_s: int) -> None:
        self._camera, self._fps, self._px_per_s, self._seq = camera, fps, px_per_s, 0

    def read(self) -> Frame | None:
        at_s = self._seq / self._fps
        self._seq += 1
        if at_s > 2:
            return None
        bgr = self._camera.draw(Card("4C", 20 + round(self._px_per_s * min(at_s, 1.0)), 90))
        return Frame(bgr, self._seq, 1 + at_s)


def follow(fps: int, px_per_s: int) -> Iterator[Event]:
    camera = Camera()
    camera.show(frames=3)
    for frame in limit_rate(Slide(camera, fps, px_per_s).read, lambda: camera.watcher.is_busy):
        yield from camera.watcher.see(frame)


@pytest.mark.parametrize("fps", [10, 15, 20, 30, 60])
@pytest.mark.parametrize("px_per_s", [160, 200])
def test_what_is_pushed_slowly_does_not_lie_still_before_a_fast_camera(fps: int, px_per_s: int) -> None:
    (laid,) = follow(fps, px_per_s)
    assert isinstance(laid, TrackLaid)
    assert laid.at_s == pytest.approx(2.0, abs=0.11)
