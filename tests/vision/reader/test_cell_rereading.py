"""Second looks at the cells of a grid: what lies beyond the picture is no card, and no error."""

from collections.abc import Sequence

import numpy as np
import pytest

from vision.frames import Picture
from vision.reader.cell_rereading import Enlargement, read_alone
from vision.reading import Reading


class Eager:
    """A reader that sees a card in whatever it is shown."""

    def read(self, bgr: Picture) -> Sequence[Reading]:
        outline = np.array([[0, 0], [9, 0], [9, 9], [0, 9]], np.float32)
        return (Reading(None, 0.5, outline, np.full(52, 1 / 52, np.float32)),)


@pytest.mark.parametrize("is_stretched", [False, True])
@pytest.mark.parametrize("corner", [(-90, 40), (50, -90), (330, 40), (50, 230)], ids=["left", "top", "right", "foot"])
def test_nothing_is_read_where_a_cell_lies_beyond_the_picture(corner: tuple[int, int], is_stretched: bool) -> None:
    picture = np.full((200, 300, 3), 120, np.uint8)
    quad = np.array([[0, 0], [60, 0], [60, 70], [0, 70]], np.float32) + np.array(corner, np.float32)
    assert read_alone(picture, quad, (), Eager(), Enlargement(is_stretched=is_stretched)) == []


class RecordingReader(Eager):
    """Remembers the picture that it was shown."""

    def read(self, bgr: Picture) -> Sequence[Reading]:
        self.shown = bgr
        return super().read(bgr)


@pytest.mark.parametrize(("stock", "ink", "seen"), [(60, 15, 220), (200, 40, 200), (1, 0, 8)])
def test_a_card_in_the_dark_is_read_in_brighter_light(stock: int, ink: int, seen: int) -> None:
    picture = np.full((200, 300, 3), stock, np.uint8)
    picture[90:110, 90:110] = ink
    recording = RecordingReader()
    quad = np.array([[60, 40], [160, 40], [160, 180], [60, 180]], np.float32)
    assert read_alone(picture, quad, (), recording)
    assert abs(int(recording.shown[30, 30].max()) - seen) <= 2
