"""GroupScreen: the group's code, to be found again by, and what a seat may tell of itself; never a name."""

from typing import Any

from kivy.properties import StringProperty

from companion.app.controllers import Controllers
from companion.events.seat_questions import OF_A_GAME
from companion.exports.sharing import draw_code
from companion.ui.kiosk.seat_questions import SeatQuestions
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.theme import THEME

load("kiosk/group")


class GroupScreen(Screen):
    """Large enough to be read and scanned from a seat; *Go on* is the only touch that is needed."""

    code = StringProperty("")

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        self._kiosk, event = controllers.own_kiosk, controllers.own_kiosk.event
        self.code = self._kiosk.code
        said = " · ".join(filter(None, (event.event, event.table, self.code)))
        self.ids.square.code = draw_code(said)
        asked = [one for one in event.ask if one != OF_A_GAME or not self._kiosk.asks_played_before]
        seats = max((game.seats[-1] for game in event.games), default=0)
        self._told = SeatQuestions(self.ids.seats, seats, asked) if asked else None

    def take_over(self, before: Screen) -> None:
        super().take_over(before)
        if isinstance(before, GroupScreen) and self._told and before._told:
            self._told.take_over(before._told)

    def go_on(self) -> None:
        """Notes what the seats have answered, and leads on."""
        if self.controllers.touches.are_meant():
            self._kiosk.tell_seats(self._told.answers if self._told else {})
            self._kiosk.go_on()
