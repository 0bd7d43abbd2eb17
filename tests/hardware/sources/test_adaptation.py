"""When a camera adapts to the light: decided from its frames alone."""

from functools import cache

import cv2
import numpy as np

from hardware.sources.adaptation import BAD_S, FLICKER_LIMIT_S, LIMIT_S, MOST_JUMPS, Adaptation
from tests.vision.setup.mat_pictures import table
from vision.frames import Frame, Picture

FPS = 10
WHITE = np.full((480, 640, 3), 255, np.uint8)


class Camera:
    """Notes what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.is_focusing = False

    def unlock(self) -> None:
        self.told.append("unlock")

    def lock(self) -> None:
        self.told.append("lock")


class Watched:
    """A camera whose frames are given."""

    def __init__(self) -> None:
        self.camera, self.adaptation = Camera(), Adaptation()
        self.count = 0

    def show(self, picture: Picture, seconds: float = 2.0) -> list[bool]:
        """Returns of each frame whether the camera adapts."""
        marked = []
        for _ in range(round(seconds * FPS)):
            frame = self.adaptation.see(self.camera, Frame(picture, self.count, self.count / FPS))
            marked.append(frame.is_adapting)
            self.count += 1
        return marked


@cache
def lit(level: float, colour: tuple[float, float, float] = (1.0, 1.0, 1.0)) -> Picture:
    return np.asarray(np.clip(table() * (level * np.array(colour)), 0, 255), np.uint8)


def test_it_is_locked_once_the_picture_has_settled_and_the_lens_stands() -> None:
    at = Watched()
    at.camera.is_focusing = True
    at.show(lit(0.5), 1.0)
    assert all(at.show(lit(0.7), 1.5))
    at.camera.is_focusing = False
    assert not any(at.show(lit(0.7), 60.0))
    assert at.camera.told == ["unlock", "lock"]


def test_a_picture_that_never_settles_is_locked_after_a_while() -> None:
    at = Watched()
    for step in range(round(LIMIT_S * FPS)):
        assert at.show(lit(0.4 + 0.2 * (step % 2)), 1 / FPS) == [True]
    at.show(lit(0.4), 0.2)
    assert at.camera.told == ["unlock", "lock"]


def test_a_lamp_that_flickers_into_the_camera_keeps_it_from_locking_for_a_while_only() -> None:
    at = Watched()
    marked: list[bool] = []
    for _ in range(round(FLICKER_LIMIT_S) + 1):
        marked += at.show(WHITE, 0.3) + at.show(lit(0.6), 0.7)
    assert all(marked[: round(LIMIT_S * FPS)])
    assert at.camera.told == ["unlock", "lock"]
    assert not any(at.show(lit(0.6), 2.0))


def test_another_light_is_not_read_and_makes_it_adapt_once_it_lasts() -> None:
    at = Watched()
    at.show(lit(0.7), 10.0)
    for other in (lit(0.45), lit(0.7, (0.7, 1.0, 1.0))):
        assert all(at.show(other, BAD_S - 0.5)), "a card may seem to go in such a picture"
        assert not any(at.show(lit(0.7), 3.0))
    assert at.camera.told == ["unlock", "lock"]
    at.show(lit(0.45), 10.0)
    assert at.camera.told == ["unlock", "lock"] * 2


def test_cards_and_hands_over_less_than_half_of_the_picture_are_no_other_light() -> None:
    at = Watched()
    at.show(lit(0.5), 4.0)
    covered = lit(0.5).copy()
    covered[:, :280] = lit(1.0)[:, :280]
    assert not any(at.show(covered, 10.0))
    assert at.camera.told == ["unlock", "lock"]


def test_it_adapts_as_long_as_the_picture_is_bad_and_focuses_anew_when_that_is_over() -> None:
    at = Watched()
    at.show(lit(0.7), 4.0)
    marked = at.show(WHITE, 60.0)
    assert at.camera.told == ["unlock", "lock", "unlock"]
    assert True in marked
    assert not any(marked[-10:]), "then the screen says what is wrong with the picture"
    at.show(lit(0.7), 4.0)
    assert at.camera.told == ["unlock", "lock", "unlock", "unlock", "lock"]


def test_a_lock_that_jumps_is_undone_and_one_that_always_jumps_is_not_tried_again_until_the_set_up() -> None:
    at = Watched()
    for _ in range(MOST_JUMPS):
        while at.camera.told[-1:] != ["lock"]:
            at.show(lit(0.7), 1 / FPS)
        at.show(lit(0.3), 1 / FPS)
        assert at.camera.told[-1] == "unlock"
    at.show(lit(0.7), 2.0)
    assert not any(at.show(lit(0.7), 30.0) + at.show(lit(0.3), 30.0)), "it is read as it is"
    assert at.camera.told[-1] == "unlock"
    at.adaptation.ask()
    at.show(lit(0.7), 4.0)
    assert at.camera.told[-2:] == ["unlock", "lock"]


def test_single_broken_frames_do_not_keep_the_camera_from_settling() -> None:
    """As of a webcam on a weak hub: every eighth picture is torn."""
    at, torn = Watched(), lit(0.7).copy()
    torn[240:] = 128
    marked = [at.show(torn if count % 8 == 7 else lit(0.7), 1 / FPS)[0] for count in range(400)]
    assert not any(marked[100:])
    assert at.camera.told == ["unlock", "lock"]


def test_a_long_sweep_of_the_lens_is_no_reason_for_another_one() -> None:
    at, blurred = Watched(), np.asarray(cv2.GaussianBlur(lit(0.7), (0, 0), 25), np.uint8)
    at.camera.is_focusing = True
    at.show(blurred, BAD_S + 1.0)
    at.camera.is_focusing = False
    assert not any(at.show(lit(0.7), 10.0)[20:])
    assert at.camera.told == ["unlock", "lock"]
