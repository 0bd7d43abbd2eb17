"""CacheCell: one cache: its number, the squirrel that sits there, the nut that lies face-down, and those face-up."""

from math import ceil
from typing import Any, Final

from kivy.graphics import Color, Line, RoundedRectangle
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.games.nice_one_squirrel.state import Cache
from companion.ui.games.nice_one_squirrel.drawing import draw_chip, draw_icon, draw_squirrel, write_sign
from companion.ui.games.nice_one_squirrel.faces import HOLLOW, WOOD
from companion.ui.theme import THEME
from companion.ui.widgets.refusing_button import RefusingButton

NO_SQUIRREL: Final = -1
TOP: Final = 0.36
"""The share of the height for the line with the number."""
LEAST_COLUMNS: Final = 3


def count_columns(count: int, wide: float, high: float) -> int:
    """Returns the number of columns in which `count` nuts are drawn largest in a box."""
    return max(
        range(LEAST_COLUMNS, max(LEAST_COLUMNS, count) + 1),
        key=lambda columns: min(wide / columns, high / ceil(count / columns)),
    )


class CacheCell(RefusingButton, Widget):
    """Event: `on_release`. `lit`: the squirrel in turn can go there; `chosen`: it goes there, or is there now."""

    text = StringProperty("")
    cache = ObjectProperty(None, allownone=True)
    squirrel = NumericProperty(NO_SQUIRREL)
    lit = BooleanProperty(False)
    chosen = BooleanProperty(False)
    reached = BooleanProperty(False)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("pos", "size", "cache", "squirrel", "lit", "chosen", "reached", "state"):
            self.fbind(name, self._draw)

    def _draw(self, *_: object) -> None:
        cache: Cache | None = self.cache
        self.canvas.clear()
        if cache is None or self.width <= 1:
            return
        with self.canvas:
            self._draw_ground()
            line = self.height * TOP
            middle = self.y + self.height - line * 0.54
            write_sign(str(cache.number), THEME.colour("ink"), (self.x + self.width * 0.18, middle), line * 0.82)
            if self.squirrel != NO_SQUIRREL:
                draw_squirrel(int(self.squirrel), (self.x + self.width * 0.52, middle), line * 0.98)
            if cache.down:
                self._draw_down((self.x + self.width * 0.83, middle), line * 0.84)
            self._draw_nuts(cache, self.height - line)

    def _draw_ground(self) -> None:
        rim = THEME.mm(0.55)
        radius = [self.height * 0.22]
        frame = "acting" if self.lit or self.chosen or self.reached else "table_rim"
        Color(*THEME.colour(frame))
        RoundedRectangle(pos=self.pos, size=self.size, radius=radius)
        Color(*(WOOD if self.lit or self.state == "down" else HOLLOW))
        inner = rim * (1.6 if self.chosen or self.reached else 1)
        box = (self.x + inner, self.y + inner), (self.width - 2 * inner, self.height - 2 * inner)
        RoundedRectangle(pos=box[0], size=box[1], radius=radius)

    def _draw_down(self, middle: tuple[float, float], high: float) -> None:
        """Draws the back of a nut's card."""
        wide = high * 0.72
        box = (middle[0] - wide / 2, middle[1] - high / 2, wide, high)
        Color(*THEME.colour("card"))
        RoundedRectangle(pos=box[:2], size=box[2:], radius=[wide * 0.16])
        Color(*THEME.colour("card_edge"))
        Line(rounded_rectangle=(*box, wide * 0.16), width=1)
        draw_icon("oak-leaf", THEME.colour("second_side"), middle, wide * 0.8)

    def _draw_nuts(self, cache: Cache, room: float) -> None:
        """Draws the nuts in the order in which they came, as large as their number allows."""
        if not cache.nuts:
            return
        wide, high = self.width * 0.92, room * 0.88
        columns = count_columns(len(cache.nuts), wide, high)
        rows = ceil(len(cache.nuts) / columns)
        size = min(wide / columns, high / rows)
        left = self.x + self.width / 2 - size * min(columns, len(cache.nuts)) / 2
        top = self.y + room / 2 + self.height * 0.02 + size * rows / 2
        for place, nut in enumerate(cache.nuts):
            row, column = divmod(place, columns)
            draw_chip(nut, (left + size * (column + 0.5), top - size * (row + 0.5)), size * 0.86)
