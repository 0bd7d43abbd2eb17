"""A reader that tells where indices lie is asked to find them once; any other reads everything again."""

from collections.abc import Sequence

import numpy as np
import pytest

from tests.vision.laid_table import Camera, Card
from tests.vision.readings import reading
from vision.frames import Picture
from vision.geometry import Box
from vision.reader.detections import nothing
from vision.reader.region_indices import RegionIndices
from vision.reading import Reading
from vision.tracking.region_readings import (
    RegionReader,
    RegionReadings,
    read_again,
    read_region,
    read_wider_region,
)

BOX, WIDER = (10, 10, 100, 100), (10, 10, 160, 100)
ONE, OTHER = (np.full((120, 200, 3), grey, np.uint8) for grey in (100, 101))


class PlainReader:
    """Reads one card in each part of a picture, and writes down what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []

    def read_region(self, bgr: Picture, box: Box) -> Sequence[Reading]:
        self.asked.append(("read", int(bgr[0, 0, 0]), box))
        return [reading("AS")]


class TwoStepReader(PlainReader):
    """Finds indices, and then reads them."""

    def find_indices(self, bgr: Picture, box: Box, known: RegionIndices | None = None) -> RegionIndices:
        self.asked.append(("find", int(bgr[0, 0, 0]), box, known and known.box))
        return RegionIndices(box, nothing())

    def read_indices(self, bgr: Picture, indices: RegionIndices) -> Sequence[Reading]:
        self.asked.append(("name", int(bgr[0, 0, 0]), indices.box))
        return [reading("AS")]


def regions_of(reader: RegionReader) -> list[RegionReadings]:
    first = read_region(reader, ONE, BOX)
    second = read_wider_region(reader, ONE, first, WIDER)
    return [first, second, read_again(reader, OTHER, second)]


@pytest.mark.parametrize(
    ("reader", "asked"),
    [
        pytest.param(PlainReader(), [("read", 100, BOX), ("read", 100, WIDER), ("read", 101, WIDER)], id="plain"),
        pytest.param(
            TwoStepReader(),
            [
                ("find", 100, BOX, None),
                ("name", 100, BOX),
                ("find", 100, WIDER, BOX),
                ("name", 100, WIDER),
                ("name", 101, WIDER),
            ],
            id="in two steps",
        ),
    ],
)
def test_each_step_is_asked_for_once(reader: PlainReader, asked: list[tuple[object, ...]]) -> None:
    regions = regions_of(reader)
    assert reader.asked == asked
    assert [region.box for region in regions] == [BOX, WIDER, WIDER]
    assert [one.card.name for region in regions for one in region.readings if one.card] == ["AS"] * 3


class PreparingCamera(Camera):
    """Writes down after how many reads it was asked to prepare something."""

    def __init__(self) -> None:
        super().__init__()
        self.prepared: list[int] = []

    def prepare(self) -> None:
        self.prepared.append(self.reads)


def test_a_reader_prepares_while_nothing_moves_and_nothing_is_to_be_read() -> None:
    camera, four = PreparingCamera(), Card("4C", 120, 90)
    camera.show(frames=30)
    assert 3 <= len(camera.prepared) <= 7
    for step in range(3):
        camera.prepared.clear()
        camera.show(four, hands=[(160 + 45 * step, 110, 110, 200)])
        assert not camera.prepared
    camera.show(four, frames=30)
    assert len(camera.prepared) >= 3
    assert camera.prepared == [camera.reads] * len(camera.prepared)
