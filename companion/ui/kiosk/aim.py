"""AimScreen: what the designer asks the table to look out for, before it plays."""

from typing import Any, Final

from kivy.clock import Clock

from companion.app.controllers import Controllers
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel

load("kiosk/aim")

MOST_S: Final = 10.0
"""So long a table that wants to play is kept from it at most."""
INTERVAL_S: Final = 0.5


class AimScreen(Screen):
    """The designer's questions, and one touch to play, or ten seconds; how long they were shown is noted."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._kiosk = controllers.own_kiosk
        self._since_s = controllers.own_kiosk.idle.now_s()
        offered = controllers.own_kiosk.recorder.offered
        for question in offered.questions if offered else ():
            label = FitLabel(text=f"»  {question.ask}", high_mm=6.4, color=THEME.colour("ink"))
            self.ids.questions.add_widget(label)
        self._timer = Clock.schedule_interval(lambda _: self._look(), INTERVAL_S)

    def leave(self) -> None:
        self._timer.cancel()
        super().leave()

    def go_on(self) -> None:
        """Leads on to the game."""
        if self.controllers.touches.are_meant():
            self._lead_on()

    def _look(self) -> None:
        if self._shown_s >= MOST_S:
            self._lead_on()

    def _lead_on(self) -> None:
        self._timer.cancel()
        self._kiosk.see_aim(self._shown_s)

    @property
    def _shown_s(self) -> float:
        return self._kiosk.idle.now_s() - self._since_s
