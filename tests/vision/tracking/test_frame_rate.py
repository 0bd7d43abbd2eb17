"""RateLimit: a camera of any rate is looked at about ten times a second, so that lying still means the same for all."""

from collections.abc import Iterator, Sequence
from math import inf, nan

import numpy as np
import pytest

from tests.vision.laid_table import Camera, Card
from vision.frames import Frame
from vision.tracking.events import Event, TrackLaid
from vision.tracking.frame_rate import RateLimit, limit_rate


def taken(times_s: Sequence[float]) -> list[float]:
    pace = RateLimit()
    return [at_s for at_s in times_s if pace.takes(at_s)]


@pytest.mark.parametrize("fps", [1, 5, 10, 12, 15])
def test_every_frame_of_a_slow_camera_is_looked_at(fps: int) -> None:
    times_s = [place / fps for place in range(10 * fps)]
    assert taken(times_s) == times_s


@pytest.mark.parametrize("fps", [20, 24, 25, 30, 50, 60, 90, 200])
def test_a_fast_camera_is_looked_at_ten_to_fifteen_times_a_second(fps: int) -> None:
    count = len(taken([place / fps for place in range(10 * fps)]))
    assert 100 <= count <= 170


def test_jitter_does_not_change_the_frame_rate() -> None:
    tremble_s = np.random.default_rng(1).uniform(-0.003, 0.003, 300)
    assert len(taken([float(at_s) for at_s in np.arange(300) / 15 + tremble_s])) == 300
    assert 140 <= len(taken([float(at_s) for at_s in np.arange(300) / 30 + tremble_s])) <= 160


def test_invalid_times_pass_and_are_rejected_later() -> None:
    assert len(taken([1.0, nan, nan, 1.01, 0.5, inf])) == 6


class Slide:
    """At `fps` frames a second a card is pushed over the table for a second, and then lies still for one."""

    def __init__(self, camera: Camera, fps: int) -> None:
        self._camera, self._fps, self._seq = camera, fps, 0

    def read(self) -> Frame | None:
        at_s = self._seq / self._fps
        self._seq += 1
        if at_s > 2:
            return None
        bgr = self._camera.draw(Card("4C", 20 + round(200 * min(at_s, 1.0)), 90))
        return Frame(bgr, self._seq, 1 + at_s)


def follow(fps: int) -> Iterator[Event]:
    camera = Camera()
    camera.show(frames=3)
    for frame in limit_rate(Slide(camera, fps).read):
        yield from camera.watcher.see(frame)


@pytest.mark.parametrize("fps", [10, 15, 30, 60])
def test_what_is_pushed_slowly_does_not_lie_still_before_a_fast_camera(fps: int) -> None:
    (laid,) = follow(fps)
    assert isinstance(laid, TrackLaid)
    assert laid.at_s == pytest.approx(2.0, abs=0.11)
