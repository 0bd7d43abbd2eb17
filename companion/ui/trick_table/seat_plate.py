"""SeatPlate: one player's edge of the table: who sits there, for which team, whose turn it is, and the stashes."""

from kivy.properties import BooleanProperty, ColorProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.mast_year.view import SeatView
from companion.ui.layouts import icon, load
from companion.ui.texts import SAY
from companion.ui.theme import THEME

load("trick_table/seat_plate")


class SeatPlate(BoxLayout):
    """Shows a SeatView: team by icon and colour; turn by frame and word, win by star. `mat` is the TableMat it is on.

    A `short` plate has its stashes below the name, a long one beside it.
    """

    mat = ObjectProperty(None, allownone=True)
    name = StringProperty("")
    says = StringProperty("")
    stashes = ListProperty()
    team_icon = StringProperty("")
    ground = ColorProperty((0, 0, 0, 1))
    ink = ColorProperty((1, 1, 1, 1))
    acts = BooleanProperty(False)
    wins = BooleanProperty(False)
    short = BooleanProperty(False)

    def show(self, seat: SeatView, name: str) -> None:
        """Takes over what is to be shown."""
        team = "squirrels" if seat.squirrel else "oaks"
        self.team_icon = icon("squirrel" if seat.squirrel else "oak")
        self.ground, self.ink = THEME.colour(team), THEME.colour(f"{team}_ink")
        self.name = name
        self.acts, self.wins = seat.acts, seat.wins
        self.says = " · ".join(say_of(seat))
        self.stashes = seat.stashes


def say_of(seat: SeatView) -> list[str]:
    """Returns what stands below a player's name, in words."""
    said = []
    if seat.hand_size is not None:
        said.append(SAY("ui.plate.cards", count=seat.hand_size))
    if seat.does:
        said.append("▶\u00a0" + SAY(f"ui.plate.{seat.does}"))
    elif seat.led:
        said.append(SAY("ui.plate.led"))
    if seat.speedy:
        said.append(SAY("ui.plate.speedy"))
    return said
