"""Drawn views of near twins: each card alone on a plain ground, from any side, in any light, by any camera."""

from dataclasses import dataclass
from math import hypot, pi, radians
from typing import Final

import cv2
import numpy as np

from vision.evaluate.learned_tables import LEARNING_STYLE, STYLE
from vision.frames import Picture
from vision.geometry import UNIT_SQUARE
from vision.learned.views import cut_wide, fine_size
from vision.scenes.camera.light import draw_light, lit, shaded
from vision.scenes.camera.sensor import photograph
from vision.scenes.camera.view import card_plane, flattening, project, view_from
from vision.scenes.decks.faces import FaceImage
from vision.scenes.decks.paint import lay, warp_face
from vision.scenes.game_decks.art import Rng, draw_colour
from vision.scenes.game_decks.like_cards import draw_like_cards
from vision.scenes.game_decks.twin_cards import draw_group, draw_numbered
from vision.scenes.style import SceneStyle
from vision.training.learned_views import PX_PER_MM, SIZE, WIDTH_MM, draw_viewed_size, outlined

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
            draw_view(rng, face, size_mm, (float(rng.uniform(*scale)) * WIDTH_MM / size_mm[0], style))
            for _ in range(count)
        )

    return TwinViews(
        prints=tuple(_print_of(face) for face in faces),
        learned=tuple(views(face, LEARNED, LEARNING_STYLE, LEARNING_PX_PER_MM) for face in faces),
        seen=tuple(views(face, SEEN, STYLE, PX_PER_MM) for face in faces),
    )


def draw_view(rng: Rng, face: FaceImage, size_mm: tuple[float, float], how: tuple[float, SceneStyle]) -> Picture:
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
