"""Surface collection: the surfaces that cards lie on, from pictures and drawn."""

from collections import OrderedDict
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.scenes.camera.view import Homography
from vision.scenes.decks.deck_collection import Split, slot_id
from vision.scenes.table.surfaces import draw_surface

_LONGEST_PX: Final = 640
_EDGE_SHARE: Final = 0.2


class SurfaceCollection:
    """Table tops of one split; caches those drawn or read last."""

    def __init__(self, pictures: Sequence[Path] = (), *, drawn_share: float = 0.6) -> None:
        self._pictures = tuple(pictures)
        self._drawn_share = drawn_share if pictures else 1.0
        self._kept: OrderedDict[str, Picture] = OrderedDict()

    @classmethod
    def open(cls, split: Split = "all", *, folder: Path | None = None, drawn_share: float = 0.6) -> "SurfaceCollection":
        """Returns the table tops of a split: drawn ones and the pictures in `folder`."""
        paths = sorted(folder.glob("*.jpg")) if folder else []
        return cls([path for path in paths if _belongs(path, split)], drawn_share=drawn_share)

    @property
    def names(self) -> frozenset[str]:
        """The pictured surfaces' names."""
        return frozenset(path.stem for path in self._pictures)

    def surface_for(self, seed: int, nth: int = 0) -> Picture:
        """Returns the nth surface of a scene, (h, w, 3), that may be repeated by mirroring."""
        rng = np.random.default_rng([seed, 41, nth])
        if rng.random() < self._drawn_share:
            made = slot_id(seed, slots=24, life=1200, salt=43, nth=nth)
            return self._keep(f"drawn-{made}", made)
        path = self._pictures[rng.integers(len(self._pictures))]
        return self._keep(str(path), None)

    def _keep(self, name: str, made: int | None) -> Picture:
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        surface = _read(Path(name)) if made is None else draw_surface(np.random.default_rng([made, 47]))
        self._kept[name] = surface
        if len(self._kept) > 96:
            self._kept.popitem(last=False)
        return surface


def _read(path: Path) -> Picture:
    image = cv2.imread(str(path), cv2.IMREAD_COLOR)
    if image is None:
        raise ValueError(f"{path} is no picture")
    scale = min(1.0, _LONGEST_PX / max(image.shape[:2]))
    return np.asarray(cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)


def _belongs(path: Path, split: Split) -> bool:
    held_out = blake2b(path.stem.encode(), digest_size=1).digest()[0] % 6 == 0
    return split == "all" or held_out == (split == "test")


def draw_bare_table(
    surfaces: tuple[Picture, Picture],
    plane: Homography,
    size: tuple[int, int],
    px_per_mm: float,
    rng: np.random.Generator,
) -> Picture:
    """Returns the bare table top as the camera sees it; at times its edge shows, and the floor behind it."""
    top = _seen(surfaces[0], plane, size, px_per_mm, rng)
    if rng.random() >= _EDGE_SHARE:
        return top
    floor = _seen(surfaces[1], plane, size, px_per_mm, rng)
    return _with_edge(top, floor, rng.uniform(2, 12) * px_per_mm, rng)


def _with_edge(top: Picture, floor: Picture, shadow_px: float, rng: np.random.Generator) -> Picture:
    """Returns the table top with the floor behind a straight edge, darkest close to it."""
    height, width = top.shape[:2]
    turn = rng.uniform(0, 2 * np.pi)
    normal = np.array([np.cos(turn), np.sin(turn)])
    edge = (0.5 + normal * rng.uniform(0.15, 0.5)) * [width, height]
    y, x = np.ogrid[:height, :width]
    behind = ((x - edge[0]) * normal[0] + (y - edge[1]) * normal[1]).astype(np.float32)
    light = np.clip(0.4 + behind / (4 * shadow_px), 0.4, 1).astype(np.float32)
    dim = cv2.multiply(floor, cv2.merge([light] * 3), dtype=cv2.CV_8U)
    return np.where((behind > 0)[..., None], dim, top).astype(np.uint8)


def _seen(
    surface: Picture, plane: Homography, size: tuple[int, int], px_per_mm: float, rng: np.random.Generator
) -> Picture:
    """Returns a surface as the camera sees it, with its colours and grain varied."""
    grain = rng.uniform(0.5, 1.6) * px_per_mm
    turn, shift = rng.uniform(0, 2 * np.pi), rng.uniform(0, 1, 2) * surface.shape[1::-1]
    spin = np.array([[np.cos(turn), -np.sin(turn), 0], [np.sin(turn), np.cos(turn), 0], [0, 0, 1]])
    texels = np.diag([1 / grain, 1 / grain, 1]) @ spin @ np.array([[1, 0, -shift[0]], [0, 1, -shift[1]], [0, 0, 1]])
    seen = cv2.warpPerspective(surface, plane @ texels, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    return _tinted(np.asarray(seen, np.uint8), rng)


def _tinted(seen: Picture, rng: np.random.Generator) -> Picture:
    """Varies brightness and contrast, and at times the colour."""
    gain = np.full(3, rng.uniform(0.6, 1.25)) * (rng.uniform(0.8, 1.2, 3) if rng.random() < 0.2 else 1.0)
    lift = rng.uniform(-12, 12)
    ramp = np.arange(256, dtype=np.float64)[None, :, None]
    table = np.clip(ramp * gain + lift, 0, 255).astype(np.uint8)
    return np.asarray(cv2.LUT(seen, table), np.uint8)
