"""Letter runs: a line as it is drawn, in parts of one font each; letters that the bundled font lacks have a fallback.

A run in a fallback font is a picture drawn by Pillow, on the screen and on paper alike: Pillow shapes what a script
joins or moves (with Debian's `libfribidi0`) and knows every kind of font. A script whose font is not installed, or is
broken, stays in the font of the text around it, which draws boxes.
"""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Final

_TO_THE_LEFT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")


def ordered(text: str) -> str:
    """Returns the letters of one line from left to right."""
    if not _TO_THE_LEFT.search(text):
        return text
    from arabic_reshaper import reshape  # most tables never need them
    from bidi import get_display

    return str(get_display(reshape(text), base_dir="L"))


if TYPE_CHECKING:
    from PIL import Image, ImageFont

BITMAP_PX: Final = 109
"""The one size of fonts that hold pictures, as of colour emoji."""
_SIGN: Final = "[\U0001f1e6-\U0001f1ff\U0001f300-\U0001faff]\ufe0f?"
_UNDRAWN: Final = str.maketrans("", "", "\u200b\u200c\u200d\u200e\u200f\u2060\ufe0e\ufe0f\ufeff")
"""Joins, separates or turns other letters, and has no shape of its own."""


@dataclass(frozen=True, slots=True)
class _Script:
    """`letters` is a pattern of a run of its letters; `files` are fonts below `fonts`, the best first."""

    letters: str
    files: tuple[str, ...]


def _block(first: int, last: int, name: str) -> _Script:
    letters = f"\\U{first:08x}-\\U{last:08x}"
    return _Script(f"[{letters}][{letters}\u200c\u200d]*", (f"truetype/noto/NotoSans{name}-Regular.ttf",))


_SCRIPTS: Final = (
    _Script(
        "[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef"
        "\U0001b000-\U0001b16f\U00020000-\U0003ffff]+",
        ("opentype/noto/NotoSansCJK-Regular.ttc", "truetype/droid/DroidSansFallbackFull.ttf"),
    ),
    _Script(
        f"(?:{_SIGN}(?:\u200d.\ufe0f?)*)+",
        ("truetype/noto/NotoColorEmoji.ttf", "truetype/ancient-scripts/Symbola_hint.ttf"),
    ),
    _block(0x0900, 0x097F, "Devanagari"),
    _block(0x0980, 0x09FF, "Bengali"),
    _block(0x0A00, 0x0A7F, "Gurmukhi"),
    _block(0x0A80, 0x0AFF, "Gujarati"),
    _block(0x0B00, 0x0B7F, "Oriya"),
    _block(0x0B80, 0x0BFF, "Tamil"),
    _block(0x0C00, 0x0C7F, "Telugu"),
    _block(0x0C80, 0x0CFF, "Kannada"),
    _block(0x0D00, 0x0D7F, "Malayalam"),
    _block(0x0D80, 0x0DFF, "Sinhala"),
    _block(0x0E00, 0x0E7F, "Thai"),
    _block(0x1000, 0x109F, "Myanmar"),
    _block(0x1200, 0x139F, "Ethiopic"),
    _block(0x1780, 0x17FF, "Khmer"),
)
_MAY_NEED_ANOTHER: Final = re.compile("[^\0-\u058f\u1e00-\u200a\u2010-\u205f\u2070-\u2e7f]")
"""Every other letter stands where it is written, in the font of the text around it."""


@cache
def _script_runs() -> re.Pattern[str]:
    return re.compile("|".join(f"({script.letters})" for script in _SCRIPTS))


@dataclass(frozen=True, slots=True)
class Run:
    """Letters from left to right, all in one font; without `font` it is that of the text around them."""

    letters: str
    font: Path | None = None


def runs(text: str) -> tuple[Run, ...]:
    """Returns one line of text in runs, in the order in which they are drawn."""
    if text.isascii() or not _MAY_NEED_ANOTHER.search(text):
        return (Run(text),)
    return _split(text, os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share")


@lru_cache(maxsize=512)
def _split(text: str, folders: str) -> tuple[Run, ...]:
    found, plain, text = list[Run](), "", ordered(text)
    for part, script in _parts(text):
        font = script and next((path for path in _find(script, folders) if _can_draw(path, part)), None)
        if font:
            found += [Run(plain), Run(part, font)]
        plain = "" if font else plain + part.translate(_UNDRAWN)
    return tuple(run for run in (*found, Run(plain)) if run.letters)


def _parts(text: str) -> Iterator[tuple[str, _Script | None]]:
    """Yields the parts of a text, each with its script, if it is one of those above."""
    end = 0
    for match in _script_runs().finditer(text):
        yield text[end : match.start()], None
        yield match[0], _SCRIPTS[(match.lastindex or 1) - 1]
        end = match.end()
    yield text[end:], None


@cache
def _find(script: _Script, folders: str) -> tuple[Path, ...]:
    """Returns the fonts of a script in the system's folders of shared files, the best first."""
    paths = (Path(folder) / "fonts" / file for file in script.files for folder in folders.split(":"))
    return tuple(path for path in paths if path.is_file())


def _can_draw(path: Path, letters: str) -> bool:
    """Whether a font can be read; of a file that was cut off, only some letters may be missing."""
    try:
        _open(path, BITMAP_PX).getmask(letters)
    except OSError:
        return False
    return True


def width_in_ems(run: Run) -> float:
    """Returns how wide a run in a fallback font is, in sizes of its letters."""
    font = _open(run.font, BITMAP_PX)
    return font.getlength(run.letters) / font.size


@lru_cache(maxsize=256)
def picture(run: Run, size_px: int, colour: str) -> tuple["Image.Image", int]:
    """Returns a run in a fallback font as a picture with transparency, and the row on which its letters stand."""
    from PIL import Image, ImageDraw  # most tables never need it

    font = _open(run.font, size_px)
    ascent, descent = font.getmetrics()
    drawing = Image.new("RGBA", (ceil(font.getlength(run.letters)) or 1, ascent + descent))
    ImageDraw.Draw(drawing).text((0, 0), run.letters, fill=colour, font=font, embedded_color=True)
    scale = size_px / font.size
    size = (ceil(drawing.width * scale), ceil(drawing.height * scale))
    return drawing.resize(size), round(ascent * scale)


@lru_cache(maxsize=32)
def _open(path: Path | None, size_px: int) -> "ImageFont.FreeTypeFont":
    from PIL import ImageFont

    assert path
    try:
        return ImageFont.truetype(path, size_px)
    except OSError:
        return ImageFont.truetype(path, BITMAP_PX)
