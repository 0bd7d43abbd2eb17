"""SeatPlate: one player's edge of the table: who sits there, for which side, whose turn it is, and kept cards."""

from kivy.properties import BooleanProperty, ColorProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.tricks.screen_table import Seat
from companion.ui.layouts import icon, load
from companion.ui.texts import Say
from companion.ui.theme import THEME

load("trick_table/seat_plate")


class SeatPlate(BoxLayout):
    """Shows a Seat: side by icon and colour; turn by frame and word, win by star. `mat` is the TableMat it is on.

    A `short` plate has its piles below the name, a long one beside it.
    """

    mat = ObjectProperty(None, allownone=True)
    name = StringProperty("")
    says = StringProperty("")
    piles = ListProperty()
    side_icon = StringProperty("")
    ground = ColorProperty((0, 0, 0, 1))
    ink = ColorProperty((1, 1, 1, 1))
    acts = BooleanProperty(False)
    wins = BooleanProperty(False)
    won_sign = StringProperty("")
    short = BooleanProperty(False)

    def show(self, seat: Seat, name: str, say: Say) -> None:
        """Takes over what is to be shown."""
        self.side_icon = icon(seat.icon) if seat.icon else ""
        self.ground, self.ink = THEME.colour(seat.side), THEME.colour(f"{seat.side}_ink")
        self.name = name
        self.acts, self.wins, self.won_sign = seat.acts, seat.wins, seat.won_sign
        self.says = " · ".join(map(say, seat.says))
        self.piles = seat.piles
