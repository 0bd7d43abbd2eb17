"""PlayerPlate: one player in the middle of the circle: squirrel, name, nuts in hand as a number, and points."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.games.nice_one_squirrel.drawing import draw_squirrel
from companion.ui.layouts import load

load("games/nice_one_squirrel/widgets/player_plate")


class SquirrelToken(Widget):
    """A seat's squirrel, as large as the box allows."""

    seat = NumericProperty(0)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("pos", "size", "seat"):
            self.fbind(name, self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        with self.canvas:
            middle = self.x + self.width / 2, self.y + self.height / 2
            draw_squirrel(int(self.seat), middle, min(self.width, self.height))


class PlayerPlate(BoxLayout):
    """`acts`: it is this player's turn. A `narrow` plate has the numbers below the name, a wide one beside it.

    The plates of a table share the sizes of their letters.
    """

    seat = NumericProperty(0)
    name = StringProperty("")
    hand = StringProperty("")
    points = StringProperty("")
    acts = BooleanProperty(False)
    narrow = BooleanProperty(False)
    names = ObjectProperty(None, allownone=True)
    numbers = ObjectProperty(None, allownone=True)
