"""Drawn tables with the cards of a game deck, some unknown, and pictures from which such a deck is learned."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import pi
from typing import Final, TypeAlias

import numpy as np

from companion.cards import BACK
from vision.frames import Picture
from vision.geometry import Quad, hidden_share
from vision.scenes.decks.faces import FaceImage
from vision.scenes.game_decks.game_deck import GameDeck
from vision.scenes.style import EVERYDAY, SceneStyle
from vision.scenes.table.surface_collection import SurfaceCollection
from vision.scenes.table.viewed_table import ViewedTable

SIZE: Final = (1280, 960)
STYLE: Final = replace(EVERYDAY, light=0.6, glare_share=0.1, blur_px=(0, 1.2), noise=(0, 6), low_resolution_share=0)
LEARNING_STYLE: Final = replace(STYLE, glare_share=0, hard_shadow_share=0.03, motion_share=0)
PICTURES: Final = 2
"""The number of learning pictures of each face."""
LARGEST_OVERLAP: Final = 0.34
MARGIN_PX: Final = 4
MOST_ATTEMPTS: Final = 60
Rng: TypeAlias = np.random.Generator


@dataclass(frozen=True, slots=True, eq=False)
class GameCardTruth:
    """A card on a drawn table: its face's name, "back", or None for a card not in the deck; and what is seen of it."""

    name: str | None
    quad: Quad
    visible: float


@dataclass(frozen=True, slots=True, eq=False)
class DrawnTable:
    """A picture with its cards from bottom to top."""

    bgr: Picture
    cards: tuple[GameCardTruth, ...]


def draw_learning_pictures(
    deck: GameDeck, place: int | None, tables: SurfaceCollection, seed: int, style: SceneStyle = LEARNING_STYLE
) -> list[Picture]:
    """Returns pictures of one face, or of the back for None, alone on one table, turned and moved."""
    face = deck.back() if place is None else deck.face(place)
    pictures = []
    for nth in range(PICTURES):
        rng = np.random.default_rng([seed, 5, 9999 if place is None else place, nth])
        px_per_mm = rng.uniform(1.8, 4.0)
        table = ViewedTable(rng, seed, tables, (SIZE, px_per_mm), style)
        quad = _find_place(rng, table, deck.size_mm, [])
        assert quad is not None
        table.lay(face, quad)
        pictures.append(table.photograph())
    return pictures


def draw_table(
    deck: GameDeck, tables: SurfaceCollection, seed: int, style: SceneStyle = STYLE, *, count: int = 6
) -> DrawnTable:
    """Returns about `count` cards of the deck, some unknown or face-down, overlapping by up to a third."""
    rng = np.random.default_rng([seed, 11])
    px_per_mm = rng.uniform(1.2, 2.4) * 63 / deck.size_mm[0]
    table = ViewedTable(rng, seed, tables, (SIZE, px_per_mm), style)
    if style.clutter[1]:
        table.scatter_things()
    names: list[str | None] = []
    quads: list[Quad] = []
    for _ in range(count):
        quad = _find_place(rng, table, deck.size_mm, quads)
        if quad is None:
            continue
        name, face = _draw_face(rng, deck, seed)
        table.lay(face, quad)
        names.append(name)
        quads.append(quad)
    if rng.random() < style.hand_share and quads:
        table.reach(quads[-1])
    picture = table.photograph()
    truths = table.top.truths(picture)
    cards = [GameCardTruth(name, truth.quad, truth.visible) for name, truth in zip(names, truths, strict=True)]
    return DrawnTable(picture, tuple(cards))


def _draw_face(rng: Rng, deck: GameDeck, seed: int) -> tuple[str | None, FaceImage]:
    chance = rng.random()
    if chance < 0.1:
        return BACK, deck.back()
    if chance < 0.2:
        return None, deck.face(deck.count + int(rng.integers(12)))
    if chance < 0.25:
        return None, deck.another(seed + 77_777).face(int(rng.integers(12)))
    place = int(rng.integers(deck.count))
    return deck.names[place], deck.face(place)


def _find_place(rng: Rng, table: ViewedTable, size_mm: tuple[float, float], taken: Sequence[Quad]) -> Quad | None:
    """Returns an outline within the picture that hides at most a third of each card before it, or None."""
    room = (SIZE[0] / table.px_per_mm / 2, SIZE[1] / table.px_per_mm / 2)
    touching = rng.random() < 0.35
    for attempt in range(MOST_ATTEMPTS):
        x, y = rng.uniform(-room[0], room[0]), rng.uniform(-room[1], room[1])
        quad = table.outline((x, y), rng.uniform(0, 2 * pi), size_mm)
        if quad.min() < MARGIN_PX or (quad > np.array(SIZE) - MARGIN_PX).any():
            continue
        shared = [hidden_share(other, quad) for other in taken]
        fits = all(share <= (LARGEST_OVERLAP / 2 if touching else 0) for share in shared)
        if fits and (not touching or any(shared) or attempt > MOST_ATTEMPTS // 2):
            return quad
    return None
