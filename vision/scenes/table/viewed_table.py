"""ViewedTable: a bare table under a camera, on which cards and things are laid."""

from math import pi, radians

import numpy as np

from vision.frames import Picture
from vision.geometry import UNIT_SQUARE, Quad
from vision.scenes.camera.light import draw_glare, draw_light, lit, shaded
from vision.scenes.camera.sensor import photograph
from vision.scenes.camera.view import card_plane, flattening, project, view_from
from vision.scenes.decks.faces import FaceImage
from vision.scenes.style import SceneStyle
from vision.scenes.table.clutter import hand_for, thing_for
from vision.scenes.table.surface_collection import SurfaceCollection, draw_bare_table
from vision.scenes.table.tabletop import Shade, Tabletop, draw_sheen

FINGERS = 0.42
"""The distance of the fingertips from the middle of a hand, as a share of its length."""


class ViewedTable:
    """A table seen from a height that shows `px_per_mm`; what is laid later covers what was laid before."""

    def __init__(
        self,
        rng: np.random.Generator,
        seed: int,
        tables: SurfaceCollection,
        view: tuple[tuple[int, int], float],
        style: SceneStyle,
    ) -> None:
        self.size, self.px_per_mm = view
        self._rng, self._seed, self._style = rng, seed, style
        tilt, turn = radians(rng.uniform(0, 35)), rng.uniform(0, 2 * pi)
        focal_px = self.size[0] * rng.uniform(1.2, 3)
        self._plane = view_from(self.size, self.px_per_mm, tilt=tilt, turn=turn, focal_px=focal_px)
        surfaces = (tables.surface_for(seed), tables.surface_for(seed, 1))
        canvas = draw_bare_table(surfaces, self._plane, self.size, self.px_per_mm, rng)
        shade = Shade(rng.uniform(0.1, 0.45), rng.uniform(0.5, 2) * self.px_per_mm, np.zeros(2, np.float32))
        self.top = Tabletop(canvas, shade)

    def outline(self, at_mm: tuple[float, float], turn: float, size_mm: tuple[float, float]) -> Quad:
        """Returns where a flat thing of that size is seen."""
        spot = card_plane(self._plane, *at_mm, turn, size_mm)
        return project(spot, UNIT_SQUARE.astype(np.float64)).astype(np.float32)

    def lay(self, face: FaceImage, quad: Quad) -> None:
        """Lays a card down."""
        self.top.lay_card(face, None, quad, draw_sheen(self._rng))

    def scatter_things(self, *, sheets: bool = True) -> None:
        """Lays up to two things on the table; without `sheets` none that could be taken for a card."""
        for nth in range(int(self._rng.integers(0, 3))):
            thing = thing_for(self._seed, nth, sheets=sheets)
            x, y = np.clip(self._rng.normal(0, 0.4, 2), -0.6, 0.6) * self.size / self.px_per_mm
            self.top.lay_thing(
                thing, self.outline((float(x), float(y)), self._rng.uniform(0, 2 * np.pi), thing.size_mm)
            )

    def reach(self, target: Quad) -> None:
        """Lets a hand reach for a corner of a card."""
        hand = hand_for(self._seed, 0)
        corner = target[int(self._rng.integers(4))]
        x, y, w = np.linalg.solve(self._plane, [*corner, 1.0])
        turn = self._rng.uniform(0, 2 * np.pi)
        down = FINGERS * hand.size_mm[1]
        self.top.lay_thing(
            hand, self.outline((x / w - np.sin(turn) * down, y / w + np.cos(turn) * down), turn, hand.size_mm)
        )

    def photograph(self) -> Picture:
        """Returns the table's picture."""
        rng, style = self._rng, self._style
        shone = shaded(draw_glare(self.top, style, rng), style, rng)
        bright = lit(shone, draw_light(rng, style.light))
        return photograph(bright, style, rng, 9 * self.px_per_mm * flattening(self._plane))
