"""SeatPlate: one player's edge of the table: who sits there, for which team, whose turn it is, and the stashes."""

from typing import Any

from kivy.properties import BooleanProperty, ColorProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.mast_year.view import SeatView
from companion.ui.layouts import icon, load
from companion.ui.saying import SAY
from companion.ui.theme import THEME

load("widgets/seat_plate")


class SeatPlate(BoxLayout):
    """Shows a SeatView: team by icon, colour and word; turn, lead and win by sign and word."""

    name = StringProperty("")
    says = StringProperty("")
    stashes = StringProperty("")
    team_icon = StringProperty("")
    ground = ColorProperty((0, 0, 0, 1))
    ink = ColorProperty((1, 1, 1, 1))
    acts = BooleanProperty(False)
    signs = ListProperty()

    def show(self, seat: SeatView, name: str) -> None:
        """Takes over what is to be shown."""
        team = "squirrels" if seat.squirrel else "oaks"
        self.team_icon = icon("squirrel" if seat.squirrel else "oak")
        self.ground, self.ink = THEME.colour(team), THEME.colour(f"{team}_ink")
        self.name = name
        self.acts = seat.acts
        self.says = " · ".join(say_of(seat))
        self.stashes = "  ".join(stash_text(stash) for stash in seat.stashes)


def say_of(seat: SeatView) -> list[str]:
    """Returns what stands behind a player's name, in words."""
    said = []
    if seat.hand_size is not None:
        said.append(SAY("ui.plate.cards", count=seat.hand_size))
    if seat.acts:
        said.append("▶ " + SAY("ui.plate.acts"))
    if seat.wins:
        said.append("★ " + SAY("ui.plate.wins"))
    elif seat.leads:
        said.append(SAY("ui.plate.leads"))
    if seat.speedy:
        said.append(SAY("ui.plate.speedy"))
    return said


def stash_text(stash: Any) -> str:
    """Returns a stash in words: its cards if they lie open, their number if they are eaten."""
    if stash.eaten:
        return SAY("ui.plate.eaten", count=len(stash.cards))
    return SAY("ui.plate.open", cards=tuple(stash.cards))
