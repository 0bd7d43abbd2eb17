"""The size of a GIF is told by its head and its first frame."""

import io
import struct

import pytest
from PIL import Image

from vision.pictures.gif import gif_pixels


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
