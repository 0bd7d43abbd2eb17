"""One contract for every source of frames, and each driver's words when its device is missing."""

import struct
from collections.abc import Callable
from pathlib import Path
from typing import Self

import cv2
import numpy as np
import pytest

from companion.errors import BadInputError, CompanionError, DeviceError
from companion.sources import open_any
from hardware.sources import FrameSource, open_source
from hardware.sources.cameras.picamera import PiCamera
from hardware.sources.cameras.webcam import Webcam
from hardware.sources.faulty import FaultyCamera
from hardware.sources.simulated import SimulatedTable, TableSettings
from tests.hardware.sources.picamera_library import Library as PiLibrary
from tests.vision.hostile import png_chunk
from vision.frames import Picture
from vision.scenes import DeckCollection, SurfaceCollection
from vision.tracking.frame_rate import RateLimit

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


def simulated(path: Path) -> FrameSource:
    boxes = DeckCollection.open("test"), SurfaceCollection.open("test")
    return SimulatedTable((), *boxes, TableSettings(size=SIZE, px_per_mm=0.08), linger_s=(COUNT - 1) / 10)


class WebcamLibrary:
    """Stands in for OpenCV's camera: what is set and let go is seen from outside."""

    def __init__(self) -> None:
        self.set_to: dict[int, float] = {}
        self.place = self.opened = self.decoded = 0
        self.stalls = self.is_damaged = False

    def __call__(self, number: int, api: int) -> Self:
        assert (number, api) == (3, cv2.CAP_V4L2)
        self.opened += 1
        return self

    def isOpened(self) -> bool:  # noqa: N802
        return True

    def set(self, what: int, value: float) -> None:
        self.set_to[what] = value

    def get(self, what: int) -> float:
        return 40.0 + what

    def grab(self) -> bool:
        self.place += 1
        return not self.stalls

    def retrieve(self) -> tuple[bool, Picture | None]:
        self.decoded += 1
        return (False, None) if self.is_damaged else (True, picture(self.place % 8))

    def release(self) -> None:
        self.opened -= 1


def webcam(path: Path) -> FrameSource:
    return Webcam(3, WebcamLibrary())


def picamera(path: Path) -> FrameSource:
    return PiCamera(PiLibrary)


def faulty(path: Path) -> FrameSource:
    return FaultyCamera(fps=1000)


ENDING = [folder, video, simulated]


@pytest.mark.parametrize("make", [*ENDING, webcam, picamera, faulty])
class TestContract:
    def test_frames_come_in_order(self, make: Callable[[Path], FrameSource], tmp_path: Path) -> None:
        with make(tmp_path) as source:
            frames = [source.read() for _ in range(COUNT)]
        assert [frame.seq for frame in frames if frame] == list(range(COUNT))
        times = [frame.at_s for frame in frames if frame]
        assert times == sorted(times)
        assert 0 <= times[0] < 1

    def test_a_frame_is_a_read_only_bgr_picture(self, make: Callable[[Path], FrameSource], tmp_path: Path) -> None:
        with make(tmp_path) as source:
            frame = source.read()
        assert frame is not None
        for bgr in (frame.bgr, frame.thumbnail):
            assert bgr.shape[2:] == (3,)
            assert bgr.dtype == np.dtype(np.uint8)
        with pytest.raises(ValueError, match="read-only"):
            frame.bgr[0, 0] = 0

    def test_frames_stay_what_they_were(self, make: Callable[[Path], FrameSource], tmp_path: Path) -> None:
        """The one before is still looked at; no buffer of it may be used again."""
        with make(tmp_path) as source:
            frame = source.read()
            assert frame is not None
            before = frame.bgr.copy()
            source.read()
            assert np.array_equal(frame.bgr, before)

    def test_it_can_be_opened_again(self, make: Callable[[Path], FrameSource], tmp_path: Path) -> None:
        source = make(tmp_path)
        for _ in range(2):
            with source:
                frame = source.read()
                assert frame is not None
                assert frame.seq == 0


@pytest.mark.parametrize("make", ENDING)
def test_what_is_recorded_ends_and_keeps_its_pace(make: Callable[[Path], FrameSource], tmp_path: Path) -> None:
    with make(tmp_path) as source:
        frames = []
        while (frame := source.read()) is not None:
            frames.append(frame)
        assert source.read() is None, "an ended source stays ended"
    assert [frame.at_s for frame in frames] == pytest.approx([place / 10 for place in range(COUNT)])
    assert all(frame.bgr.shape == (SIZE[1], SIZE[0], 3) for frame in frames)


@pytest.mark.parametrize("make", [folder, video])
def test_files_give_what_is_in_them(make: Callable[[Path], FrameSource], tmp_path: Path) -> None:
    with make(tmp_path) as source:
        frames = [source.read() for _ in range(COUNT)]
    assert [round(float(frame.bgr.mean()) / 30) for frame in frames if frame] == list(range(COUNT))


@pytest.mark.parametrize("failing", ["stalls", "is_damaged"])
def test_a_webcam_is_let_go_says_when_it_stops_and_can_be_fixed(failing: str) -> None:
    library = WebcamLibrary()
    with Webcam(3, library) as source:
        source.lock()
        assert library.set_to[cv2.CAP_PROP_AUTOFOCUS] == library.set_to[cv2.CAP_PROP_AUTO_WB] == 0
        assert library.set_to[cv2.CAP_PROP_EXPOSURE] == library.get(cv2.CAP_PROP_EXPOSURE)
        setattr(library, failing, True)
        with pytest.raises(DeviceError, match="check its cable"):
            source.read()
    assert library.opened == 0


def test_a_webcam_is_asked_for_no_more_frames_than_are_looked_at() -> None:
    library = WebcamLibrary()
    with Webcam(3, library):
        per_second = library.set_to[cv2.CAP_PROP_FPS]
    pace, late_s = RateLimit(), (0.0, 0.008, 0.003, 0.012)  # a webcam's frames are told when they have been fetched
    assert all(pace.takes(place / per_second + late_s[place % 4]) for place in range(30))
    assert per_second >= 10


def test_a_webcam_with_thirty_frames_a_second_decodes_those_that_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    library = WebcamLibrary()
    monkeypatch.setattr("time.monotonic", lambda: library.place / 30)
    with Webcam(3, library) as source:
        settled = library.place
        frames = [source.read() for _ in range(30)]
    assert library.decoded == 30
    assert library.place - settled == pytest.approx(60, abs=1)
    pace = RateLimit()
    assert all(frame and pace.takes(frame.at_s) for frame in frames)


@pytest.mark.parametrize(
    ("name", "kind", "words"),
    [
        ("picamera", DeviceError, "picamera2 is not installed|no Raspberry Pi camera"),
        ("webcam:9", DeviceError, "no webcam answers at /dev/video9"),
        ("webcam:left", BadInputError, "'webcam:N'"),
        ("webcam:99999999999999999999", BadInputError, "'webcam:N'"),
        ("simulated:99999999999999999999", BadInputError, "SEED"),
        ("nowhere.mp4", BadInputError, "is no source"),
        ("", BadInputError, "is no source"),
        ("nul\0.mp4", BadInputError, "is no source"),
        ("x" * 5000, BadInputError, "'x{80}…' is no source"),
    ],
)
def test_a_missing_source_says_what_to_do(name: str, kind: type[CompanionError], words: str) -> None:
    with pytest.raises(kind, match=words), open_any(name, game="mast-year"):
        pass


def test_a_folder_without_pictures(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="no picture in this folder"), open_source(str(tmp_path)):
        pass


@pytest.mark.parametrize("fps", [0.0, -5.0, float("nan"), float("inf"), 1e-9, 1e9])
@pytest.mark.parametrize("name", ["folder", "simulated:1"])
def test_an_impossible_frame_rate_is_refused(name: str, fps: float, tmp_path: Path) -> None:
    with (
        pytest.raises(BadInputError, match="frames a second"),
        open_any(str(tmp_path) if name == "folder" else name, fps, game="mast-year"),
    ):
        pass


def a_text(path: Path) -> None:
    path.write_bytes(b"no picture at all")


def a_bomb(path: Path) -> None:
    head = png_chunk(b"IHDR", struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + head + png_chunk(b"IEND", b""))


def a_dangling_link(path: Path) -> None:
    path.symlink_to("nowhere")


@pytest.mark.parametrize("make", [Path.touch, a_text, Path.mkdir, a_dangling_link, a_bomb])
def test_a_file_that_is_no_picture(
    make: Callable[[Path], object], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    make(tmp_path / "1.jpg")
    with open_source(str(tmp_path)) as source, pytest.raises(BadInputError, match=r"1\.jpg cannot be looked at"):
        source.read()
    assert capfd.readouterr() == ("", "")


def test_a_picture_is_no_film(tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "1.png"), picture(1))
    with pytest.raises(BadInputError, match="companion scan"):
        open_source(str(tmp_path / "1.png"))


@pytest.mark.parametrize(
    ("content", "why"),
    [
        *((content, "is no video") for content in (b"", b"no video", b"\xff\xd8\xff\xe0 and then a text")),
        *(
            (content, "is damaged or cut off: save")
            for content in (b"RIFF\0\n\0\0AVI ", b"\0\0\0\nftyp", b"\x1aE\xdf\xa3")
        ),
    ],
)
@pytest.mark.parametrize("name", ["table.mp4", "table.avi", "table.mjpeg"])
def test_not_a_video(name: str, content: bytes, why: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Only our own message is written, and the file does not count as a video that has ended."""
    (tmp_path / name).write_bytes(content)
    with pytest.raises(BadInputError, match=why), open_source(str(tmp_path / name)) as source:
        source.read()
    assert capfd.readouterr() == ("", "")


def test_a_video_that_cannot_be_read_is_told_with_the_reason(tmp_path: Path) -> None:
    source = video(tmp_path)
    (tmp_path / "table.avi").unlink()
    with pytest.raises(BadInputError, match="cannot be read: No such file or directory: make it readable"), source:
        pass


def test_a_video_that_breaks_off_gives_what_it_has_and_says_so(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    video(tmp_path)
    path = tmp_path / "table.avi"
    path.write_bytes(b"00dc".join(path.read_bytes().split(b"00dc")[:4]))
    with open_source(str(path)) as source:
        seen = [source.read() for _ in range(2)]
        with pytest.raises(BadInputError, match="breaks off after"):
            source.read()
    assert all(seen)
    assert capfd.readouterr() == ("", "")


def test_a_webcam_that_is_not_there_is_said_in_our_words_alone(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(DeviceError), open_source("webcam:77"):
        pass
    assert capfd.readouterr() == ("", "")
