"""Rank letters as masks: cut from font files, trimmed, and kept."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, Protocol

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from vision.frames import Picture

BUNDLED_FONTS: Final = Path(__file__).parent / "fonts"
SYSTEM_FONTS: Final = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"))

_CAP_PX: Final = 96
_NEEDED: Final = "0123456789AJQKTBDVR"
_UNFIT: Final = re.compile(
    r"italic|oblique|slant|symbol|emoji|ornament|icons|math|music|barcode|dingbat|swash|D050000L|Biolinum_K|f500"
    r"|wargames|c64|sixtyfour|bajaderka|kristi|femke|isabella|dancing|delgado|junkyard|penguin|radis|breip|domestic"
    r"|lobster|(?-i:It$|Obl$)",
    re.I,
)
"""Font files whose letters are slanted, handwritten, pictures or otherwise unlike those on cards."""


class Glyphs(Protocol):
    """An alphabet for rank letters."""

    @property
    def name(self) -> str:
        """Which alphabet it is."""

    def mask(self, character: str) -> Picture:
        """Returns the trimmed mask (h, w) of one character at about 96 px for a capital."""


class FontGlyphs:
    """The alphabet of one font file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._font = ImageFont.truetype(str(path), 130)
        self._masks: dict[str, Picture] = {}
        cap = self._drawn("H").shape[0]
        self._font = ImageFont.truetype(str(path), max(20, round(130 * _CAP_PX / max(cap, 1))))

    @property
    def name(self) -> str:
        """The font file's stem."""
        return self.path.stem

    def mask(self, character: str) -> Picture:
        if character not in self._masks:
            self._masks[character] = self._drawn(character)
        return self._masks[character]

    def _drawn(self, character: str) -> Picture:
        sheet = Image.new("L", (420, 420), 0)
        ImageDraw.Draw(sheet).text((120, 100), character, fill=255, font=self._font)
        return trimmed(np.asarray(sheet, np.uint8))


def trimmed(mask: Picture) -> Picture:
    """Returns `mask` without its empty margins; a mask without ink becomes one empty pixel."""
    ink = (mask > 64).astype(np.uint8)
    if not ink.any():
        return np.zeros((1, 1), np.uint8)
    x, y, width, height = cv2.boundingRect(ink)
    return np.ascontiguousarray(mask[y : y + height, x : x + width])


@lru_cache(maxsize=64)
def glyphs_of(path: Path) -> FontGlyphs | None:
    """Returns the font's alphabet, or None if it lacks rank letters or is unlike any card."""
    try:
        glyphs = FontGlyphs(path)
        masks = [glyphs.mask(character) for character in _NEEDED]
    except OSError:
        return None
    return glyphs if _is_fit(masks) else None


def _is_fit(masks: Sequence[Picture]) -> bool:
    """Says whether the masks are distinct letters of usual proportions."""
    if len({mask.tobytes() for mask in masks}) < len(masks):
        return False
    usual = all(45 <= mask.shape[0] <= 150 and 8 <= mask.shape[1] <= 150 for mask in masks)
    return usual and all(0.08 < float(mask.mean()) / 255 < 0.9 for mask in masks)


class FontCollection:
    """Font files grouped by their maker's name, so that large collections do not drown the others."""

    def __init__(self, paths: Iterable[Path]) -> None:
        groups: dict[str, list[Path]] = {}
        for path in sorted(paths, key=lambda path: (path.name, str(path))):
            if not _UNFIT.search(path.stem):
                groups.setdefault(font_group(path), []).append(path)
        self.groups = [groups[name] for name in sorted(groups)]

    def pick(self, rng: np.random.Generator) -> FontGlyphs:
        """Returns a fit font; small groups are as likely as large ones."""
        for _ in range(200):
            group = self.groups[rng.integers(len(self.groups))]
            glyphs = glyphs_of(group[rng.integers(len(group))])
            if glyphs is not None:
                return glyphs
        raise ValueError(f"no font with rank letters among {len(self.groups)} groups of files")


def font_group(path: Path) -> str:
    """Returns the first word of a font's file name, as in "dejavu" for DejaVuSans-Bold."""
    word = re.match(r"cmu|BM|[A-Z]*[a-z]+|[A-Z]+|\w", path.stem)
    return (word.group(0) if word else path.stem).lower()


def is_held_out(name: str) -> bool:
    """Says whether the fonts of that group are kept for testing; about one in six is."""
    return blake2b(name.encode(), digest_size=2).digest()[0] % 6 == 0


def font_files(folders: Iterable[Path]) -> list[Path]:
    """Returns every font file under `folders`, once a file name, in order of names."""
    found: dict[str, Path] = {}
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix.lower() in (".ttf", ".otf", ".pfb") and path.is_file():
                found.setdefault(path.name, path)
    return [found[name] for name in sorted(found)]
