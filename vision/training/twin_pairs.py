"""Twin pairs: a seen card with the learned views of its face and of one that is alike, in either order."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from vision.frames import Picture
from vision.geometry import Floats
from vision.scenes.game_decks.art import Rng
from vision.scenes.table.surface_collection import SurfaceCollection
from vision.training.like_card_views import LikeCards, draw_like_card_views
from vision.training.print_pairs import OTHER_FROM, move_view
from vision.training.scene_pool import ScenePool

LEARNED: Final = 2
"""So many learned views of each face are compared."""
LEAST_PIXELS: Final = 10
"""Faces that differ in fewer pixels are not told apart."""
OFF_PX: Final = 0.4
ROUGHLY_OFF_PX: Final = 1.0
ROUGHLY_SHARE: Final = 0.2
LEARNED_OFF_PX: Final = 0.25
ALONE_SHARE: Final = 0.08
"""So many faces are learned from one view, which stands for both."""
COVER_SHARE: Final = 0.12
COVER_PX: Final = (10, 60)
LIGHT_SHARE: Final = 0.6
BLUR_SHARE: Final = 0.25
BLUR_PX: Final = (0.4, 1.5)
NOISE_SHARE: Final = 0.2
NOISE: Final = (1.0, 7.0)
NEXT_SEED: Final = 1_000_000
"""Seeds of cards of which none has a twin are replaced by the one so far after them."""


@dataclass(frozen=True, slots=True, eq=False)
class TwinPair:
    """A view, two of one face and two of another (h, w, 15), and the side: 1 if it shows the one, else -1."""

    views: Picture
    side: float


class TwinPairSupply:
    """Gives the batch of each step, always the same for the same step."""

    def __init__(self, tables: SurfaceCollection, *, batch: int, first_seed: int) -> None:
        self._tables, self._batch, self._seed = tables, batch, first_seed
        self._pool = ScenePool(self._make, room=200, fresh=1)

    def batch(self, step: int) -> tuple[Picture, Floats]:
        """Returns views (n, h, w, 15) and the side of each (n,)."""
        pool = self._pool.at(step)
        rng = np.random.default_rng([self._seed, step, 113])
        pairs = [draw_twins(pool[int(rng.integers(len(pool)))], rng) for _ in range(self._batch)]
        return np.stack([pair.views for pair in pairs]), np.array([pair.side for pair in pairs], np.float32)

    def _make(self, seed: int) -> LikeCards:
        cards = draw_like_card_views(self._seed + seed, self._tables)
        return cards if seen_twins(cards) else self._make(seed + NEXT_SEED)


def seen_twins(cards: LikeCards) -> list[tuple[int, int]]:
    """Returns the place of each seen card whose face was learned, with each learned face that is alike."""
    return [
        (place, other)
        for place, seen in enumerate(cards.seen)
        if seen.face in cards.learned
        for other in sorted(cards.learned)
        if cards.groups[other] == cards.groups[seen.face] and _differ(cards.prints[seen.face], cards.prints[other])
    ]


def _differ(one: Picture, other: Picture) -> bool:
    soft = (cv2.GaussianBlur(print_, (0, 0), 0.8).astype(np.float32) for print_ in (one, other))
    return bool((np.abs(next(soft) - next(soft)).max(axis=2) > OTHER_FROM).sum() >= LEAST_PIXELS)


def draw_twins(cards: LikeCards, rng: Rng) -> TwinPair:
    """Returns a seen card beside the views of its face and of one that is alike; turned, lit and covered at times."""
    known = seen_twins(cards)
    place, other = known[int(rng.integers(len(known)))]
    seen = cards.seen[place]
    off = ROUGHLY_OFF_PX if rng.random() < ROUGHLY_SHARE else OFF_PX
    view = _covered(_changed(move_view(seen.wide, rng, off)[0], rng), rng)
    own, its = (_learned(cards.learned[face], rng) for face in (seen.face, other))
    is_first = rng.random() < 0.5
    views = np.concatenate([view, *(own if is_first else its), *(its if is_first else own)], axis=2)
    ways = slice(None, None, int(rng.choice((-1, 1)))), slice(None, None, int(rng.choice((-1, 1))))
    return TwinPair(np.ascontiguousarray(views[ways]), 1.0 if is_first else -1.0)


def _learned(wide: list[Picture], rng: Rng) -> list[Picture]:
    views = [_changed(move_view(one, rng, LEARNED_OFF_PX)[0], rng) for one in wide[:LEARNED]]
    if len(views) < LEARNED or rng.random() < ALONE_SHARE:
        views = [views[0]] * LEARNED
    return views if rng.random() < 0.5 else views[::-1]


def _changed(view: Picture, rng: Rng) -> Picture:
    """Returns the view in another light, less sharp, or with noise, each at times."""
    values = view.astype(np.float32)
    if rng.random() < LIGHT_SHARE:
        values = np.clip(values * np.exp(rng.normal(0, 0.12, 3) + rng.normal(0, 0.2)), 0, 255).astype(np.float32)
    if rng.random() < BLUR_SHARE:
        values = np.asarray(cv2.GaussianBlur(values, (0, 0), rng.uniform(*BLUR_PX)), np.float32)
    if rng.random() < NOISE_SHARE:
        values = (values + rng.normal(0, rng.uniform(*NOISE), values.shape)).astype(np.float32)
    return np.clip(values, 0, 255).astype(np.uint8)


def _covered(view: Picture, rng: Rng) -> Picture:
    """Returns the view with something that lies on it at times."""
    if rng.random() >= COVER_SHARE:
        return view
    (x, y), (wide, high) = rng.integers(-10, view.shape[1::-1]), rng.integers(*COVER_PX, 2)
    ink = tuple(int(part) for part in rng.integers(0, 256, 3))
    return np.asarray(cv2.rectangle(view.copy(), (int(x), int(y)), (int(x + wide), int(y + high)), ink, -1), np.uint8)
