"""A picture's head tells its size, and what it takes to unpack it, before anything is unpacked."""

import io
import struct

import numpy as np
import pytest
from PIL import Image

from companion.errors import BadInputError
from tests.vision.pictures.marked_pictures import marked, packed, turned_jpeg
from vision.pictures.header import find_tiff_bits, gif_pixels, is_whole, read_header


def test_a_thumbnail_does_not_pass_for_the_picture() -> None:
    content = turned_jpeg(1, marked(200, 120))
    inner = packed(marked(16, 8), ".jpg")
    block = b"\xff\xe2" + struct.pack(">H", len(inner) + 2) + inner
    header = read_header(content[:2] + block + content[2:])
    assert header is not None
    assert (header.width, header.height) == (200, 120)


@pytest.mark.parametrize("ending", [".jpg", ".png", ".webp", ".bmp", ".tiff", ".gif", ".ppm"])
def test_the_format_and_the_stored_size_are_told(ending: str) -> None:
    header = read_header(packed(marked(96, 64), ending))
    assert header is not None
    kinds = {".jpg": "JPEG", ".webp": "WebP", ".ppm": "PNM"}
    assert header.kind == kinds.get(ending, ending[1:].upper())
    assert (header.width, header.height) == (96, 64)


def test_a_turned_photograph_keeps_its_stored_size() -> None:
    header = read_header(turned_jpeg(6, marked(96, 64)))
    assert header is not None
    assert (header.width, header.height, header.orientation) == (96, 64, 6)


def test_what_is_no_picture_has_no_header() -> None:
    assert read_header(b"I am a letter, not a picture.") is None


@pytest.mark.parametrize(("width", "reduction"), [(5000, 1), (8000, 2), (16_000, 4)])
def test_a_large_photograph_is_shrunk_while_it_is_unpacked(width: int, reduction: int) -> None:
    content = bytearray(packed(np.zeros((8, 16, 3), np.uint8), ".jpg"))
    at = content.index(b"\xff\xc0") + 5  # the size stands behind the marker of the frame
    content[at : at + 4] = struct.pack(">HH", width // 2, width)
    header = read_header(bytes(content))
    assert header is not None
    assert (header.width, header.reduction) == (width, reduction)
    assert header.bytes_needed == len(content) + 6 * width * (width // 2) // reduction**2


def test_what_can_be_seen_through_takes_more_memory() -> None:
    opaque, clear = (read_header(packed(np.full((64, 96, n), 9, np.uint8))) for n in (3, 4))
    assert opaque is not None
    assert clear is not None
    assert (opaque.is_transparent, clear.is_transparent) == (False, True)
    assert clear.bytes_needed > opaque.bytes_needed
    assert clear.most_pixels < opaque.most_pixels


def test_a_canvas_without_end_is_refused_before_its_head_is_read() -> None:
    content = bytearray(packed(marked(), ".gif"))
    content[6:10] = struct.pack("<HH", 60_000, 60_000)
    with pytest.raises(BadInputError, match="too large"):
        read_header(bytes(content))


@pytest.mark.parametrize("ending", [".png", ".jpg"])
def test_damage_within_is_found_where_every_part_has_its_sum(ending: str) -> None:
    content = bytearray(packed(marked(), ending))
    header = read_header(bytes(content))
    assert header is not None
    assert is_whole(bytes(content), header)
    content[len(content) // 2] ^= 4
    assert is_whole(bytes(content), header) is (ending != ".png")


def test_the_bits_of_a_tiff_are_told() -> None:
    assert find_tiff_bits(packed(marked(), ".tiff")) == 8
    assert find_tiff_bits(packed(np.zeros((8, 8, 3), np.float32), ".tiff")) == 32
    assert find_tiff_bits(b"II*\0no folder") == 0


def gif(wide: int, high: int) -> bytes:
    file = io.BytesIO()
    Image.new("P", (wide, high)).save(file, "GIF", comment=b"by nobody")
    return file.getvalue()


def test_the_canvas_is_told() -> None:
    assert gif_pixels(gif(20, 10)) == 200


def test_a_first_frame_beyond_the_canvas_stretches_it() -> None:
    content = bytearray(gif(20, 10))
    frame = content.index(b",", 13 + (3 << (content[10] & 7) + 1 if content[10] & 0x80 else 0))
    content[frame + 1 : frame + 9] = struct.pack("<HHHH", 10, 0, 20, 10)
    assert gif_pixels(bytes(content)) == 300


@pytest.mark.parametrize("length", [8, 12])
def test_a_cut_head_is_refused(length: int) -> None:
    with pytest.raises((IndexError, struct.error)):
        gif_pixels(gif(20, 10)[:length])
