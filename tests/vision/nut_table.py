"""Drawn tables with the printed set of Nice One Squirrel!: caches in a circle, nuts and squirrels on them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import cos, pi, radians, sin
from typing import Final

import numpy as np
from numpy.typing import NDArray

from companion.cards import DECK
from companion.exports.games.nice_one_squirrel.marker_shape import SIDE_MM
from companion.exports.games.nice_one_squirrel.print_nuts import EDGE, PRINTED
from companion.games.nice_one_squirrel.actions import CACHES
from companion.games.nice_one_squirrel.cache_table import NAMES, NUT_BACK
from companion.games.nice_one_squirrel.nuts import NUTS
from vision.frames import Picture
from vision.geometry import UNIT_SQUARE, Quad
from vision.scenes import CLEAN, FaceImage, SceneStyle, Shade, SurfaceCollection, Tabletop
from vision.scenes.camera.light import draw_glare, draw_light, lit, shaded
from vision.scenes.camera.sensor import photograph
from vision.scenes.camera.view import card_plane, project, view_from
from vision.scenes.decks.faces import PX_PER_MM, box_quad, turned
from vision.scenes.table.surface_collection import draw_bare_table
from vision.setup.printed_card import CARD_MM

SIZE: Final = (1280, 960)
RADIUS_MM: Final = (300.0, 225.0)
"""How far the caches lie from the table's middle, across and up."""
FINEST_PX: Final = 24.0
"""How high what is to be read is: it limits a camera's faults."""
NEAR_PX: Final = 8.0
ROUND_MM: Final = 1.0
"""How much of the light ground round a marker must be seen too."""
WHOLE: Final = 0.999
"""A marker is seen of which so much is not covered or burnt out."""


@dataclass(frozen=True)
class PlacedFace:
    """A card of the set: its name and where its middle lies, in millimetres and radians."""

    name: str
    x_mm: float
    y_mm: float
    turn: float


@dataclass(frozen=True, eq=False)
class SeenMarker:
    """A marker in the picture: the name of its card, its corners in pixels, and how much of it is seen."""

    name: str
    quad: Quad
    visible: float

    @property
    def is_whole(self) -> bool:
        """Whether it is neither covered nor burnt out, and no edge of the picture cuts it."""
        inside = (self.quad > 2).all() and (self.quad < np.array(SIZE) - 2).all()
        return bool(inside and self.visible > WHOLE)

    def is_at(self, quad: NDArray[np.float64]) -> bool:
        """Whether a marker that was found lies there."""
        return bool(np.linalg.norm(quad.mean(axis=0) - self.quad.mean(axis=0)) < NEAR_PX)


@cache
def faces(px_per_mm: float) -> Mapping[str, FaceImage]:
    """Returns every face with a marker, as a scene lays it; the markers stand where indices do."""
    return {name: _with_markers(face, px_per_mm) for name, face in PRINTED.draw_faces(NAMES, px_per_mm).items()}


def _with_markers(face: FaceImage, px_per_mm: float) -> FaceImage:
    side, edge = (SIDE_MM + 2 * ROUND_MM) * px_per_mm, (EDGE - ROUND_MM) * px_per_mm
    first = box_quad(face.size[0] - edge - side, edge, side, side)
    return replace(face, indices=np.stack([first, turned(first, face.size)]))


@dataclass(frozen=True)
class CacheCircle:
    """How caches lie in a circle: its middle and radii, the angle of the first one, and how far each is off its place.

    `uneven` is how far along the circle a cache may lie off its place, and `turned` how far it is turned, in radians.
    """

    middle_mm: tuple[float, float] = (0.0, 0.0)
    radius_mm: tuple[float, float] = RADIUS_MM
    first: float = 0.0
    uneven: float = 0.0
    turned: float = 0.15

    def place(self, number: int, rng: np.random.Generator) -> PlacedFace:
        """Returns where a cache lies: clockwise, the first at the top unless told otherwise."""
        angle = radians(40 * (number - 1)) + self.first + float(rng.uniform(-1, 1)) * self.uneven
        x = self.middle_mm[0] + self.radius_mm[0] * sin(angle)
        y = self.middle_mm[1] - self.radius_mm[1] * cos(angle)
        jitter = rng.normal(0, 6, 2)
        return PlacedFace(f"cache-{number}", x + jitter[0], y + jitter[1], float(rng.normal(0, self.turned)))


ELLIPSE: Final = CacheCircle()
"""As large as the camera's picture allows, from the top."""


def draw_circle(rng: np.random.Generator) -> CacheCircle:
    """Returns any circle that the camera's picture holds with what lies beside it; caches lie in it as they come."""
    across, down = rng.uniform(190, 330), rng.uniform(190, 240)
    off = (rng.uniform(-1, 1) * (340 - across), rng.uniform(-1, 1) * (250 - down))
    return CacheCircle(off, (across, down), rng.uniform(0, 2 * pi), radians(8), pi)


def beside(cache: PlacedFace, place: int, name: str, rng: np.random.Generator) -> PlacedFace:
    """Returns the place of a card on a cache: the first lies lowest, each next one a strip further inwards."""
    away = 24.0 + 24.0 * place
    length = float(np.hypot(cache.x_mm, cache.y_mm))
    x, y = cache.x_mm * (1 - away / length), cache.y_mm * (1 - away / length)
    jitter = rng.normal(0, 2, 2)
    upset = pi if rng.random() < 0.5 else 0.0
    return PlacedFace(name, x + jitter[0], y + jitter[1], upset + float(rng.normal(0, 0.12)))


def draw_table(
    seed: int,
    placed: Sequence[PlacedFace],
    *,
    px_per_mm: float,
    tilt_deg: float,
    style: SceneStyle = CLEAN,
    printed_px_per_mm: float = PX_PER_MM,
) -> tuple[Picture, tuple[SeenMarker, ...]]:
    """Returns the picture of a table on which cards lie, the first lowest, and its markers."""
    rng = np.random.default_rng([seed, 7])
    tables = SurfaceCollection.open("test")
    plane = view_from(SIZE, px_per_mm, tilt=radians(tilt_deg), turn=float(rng.normal(0, 0.1)), focal_px=1000.0)
    canvas = draw_bare_table((tables.surface_for(seed), tables.surface_for(seed, 1)), plane, SIZE, px_per_mm, rng)
    top = Tabletop(canvas, Shade(float(rng.uniform(*style.shadow)), 1.0, np.array([0.4, 0.4], np.float32)))
    laid = []
    for one in placed:
        unit = card_plane(plane, one.x_mm, one.y_mm, one.turn, CARD_MM)
        quad = project(unit, UNIT_SQUARE.astype(np.float64)).astype(np.float32)
        if top.shows(quad):
            top.lay_card(faces(printed_px_per_mm)[one.name], DECK[0], quad)
            laid.append(one.name)
    shone = shaded(draw_glare(top, style, rng), style, rng)
    bright = lit(shone, draw_light(rng, style.light))
    seen = tuple(
        SeenMarker(name, corner.index_quad, corner.visible)
        for name, truth in zip(laid, top.truths(bright), strict=True)
        for corner in truth.corners
    )
    return photograph(bright, style, rng, FINEST_PX), seen


def set_out(seed: int, most_nuts: int = 3) -> list[PlacedFace]:
    """Returns a table in mid-game: nine caches, on some of them nuts, face-down and face-up, and squirrels."""
    rng = np.random.default_rng([seed, 3])
    nuts = [nut.name for nut in NUTS for _ in range(2)]
    rng.shuffle(nuts)
    squirrels = dict(zip(rng.permutation(9)[:4] + 1, range(1, 5), strict=True))
    return list(_lay_caches(rng, nuts, squirrels, most_nuts))


def _lay_caches(
    rng: np.random.Generator, nuts: list[str], squirrels: Mapping[int, int], most_nuts: int
) -> Iterator[PlacedFace]:
    for number in range(1, CACHES + 1):
        cache_at = ELLIPSE.place(number, rng)
        yield cache_at
        names = [NUT_BACK] if rng.random() < 0.4 else []
        names += [nuts.pop() for _ in range(int(rng.integers(0, most_nuts + 1)))]
        names += [f"squirrel-{squirrels[number]}"] if number in squirrels else []
        for place, name in enumerate(names):
            yield beside(cache_at, place, name, rng)
