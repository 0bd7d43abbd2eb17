"""AimScreen: what the designer asks the table to look out for, before it plays."""

from typing import Any

from companion.app.controllers import Controllers
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel

load("kiosk/aim")


class AimScreen(Screen):
    """At most three questions, one touch to play; how long they were shown is noted."""

    def __init__(self, host: Controllers, **properties: Any) -> None:
        super().__init__(host, **properties)
        self._kiosk = host.own_kiosk
        self._since_s = host.own_kiosk.idle.now_s()
        offered = host.own_kiosk.notes.offered
        for question in offered.questions if offered else ():
            label = FitLabel(text=f"»  {question}", high_mm=6.4, color=THEME.colour("ink"))
            self.ids.questions.add_widget(label)

    def go_on(self) -> None:
        """Leads on to the game."""
        if self.host.touches.are_meant():
            self._kiosk.see_aim(self._kiosk.idle.now_s() - self._since_s)
