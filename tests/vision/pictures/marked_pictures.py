"""Pictures whose corners are told apart by their colours, in files of every shape."""

import struct
from io import BytesIO
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image

from vision.frames import Picture

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
