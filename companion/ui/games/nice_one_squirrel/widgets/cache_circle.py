"""CacheCircle: the nine caches in their circle, and the players in its middle."""

from math import ceil
from typing import Any, Final

from kivy.uix.floatlayout import FloatLayout

from companion.games.nice_one_squirrel.actions import CACHES
from companion.games.nice_one_squirrel.view import View
from companion.ui.events import dispatches
from companion.ui.games.nice_one_squirrel.circle import lay_circle
from companion.ui.games.nice_one_squirrel.widgets.cache_cell import NO_SQUIRREL, CacheCell
from companion.ui.games.nice_one_squirrel.widgets.player_plate import PlayerPlate
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME

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
