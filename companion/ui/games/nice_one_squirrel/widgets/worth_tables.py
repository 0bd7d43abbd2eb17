"""WorthTables: what each nut would score at each cache that can be reached: a small table for each of them."""

from collections.abc import Sequence
from math import ceil
from typing import Any, Final

from kivy.graphics import Color, Line, RoundedRectangle
from kivy.uix.widget import Widget

from companion.games.nice_one_squirrel.nuts import Nut, NutColour, NutType
from companion.games.nice_one_squirrel.state import Cache
from companion.games.nice_one_squirrel.view import NutWorth
from companion.ui.games.nice_one_squirrel.drawing import draw_icon, draw_outline, write_sign
from companion.ui.games.nice_one_squirrel.faces import CHIPS, ICONS
from companion.ui.theme import THEME

COLUMNS: Final = 2
LINES: Final = len(NutColour) + 1
ACROSS: Final = len(NutType) + 1
MOST: Final = 6
PICTURE: Final = 0.8
"""The share of the space for the picture shown if there is nothing to tell."""


class WorthTables(Widget):
    """A table for each cache in which a nut lies face-up."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._worths: dict[int, dict[Nut, int]] = {}
        self.bind(pos=self._draw, size=self._draw)

    def show(self, worths: Sequence[NutWorth], caches: Sequence[Cache]) -> None:
        """Takes over what each nut would score at the caches, which are all nine."""
        self._worths = {}
        for worth in worths:
            if caches[worth.cache - 1].nuts:
                self._worths.setdefault(worth.cache, {})[worth.nut] = worth.points
        self._draw()

    @property
    def shown(self) -> dict[int, dict[Nut, int]]:
        """By cache, what each nut is shown to score there."""
        return dict(list(self._worths.items())[:MOST])

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        tables = self.shown
        if self.width <= 1:
            return
        if not tables:
            with self.canvas:
                middle = self.x + self.width / 2, self.y + self.height / 2
                draw_icon("nut-circle", THEME.colour("gone_ink"), middle, min(self.width, self.height) * PICTURE)
            return
        rows = ceil(len(tables) / COLUMNS)
        wide, high = self.width / COLUMNS, min(self.height / rows, self.height / 2)
        gap = THEME.mm(0.8)
        for place, (cache, nuts) in enumerate(tables.items()):
            row, column = divmod(place, COLUMNS)
            box = (
                self.x + column * wide + gap / 2,
                self.y + self.height - (row + 1) * high + gap / 2,
                wide - gap,
                high - gap,
            )
            with self.canvas:
                _draw_table(box, cache, nuts)


def _draw_table(box: tuple[float, float, float, float], cache: int, nuts: dict[Nut, int]) -> None:
    x, y, wide, high = box
    Color(*THEME.colour("panel"))
    RoundedRectangle(pos=(x, y), size=(wide, high), radius=[THEME.mm(1.4)])
    Color(*THEME.colour("acting"))
    Line(rounded_rectangle=(x, y, wide, high, THEME.mm(1.4)), width=1.2)
    step, line = wide / ACROSS, high / LINES
    first = y + high - line / 2
    size = min(step, line)
    write_sign(str(cache), THEME.colour("acting"), (x + step / 2, first), size * 0.9)
    best = max(nuts.values())
    for column, kind in enumerate(NutType, 1):
        draw_icon(ICONS[kind], THEME.colour("ink"), (x + step * (column + 0.5), first), size * 0.82)
    for row, colour in enumerate(NutColour, 1):
        middle = first - line * row
        Color(*CHIPS[colour].ground)
        draw_outline(CHIPS[colour].outline, (x + step / 2, middle), size * 0.66)
        for column, kind in enumerate(NutType, 1):
            points = nuts.get(Nut(colour, kind))
            if points is not None:
                ink = THEME.colour("acting" if points == best > 0 else "ink")
                write_sign(str(points), ink, (x + step * (column + 0.5), middle), size * 0.72)
