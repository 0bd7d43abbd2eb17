"""Tabletop: a picture on which cards and things are laid one over the other, and how much of each is seen."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import Card
from vision.frames import Picture
from vision.geometry import Quad
from vision.scenes.camera.shadows import cast_shadow, cast_shape
from vision.scenes.camera.view import face_map, project
from vision.scenes.camera.visibility import COVER, OwnerMap
from vision.scenes.decks.faces import FaceImage
from vision.scenes.decks.paint import Patch, bounds, lay, warp_face
from vision.scenes.decks.sheets import ClutterItem
from vision.scenes.truth import CardTruth, CornerTruth


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
