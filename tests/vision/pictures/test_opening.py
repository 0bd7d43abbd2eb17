"""Picture files of every shape are opened upright, and what is no picture is refused in one line."""

import os
import struct
import zlib
from pathlib import Path

import numpy as np
import pytest

from companion.errors import BadInputError
from tests.vision.hostile import png_chunk
from tests.vision.pictures.marked_pictures import (
    assert_marked,
    keep,
    marked,
    packed,
    stored_for,
    turned_drawing,
    turned_jpeg,
)
from vision.pictures import OpenedPicture, list_pictures, open_picture


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
