"""One contract for every source of frames, and each driver's words when its device is missing."""

from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.errors import BadInputError, CompanionError, DeviceError
from hardware import FrameSource, open_source
from vision.frames import Picture

COUNT = 7
SIZE = (64, 48)


def picture(place: int) -> Picture:
    """A picture whose grey tells its place."""
    return np.full((SIZE[1], SIZE[0], 3), 30 * place, np.uint8)


def folder(path: Path) -> FrameSource:
    for place in range(COUNT):
        cv2.imwrite(str(path / f"{place:03}.png"), picture(place))
    (path / "notes.txt").write_text("no picture")
    return open_source(str(path), fps=10)


def video(path: Path) -> FrameSource:
    name = str(path / "table.avi")
    writer = cv2.VideoWriter(name, cv2.VideoWriter.fourcc(*"MJPG"), 10.0, SIZE)
    for place in range(COUNT):
        writer.write(picture(place))
    writer.release()
    return open_source(name)


@pytest.mark.parametrize("make", [folder, video])
class TestContract:
    def test_frames_come_in_order_and_end(self, make: Callable[[Path], FrameSource], tmp_path: Path) -> None:
        with make(tmp_path) as source:
            frames = []
            while (frame := source.read()) is not None:
                frames.append(frame)
            assert source.read() is None, "an ended source stays ended"
        assert [frame.seq for frame in frames] == list(range(COUNT))
        assert [frame.at_s for frame in frames] == pytest.approx([place / 10 for place in range(COUNT)])
        assert [round(float(frame.bgr.mean()) / 30) for frame in frames] == list(range(COUNT))

    def test_a_frame_is_a_read_only_bgr_picture(self, make: Callable[[Path], FrameSource], tmp_path: Path) -> None:
        with make(tmp_path) as source:
            frame = source.read()
        assert frame is not None
        assert frame.bgr.shape == (SIZE[1], SIZE[0], 3)
        assert frame.bgr.dtype == np.dtype(np.uint8)
        with pytest.raises(ValueError, match="read-only"):
            frame.bgr[0, 0] = 0

    def test_it_can_be_opened_again(self, make: Callable[[Path], FrameSource], tmp_path: Path) -> None:
        source = make(tmp_path)
        for _ in range(2):
            with source:
                frame = source.read()
                assert frame is not None
                assert frame.seq == 0


@pytest.mark.parametrize(
    ("name", "kind", "words"),
    [
        ("picamera", DeviceError, "picamera2 is not installed|no Raspberry Pi camera"),
        ("webcam:9", DeviceError, "no webcam answers at /dev/video9"),
        ("webcam:left", BadInputError, "'webcam:N'"),
        ("nowhere.mp4", BadInputError, "is no source"),
    ],
)
def test_a_missing_source_says_what_to_do(name: str, kind: type[CompanionError], words: str) -> None:
    with pytest.raises(kind, match=words), open_source(name):
        pass


def test_a_folder_without_pictures(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="holds no pictures"), open_source(str(tmp_path)):
        pass


def test_a_pace_that_cannot_be(tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "1.png"), picture(1))
    with pytest.raises(BadInputError, match="frames a second"), open_source(str(tmp_path), fps=0):
        pass


@pytest.mark.parametrize("content", [b"", b"no picture at all"])
def test_a_file_that_is_no_picture(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "1.jpg").write_bytes(content)
    with open_source(str(tmp_path)) as source, pytest.raises(BadInputError, match="is no picture"):
        source.read()


def test_a_file_that_is_no_video(tmp_path: Path) -> None:
    (tmp_path / "table.mp4").write_bytes(b"no video")
    with pytest.raises(BadInputError, match="is no video"), open_source(str(tmp_path / "table.mp4")):
        pass
