"""Twin pairs: a part of a seen card with the learned views of two faces that are alike; it shows one, or neither."""

from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from math import hypot, pi, radians
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.evaluate.learned_tables import LEARNING_STYLE, STYLE
from vision.frames import Picture
from vision.geometry import UNIT_SQUARE, Floats
from vision.learned.alignment import warp
from vision.learned.twin_parts import PART_PX, cut_part
from vision.learned.views import cut_wide, fine_size, frame_of, margin_of
from vision.scenes.camera.light import draw_light, lit, shaded
from vision.scenes.camera.sensor import photograph
from vision.scenes.camera.view import card_plane, flattening, project, view_from
from vision.scenes.decks.faces import FaceImage
from vision.scenes.decks.paint import lay, warp_face
from vision.scenes.game_decks.art import Rng, draw_colour
from vision.scenes.game_decks.like_cards import draw_like_cards
from vision.scenes.game_decks.twin_cards import draw_group, draw_numbered
from vision.scenes.style import SceneStyle
from vision.training.like_card_views import PX_PER_MM, SIZE, WIDTH_MM, draw_viewed_size, outlined
from vision.training.print_pairs import print_difference

FACES: Final = 3
"""The number of faces in a group of faces that look alike."""
SHARES: Final = (0.35, 0.55, 0.1)
"""The shares of groups that differ in one mark, that differ in a small number, and that share only a layout."""
LEARNED: Final = 2
SEEN: Final = 3
"""The numbers of views of each face: as it is learned, and as it is seen on a table."""
LEARNING_PX_PER_MM: Final = (1.8, 4.0)
"""The range of scales at which cards of the usual width are learned."""
ROOM: Final = 1.15
"""The side of a picture, in card diagonals."""


@dataclass(frozen=True, slots=True, eq=False)
class TwinViews:
    """Faces' prints (h, w, 3), as large as fine views, and views with a margin of each: learned, and seen."""

    prints: tuple[Picture, ...]
    learned: tuple[tuple[Picture, ...], ...]
    seen: tuple[tuple[Picture, ...], ...]


def draw_twin_views(seed: int) -> TwinViews:
    """Draws a group of cards that are alike, and views of each."""
    rng = np.random.default_rng([seed, 127])
    size_mm = draw_viewed_size(rng)
    draw = (draw_group, draw_numbered, draw_like_cards)[int(rng.choice(3, p=SHARES))]
    faces = draw(rng, size_mm, FACES)

    def views(face: FaceImage, count: int, style: SceneStyle, scale: tuple[float, float]) -> tuple[Picture, ...]:
        return tuple(
            _draw_view(rng, face, size_mm, (float(rng.uniform(*scale)) * WIDTH_MM / size_mm[0], style))
            for _ in range(count)
        )

    return TwinViews(
        prints=tuple(_print_of(face) for face in faces),
        learned=tuple(views(face, LEARNED, LEARNING_STYLE, LEARNING_PX_PER_MM) for face in faces),
        seen=tuple(views(face, SEEN, STYLE, PX_PER_MM) for face in faces),
    )


def _draw_view(rng: Rng, face: FaceImage, size_mm: tuple[float, float], how: tuple[float, SceneStyle]) -> Picture:
    """Returns a drawn fine view with a margin of a card that lies alone, at this scale in pixels a millimetre."""
    px_per_mm, style = how
    side = round(ROOM * px_per_mm * hypot(*size_mm))
    plane = view_from(
        (side, side), px_per_mm, tilt=radians(rng.uniform(0, 35)), turn=rng.uniform(0, 2 * pi), focal_px=3 * side
    )
    spot = card_plane(plane, 0.0, 0.0, float(rng.uniform(0, 2 * pi)), size_mm)
    quad = project(spot, UNIT_SQUARE.astype(np.float64)).astype(np.float32)
    canvas = np.full((side, side, 3), draw_colour(rng, 10, 245), np.uint8)
    patch = warp_face(face, quad, canvas.shape)
    assert patch is not None
    lay(canvas, patch)
    bright = lit(shaded(canvas, style, rng), draw_light(rng, style.light))
    picture = photograph(bright, style, rng, 9 * px_per_mm * flattening(plane))
    return cut_wide(picture, outlined(rng, quad), fine_size(SIZE))


def _print_of(face: FaceImage) -> Picture:
    """Returns what is printed on a face (h, w, 3), as large as a fine view."""
    values = np.ascontiguousarray(face.bgra[..., :3])
    return np.asarray(cv2.resize(values, fine_size(SIZE), interpolation=cv2.INTER_AREA), np.uint8)


APART_FROM: Final = 20.0
"""The difference in one channel from which print tells two faces apart."""
LEAST_PIXELS: Final = 8
"""The minimum number of pixels in which two faces of a pair differ."""
WITHIN_PX: Final = (8, 40)
"""The range of rows and columns at which the place that differs lies in the part."""
OFF_PX: Final = 0.4
ROUGHLY_OFF_PX: Final = 1.2
ROUGHLY_SHARE: Final = 0.2
LEARNED_OFF_PX: Final = 0.3
"""The usual errors of alignment: of the seen card, of the ROUGHLY_SHARE that is aligned worse, and of learned views."""
ALONE_SHARE: Final = 0.08
"""The share of faces learned from one view only, which is then used twice."""
COVER_SHARE: Final = 0.12
COVER_PX: Final = (8, 45)
THIRD_SHARE: Final = 0.15
"""The share of cards that show a third face, which is neither of the pair, if one differs from both."""
COLOURS_SHARE: Final = 0.5
"""The share of pairs whose colour channels are shuffled."""
NEAR_PX: Final = 2
"""Faces differ at a place if they differ within this distance of it, down and across."""
NEXT_SEED: Final = 1_000_000
"""Added to a seed whose cards are all the same."""


@dataclass(frozen=True, slots=True, eq=False)
class TwinPair:
    """A part of a view, two of one face and two of another (h, w, 15); `side`: 1 is the one, -1 the other, 0 none."""

    views: Picture
    side: float


@dataclass(frozen=True, slots=True, eq=False)
class TwinGroup:
    """Cards that are alike, and for each two faces that differ, the lower first, the places (n, 2) in which they do."""

    cards: TwinViews
    places: Mapping[tuple[int, int], NDArray[np.intp]]


class TwinPairSupply:
    """Gives the batch of each step, always the same for the same step; draws all groups of cards first."""

    def __init__(self, *, batch: int, first_seed: int, groups: int, workers: int = 1) -> None:
        self._batch, self._seed = batch, first_seed
        with ProcessPoolExecutor(workers) as drawing:
            self._groups = list(drawing.map(draw_twin_group, range(first_seed, first_seed + groups), chunksize=4))

    def batch(self, step: int) -> tuple[Picture, Floats]:
        """Returns views (n, h, w, 15) and the side of each (n,)."""
        rng = np.random.default_rng([self._seed, step, 113])
        chosen = rng.integers(len(self._groups), size=self._batch)
        pairs = [draw_twins(self._groups[place], rng) for place in chosen]
        return np.stack([pair.views for pair in pairs]), np.array([pair.side for pair in pairs], np.float32)


def draw_twin_group(seed: int) -> TwinGroup:
    """Draws the group of cards that belongs to a seed, of which at least two differ."""
    twins = find_twins(draw_twin_views(seed))
    return twins if twins.places else draw_twin_group(seed + NEXT_SEED)


def find_twins(cards: TwinViews) -> TwinGroup:
    """Returns the cards of a group with the places in which each two faces differ."""
    pairs = combinations(range(len(cards.prints)), 2)
    places = {pair: places_that_differ(cards, *pair) for pair in pairs}
    return TwinGroup(cards, {pair: found for pair, found in places.items() if len(found) >= LEAST_PIXELS})


def places_that_differ(cards: TwinViews, one: int, other: int) -> NDArray[np.intp]:
    """Returns the rows and columns (n, 2) of the pixels in which two faces' prints differ."""
    return np.argwhere(print_difference(cards.prints[one], cards.prints[other]) > APART_FROM)


def draw_twins(twins: TwinGroup, rng: Rng) -> TwinPair:
    """Returns a part of a seen card beside views of two like faces; turned, recoloured and covered at times."""
    cards, known = twins.cards, list(twins.places)
    pair = known[int(rng.integers(len(known)))]
    face, other = (int(one) for one in rng.permutation(pair))
    place = twins.places[pair][int(rng.integers(len(twins.places[pair])))]
    others = [one for one in range(len(cards.prints)) if one not in pair] if rng.random() < THIRD_SHARE else []
    third = next((one for one in others if _differs_at(twins, one, pair, place)), None)
    shown, side = (face, 1.0) if third is None else (third, 0.0)
    at = _choose_part(place, cards.prints[face].shape[:2], rng)
    seen = cards.seen[shown][int(rng.integers(len(cards.seen[shown])))]
    view = _moved(seen, rng, ROUGHLY_OFF_PX if rng.random() < ROUGHLY_SHARE else OFF_PX)
    part = _covered(cut_part(view, *at), rng)
    own, its = ([cut_part(learned, *at) for learned in _learned(cards.learned[one], rng)] for one in (face, other))
    is_first = rng.random() < 0.5
    views = np.concatenate(_recoloured([part, *(own if is_first else its), *(its if is_first else own)], rng), axis=2)
    ways = slice(None, None, int(rng.choice((-1, 1)))), slice(None, None, int(rng.choice((-1, 1))))
    return TwinPair(np.ascontiguousarray(views[ways]), side if is_first else -side)


def _differs_at(twins: TwinGroup, face: int, others: tuple[int, int], place: NDArray[np.intp]) -> bool:
    """Says whether a face differs from both others at a place; elsewhere in the part it may be like one of them."""
    apart = [twins.places.get((min(face, other), max(face, other)), np.empty((0, 2))) for other in others]
    return all((np.abs(places - place).max(axis=1) <= NEAR_PX).any() for places in apart)


def _recoloured(views: list[Picture], rng: Rng) -> list[Picture]:
    """Returns the views with their three colours exchanged, at times; in all alike."""
    order = rng.permutation(3)
    return [view[..., order] for view in views] if rng.random() < COLOURS_SHARE else views


def _choose_part(place: NDArray[np.intp], shape: tuple[int, ...], rng: Rng) -> tuple[int, int]:
    """Returns the first row and column of a part of a view that has that place."""
    room = np.array(shape) - PART_PX
    top, left = (int(at) for at in np.clip(place - rng.integers(*WITHIN_PX, 2), 0, room))
    return top, left


def _learned(wide: tuple[Picture, ...], rng: Rng) -> list[Picture]:
    views = [_moved(one, rng, LEARNED_OFF_PX) for one in wide]
    if rng.random() < ALONE_SHARE:
        views = [views[0]] * len(views)
    return views if rng.random() < 0.5 else views[::-1]


def _moved(wide: Picture, rng: Rng, off: float) -> Picture:
    """Returns the view in one with a margin, each corner moved at random by about `off` pixels."""
    size = fine_size(SIZE)
    frame, margin = frame_of(size), margin_of(size)
    corners = frame + margin + 0.6 * off * (rng.normal(0, 1, (1, 2)) + rng.normal(0, 1, (4, 2)))
    onto = cv2.getPerspectiveTransform(frame, np.asarray(corners, np.float32))
    return warp(wide, np.asarray(onto, np.float64), size)


def _covered(part: Picture, rng: Rng) -> Picture:
    """Returns the part with something on it, at times."""
    if rng.random() >= COVER_SHARE:
        return part
    covered, (across, down) = part.copy(), rng.integers(*COVER_PX, 2)
    x, y = (int(at) for at in rng.integers(-10, len(part), 2))
    cv2.rectangle(covered, (x, y), (x + int(across), y + int(down)), tuple(map(int, rng.integers(0, 256, 3))), -1)
    return covered
