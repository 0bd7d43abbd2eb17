"""Twin pairs: a part of a seen card with the learned views of its face and of one that is alike, in either order."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frames import Picture
from vision.geometry import Floats
from vision.learned.alignment import lay
from vision.learned.twin_parts import PART_PX, cut_part
from vision.learned.views import fine_size, frame_of, margin_of
from vision.scenes.game_decks.art import Rng
from vision.training.learned_views import SIZE
from vision.training.print_pairs import print_difference
from vision.training.scene_pool import ScenePool
from vision.training.twin_card_views import TwinViews, draw_twin_views

APART_FROM: Final = 20.0
"""Print that differs by so much in one channel tells faces apart."""
LEAST_PIXELS: Final = 8
"""Faces that differ in fewer pixels are not told apart."""
WITHIN_PX: Final = (8, 40)
"""The place that differs lies there in the part."""
OFF_PX: Final = 0.4
ROUGHLY_OFF_PX: Final = 1.2
ROUGHLY_SHARE: Final = 0.2
LEARNED_OFF_PX: Final = 0.3
"""Views are laid onto each other with so much error: the seen card, at times, and the learned ones."""
ALONE_SHARE: Final = 0.08
"""So many faces are learned from one view, which stands for both."""
COVER_SHARE: Final = 0.12
COVER_PX: Final = (8, 45)
NEXT_SEED: Final = 1_000_000
"""Seeds of cards that are all the same are replaced by the one so far after them."""


@dataclass(frozen=True, slots=True, eq=False)
class TwinPair:
    """A part of a view, of two of one face and of two of another (h, w, 15), and 1 if it shows the one, else -1."""

    views: Picture
    side: float


@dataclass(frozen=True, slots=True, eq=False)
class TwinGroup:
    """Cards that are alike, and for each two faces that differ the places (n, 2) in which their prints do."""

    cards: TwinViews
    places: Mapping[tuple[int, int], NDArray[np.intp]]


class TwinPairSupply:
    """Gives the batch of each step, always the same for the same step."""

    def __init__(self, *, batch: int, first_seed: int) -> None:
        self._batch, self._seed = batch, first_seed
        self._pool = ScenePool(self._make, room=600, fresh=2)

    def batch(self, step: int) -> tuple[Picture, Floats]:
        """Returns views (n, h, w, 15) and the side of each (n,)."""
        pool = self._pool.at(step)
        rng = np.random.default_rng([self._seed, step, 113])
        pairs = [draw_twins(pool[int(rng.integers(len(pool)))], rng) for _ in range(self._batch)]
        return np.stack([pair.views for pair in pairs]), np.array([pair.side for pair in pairs], np.float32)

    def _make(self, seed: int) -> TwinGroup:
        twins = find_twins(draw_twin_views(self._seed + seed))
        return twins if twins.places else self._make(seed + NEXT_SEED)


def find_twins(cards: TwinViews) -> TwinGroup:
    """Returns the cards of a group with the places in which each two faces differ."""
    faces = range(len(cards.prints))
    apart = {(one, other): places_that_differ(cards, one, other) for one, other in combinations(faces, 2)}
    ordered = {pair: apart[min(pair), max(pair)] for pair in permutations(faces, 2)}
    return TwinGroup(cards, {pair: places for pair, places in ordered.items() if len(places) >= LEAST_PIXELS})


def places_that_differ(cards: TwinViews, one: int, other: int) -> NDArray[np.intp]:
    """Returns the rows and columns (n, 2) of the pixels in which two faces' prints differ."""
    return np.argwhere(print_difference(cards.prints[one], cards.prints[other], 0.8) > APART_FROM)


def draw_twins(twins: TwinGroup, rng: Rng) -> TwinPair:
    """Returns a part of a seen card beside views of its face and of one that is alike; turned and covered at times."""
    cards, known = twins.cards, list(twins.places)
    face, other = known[int(rng.integers(len(known)))]
    at = _choose_part(twins.places[face, other], cards.prints[face].shape[:2], rng)
    seen = cards.seen[face][int(rng.integers(len(cards.seen[face])))]
    view = _moved(seen, rng, ROUGHLY_OFF_PX if rng.random() < ROUGHLY_SHARE else OFF_PX)
    part = _covered(cut_part(view, *at), rng)
    own, its = ([cut_part(learned, *at) for learned in _learned(cards.learned[one], rng)] for one in (face, other))
    is_first = rng.random() < 0.5
    views = np.concatenate([part, *(own if is_first else its), *(its if is_first else own)], axis=2)
    ways = slice(None, None, int(rng.choice((-1, 1)))), slice(None, None, int(rng.choice((-1, 1))))
    return TwinPair(np.ascontiguousarray(views[ways]), 1.0 if is_first else -1.0)


def _choose_part(places: NDArray[np.intp], shape: tuple[int, ...], rng: Rng) -> tuple[int, int]:
    """Returns the first row and column of a part of a view that has one of these places (n, 2)."""
    place = places[int(rng.integers(len(places)))]
    room = np.array(shape) - PART_PX
    top, left = (int(at) for at in np.clip(place - rng.integers(*WITHIN_PX, 2), 0, room))
    return top, left


def _learned(wide: tuple[Picture, ...], rng: Rng) -> list[Picture]:
    views = [_moved(one, rng, LEARNED_OFF_PX) for one in wide]
    if rng.random() < ALONE_SHARE:
        views = [views[0]] * len(views)
    return views if rng.random() < 0.5 else views[::-1]


def _moved(wide: Picture, rng: Rng, off: float) -> Picture:
    """Returns the view in one with a margin, moved by about so many pixels, each corner otherwise."""
    size = fine_size(SIZE)
    frame, margin = frame_of(size), margin_of(size)
    corners = frame + margin + 0.6 * off * (rng.normal(0, 1, (1, 2)) + rng.normal(0, 1, (4, 2)))
    onto = cv2.getPerspectiveTransform(frame, np.asarray(corners, np.float32))
    return lay(wide, np.asarray(onto, np.float64), size)


def _covered(part: Picture, rng: Rng) -> Picture:
    """Returns the part with something on it, at times."""
    if rng.random() >= COVER_SHARE:
        return part
    covered, (across, down) = part.copy(), rng.integers(*COVER_PX, 2)
    x, y = (int(at) for at in rng.integers(-10, len(part), 2))
    cv2.rectangle(covered, (x, y), (x + int(across), y + int(down)), tuple(map(int, rng.integers(0, 256, 3))), -1)
    return covered
