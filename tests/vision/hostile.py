"""Pictures made to take memory: small files of many pixels, in every format and at every limit."""

import re
import struct
import subprocess
import sys
import zlib
from collections.abc import Callable, Mapping
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np
from PIL import Image

MOST_MIB: Final = 340
"""Of 400 MiB in all: 60 are left to pages of the libraries' files, of which the kernel maps as many as it likes."""
_RUN: Final = (
    "import re, sys; from pathlib import Path; from companion.__main__ import main;"
    "main(['scan', '--json', sys.argv[1]]);"
    "status = dict(re.findall(r'(VmHWM|RssFile):\\s+(\\d+) kB', Path('/proc/self/status').read_text()));"
    "print(int(status['VmHWM']) - int(status['RssFile']), file=sys.stderr)"
)


def scan_within(path: Path) -> tuple[str, float]:
    """Scans a picture in a process of its own; returns the line it wrote, cut short, and its own memory in MiB."""
    done = subprocess.run([sys.executable, "-c", _RUN, str(path)], capture_output=True, text=True, check=True)
    return re.sub(r'^.*?"(error|width)"', r'"\1"', done.stdout.strip())[:110], int(done.stderr.splitlines()[-1]) / 1024


def png(width: int, height: int, bits: int, colours: int, *, interlaced: bool = False) -> bytes:
    """Returns a PNG of nothing but zeros; `colours` is the format's colour type."""
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[colours]
    press = zlib.compressobj(9)
    row = bytes(1 + width * channels * bits // 8)
    packed = b"".join(press.compress(row) for _ in range(height + 64 * interlaced)) + press.flush()
    head = struct.pack(">IIBBBBB", width, height, bits, colours, 0, 0, interlaced)
    palette = _chunk(b"PLTE", bytes(768)) + _chunk(b"tRNS", bytes(256)) if colours == 3 else b""
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + palette + _chunk(b"IDAT", packed) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def turned_png(width: int, height: int) -> bytes:
    """Returns such a PNG of 16 bits with transparency, which is to be turned."""
    flat = png(width, height, 16, 6)
    block = b"II*\0" + struct.pack("<IHHHIHHI", 8, 1, 0x0112, 3, 1, 6, 0, 0)
    return flat[:33] + _chunk(b"eXIf", block) + flat[33:]


def noise(width: int, height: int) -> bytes:
    """Returns a JPEG in which everything might be a card."""
    rough = np.random.default_rng(4).integers(0, 256, (height // 8, width // 8, 3), np.uint8)
    good, content = cv2.imencode(".jpg", cv2.resize(rough, (width, height)))
    assert good
    return content.tobytes()


def jpeg(width: int, height: int, *options: int) -> bytes:
    """Returns a JPEG of one grey."""
    good, content = cv2.imencode(".jpg", np.full((height, width, 3), 90, np.uint8), options)
    assert good
    return content.tobytes()


def saved(mode: str, width: int, height: int, kind: str, **options: Any) -> bytes:
    """Returns an empty picture as Pillow writes it."""
    file = BytesIO()
    Image.new(mode, (width, height)).save(file, kind, **options)
    return file.getvalue()


PROGRESSIVE: Final = (cv2.IMWRITE_JPEG_PROGRESSIVE, 1)
FINE: Final = (cv2.IMWRITE_JPEG_SAMPLING_FACTOR, cv2.IMWRITE_JPEG_SAMPLING_FACTOR_444)
HOSTILE: Final[Mapping[str, Callable[[], bytes]]] = {
    "rgba16-8000.png": partial(png, 8000, 8000, 16, 6),
    "rgba16-4300.png": partial(png, 4300, 4300, 16, 6),
    "rgba16-interlaced-4300.png": partial(png, 4300, 4300, 16, 6, interlaced=True),
    "rgba16-turned-4300.png": partial(turned_png, 4300, 4300),
    "noise-6000.jpg": partial(noise, 6000, 4000),
    "rgb16-6600.png": partial(png, 6600, 6600, 16, 2),
    "grey-alpha16-4300.png": partial(png, 4300, 4300, 16, 4),
    "palette-4300.png": partial(png, 4300, 4300, 8, 3),
    "one-bit-6600.png": partial(png, 6600, 6600, 1, 0),
    "wide-40000000.png": partial(png, 40_000_000, 1, 8, 2),
    "high-1000000.png": partial(png, 40, 1_000_000, 8, 2),
    "baseline-15900.jpg": partial(jpeg, 15_900, 15_900),
    "progressive-15900.jpg": partial(jpeg, 15_900, 15_900, *PROGRESSIVE, *FINE),
    "progressive-4500.jpg": partial(jpeg, 4500, 4500, *PROGRESSIVE, *FINE),
    "webp-lossless-12000.webp": partial(saved, "RGBA", 12_000, 12_000, "WEBP", lossless=True),
    "webp-alpha-4300.webp": partial(saved, "RGBA", 4300, 4300, "WEBP", lossless=True),
    "webp-6600.webp": partial(saved, "RGB", 6600, 6600, "WEBP"),
    "gif-16000.gif": partial(saved, "P", 16_000, 16_000, "GIF"),
    "gif-4300.gif": partial(saved, "P", 4300, 4300, "GIF", transparency=0),
    "tiff-rgba-8000.tif": partial(saved, "RGBA", 8000, 8000, "TIFF", compression="tiff_lzw"),
    "tiff-rgba-4300.tif": partial(saved, "RGBA", 4300, 4300, "TIFF", compression="tiff_lzw"),
    "tiff-one-strip-4700.tif": partial(
        saved, "RGB", 4700, 4700, "TIFF", compression="tiff_lzw", strip_size=4700 * 4700 * 3
    ),
    "bmp-5000.bmp": partial(saved, "RGB", 5000, 5000, "BMP"),
    "ppm-5000.ppm": partial(saved, "RGB", 5000, 5000, "PPM"),
}
"""Each picture by its name; those of a few thousand pixels lie just below the limits, and are read."""


def png_chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
