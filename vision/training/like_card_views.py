"""Views of cards that are alike: as they are learned, and as they are seen on a table with things and hands."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from vision.evaluate.learned_tables import LEARNING_STYLE, STYLE
from vision.frames import Picture
from vision.geometry import Quad, hidden_share
from vision.learned.views import MARGIN_PX, cut_wide, frame_of
from vision.scenes.decks.faces import FaceImage
from vision.scenes.game_decks.any_card import draw_size
from vision.scenes.game_decks.art import Rng
from vision.scenes.game_decks.like_cards import draw_like_cards, draw_symbol_cards
from vision.scenes.game_decks.twin_cards import draw_group, draw_numbered
from vision.scenes.table.surface_collection import SurfaceCollection
from vision.scenes.table.viewed_table import ViewedTable

SIZE: Final = (96, 144)
"""A view's width and height in pixels."""
ASPECTS: Final = (1.3, 1.75)
"""The range of aspects of the cards drawn."""
WIDTH_MM: Final = 63.0
PX_PER_MM: Final = (1.2, 2.4)
"""The range of scales at which cards of the usual width are seen on a table."""
OUTLINE_ERROR: Final = 0.003
"""The standard deviation of the errors of outlines, as a share of a card's height."""


def draw_viewed_size(rng: Rng) -> tuple[float, float]:
    """Returns the width and height in millimetres of a card that fills a view."""
    size_mm = draw_size(rng)
    while not ASPECTS[0] < size_mm[1] / size_mm[0] < ASPECTS[1]:
        size_mm = draw_size(rng)
    return size_mm


def outlined(rng: Rng, quad: Quad) -> Quad:
    """Returns an outline with errors like those of the reader."""
    size = float(np.linalg.norm(quad - np.roll(quad, 1, axis=0), axis=1).max())
    return np.asarray(quad + rng.normal(0, OUTLINE_ERROR * size, (4, 2)), np.float32)


GROUPS: Final = (4, 3, 2, 1)
"""The number of cards in each group of cards that look alike."""
SHARES: Final = (0.35, 0.2, 0.15, 0.3)
"""The shares of groups: cards with a symbol, differing in a small number, in one mark, and cards of any kind."""
LEARNED: Final = 2
SEEN_TABLES: Final = 8
ON_TABLE: Final = 4
SEEN_FROM: Final = 0.55
LARGEST_OVERLAP: Final = 0.34
ATTEMPTS: Final = 25
EDGE_PX: Final = 2
LEARNING_PX_PER_MM: Final = (1.8, 3.0)
"""The range of scales at which cards of the usual width are learned."""
ROOM_ALONE: Final = 1.6
ROOM: Final = 2.4
"""The side of a picture, in card heights: of a card alone, and of several."""
THINGS_SHARE: Final = 0.6
HANDS: Final = 1.3
GROUND: Final = 128


@dataclass(frozen=True, slots=True, eq=False)
class FaceView:
    """A face, its view with a margin as it was seen, and a mask (0 or 255) of the same size of what covers it."""

    face: int
    wide: Picture
    covered: Picture


@dataclass(frozen=True, slots=True, eq=False)
class LikeCards:
    """Faces' prints (h, w, 3) and groups, the learned views of each with a margin, and cards as they were seen."""

    prints: tuple[Picture, ...]
    groups: tuple[int, ...]
    learned: dict[int, list[Picture]]
    seen: list[FaceView]


def draw_like_card_views(seed: int, tables: SurfaceCollection) -> LikeCards:
    """Draws groups of cards that are alike, learns them one by one and lays them on tables."""
    rng = np.random.default_rng([seed, 109])
    size_mm = draw_viewed_size(rng)
    groups = tuple(group for group, count in enumerate(GROUPS) for _ in range(count))
    draws = draw_symbol_cards, draw_numbered, draw_group, draw_like_cards
    kinds = rng.choice(len(draws), len(GROUPS), p=SHARES)
    faces = [face for kind, count in zip(kinds, GROUPS, strict=True) for face in draws[kind](rng, size_mm, count)]
    learned: dict[int, list[Picture]] = {}
    for face in range(len(faces)):
        views = [one.wide for _ in range(LEARNED) for one in _photograph(rng, tables, faces, [face], size_mm)]
        if views:
            learned[face] = views
    seen: list[FaceView] = []
    for _ in range(SEEN_TABLES):
        chosen = [int(face) for face in rng.choice(len(faces), ON_TABLE)]
        seen += _photograph(rng, tables, faces, chosen, size_mm)
    return LikeCards(tuple(_print_of(face) for face in faces), groups, learned, seen)


def _photograph(
    rng: Rng, tables: SurfaceCollection, faces: Sequence[FaceImage], chosen: Sequence[int], size_mm: tuple[float, float]
) -> list[FaceView]:
    """Returns the views of chosen faces on a table; one that lies alone is being learned."""
    is_learning = len(chosen) == 1
    px_per_mm = float(rng.uniform(*(LEARNING_PX_PER_MM if is_learning else PX_PER_MM)) * WIDTH_MM / size_mm[0])
    side = int(px_per_mm * size_mm[1] * (ROOM_ALONE if is_learning else ROOM))
    style = LEARNING_STYLE if is_learning else STYLE
    table = ViewedTable(rng, int(rng.integers(1 << 30)), tables, ((side, side), px_per_mm), style)
    if not is_learning and rng.random() < THINGS_SHARE:
        table.scatter_things()
    laid: list[tuple[int, Quad]] = []
    for face in chosen:
        quad = _find_place(rng, table, size_mm, [other for _, other in laid])
        if quad is not None:
            table.lay(faces[face], quad)
            laid.append((face, quad))
    if not is_learning and laid and rng.random() < HANDS * style.hand_share:
        table.reach(laid[int(rng.integers(len(laid)))][1])
    picture = table.photograph()
    cards = zip(laid, table.top.truths(picture), strict=True)
    return [
        FaceView(face, cut_wide(picture, outlined(rng, quad), SIZE), _covered(table, nth, quad))
        for nth, ((face, quad), truth) in enumerate(cards)
        if truth.visible > SEEN_FROM
    ]


def _find_place(rng: Rng, table: ViewedTable, size_mm: tuple[float, float], taken: Sequence[Quad]) -> Quad | None:
    """Returns an outline within the picture that hides at most a third of each card before it, or None."""
    size = np.array(table.size)
    room = size / table.px_per_mm / 2
    for _ in range(ATTEMPTS):
        x, y = rng.uniform(-room, room)
        quad = table.outline((float(x), float(y)), float(rng.uniform(0, 2 * np.pi)), size_mm)
        is_inside = (quad > EDGE_PX).all() and (quad < size - EDGE_PX).all()
        if is_inside and all(hidden_share(other, quad) < LARGEST_OVERLAP for other in taken):
            return quad
    return None


def _covered(table: ViewedTable, place: int, quad: Quad) -> Picture:
    """Returns a mask (0 or 255) of what covers a card, in a view with a margin; the margin is never covered."""
    hidden = np.where(table.top.owners.map == place, 0, 255).astype(np.uint8)
    onto = cv2.getPerspectiveTransform(np.asarray(quad - 0.5, np.float32), frame_of(SIZE))
    view = cv2.warpPerspective(hidden, onto, SIZE, flags=cv2.INTER_LINEAR)
    return np.asarray(cv2.copyMakeBorder(view, *(MARGIN_PX,) * 4, cv2.BORDER_REPLICATE), np.uint8)


def _print_of(face: FaceImage) -> Picture:
    """Returns what is printed on a face (h, w, 3), as large as a view, grey around its round corners."""
    inside = face.bgra[..., 3:].astype(np.float32) / 255
    values = face.bgra[..., :3] * inside + GROUND * (1 - inside)
    return np.asarray(cv2.resize(values, SIZE, interpolation=cv2.INTER_AREA), np.uint8)
