"""NutGrid: all sixteen nuts, a line for each colour and a column for each type; a touch names one."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from kivy.graphics import Color, RoundedRectangle
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from companion.games.nice_one_squirrel.nuts import NUTS, Kind, Nut
from companion.ui.games.nice_one_squirrel.drawing import draw_chip, write_sign
from companion.ui.games.nice_one_squirrel.telling import name_of
from companion.ui.texts import SAY
from companion.ui.theme import THEME

GONE: Final = 0.28
"""How strongly a nut is drawn that cannot be named."""


class NutCell(ButtonBehavior, Widget):
    """One nut to touch: its picture, its letters, and what it is worth, if that is told."""

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
            Color(*THEME.colour("acting" if self.reached else "gone" if self.disabled else "plank"))
            RoundedRectangle(
                pos=(self.x + gap, self.y + gap),
                size=(self.width - 2 * gap, self.height - 2 * gap),
                radius=[THEME.mm(1.6)],
            )
            size = min(self.width * 0.56, self.height * 0.74)
            middle = self.x + size * 0.6, self.y + self.height / 2
            draw_chip(nut, middle, size, GONE if self.disabled else 1.0)
            ink = THEME.colour("gone_ink" if self.disabled else "plank_ink")
            beside = self.x + (self.width + size * 1.15) / 2
            letters = SAY(f"ui.nut.{nut.colour.name.lower()}") + SAY(f"ui.nut.{nut.kind.name.lower()}")
            write_sign(letters, ink, (beside, self.y + self.height * (0.72 if self.worth else 0.5)), self.height * 0.27)
            if self.worth and not self.disabled:
                write_sign(self.worth, THEME.colour("acting"), (beside, self.y + self.height * 0.32), self.height * 0.4)


class NutGrid(GridLayout):
    """Event: `on_pick` with the nut that was touched."""

    def __init__(self, **properties: Any) -> None:
        self.register_event_type("on_pick")
        super().__init__(cols=len(Kind), **properties)
        for nut in NUTS:
            cell = NutCell(nut=nut, text=name_of(nut))
            cell.bind(on_release=lambda _, picked=nut: self.dispatch("on_pick", picked))
            self.add_widget(cell)

    def on_pick(self, nut: Nut) -> None:
        """A nut was touched."""

    def show(self, nuts: Collection[Nut], worths: Mapping[Nut, int]) -> None:
        """Offers `nuts`; `worths` says what each would score, if that is told."""
        for cell in self.children:
            cell.disabled = cell.nut not in nuts
            cell.worth = f"+{worths[cell.nut]}" if cell.nut in worths else ""
