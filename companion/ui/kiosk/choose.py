"""ChooseScreen: the games and rules versions on offer at the event."""

from typing import Any, Final

from kivy.properties import StringProperty

from companion.app.controllers import Controllers
from companion.events.event_file import OfferedGame
from companion.events.groups import WaitingGame
from companion.ui.games import screens_of
from companion.ui.layouts import load, small_icon
from companion.ui.player_names import title_of_offered
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.widgets.picture_button import PictureButton
from companion.ui.widgets.text_button import TextButton

load("kiosk/choose")


MOST_PUT_ASIDE: Final = 3
"""So many games that were put aside have room beside those on offer; the next one comes once one is gone on with."""


class OfferedGameButton(PictureButton):
    """A game to choose; `about` stands below its title."""

    about = StringProperty("")


def describe_game(offered: OfferedGame) -> str:
    """Returns how many play, how long, and what the game is about, as far as is known of one that a file describes."""
    seats, words, described = offered.seats, SAY.of(offered.game), offered.described
    is_range = len(seats) > 1 and seats[-1] - seats[0] + 1 == len(seats)
    numbers = f"{seats[0]}–{seats[-1]}" if is_range else ", ".join(map(str, seats))
    players = SAY("kiosk.choose.players", players=numbers)
    if described:
        minutes = SAY("kiosk.choose.about-minutes", minutes=described.minutes) if described.minutes else None
        return " · ".join(filter(None, (players, minutes)))
    return f"{players} · {words.text('kiosk.choose.minutes')}\n{words.text('kiosk.choose.about')}"


class ChooseScreen(Screen):
    """One touch chooses; the games of this group that were put aside come first."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._kiosk = controllers.own_kiosk
        for offered in self._kiosk.choices:
            picture = small_icon(screens_of(offered.game).picture)
            title = title_of_offered(offered, self._kiosk.choices)
            button = OfferedGameButton(
                text=title, about=describe_game(offered), picture=picture, bold=True, high_mm=5.5
            )
            button.bind(on_release=lambda _, offered=offered: self._choose(offered))
            self.ids.games.add_widget(button)
        self._kiosk.recorder.find_put_aside(self._offer_put_aside)

    def _offer_put_aside(self, games: tuple[WaitingGame, ...]) -> None:
        for waiting in reversed(games[:MOST_PUT_ASIDE]):
            text = SAY("kiosk.choose.go-on", game=title_of_offered(waiting.offered, self._kiosk.event.games))
            button = TextButton(text=text, bold=True, high_mm=5.5, weight="first_button")
            button.bind(on_release=lambda _, waiting=waiting: self._resume(waiting))
            self.ids.games.add_widget(button, len(self.ids.games.children))
        if games:
            self.controllers.touches.note_new_screen()

    def _choose(self, offered: OfferedGame) -> None:
        if self.controllers.touches.are_meant():
            self._kiosk.pick(offered)

    def _resume(self, waiting: WaitingGame) -> None:
        if self.controllers.touches.are_meant():
            self._kiosk.recorder.resume(waiting)
