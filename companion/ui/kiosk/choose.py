"""ChooseScreen: the games and rules versions on offer at the event."""

from typing import Any

from companion.app.controllers import Controllers
from companion.events.event_file import OfferedGame
from companion.journal.journaled_games import CLOSED
from companion.ui.games import playable, screens_of
from companion.ui.layouts import load, small_icon
from companion.ui.player_names import title_of
from companion.ui.screens.screen import Screen
from companion.ui.texts import SAY
from companion.ui.widgets.picture_button import PictureButton
from companion.ui.widgets.text_button import TextButton

load("kiosk/choose")


class ChooseScreen(Screen):
    """One touch chooses; a game of this group that was put aside comes first."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._kiosk = controllers.own_kiosk
        versions = [game.name for game in self._kiosk.event.games]
        for offered in self._kiosk.event.games:
            title = title_of(offered.name) if offered.name in playable() else offered.name
            if versions.count(offered.name) > 1:
                title = SAY("kiosk.choose.version", game=title, version=offered.version)
            picture = small_icon(screens_of(offered.name).picture)
            button = PictureButton(text=title, picture=picture, bold=True, high_mm=5.5)
            button.bind(on_release=lambda _, offered=offered: self._choose(offered))
            self.ids.games.add_widget(button)
        playing = self._kiosk.notes.playing
        if playing is not None and playing.mark != CLOSED and not playing.over:
            text = SAY("kiosk.choose.go-on", game=title_of(playing.game.name))
            button = TextButton(text=text, bold=True, high_mm=5.5, weight="first_button")
            button.bind(on_release=lambda _: controllers.table.resume(playing.number))
            self.ids.games.add_widget(button, len(self.ids.games.children))

    def _choose(self, offered: OfferedGame) -> None:
        if self.controllers.touches.are_meant():
            self._kiosk.choose(offered)
