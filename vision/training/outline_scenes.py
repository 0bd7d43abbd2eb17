"""Outline scenes: tables with cards of any kind, and maps of where cards lie and which way their edges face."""

from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from companion.cards import DECK
from vision.frames import Picture
from vision.geometry import Floats, Quad
from vision.scenes import EVERYDAY
from vision.scenes.decks.deck_collection import DeckCollection
from vision.scenes.decks.faces import FaceImage
from vision.scenes.game_decks.any_card import draw_any_card, draw_size
from vision.scenes.table.surface_collection import SurfaceCollection
from vision.scenes.table.viewed_table import ViewedTable
from vision.training.scene_pool import ScenePool, vary_light

SIZE_PX: Final = 256
STRIDE: Final = 2
PX_PER_MM: Final = (0.5, 1.7)
STYLE: Final = replace(EVERYDAY, glare_share=0.1, blur_px=(0, 1.0), noise=(0, 6), low_resolution_share=0)
DECK_KINDS: Final = 4
"""One scene in so many shows cards of a standard deck."""
LARGEST_SHARE: Final = 0.5
"""A card hides at most so much of another one."""


@dataclass(frozen=True, slots=True, eq=False)
class OutlineScene:
    """A picture (s, s, 3), and its maps (3, s / 2, s / 2): a card or none, and the edges' outward normals."""

    bgr: Picture
    maps: Floats


class OutlineSceneSupply:
    """Gives the batch of each step, always the same for the same step."""

    def __init__(self, decks: DeckCollection, tables: SurfaceCollection, *, batch: int, first_seed: int) -> None:
        self._decks, self._tables = decks, tables
        self._batch, self._seed = batch, first_seed
        self._pool = ScenePool(self._make, room=1500, fresh=2)

    def batch(self, step: int) -> tuple[Picture, Floats]:
        """Returns pictures (n, s, s, 3) and their maps (n, 3, s / 2, s / 2)."""
        pool = self._pool.at(step)
        rng = np.random.default_rng([self._seed, step, 101])
        scenes = [turn(pool[int(rng.integers(len(pool)))], rng) for _ in range(self._batch)]
        return np.stack([vary_light(scene.bgr, rng) for scene in scenes]), np.stack([scene.maps for scene in scenes])

    def _make(self, seed: int) -> OutlineScene:
        return draw_outline_scene(self._seed + seed, self._decks, self._tables)


def draw_outline_scene(seed: int, decks: DeckCollection, tables: SurfaceCollection) -> OutlineScene:
    """Draws up to nine cards, apart and overlapping, with things and a hand at times."""
    rng = np.random.default_rng([seed, 103])
    low, high = PX_PER_MM
    table = ViewedTable(rng, seed, tables, ((SIZE_PX, SIZE_PX), float(low * (high / low) ** rng.random())), STYLE)
    if rng.random() < 0.6:
        table.scatter_things()
    size_mm = draw_size(rng)
    if rng.random() < 1 / DECK_KINDS:
        size_mm = decks.deck_for(seed).size_mm
        faces = [_standard_face(rng, seed, decks) for _ in range(int(rng.integers(0, 10)))]
    else:
        faces = [draw_any_card(rng, size_mm) for _ in range(int(rng.integers(0, 10)))]
    room = SIZE_PX / table.px_per_mm / 2
    quads: list[Quad] = []
    for face in faces:
        x, y = rng.uniform(-room, room, 2)
        quad = table.outline((float(x), float(y)), rng.uniform(0, 2 * np.pi), size_mm)
        if table.top.shows(quad) and all(_covered(other, quad) < LARGEST_SHARE for other in quads):
            table.lay(face, quad)
            quads.append(quad)
    if quads and rng.random() < STYLE.hand_share:
        table.reach(quads[-1])
    return OutlineScene(table.photograph(), draw_maps(table.top.owners.map, quads))


def _standard_face(rng: np.random.Generator, seed: int, decks: DeckCollection) -> FaceImage:
    deck = decks.deck_for(seed)
    return decks.face(deck, DECK[int(rng.integers(52))])


def _covered(lower: Quad, upper: Quad) -> float:
    area, _ = cv2.intersectConvexConvex(lower, upper)
    return float(area) / max(1.0, float(cv2.contourArea(lower)))


def draw_maps(owners: "np.ndarray[tuple[int, ...], np.dtype[np.int16]]", quads: list[Quad]) -> Floats:
    """Returns the maps (3, h / 2, w / 2) of cards in these outlines, each seen where it owns the pixels (h, w)."""
    height, width = owners.shape[0] // STRIDE, owners.shape[1] // STRIDE
    maps = np.zeros((3, height, width), np.float32)
    maps[0] = cv2.resize((owners >= 0).astype(np.float32), (width, height), interpolation=cv2.INTER_AREA)
    for place, quad in enumerate(quads):
        mine = cv2.resize((owners == place).astype(np.uint8), (width, height), interpolation=cv2.INTER_AREA)
        near = cv2.dilate(mine, np.ones((3, 3), np.uint8)) > 0
        corners = quad / STRIDE - 0.5
        for start, end in zip(corners, np.roll(corners, -1, axis=0), strict=True):
            along = (end - start) / max(float(np.linalg.norm(end - start)), 1e-3)
            band = np.zeros((height, width), np.uint8)
            ends = [(round(float(x) * 16), round(float(y) * 16)) for x, y in (start, end)]
            cv2.line(band, ends[0], ends[1], 1, 2, cv2.LINE_8, 4)
            shown = (band > 0) & near
            maps[1][shown], maps[2][shown] = along[1], -along[0]
    return maps


def turn(scene: OutlineScene, rng: np.random.Generator) -> OutlineScene:
    """Returns the scene turned by right angles, at times mirrored."""
    turns, is_mirrored = int(rng.integers(4)), rng.random() < 0.5
    bgr, maps = np.rot90(scene.bgr, turns), np.rot90(scene.maps, turns, axes=(1, 2)).copy()
    for _ in range(turns):  # a quarter turn against the clock takes right to up
        maps[1], maps[2] = maps[2].copy(), -maps[1]
    if is_mirrored:
        bgr, maps = bgr[:, ::-1], maps[:, :, ::-1].copy()
        maps[1] *= -1
    return OutlineScene(np.ascontiguousarray(bgr), np.ascontiguousarray(maps))
