"""StopReasonScreen: the one question that a group is asked which stops a game: why."""

from functools import partial
from typing import Any

from companion.app.controllers import Controllers
from companion.app.kiosk.departure import Departure, StoppedGame
from companion.events.stop_reasons import STOP_REASONS
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton

load("kiosk/stop_reason")


class StopReasonScreen(Screen):
    """Each touch is noted at once; *Done* ends the visit, with an answer or without one."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._departure = controllers.own_kiosk.departure
        self._buttons: dict[str, ChoiceButton] = {}
        words = SharedFontSize()
        self.ids.reasons.cols = 2 if THEME.wide else 1
        for reason in STOP_REASONS:
            button = ChoiceButton(text=SAY(f"kiosk.stop.{reason}"), high_mm=5, shared_font_size=words)
            button.bind(on_release=partial(self._answer, reason))
            self._buttons[reason] = button
            self.ids.reasons.add_widget(button)
        self.watch(Departure.stopped, self._departure, self._mark)
        self._mark(self._departure.stopped)

    def finish(self) -> None:
        """Ends the visit."""
        if self.controllers.touches.are_meant():
            self._departure.finish()

    def ask_more(self) -> None:
        """Leads to the whole survey."""
        if self.controllers.touches.are_meant():
            self._departure.ask_more()

    def _answer(self, reason: str, _: object) -> None:
        if self.controllers.touches.are_meant():
            self._departure.give_reason(reason)

    def _mark(self, stopped: StoppedGame | None) -> None:
        self.ids.more.disabled = stopped is None or not stopped.survey.questions
        for reason, button in self._buttons.items():
            button.chosen = stopped is not None and stopped.reason == reason
