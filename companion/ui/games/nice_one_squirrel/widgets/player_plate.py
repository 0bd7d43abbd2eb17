"""PlayerPlate: one player in the middle of the circle: squirrel, name, nuts in hand as a number, and points."""

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.games.nice_one_squirrel.drawing import draw_squirrel
from companion.ui.layouts import load
from companion.ui.widgets.seat_token import SeatToken

load("games/nice_one_squirrel/widgets/player_plate")


class SquirrelToken(SeatToken):
    """A seat's squirrel, as large as the box allows."""

    def draw(self, seat: int, middle: tuple[float, float], room: float) -> None:
        draw_squirrel(seat, middle, room)


class PlayerPlate(BoxLayout):
    """`acts`: it is this player's turn. A `narrow` plate has squirrel and numbers below the name, a wide one beside it.

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

    def on_narrow(self, *_: object) -> None:
        """Puts the squirrel beside the name, or beside the numbers if the name needs the whole width."""
        token, line = self.ids.token.__self__, self.ids.second if self.narrow else self.ids.first
        token.parent.remove_widget(token)
        line.add_widget(token, len(line.children))
