"""CacheCircle: the caches in a circle, to be touched or replayed, with what lies in each."""

from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil, cos, radians, sin
from typing import Any, Final

from kivy.graphics import Color, Line, RoundedRectangle
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from companion.engine.game import require_type
from companion.games.nice_one_squirrel.actions import CACHES
from companion.games.nice_one_squirrel.state import Cache, State
from companion.games.nice_one_squirrel.view import View, view
from companion.ui.events import dispatches
from companion.ui.games.nice_one_squirrel.drawing import draw_chip, draw_icon, draw_squirrel, write_sign
from companion.ui.games.nice_one_squirrel.faces import HOLLOW, WOOD
from companion.ui.games.nice_one_squirrel.widgets.player_plate import PlayerPlate
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.refusing_button import RefusingButton
from companion.ui.widgets.replay_table import ReplayTable

SHAPE: Final = 1.08
"""The width of a cell, relative to its height."""
GAP: Final = 0.06
"""The gap between two cells, as a share of their height."""
STEP: Final = 0.98
TURN: Final = 360 / CACHES


@dataclass(frozen=True, slots=True)
class Circle:
    """The cells' size and the middle of each, cache 1 at the top, then clockwise, from the box's lower left corner."""

    wide: float
    high: float
    middles: tuple[tuple[float, float], ...]

    @property
    def inside(self) -> tuple[float, float, float, float]:
        """The left and lower edge, width and height of the free space in the middle."""
        (second, fourth, fifth, seventh) = (self.middles[number - 1] for number in (2, 4, 5, 7))
        top, bottom = second[1] - self.high / 2, fifth[1] + self.high / 2
        left, right = seventh[0] + self.wide / 2, fourth[0] - self.wide / 2
        return left, bottom, right - left, top - bottom


@lru_cache(maxsize=8)
def lay_circle(width: float, height: float) -> Circle:
    """Returns the largest cells that do not touch each other in a box."""
    high = height / 3
    while True:
        circle = _circle(width, height, high)
        if not _touch(circle):
            return circle
        high *= STEP


def _circle(width: float, height: float, high: float) -> Circle:
    wide = high * SHAPE
    turns = [radians(TURN * place) for place in range(CACHES)]
    across = (width - wide) / 2
    up = (height - high) / (1 - cos(turns[CACHES // 2]))  # the highest and the lowest cells touch the box's edges
    top = height - high / 2
    middles = tuple((width / 2 + across * sin(turn), top - up * (1 - cos(turn))) for turn in turns)
    return Circle(wide, high, middles)


def _touch(circle: Circle) -> bool:
    least_x, least_y = circle.wide * (1 + GAP), circle.high * (1 + GAP)
    pairs = ((one, other) for at, one in enumerate(circle.middles) for other in circle.middles[at + 1 :])
    return any(abs(one[0] - other[0]) < least_x and abs(one[1] - other[1]) < least_y for one, other in pairs)


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


load("games/nice_one_squirrel/widgets/cache_circle")

MOST_IN_COLUMN: Final = 4
PLATE_MM: Final = 6.2
MOST_PLATE_MM: Final = 13.0
"""The least height of a player's plate in a single column, and the most height."""
BROAD: Final = 5
"""In two columns, the width-to-height ratio from which a plate has room for a name beside the numbers."""


@dispatches("on_pick", "on_refuse")
class CacheCircle(FloatLayout):
    """Events: `on_pick` with the number of a lit cache that was touched; `on_refuse` with that of another.

    Up to `MOST_IN_COLUMN` players stand in one column if it is high enough for all, else in two.
    """

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.cells = [CacheCell(size_hint=(None, None)) for _ in range(CACHES)]
        for number, cell in enumerate(self.cells, 1):
            cell.text = SAY("ui.table.cache", cache=number)
            cell.bind(on_release=lambda _, picked=number: self.dispatch("on_pick", picked))
            cell.bind(on_refuse=lambda _, touched=number: self.dispatch("on_refuse", touched))
            self.add_widget(cell)
        self._plates: list[PlayerPlate] = []
        self.bind(pos=self._lay, size=self._lay)

    def show(self, shown: View, names: tuple[str, ...], chosen: int | None) -> None:
        """Shows the table; `chosen` is the cache to which the squirrel is about to go, if it was touched.

        Then only this cache is lit, and the squirrel stands there; another reachable one may still be touched.
        """
        here = shown.squirrels[shown.turn] if shown.turn is not None and not shown.reachable else None
        squirrels = tuple(
            chosen if chosen and seat == shown.turn else squirrel for seat, squirrel in enumerate(shown.squirrels)
        )
        for cell, cache in zip(self.cells, shown.caches, strict=True):
            cell.cache = cache
            can_go = cache.number in shown.reachable
            cell.squirrel = squirrels.index(cache.number) if cache.number in squirrels else NO_SQUIRREL
            cell.lit = can_go and chosen in (None, cache.number)
            cell.chosen = cache.number == (chosen or here)
            cell.disabled = not can_go
        self._show_players(shown, names)

    def _show_players(self, shown: View, names: tuple[str, ...]) -> None:
        if len(self._plates) != len(names):
            self._build(len(names))
        for plate in self._plates:
            seat = int(plate.seat)
            plate.name, plate.points = names[seat], str(shown.scores[seat])
            plate.hand, plate.acts = str(shown.hands[seat]), seat == shown.turn

    def _build(self, count: int) -> None:
        box = self.ids.players
        box.clear_widgets()
        names, numbers = SharedFontSize(), SharedFontSize()
        self._plates = [PlayerPlate(seat=seat, names=names, numbers=numbers) for seat in range(count)]
        for plate in self._plates:
            plate.size_hint_max_y = THEME.mm(MOST_PLATE_MM)
            box.add_widget(plate)
        self._lay_plates()

    def _lay(self, *_: object) -> None:
        if min(self.size) <= 1:  # it has no room yet
            return
        circle = lay_circle(self.width, self.height)
        for cell, (x, y) in zip(self.cells, circle.middles, strict=True):
            cell.size = circle.wide, circle.high
            cell.center = self.x + x, self.y + y
        left, bottom, wide, high = circle.inside
        gap = THEME.mm(1)
        players = self.ids.players
        players.size = wide - 2 * gap, high - 2 * gap
        players.pos = self.x + left + gap, self.y + bottom + gap
        self._lay_plates()

    def _lay_plates(self) -> None:
        """Lays the players' plates in one column or in two."""
        box, count = self.ids.players, len(self._plates)
        box.cols = 1 if count <= MOST_IN_COLUMN and box.height >= count * THEME.mm(PLATE_MM) else 2
        high = min(THEME.mm(MOST_PLATE_MM), box.height / ceil(count / box.cols))
        narrow = (THEME.large and not THEME.wide) or (box.cols > 1 and box.width / box.cols < BROAD * high)
        for plate in self._plates:
            plate.narrow = narrow


class ReplayCircle(ReplayTable):
    """The cache at which the player in turn is stands out; none is lit, as none can be touched."""

    def __init__(self, game: str, **properties: Any) -> None:
        super().__init__(game, **properties)
        self._circle = CacheCircle()
        self.add_widget(self._circle)

    def show(self, state: object, names: tuple[str, ...]) -> None:
        self._circle.show(replace(view(require_type(State, state)), reachable=()), names, None)
