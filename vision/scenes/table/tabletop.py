"""Tabletop: a picture on which cards and things are laid one over the other, and how much of each is seen."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import Card
from vision.frames import Picture
from vision.geometry import Quad
from vision.scenes.camera.view import face_map, project
from vision.scenes.decks.faces import FaceImage
from vision.scenes.decks.paint import Patch, bounds, lay, shade, warp_face
from vision.scenes.decks.sheets import ClutterItem


@dataclass(frozen=True, slots=True, eq=False)
class CornerTruth:
    """One corner index: the tight box round rank and suit symbol, the share of it that is seen, and its letters.

    `letters` is the rank as printed, such as "10" or a German jack's "B".
    """

    index_quad: Quad
    visible: float
    letters: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class CardTruth:
    """One card on the table; `card` is None and `corners` empty where it lies face down or is a joker."""

    card: Card | None
    quad: Quad
    corners: tuple[CornerTruth, ...]
    visible: float


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """A drawn picture, shape (height, width, 3), with its cards from bottom to top."""

    bgr: Picture
    cards: tuple[CardTruth, ...]
    seed: int


def cast_shadow(canvas: Picture, quad: Quad, softness_px: float, strength: float) -> None:
    """Darkens the canvas softly in `quad`, a card's outline moved away from the light."""
    reach = max(softness_px, 0.6)
    box = bounds(quad, canvas.shape, margin=2 * reach + 1)
    if box is None or strength <= 0.02:
        return
    x0, y0, x1, y1 = box
    mask = np.zeros((y1 - y0, x1 - x0), np.uint8)
    points = np.round((quad - np.array([x0, y0], np.float32)) * 16).astype(np.int32)
    cv2.fillConvexPoly(mask, points, 255, cv2.LINE_AA, 4)
    shade(canvas, _soft(mask, reach), (x0, y0), strength)


def cast_shape(canvas: Picture, patch: Patch, fall: NDArray[np.float32], softness_px: float, strength: float) -> None:
    """Darkens the canvas softly under a patch's shape moved by `fall` (x, y) pixels."""
    reach = max(softness_px, 0.6)
    height, width = patch.alpha.shape
    x, y = patch.x + round(float(fall[0])), patch.y + round(float(fall[1]))
    pad = int(2 * reach) + 2
    x0, y0 = max(x - pad, 0), max(y - pad, 0)
    x1, y1 = min(x + width + pad, canvas.shape[1]), min(y + height + pad, canvas.shape[0])
    left, top = max(x, x0), max(y, y0)
    if left >= min(x + width, x1) or top >= min(y + height, y1) or strength <= 0.02:
        return
    mask = np.zeros((y1 - y0, x1 - x0), np.uint8)
    part = patch.alpha[top - y : y1 - y, left - x : x1 - x]
    mask[top - y0 : top - y0 + part.shape[0], left - x0 : left - x0 + part.shape[1]] = part
    shade(canvas, _soft(mask, reach), (x0, y0), strength)


def _soft(mask: Picture, reach_px: float) -> Picture:
    """Returns a mask (h, w) with soft edges."""
    wide = 2 * max(1, round(reach_px)) + 1
    return np.asarray(cv2.blur(cv2.blur(mask, (wide, wide)), (wide, wide)), np.uint8)


TABLE: Final = -1
COVER: Final = -2

_CARD_GRID: Final = (15, 21)
_INDEX_GRID: Final = (6, 12)
FAINT: Final = 16
"""Print that differs from its paper by less in every colour (0 to 255) cannot be seen."""


class OwnerMap:
    """`map` (h, w) has for each pixel the number of the card on top there, from 0; TABLE or COVER where it is none."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.map: NDArray[np.int16] = np.full((size[1], size[0]), TABLE, np.int16)

    def take(self, patch: Patch, owner: int) -> None:
        """Marks the pixels that `patch` covers as `owner`'s."""
        self.map[patch.region][patch.alpha > 127] = owner

    def hide(self, mask: NDArray[np.bool_]) -> None:
        """Marks as hidden what lies where the mask (h, w) is true."""
        self.map[mask] = COVER

    def card_share(self, quad: Quad, owner: int) -> float:
        """Returns the share of a card's area that is seen."""
        seen, many = self._seen(quad, owner, _CARD_GRID)
        return len(seen) / many

    def index_share(self, quad: Quad, owner: int, picture: Picture) -> float:
        """Returns the share of an index box that is seen in the picture (h, w, 3): none if its print is burnt out."""
        seen, many = self._seen(quad, owner, _INDEX_GRID)
        if not len(seen):
            return 0.0
        colours = picture[seen[:, 1], seen[:, 0]]
        return len(seen) / many if int(np.ptp(colours, axis=0).max()) >= FAINT else 0.0

    def _seen(self, quad: Quad, owner: int, grid: tuple[int, int]) -> tuple[NDArray[np.int64], int]:
        """Returns those points (k, 2) of many spread over `quad` at which `owner` is seen, and how many there are."""
        points = np.floor(_spread(quad, grid)).astype(np.int64)
        height, width = self.map.shape
        x, y = points[:, 0], points[:, 1]
        inside = points[(x >= 0) & (y >= 0) & (x < width) & (y < height)]
        return inside[self.map[inside[:, 1], inside[:, 0]] == owner], len(points)


def _spread(quad: Quad, grid: tuple[int, int]) -> NDArray[np.float64]:
    unit = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
    return project(np.asarray(cv2.getPerspectiveTransform(unit, quad)), _unit_grid(grid))


@lru_cache(maxsize=4)
def _unit_grid(grid: tuple[int, int]) -> NDArray[np.float64]:
    x = (np.arange(grid[0]) + 0.5) / grid[0]
    y = (np.arange(grid[1]) + 0.5) / grid[1]
    return np.stack([array.ravel() for array in np.meshgrid(x, y)], axis=1)


@dataclass(frozen=True, slots=True, eq=False)
class Shade:
    """How shadows fall: their strength (1 is black), softness, and direction as pixels for each mm of height."""

    strength: float
    softness_px: float
    fall: NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class PlacedItem:
    """A card on the table: its face and where its outline is seen."""

    card: Card | None
    face: FaceImage
    quad: Quad


class Tabletop:
    """A picture under way, (h, w, 3); what is laid later covers what was laid before."""

    def __init__(self, canvas: Picture, shade: Shade) -> None:
        self.canvas = canvas
        self.owners = OwnerMap((canvas.shape[1], canvas.shape[0]))
        self._shade = shade
        self._lain: list[PlacedItem] = []

    def lay_card(self, face: FaceImage, card: Card | None, quad: Quad, sheen: "Sheen | None" = None) -> None:
        """Lays a card down in `quad`; outside the picture nothing happens."""
        patch = warp_face(face, quad, self.canvas.shape)
        if patch is None:
            return
        if sheen is not None:
            patch = sheen.on(patch)
        shade = self._shade
        cast_shadow(self.canvas, (quad + shade.fall).astype(np.float32), shade.softness_px, shade.strength)
        lay(self.canvas, patch)
        self.owners.take(patch, len(self._lain))
        self._lain.append(PlacedItem(card, face, quad))

    def lay_thing(self, thing: ClutterItem, quad: Quad) -> None:
        """Lays a thing down; it hides what lies under it."""
        patch = warp_face(thing.face, quad, self.canvas.shape)
        if patch is None:
            return
        shade = self._shade
        reach = 1 + min(thing.tall_mm, 45) / 8
        cast_shape(self.canvas, patch, shade.fall * reach, shade.softness_px * reach**0.5, shade.strength)
        lay(self.canvas, patch)
        self.owners.take(patch, COVER)

    def shows(self, quad: Quad) -> bool:
        """Says whether any of `quad` may fall into the picture."""
        return bounds(quad, self.canvas.shape) is not None

    def truths(self, picture: Picture | None = None) -> tuple[CardTruth, ...]:
        """Returns every card from bottom to top, with how much of it is seen now, or in this `picture` of the table."""
        shown = self.canvas if picture is None else picture
        return tuple(self._truth(one, i, shown) for i, one in enumerate(self._lain))

    def _truth(self, placed: PlacedItem, owner: int, picture: Picture) -> CardTruth:
        onto = face_map(placed.face.outline, placed.quad)
        corners = []
        for index in placed.face.indices if placed.card is not None else ():
            quad = project(onto, index.astype(np.float64)).astype(np.float32)
            corners.append(CornerTruth(quad, self.owners.index_share(quad, owner, picture), placed.face.letters))
        return CardTruth(placed.card, placed.quad, tuple(corners), self.owners.card_share(placed.quad, owner))


@dataclass(frozen=True, slots=True)
class Sheen:
    """How light plays on one card: brightness at its patch's four corners, and a veil of reflected light."""

    corners: tuple[float, float, float, float]
    veil: float

    def on(self, patch: Patch) -> Patch:
        """Returns the patch in that light."""
        height, width = patch.alpha.shape
        few = np.array(self.corners, np.float32).reshape(2, 2)
        field = cv2.resize(few, (width, height), interpolation=cv2.INTER_LINEAR)
        bgr = cv2.multiply(patch.bgr, cv2.merge([field] * 3), scale=1 - self.veil, dtype=cv2.CV_8U)
        if self.veil:
            bgr = cv2.convertScaleAbs(bgr, beta=self.veil * 250)
        return Patch(patch.x, patch.y, np.asarray(bgr, np.uint8), patch.alpha)


def draw_sheen(rng: np.random.Generator) -> Sheen | None:
    """Returns the light on one card of many: mostly even, at times bent or shining."""
    chance = rng.random()
    if chance < 0.4:
        return None
    middle, bend = rng.uniform(0.88, 1.03), 0.16 * rng.random() ** 2
    corners = middle + bend * rng.uniform(-1, 1, 4)
    veil = rng.uniform(0.05, 0.6) if chance > 0.95 else 0.0
    return Sheen((float(corners[0]), float(corners[1]), float(corners[2]), float(corners[3])), float(veil))
