"""A grid of cards is read when the table lies still and looks otherwise, and again while something is in doubt."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import cv2
import numpy as np

from companion.card_notation import parse_card
from tests.vision.reader.laid_cards import FIVE, NothingMore, quads_of, reading
from vision.frames import Frame, Picture
from vision.geometry import Box
from vision.reader.grid import CellState, GridCell
from vision.reading import Reading
from vision.tracking.events import Event, GridSeen
from vision.tracking.watcher import MOST_READINGS, GridWatcher, is_read

SIZE: Final = (2, 3)
FACES: Final = (*FIVE, "7H")
STEP_S: Final = 0.2


class CountedReader(NothingMore):
    """Reads six cards of the whole table, the last with so much confidence; counts how often."""

    def __init__(self, sure: float = 0.99) -> None:
        super().__init__()
        self.sure = sure
        self.readings = 0

    def read_region(self, bgr: Picture, box: Box) -> Sequence[Reading]:
        self.readings += 1
        sure = [0.99] * 5 + [self.sure]
        return [reading(*card) for card in zip(FACES, quads_of(*SIZE), sure, strict=True)]


def table(grey: int) -> Picture:
    picture = np.full((600, 800, 3), 90, np.uint8)
    for quad in quads_of(*SIZE):
        cv2.fillConvexPoly(picture, np.round(quad).astype(np.int32), (grey, grey, grey))
    return picture


def watch(watcher: GridWatcher, *pictures: Picture) -> list[Event]:
    """Returns what is told of frames that follow each other."""
    frames = [Frame(picture, place, place * STEP_S) for place, picture in enumerate(pictures)]
    return [event for frame in frames for event in watcher.see(frame)]


def test_a_still_grid_is_told_once() -> None:
    reader = CountedReader()
    [seen] = watch(GridWatcher(reader, SIZE), *[table(230)] * 12)
    assert isinstance(seen, GridSeen)
    assert [[cell.face for cell in row] for row in seen.cells] == [
        [parse_card(face) for face in FACES[start : start + 3]] for start in (0, 3)
    ]
    assert reader.readings == 1


def test_a_grid_that_looks_otherwise_is_read_again() -> None:
    reader = CountedReader()
    assert len(watch(GridWatcher(reader, SIZE), *[table(230)] * 10, *[table(130)] * 10)) == 2


def test_what_is_in_doubt_is_looked_at_a_few_times() -> None:
    reader = CountedReader(sure=0.5)
    assert len(watch(GridWatcher(reader, SIZE), *[table(230)] * 15)) == reader.readings == MOST_READINGS


def test_a_frame_with_a_flaw_tells_nothing() -> None:
    reader = CountedReader()
    assert watch(GridWatcher(reader, SIZE), *[np.zeros((96, 128, 3), np.uint8)] * 5) == []
    assert reader.readings == 0


def test_a_card_that_lies_face_down_is_read_once_its_token_is_seen() -> None:
    face = GridCell(CellState.FACE, parse_card("7H"), None, (), quads_of(1, 1)[0])
    down = replace(face, state=CellState.DOWN, face=None)
    assert is_read(((face, replace(down, token="blue")),))
    assert not is_read(((face, down),))
    assert not is_read(((face, replace(face, state=CellState.DOUBTFUL)),))
