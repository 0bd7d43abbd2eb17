"""GroupScreen: the group's code, to be found again by, and what a seat may tell of itself; never a name."""

from functools import partial
from typing import Any, Final

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.events.seat_questions import SEAT_ANSWERS
from companion.exports.sharing import draw_code
from companion.games import find_game
from companion.ui.layouts import load
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel
from companion.ui.widgets.text_button import TextButton

load("kiosk/group")

SEAT_WIDE: Final = 0.8
"""How wide a seat's name is, where a button is 1 wide."""
HEADING_HIGH: Final = 0.7
"""How high the line of questions is, where that of a seat is 1 high."""


class GroupScreen(Screen):
    """Large enough to be read and scanned from a seat; *Go on* is the only touch that is needed."""

    code = StringProperty("")

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self.ids.body.orientation = "horizontal" if THEME.wide else "vertical"
        self._kiosk, event = controllers.own_kiosk, controllers.own_kiosk.event
        self._answers: dict[int, dict[str, str]] = {}
        self.code = self._kiosk.code
        said = " · ".join(filter(None, (event.event, event.table, self.code)))
        self.ids.square.code = draw_code(said)
        self._words, self._questions = SharedFontSize(), SharedFontSize()
        if event.ask:
            self.ids.seats.add_widget(self._heading(event.ask))
            for seat in range(max((max(find_game(game.game).seats) for game in event.games), default=0)):
                self.ids.seats.add_widget(self._row(seat, event.ask))

    def go_on(self) -> None:
        """Notes what the seats have answered, and leads on."""
        if self.controllers.touches.are_meant():
            for seat, answers in sorted(self._answers.items()):
                self._kiosk.tell_seat(seat, answers)
            self._kiosk.go_on()

    def _heading(self, asked: tuple[str, ...]) -> BoxLayout:
        """Returns what is asked, above the answers of all seats."""
        row = BoxLayout(spacing=THEME.mm(0.8), size_hint_y=HEADING_HIGH)
        row.add_widget(Widget(size_hint_x=SEAT_WIDE))
        for name in asked:
            text = SAY(f"asked.{name}")
            row.add_widget(FitLabel(text=text, high_mm=3.6, halign="center", shared_font_size=self._questions))
        return row

    def _row(self, seat: int, asked: tuple[str, ...]) -> BoxLayout:
        row = BoxLayout(spacing=THEME.mm(0.8))
        text = SAY("players.unnamed", seat=seat + 1)
        row.add_widget(FitLabel(text=text, high_mm=3.8, size_hint_x=SEAT_WIDE, shared_font_size=self._words))
        for name in asked:
            button = TextButton(text=_said(name, None), high_mm=3.8, shared_font_size=self._words)
            button.bind(on_release=partial(self._tell, seat, name))
            row.add_widget(button)
        return row

    def _tell(self, seat: int, name: str, button: TextButton) -> None:
        """Takes the next answer; after the last comes none."""
        answers = self._answers.setdefault(seat, {})
        order = (None, *SEAT_ANSWERS[name])
        answer = order[(order.index(answers.get(name)) + 1) % len(order)]
        answers.pop(name, None)
        if answer is not None:
            answers[name] = answer
        button.text, button.chosen = _said(name, answer), answer is not None


def _said(name: str, answer: str | None) -> str:
    return SAY(f"asked.{name}.{answer}") if answer else "–"
