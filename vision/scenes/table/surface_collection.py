"""Surface collection: the surfaces that cards lie on, from pictures and drawn."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import Suit
from vision.frames import Picture
from vision.scenes.camera.view import Homography
from vision.scenes.decks.deck_collection import Split, slot_id
from vision.scenes.decks.faces import stamp
from vision.scenes.decks.indices import resized
from vision.scenes.decks.pips import draw_shape, pip_mask

_SIDE: Final = 512
_Field = NDArray[np.float32]


def draw_surface(rng: np.random.Generator) -> Picture:
    """Returns a random table top, (512, 512, 3)."""
    maker = _MAKERS[rng.choice(len(_MAKERS), p=_SHARES)]
    return maker(rng)


def cloudy(rng: np.random.Generator, cells: tuple[int, int], side: int = _SIDE) -> _Field:
    """Returns a smooth random field about zero, shape (side, side), with `cells` cells down and across."""
    coarse = rng.standard_normal((max(cells[0], 2), max(cells[1], 2))).astype(np.float32)
    return np.asarray(cv2.resize(coarse, (side, side), interpolation=cv2.INTER_CUBIC), np.float32)


def _colour(rng: np.random.Generator, low: int = 20, high: int = 245) -> _Field:
    return rng.uniform(low, high, 3).astype(np.float32)


def _muted(rng: np.random.Generator) -> _Field:
    grey = rng.uniform(30, 240)
    return np.clip(grey + rng.normal(0, 22, 3), 8, 250).astype(np.float32)


def _coloured(base: _Field, field: _Field, strength: float | _Field) -> Picture:
    return np.asarray(np.clip(base + field[..., None] * strength, 0, 255), np.uint8)


def _plain(rng: np.random.Generator) -> Picture:
    base = _muted(rng) if rng.random() < 0.6 else _colour(rng)
    field = cloudy(rng, (4, 4)) * rng.uniform(0, 6) + cloudy(rng, (256, 256)) * rng.uniform(0, 4)
    return _coloured(base, field, 1.0)


def _felt(rng: np.random.Generator) -> Picture:
    greens = np.array([[60, 95, 20], [45, 110, 30], [120, 60, 20], [40, 30, 130], [50, 50, 50], [90, 120, 60]])
    base = (greens[rng.integers(len(greens))] + rng.normal(0, 14, 3)).clip(5, 230).astype(np.float32)
    fibre = cv2.GaussianBlur(rng.standard_normal((_SIDE, _SIDE)).astype(np.float32), (0, 0), rng.uniform(0.5, 1.2))
    field = np.asarray(fibre, np.float32) * rng.uniform(6, 20) + cloudy(rng, (6, 6)) * rng.uniform(1, 6)
    return _coloured(base, field, 1.0)


def _wood(rng: np.random.Generator) -> Picture:
    browns = np.array([[140, 190, 220], [80, 125, 170], [40, 70, 120], [30, 45, 75], [170, 205, 225], [50, 60, 140]])
    base = (browns[rng.integers(len(browns))] + rng.normal(0, 12, 3)).clip(5, 245).astype(np.float32)
    grain = cloudy(rng, (int(rng.integers(60, 220)), int(rng.integers(2, 6))))
    rings = np.sin(cloudy(rng, (int(rng.integers(4, 14)), 3)) * rng.uniform(3, 12) + np.linspace(0, 9, _SIDE)[:, None])
    fine = cloudy(rng, (400, 20))
    if rng.random() < 0.25:
        grain = np.sign(grain) * np.sqrt(np.abs(grain)) * np.float32(rng.uniform(1.5, 3.5))
    field = grain * rng.uniform(3, 13) + rings.astype(np.float32) * rng.uniform(2, 14) + fine * rng.uniform(1, 6)
    if rng.random() < 0.5:
        field = _buttoned(field, rng)
    return _coloured(base, field, np.array([0.8, 1.0, 1.1], np.float32))


def _buttoned(field: _Field, rng: np.random.Generator) -> _Field:
    """Cuts the wood into buttons of differing brightness with dark joints."""
    buttons = field.copy()
    wide = int(rng.integers(50, 180))
    for y in range(0, _SIDE, wide):
        buttons[y : y + wide] = np.roll(buttons[y : y + wide], int(rng.integers(_SIDE)), axis=1) + rng.normal(0, 9)
        buttons[y : y + int(rng.integers(1, 4))] -= rng.uniform(10, 60)
    return buttons


def _cloth(rng: np.random.Generator) -> Picture:
    """A woven cloth, plain, striped or checked."""
    base = _muted(rng) if rng.random() < 0.5 else _colour(rng)
    step = int(rng.integers(3, 7))
    ramp = np.arange(_SIDE, dtype=np.float32)
    weave = np.sin(ramp * 2 * np.pi / step)[:, None] + np.sin(ramp * 2 * np.pi / step)[None, :]
    field = weave * rng.uniform(1, 8) + cloudy(rng, (200, 200)) * rng.uniform(2, 9) + cloudy(rng, (5, 5)) * 4
    if rng.random() < 0.3:
        field = field + _folds(rng)
    cloth = _coloured(base, field, 1.0)
    return _checked(cloth, rng) if rng.random() < 0.55 else cloth


def _folds(rng: np.random.Generator) -> _Field:
    """Returns the light and shade of a crumpled cloth."""
    folds = np.zeros((_SIDE, _SIDE), np.float32)
    for cells in (3, 6, 11):
        folds += (0.4 - np.abs(cloudy(rng, (cells, cells)))) * rng.uniform(3, 22)
    return folds


def _checked(cloth: Picture, rng: np.random.Generator) -> Picture:
    period, ink = int(rng.integers(24, 130)), _colour(rng)
    share = rng.uniform(0.15, 0.5)
    stripe = ((np.arange(_SIDE) % period) < share * period).astype(np.float32)
    across = stripe[:, None] * rng.uniform(0.4, 0.9)
    down = stripe[None, :] * (rng.uniform(0.4, 0.9) if rng.random() < 0.7 else 0.0)
    cover = np.maximum(across, down) if rng.random() < 0.5 else (across + down) / 2
    return np.asarray(cloth * (1 - cover[..., None]) + ink * cover[..., None], np.uint8)


def _tiles(rng: np.random.Generator) -> Picture:
    side, joint = int(rng.integers(60, 200)), int(rng.integers(2, 8))
    tiles = _coloured(_muted(rng), cloudy(rng, (40, 40)) * rng.uniform(1, 9), 1.0)
    seam = tuple(int(part) for part in _muted(rng))
    for at in range(0, _SIDE, side):
        cv2.line(tiles, (at, 0), (at, _SIDE), seam, joint)
        cv2.line(tiles, (0, at), (_SIDE, at), seam, joint)
    return tiles


def _pattern(rng: np.random.Generator) -> Picture:
    """A cloth printed with a repeated figure: dots, hearts, diamonds, flowers or stars."""
    cloth = _cloth(rng) if rng.random() < 0.3 else _plain(rng)
    step, size = int(rng.integers(22, 100)), rng.uniform(0.15, 0.42)
    ink = (int(rng.integers(256)), int(rng.integers(256)), int(rng.integers(256)))
    if rng.random() < 0.35:
        return _suited(cloth, step, ink, rng)
    lobes, depth = int(rng.integers(2, 7)), rng.uniform(0, 0.6)
    angle = np.linspace(0, 2 * np.pi, 40)
    radius = step * size * (1 - depth + depth * np.cos(lobes * angle))
    figure = np.stack([radius * np.cos(angle), radius * np.sin(angle)], axis=1)
    for row, y in enumerate(range(0, _SIDE + step, step)):
        for x in range((row % 2) * step // 2, _SIDE + step, step):
            points = np.round((figure + np.array([x, y])) * 8).astype(np.int32)
            cv2.fillPoly(cloth, [points], ink, cv2.LINE_AA, 3)
    return cloth


def _suited(cloth: Picture, step: int, ink: tuple[int, int, int], rng: np.random.Generator) -> Picture:
    """Prints suit symbols all over a cloth, which are no pips of any card."""
    shape, tall = draw_shape(rng), step * rng.uniform(0.3, 0.8)
    suits = [list(Suit)[i] for i in rng.integers(0, 4, int(rng.integers(1, 5)))]
    masks = [pip_mask(suit, shape) for suit in suits]
    small = [resized(mask, mask.shape[1] / mask.shape[0] * tall, tall) for mask in masks]
    for row, y in enumerate(range(0, _SIDE, step)):
        for column, x in enumerate(range((row % 2) * step // 2, _SIDE, step)):
            stamp(cloth, small[(row + column) % len(small)], ink, (x, y))
    return cloth


def _speckled(rng: np.random.Generator) -> Picture:
    """Stone, carpet or cork: blotches of several sizes."""
    field = np.zeros((_SIDE, _SIDE), np.float32)
    for cells in (12, 40, 110, 256):
        field += cloudy(rng, (cells, cells)) * rng.uniform(2, 30) * (rng.random() < 0.8)
    return _coloured(_muted(rng), field, rng.uniform(0.5, 1.1, 3).astype(np.float32))


_MAKERS: Final[tuple[Callable[[np.random.Generator], Picture], ...]] = (
    _plain,
    _felt,
    _wood,
    _cloth,
    _tiles,
    _pattern,
    _speckled,
)
_SHARES: Final = (0.16, 0.16, 0.24, 0.14, 0.06, 0.1, 0.14)


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
