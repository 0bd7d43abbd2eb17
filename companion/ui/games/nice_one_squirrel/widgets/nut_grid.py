"""NutGrid: all sixteen nuts, a line for each colour and a column for each type; a touch names one."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from kivy.graphics import Color, RoundedRectangle
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from companion.games.nice_one_squirrel.nuts import NUTS, Nut, NutType
from companion.ui.events import dispatches
from companion.ui.games.nice_one_squirrel.drawing import draw_chip, write_sign
from companion.ui.games.nice_one_squirrel.presenter import name_of
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.refusing_button import RefusingButton

GONE: Final = 0.28
"""The opacity of a nut that cannot be named."""

WIDE: Final = 1.2
"""The width-to-height ratio of the space from which the letters stand side by side."""


class NutCell(RefusingButton, Widget):
    """One nut to touch: its picture, its letters, and what it is worth, if that is shown."""

    text = StringProperty("")
    nut = ObjectProperty(None)
    worth = StringProperty("")
    reached = BooleanProperty(False)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("pos", "size", "worth", "state", "disabled", "reached"):
            self.fbind(name, self._draw)

    def _draw(self, *_: object) -> None:
        nut: Nut = self.nut
        gap = THEME.mm(0.3)
        self.canvas.clear()
        if self.width <= 1:
            return
        with self.canvas:
            Color(*THEME.colour("acting" if self.reached else "gone" if self.disabled else "button"))
            box = (self.width - 2 * gap, self.height - 2 * gap)
            RoundedRectangle(pos=(self.x + gap, self.y + gap), size=box, radius=[THEME.mm(1.6)])
            size = min(self.width * 0.46, self.height * 0.74)
            draw_chip(nut, (self.x + gap * 2 + size * 0.6, self.y + self.height / 2), size, self._strength)
            self._write(nut, self.x + gap * 2 + size * 1.2)

    @property
    def _strength(self) -> float:
        return GONE if self.disabled else 1.0

    def _write(self, nut: Nut, left: float) -> None:
        """Writes the letters and the worth to the right of the picture, stacked if the cell is not wide."""
        room, worth = self.x + self.width - left, "" if self.disabled else str(self.worth)
        is_wide = room > self.height * WIDE
        letters = SAY(f"ui.nut.{nut.colour.name.lower()}") + SAY(f"ui.nut.{nut.kind.name.lower()}")
        ink = THEME.colour("gone_ink" if self.disabled else "button_ink")
        across, up = (0.27, 0.5) if is_wide else (0.5, 0.72 if worth else 0.5)
        high = min(self.height * 0.42, room * 0.24) if is_wide else min(self.height * 0.27, room * 0.4)
        write_sign(letters, ink, (left + room * across, self.y + self.height * up), high)
        across, up = (0.72, 0.5) if is_wide else (0.5, 0.32)
        if worth:
            middle = left + room * across, self.y + self.height * up
            write_sign(
                worth,
                THEME.colour("acting"),
                middle,
                min(self.height * 0.5, room * (0.25 if is_wide else 0.95 / len(worth))),
            )


@dispatches("on_pick", "on_refuse")
class NutGrid(GridLayout):
    """Events: `on_pick` with the nut that was touched, and `on_refuse` with one that cannot be named."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(cols=len(NutType), **properties)
        for nut in NUTS:
            cell = NutCell(nut=nut, text=name_of(nut))
            cell.bind(on_release=lambda _, picked=nut: self.dispatch("on_pick", picked))
            cell.bind(on_refuse=lambda _, touched=nut: self.dispatch("on_refuse", touched))
            self.add_widget(cell)

    @property
    def has_choice(self) -> bool:
        """Whether any nut can be named."""
        return not all(cell.disabled for cell in self.children)

    def show(self, nuts: Collection[Nut], worths: Mapping[Nut, int]) -> None:
        """Offers `nuts`; `worths` says what each would score, if that is shown."""
        for cell in self.children:
            cell.disabled = cell.nut not in nuts
            cell.worth = f"+{worths[cell.nut]}" if cell.nut in worths else ""
