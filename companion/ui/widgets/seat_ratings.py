"""SeatRatings: a row for each seat, in which one touch rates something from 1 to 5."""

from collections.abc import Mapping
from typing import Any, Final

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.events.survey_questions import STEPS
from companion.ui.events import dispatches
from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton
from companion.ui.widgets.fit_label import FitLabel

load("widgets/seat_ratings")

HEAD_MM: Final = 9.0
ROW_MM: Final = 9.0
GAP_MM: Final = 0.4


@dispatches("on_rated", "on_done", "on_phones")
class SeatRatings(BoxLayout):
    """Events: `on_rated` with a seat and its rating, None where it was taken back; `on_done`; `on_phones`."""

    title = StringProperty("")
    done = StringProperty("")
    phones = StringProperty("")
    """What leads to the seats' phones, if they can answer there."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(spacing=THEME.mm(GAP_MM), **properties)
        self.ids.head.height, self.ids.seats.spacing = THEME.mm(HEAD_MM), THEME.mm(GAP_MM)
        self._rated: dict[int, object] = {}
        self._buttons: dict[tuple[int, int], ChoiceButton] = {}

    def show(self, names: Mapping[int, str], rated: Mapping[int, object]) -> None:
        """Shows a row for each seat by its name, and what it has said."""
        self.ids.seats.clear_widgets()
        self._rated = dict(rated)
        self._buttons = {(seat, step): self._button(seat, step) for seat in names for step in STEPS}
        words = SharedFontSize()
        for seat, name in names.items():
            row = BoxLayout(size_hint_y=None, height=THEME.mm(ROW_MM), spacing=THEME.mm(GAP_MM))
            row.add_widget(FitLabel(text=name, high_mm=4, size_hint_x=1.3, shared_font_size=words))
            for step in STEPS:
                row.add_widget(self._buttons[seat, step])
            self.ids.seats.add_widget(row)
        self._mark()

    @staticmethod
    def needed_px(seats: int) -> float:
        """Returns how high it is with so many rows in view."""
        return THEME.mm(HEAD_MM + ROW_MM * seats + GAP_MM * (seats + 1))

    def _button(self, seat: int, step: int) -> ChoiceButton:
        button = ChoiceButton(text=str(step), bold=True, high_mm=4.2)
        button.bind(on_release=lambda _: self._rate(seat, step))
        return button

    def _rate(self, seat: int, step: int) -> None:
        if self._rated.get(seat) == step:
            del self._rated[seat]
        else:
            self._rated[seat] = step
        self._mark()
        self.dispatch("on_rated", seat, self._rated.get(seat))

    def _mark(self) -> None:
        for (seat, step), button in self._buttons.items():
            button.chosen = self._rated.get(seat) == step
