"""Outline scenes: tables with cards of any kind, and maps of where cards lie and which way their edges face."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.cards import DECK
from vision.frames import Picture
from vision.geometry import Floats, Quad, hidden_share
from vision.scenes import EVERYDAY
from vision.scenes.decks.deck_collection import DeckCollection
from vision.scenes.decks.faces import FaceImage
from vision.scenes.game_decks.any_card import draw_any_card, draw_border_style, draw_bordered_card, draw_size
from vision.scenes.game_decks.art import Ink, draw_colour
from vision.scenes.table.surface_collection import SurfaceCollection
from vision.scenes.table.viewed_table import ViewedTable
from vision.training.scene_pool import ScenePool, vary_light

SIZE_PX: Final = 256
STRIDE: Final = 2
PX_PER_MM: Final = (0.5, 2.0)
STYLE: Final = replace(
    EVERYDAY, glare_share=0.1, hard_shadow_share=0.25, blur_px=(0, 1.0), noise=(0, 6), low_resolution_share=0
)
STANDARD_EVERY: Final = 4
"""One scene in this many shows cards of a standard deck."""
BORDERED_SHARE: Final = 0.6
"""The share of the other scenes that show cards of one deck, mostly with a border round their art."""
CAMOUFLAGED_SHARE: Final = 0.5
"""The share of those decks with a stock of nearly the table's colour."""
TILED_SHARE: Final = 0.12
"""The share of tables with straight joints."""
FINE_SHARE: Final = 0.5
"""The share of scenes drawn at twice the resolution and then reduced."""
LARGEST_OVERLAP: Final = 0.5
"""The maximum share of a card that another one hides."""
NEXT_TO_SHARE: Final = 0.3
"""The share of cards that are laid beside the one before, edge to edge or nearly so."""
LARGEST_GAP_MM: Final = 3.0


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
    """Draws up to eleven cards, apart, touching and overlapping, with things and a hand at times."""
    rng = np.random.default_rng([seed, 103])
    low, high = PX_PER_MM
    times = 2 if rng.random() < FINE_SHARE else 1
    px_per_mm = float(times * low * (high / low) ** rng.random())
    table = ViewedTable(rng, seed, tables, ((times * SIZE_PX, times * SIZE_PX), px_per_mm), STYLE)
    if rng.random() < TILED_SHARE:
        _draw_joints(table, rng)
    stock = _draw_stock(rng, table.top.canvas)
    if rng.random() < 0.6:
        table.scatter_things(sheets=False)  # a page with lines of text cannot be told from a card with such lines
    size_mm, faces = _draw_faces(rng, seed, decks, stock)
    quads = _lay_out(table, rng, size_mm, faces)
    if quads and rng.random() < STYLE.hand_share:
        table.reach(quads[int(rng.integers(len(quads)))])
    bgr, maps = table.photograph(), draw_maps(table.top.owners.map, quads, times * STRIDE)
    small = bgr if times == 1 else cv2.resize(bgr, (SIZE_PX, SIZE_PX), interpolation=cv2.INTER_AREA)
    return OutlineScene(np.asarray(small, np.uint8), maps)


def _draw_faces(
    rng: np.random.Generator, seed: int, decks: DeckCollection, stock: Ink
) -> tuple[tuple[float, float], list[FaceImage]]:
    """Returns the size in millimetres and the faces of up to eleven cards."""
    count = int(rng.integers(0, 12))
    if rng.random() < 1 / STANDARD_EVERY:
        return decks.deck_for(seed).size_mm, [_standard_face(rng, seed, decks) for _ in range(count)]
    size_mm = draw_size(rng)
    if rng.random() < BORDERED_SHARE:
        style = draw_border_style(rng, stock)
        return size_mm, [draw_bordered_card(rng, size_mm, style) for _ in range(count)]
    return size_mm, [draw_any_card(rng, size_mm) for _ in range(count)]


def _draw_stock(rng: np.random.Generator, canvas: Picture) -> Ink:
    """Returns a stock's colour: light, dark, or hardly different from the table."""
    if rng.random() < CAMOUFLAGED_SHARE:
        y, x = (int(rng.integers(0, side - 16)) for side in canvas.shape[:2])
        near = np.clip(
            canvas[y : y + 16, x : x + 16].mean(axis=(0, 1)) + rng.normal(0, 12) + rng.normal(0, 5, 3), 0, 255
        )
        return int(near[0]), int(near[1]), int(near[2])
    return draw_colour(rng, 205, 256) if rng.random() < 0.7 else draw_colour(rng, 5, 80)


def _draw_joints(table: ViewedTable, rng: np.random.Generator) -> None:
    """Draws the joints of tiles or boards, about as large as cards, on a bare table."""
    wide, turn = rng.uniform(25, 160), rng.uniform(0, 2 * np.pi)
    tall = wide * float(rng.choice([1.0, 1.5, 6.0]))
    thick, ink = max(1, round(rng.uniform(0.5, 3) * table.px_per_mm)), draw_colour(rng)
    along, down = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
    reach = max(table.size) / table.px_per_mm
    for column in range(-int(reach / wide), int(reach / wide) + 1):
        for row in range(-int(reach / tall), int(reach / tall) + 1):
            x, y = along * column * wide + down * row * tall
            if abs(x) < reach and abs(y) < reach:
                tile = np.round(table.outline((float(x), float(y)), turn, (wide, tall)) * 8).astype(np.int32)
                cv2.polylines(table.top.canvas, [tile], True, ink, thick, cv2.LINE_AA, 3)


def _lay_out(
    table: ViewedTable, rng: np.random.Generator, size_mm: tuple[float, float], faces: Sequence[FaceImage]
) -> list[Quad]:
    """Lays the faces down where they hide little of those before, some next to the last one; returns their outlines."""
    room = table.size[0] / table.px_per_mm / 2
    quads: list[Quad] = []
    at, turn = np.zeros(2), 0.0
    for face in faces:
        if quads and rng.random() < NEXT_TO_SHARE:
            at, turn = _beside(rng, at, turn, size_mm)
        else:
            at, turn = rng.uniform(-room, room, 2), rng.uniform(0, 2 * np.pi)
        quad = table.outline((float(at[0]), float(at[1])), turn, size_mm)
        if table.top.shows(quad) and all(hidden_share(other, quad) < LARGEST_OVERLAP for other in quads):
            table.lay(face, quad)
            quads.append(quad)
    return quads


def _beside(
    rng: np.random.Generator, at: NDArray[np.float64], turn: float, size_mm: tuple[float, float]
) -> tuple[NDArray[np.float64], float]:
    """Returns the middle and turn of a card that lies next to one, at any of its four sides."""
    side, gap = int(rng.integers(4)), rng.uniform(0, LARGEST_GAP_MM)
    angle = turn + side * np.pi / 2
    step = (size_mm[side % 2] + gap) * np.array([np.cos(angle), np.sin(angle)])
    return at + step, turn + float(rng.choice([0.0, rng.normal(0, 0.05)]))


def _standard_face(rng: np.random.Generator, seed: int, decks: DeckCollection) -> FaceImage:
    deck = decks.deck_for(seed)
    return decks.face(deck, DECK[int(rng.integers(52))])


def draw_maps(owners: NDArray[np.int16], quads: Sequence[Quad], stride: int = STRIDE) -> Floats:
    """Returns the maps (3, h / stride, w / stride) of cards in outlines, each seen where it owns the pixels (h, w)."""
    height, width = owners.shape[0] // stride, owners.shape[1] // stride
    maps = np.zeros((3, height, width), np.float32)
    maps[0] = cv2.resize((owners >= 0).astype(np.float32), (width, height), interpolation=cv2.INTER_AREA)
    for place, quad in enumerate(quads):
        mine = cv2.resize((owners == place).astype(np.uint8), (width, height), interpolation=cv2.INTER_AREA)
        near = cv2.dilate(mine, np.ones((3, 3), np.uint8)) > 0
        corners = quad / stride - 0.5
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
