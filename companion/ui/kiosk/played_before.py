"""PlayedBeforeScreen: each seat may tell whether it has played the chosen game before."""

from typing import Any

from kivy.properties import StringProperty

from companion.app.controllers import Controllers
from companion.events.seat_questions import OF_A_GAME
from companion.ui.kiosk.seat_questions import SeatQuestions
from companion.ui.layouts import load
from companion.ui.player_names import title_of
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY

load("kiosk/played_before")


class PlayedBeforeScreen(Screen):
    """*Go on* is the only touch that is needed."""

    title = StringProperty("")

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._kiosk = controllers.own_kiosk
        offered = self._kiosk.recorder.offered or self._kiosk.event.games[0]
        self.title = SAY("kiosk.choose.played-before", game=title_of(offered.name))
        self._told = SeatQuestions(self.ids.seats, offered.seats[-1], (OF_A_GAME,), has_heading=False)

    def take_over(self, before: Screen) -> None:
        super().take_over(before)
        if isinstance(before, PlayedBeforeScreen):
            self._told.take_over(before._told)

    def go_on(self) -> None:
        """Notes what the seats have answered, and leads on."""
        if self.controllers.touches.are_meant():
            self._kiosk.tell_played_before(self._told.answers)
