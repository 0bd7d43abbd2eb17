"""Picture files of every shape are opened upright, and what is no picture is refused in one line."""

import os
import struct
import zlib
from io import BytesIO
from pathlib import Path

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from companion.errors import BadInputError
from tests.vision.hostile import png_chunk
from vision.frames import Picture
from vision.pictures import OpenedPicture, list_pictures, open_picture, read_header

CORNERS = {"top left": (40, 40, 220), "top right": (40, 220, 40), "bottom left": (220, 40, 40)}
"""The colour (BGR) of three corners of the picture `marked`; the fourth is white."""


def marked(width: int = 96, height: int = 64) -> Picture:
    picture = np.full((height, width, 3), 250, np.uint8)
    picture[: height // 2, : width // 2] = CORNERS["top left"]
    picture[: height // 2, width // 2 :] = CORNERS["top right"]
    picture[height // 2 :, : width // 2] = CORNERS["bottom left"]
    return picture


def packed(picture: Picture | NDArray[np.uint16] | NDArray[np.float32], ending: str = ".png") -> bytes:
    good, content = cv2.imencode(ending, picture)
    assert good
    return content.tobytes()


def turned_jpeg(orientation: int, picture: Picture) -> bytes:
    """Returns a JPEG whose EXIF block says that it must be turned."""
    block = b"Exif\0\0" + exif(orientation)
    content = packed(picture, ".jpg")
    return content[:2] + b"\xff\xe1" + struct.pack(">H", len(block) + 2) + block + content[2:]


def turned_drawing(orientation: int, bgra: Picture | NDArray[np.uint16], ending: str) -> bytes:
    """Returns a picture with transparent parts, without loss, that must be turned."""
    if ending == ".tiff":  # where the orientation is one of the picture's own tags
        file = BytesIO()
        Image.fromarray(np.asarray(bgra[..., [2, 1, 0, 3]], np.uint8)).save(
            file, "TIFF", tiffinfo={0x0112: orientation}
        )
        return file.getvalue()
    block = np.frombuffer(exif(orientation), np.uint8)
    lossless = [cv2.IMWRITE_WEBP_QUALITY, 101] if ending == ".webp" else []
    good, content = cv2.imencodeWithMetadata(ending, bgra, [cv2.IMAGE_METADATA_EXIF], [block], lossless)
    assert good
    return content.tobytes()


def exif(orientation: int) -> bytes:
    entry = struct.pack("<HHIHH", 0x0112, 3, 1, orientation, 0)
    return b"II*\0" + struct.pack("<IH", 8, 1) + entry + struct.pack("<I", 0)


def stored_for(orientation: int, upright: Picture) -> Picture:
    """Returns the pixels as a camera stores them that asks for `orientation`."""
    turned = {
        1: upright,
        2: upright[:, ::-1],
        3: upright[::-1, ::-1],
        4: upright[::-1],
        5: upright.transpose(1, 0, 2),
        6: upright.transpose(1, 0, 2)[::-1],
        7: upright[::-1, ::-1].transpose(1, 0, 2),
        8: upright.transpose(1, 0, 2)[:, ::-1],
    }[orientation]
    return np.ascontiguousarray(turned)


def keep(folder: Path, content: bytes, name: str = "picture.jpg") -> Path:
    path = folder / name
    path.write_bytes(content)
    return path


def assert_marked(picture: Picture) -> None:
    height, width = picture.shape[:2]
    seen = {
        "top left": picture[height // 4, width // 4],
        "top right": picture[height // 4, 3 * width // 4],
        "bottom left": picture[3 * height // 4, width // 4],
    }
    for corner, colour in CORNERS.items():
        assert np.abs(seen[corner].astype(int) - colour).max() < 45, corner


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_photograph_is_turned_upright(tmp_path: Path, orientation: int) -> None:
    path = keep(tmp_path, turned_jpeg(orientation, stored_for(orientation, marked())))
    opened = open_picture(path)
    assert (opened.width, opened.height) == (96, 64)
    assert opened.bgr.shape == (64, 96, 3)
    assert_marked(opened.bgr)


@pytest.mark.parametrize("ending", [".jpg", ".png", ".webp", ".bmp", ".tiff", ".gif", ".ppm"])
def test_every_usual_format_is_opened(tmp_path: Path, ending: str) -> None:
    opened = open_picture(keep(tmp_path, packed(marked(), ending), "picture" + ending))
    assert_marked(opened.bgr)
    assert (opened.width, opened.height) == (96, 64)


@pytest.mark.parametrize("ending", [".png", ".tiff"])
def test_sixteen_bits_become_eight(tmp_path: Path, ending: str) -> None:
    deep = marked().astype(np.uint16) * 257
    opened = open_picture(keep(tmp_path, packed(deep, ending)))
    assert opened.bgr.dtype == np.uint8
    assert_marked(opened.bgr)


def test_grey_becomes_three_channels(tmp_path: Path) -> None:
    grey = np.full((30, 20), 77, np.uint8)
    opened = open_picture(keep(tmp_path, packed(grey)))
    assert opened.bgr.shape == (30, 20, 3)
    assert (opened.bgr == 77).all()


def test_what_is_transparent_is_laid_on_grey(tmp_path: Path) -> None:
    clear = np.zeros((10, 10, 4), np.uint8)
    clear[:, 5:] = 255
    opened = open_picture(keep(tmp_path, packed(clear)))
    assert (opened.bgr[:, :5] == 128).all()
    assert (opened.bgr[:, 5:] == 255).all()


@pytest.mark.parametrize("orientation", range(1, 9))
@pytest.mark.parametrize("width", [96, 64])
@pytest.mark.parametrize(("ending", "bits"), [(".png", 8), (".png", 16), (".webp", 8), (".tiff", 8)])
def test_what_is_transparent_is_turned_with_the_colours(
    tmp_path: Path, orientation: int, width: int, ending: str, bits: int
) -> None:
    clear = np.dstack([marked(width), np.full((64, width), 255, np.uint8)])
    clear[32:, width // 2 :, 3] = 0
    stored = stored_for(orientation, clear)
    content = turned_drawing(orientation, stored if bits == 8 else stored.astype(np.uint16) * 257, ending)
    opened = open_picture(keep(tmp_path, content))
    assert opened.bgr.shape == (64, width, 3)
    assert_marked(opened.bgr)
    assert (opened.bgr[32:, width // 2 :] == 128).all()


def test_one_pixel_is_a_picture(tmp_path: Path) -> None:
    assert open_picture(keep(tmp_path, packed(marked(1, 1)))).bgr.shape == (1, 1, 3)


@pytest.mark.parametrize(("size", "kept"), [((8000, 6000), (3000, 4000)), ((5000, 4000), (4000, 5000))])
def test_a_huge_photograph_is_shrunk_while_it_is_unpacked(
    tmp_path: Path, size: tuple[int, int], kept: tuple[int, int]
) -> None:
    opened = open_picture(keep(tmp_path, packed(marked(*size), ".jpg")))
    assert opened.bgr.shape[:2] == kept
    assert (opened.width, opened.height) == size
    assert opened.scale == (size[0] / kept[1], size[1] / kept[0])
    assert_marked(opened.bgr)


def test_a_large_drawing_is_shrunk_too(tmp_path: Path) -> None:
    opened = open_picture(keep(tmp_path, packed(marked(7000, 5000))))
    assert opened.bgr.shape[0] * opened.bgr.shape[1] <= 24_000_000
    assert (opened.width, opened.height) == (7000, 5000)
    assert_marked(opened.bgr)


@pytest.mark.parametrize("ending", [".jpg", ".png", ".webp", ".bmp", ".tiff", ".gif", ".ppm"])
@pytest.mark.parametrize("share", [0.95, 0.5, 0.1])
def test_a_picture_cut_short_is_refused(
    tmp_path: Path, ending: str, share: float, capfd: pytest.CaptureFixture[str]
) -> None:
    noise = np.random.default_rng(5).integers(0, 255, (60, 80, 3), np.uint8)
    content = packed(noise, ending)
    with pytest.raises(BadInputError) as caught:
        open_picture(keep(tmp_path, content[: int(len(content) * share)]))
    assert "\n" not in str(caught.value)
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("content", "word"),
    [
        pytest.param(b"", "empty", id="nothing in it"),
        pytest.param(b"I am a letter, not a picture.", "no picture", id="a text"),
        pytest.param(b"\xff\xd8", "damaged", id="two bytes of a JPEG"),
        pytest.param(b"\xff\xd8\xff\xe0\x00\x02", "damaged", id="a JPEG's head"),
        pytest.param(b"\x89PNG\r\n\x1a\n", "damaged", id="a PNG's first line"),
        pytest.param(packed(marked(), ".tiff")[:600], "damaged", id="half a TIFF"),
        pytest.param(b"RIFF\0\0\0\0WEBP", "damaged", id="a WebP's first line"),
        pytest.param(b"RIFF\0\0\0\0AVI ", "no picture", id="a film's first line"),
        pytest.param(b"BM", "no picture", id="two letters"),
        pytest.param(b"P6", "no picture", id="two other letters"),
        pytest.param(b"\0\0\0\x18ftypheic" + bytes(40), "HEIC", id="a telephone's HEIC"),
    ],
)
def test_what_is_no_picture_is_refused(tmp_path: Path, content: bytes, word: str) -> None:
    with pytest.raises(BadInputError, match=word):
        open_picture(keep(tmp_path, content))


def test_a_bomb_is_refused_before_it_is_unpacked(tmp_path: Path) -> None:
    head = png_chunk(b"IHDR", struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0))
    content = b"\x89PNG\r\n\x1a\n" + head + png_chunk(b"IDAT", zlib.compress(bytes(1000))) + png_chunk(b"IEND", b"")
    with pytest.raises(BadInputError, match="too large"):
        open_picture(keep(tmp_path, content))


def test_a_picture_with_a_flipped_bit_is_refused(tmp_path: Path) -> None:
    content = bytearray(packed(marked()))
    content[len(content) // 2] ^= 4
    with pytest.raises(BadInputError, match="damaged"):
        open_picture(keep(tmp_path, bytes(content)))


def test_a_folder_and_a_missing_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="a folder"):
        open_picture(tmp_path)
    with pytest.raises(BadInputError, match="No such file"):
        open_picture(tmp_path / "missing.jpg")
    with pytest.raises(BadInputError, match="cannot be read"):
        open_picture(Path("nul\0.jpg"))


def test_what_is_missing_is_said_with_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="name a picture file that is there"):
        open_picture(tmp_path / "missing.jpg")
    with pytest.raises(BadInputError, match="this is an address: save the picture"):
        open_picture(Path("https://example.org/table.jpg"))


def test_a_sound_picture_with_too_many_bits_is_not_called_damaged(tmp_path: Path) -> None:
    content = packed(np.linspace(0, 1, 60 * 80 * 3, dtype=np.float32).reshape(60, 80, 3), ".tiff")
    with pytest.raises(BadInputError, match=r"32 bits a colour.* save it with 8 or 16"):
        open_picture(keep(tmp_path, content, "deep.tiff"))


def test_a_pipe_is_refused_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.jpg")
    with pytest.raises(BadInputError, match="no regular file"):
        open_picture(tmp_path / "pipe.jpg")


def test_a_thumbnail_does_not_pass_for_the_picture() -> None:
    content = turned_jpeg(1, marked(200, 120))
    inner = packed(marked(16, 8), ".jpg")
    block = b"\xff\xe2" + struct.pack(">H", len(inner) + 2) + inner
    header = read_header(content[:2] + block + content[2:])
    assert header is not None
    assert (header.width, header.height) == (200, 120)


def test_a_folder_lists_its_pictures_by_name(tmp_path: Path) -> None:
    for name in ("b.JPG", "a.png", ".hidden.png", "notes.txt", "c.jpeg"):
        keep(tmp_path, b"", name)
    assert [path.name for path in list_pictures(tmp_path)] == ["a.png", "b.JPG", "c.jpeg"]


def test_a_folder_without_pictures_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="no picture in this folder"):
        list_pictures(tmp_path)


@pytest.mark.parametrize("ending", [".jpg", ".png", ".webp", ".bmp", ".tiff", ".gif", ".ppm"])
def test_a_file_with_changed_bytes_is_opened_or_refused(tmp_path: Path, ending: str) -> None:
    whole = packed(marked(), ending)
    rng = np.random.default_rng(11)
    for _ in range(60):
        content = bytearray(whole)
        for place in rng.integers(0, min(len(whole), 300), 3):
            content[place] = rng.integers(256)
        opened = opened_or_refused(keep(tmp_path, bytes(content)))
        assert opened is None or (opened.bgr.dtype == np.uint8 and opened.bgr.ndim == opened.bgr.shape[2] == 3)


def opened_or_refused(path: Path) -> OpenedPicture | None:
    try:
        return open_picture(path)
    except BadInputError:
        return None
