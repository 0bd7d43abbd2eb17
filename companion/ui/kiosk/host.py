"""HostScreen: what the host can do behind the PIN."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from kivy.properties import StringProperty

from companion.app.controllers import Controllers
from companion.app.exit_options import CLOSE, SHUT_DOWN
from companion.app.kiosk.event_saving import EventSaving
from companion.app.kiosk.screens import NEW_GAME
from companion.errors import CompanionError
from companion.events.event_file import OfferedGame
from companion.ui.games import playable, screens_of
from companion.ui.layouts import load
from companion.ui.player_names import title_of
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.text_button import TextButton
from hardware.systemd import can_shut_down

load("kiosk/host")


class HostScreen(Screen):
    """Nothing here changes what was played. Leaving it locks it again."""

    kept = ("_asked", "message")
    message = StringProperty("")

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._asked = ""
        self._host, self._current = controllers.own_kiosk.host, controllers.own_kiosk.current
        self._saving = self._host.saving
        go = controllers.navigation.go
        self._words = SharedFontSize()
        self.ids.ways.cols = 3 if THEME.wide else 2
        self._add("check", lambda: go("host-text", about="check"))
        self._add("event", self.change_event)
        self._add("report", lambda: go("host-text", about="report"))
        self._export = self._add("export", self.export)
        self._add("hub", lambda: go("hub"))
        self._add("settings", lambda: go("settings"))
        self._add("pin", self.change_pin)
        if controllers.camera is not None:
            self._add("camera", lambda: go("camera"))
            self._offer_learning()
        self._offer_new_game()
        self._add("update", lambda: go("host-text", about="update"))
        for name, option in (("exit", CLOSE), ("off", SHUT_DOWN)):
            self._add(name, partial(self.end, name, option)).weight = "quiet_button"
        self._saving.forget()
        self.watch(EventSaving.message, self._saving, lambda _: self._show_saving())
        self._show_saving()

    def end(self, name: str, option: str) -> None:
        """Asks for a second touch, and with it leaves the companion, or shuts the machine down, if that is allowed."""
        if self._asked != name:
            self._asked, self.message = name, SAY("kiosk.host.once-more", way=SAY(f"kiosk.host.{name}"))
            if option == CLOSE:
                self.message += " " + SAY("kiosk.host.dark")
        elif option == SHUT_DOWN:
            self.message = SAY("kiosk.host.working")
            self.controllers.access.write(can_shut_down, self._shut_down)
        else:
            self.controllers.navigation.close(option)

    def _shut_down(self, allowed: bool | CompanionError) -> None:
        if allowed is True:
            self.controllers.navigation.close(SHUT_DOWN)
        else:
            self._asked, self.message = "", SAY("kiosk.host.off-not")

    def export(self) -> None:
        """Writes everything to a stick, or gives one up that hangs."""
        self._asked = ""
        if self._saving.is_stalled:
            self._saving.stop()
        else:
            self._saving.begin()

    def _show_saving(self) -> None:
        self.message = self._saving.message
        self._export.text = SAY("kiosk.host.export-stop" if self._saving.is_stalled else "kiosk.host.export")

    def learn(self, offered: OfferedGame) -> None:
        """Shows the cards of a game to the camera, while no group plays: the deck is the event's, and no group's."""
        self._open_for(offered.game, "learn", offered.agreed)

    def _open_for(self, game: str, screen: str, agreed: Mapping[str, object]) -> None:
        """Shows a screen of a game while no group plays."""
        table = self.controllers.table
        if table.snapshot is not None:
            self.message = SAY("kiosk.host.learn-later")
            return
        table.game, table.agreed = game, agreed
        self.controllers.navigation.go(screen)

    def _offer_new_game(self) -> None:
        """Offers to describe a game, as far as there is one that can be described."""
        for game in [name for name in playable() if NEW_GAME[0] in screens_of(name).screens]:
            self._add("new-game", partial(self._open_for, game, NEW_GAME[0], {}))

    def change_event(self) -> None:
        """Opens what is played at the event."""
        self._current.begin()
        self.controllers.navigation.go("event")

    def change_pin(self) -> None:
        """Sets another PIN."""
        self._host.allow_setting()
        self.controllers.navigation.go("pin")

    def back(self) -> None:
        """Locks it again."""
        self._host.leave()
        self.controllers.navigation.go("play" if self.controllers.table.snapshot else "welcome")

    def _add(self, name: str, way: Callable[[], object], **values: str) -> TextButton:
        button = TextButton(text=SAY(f"kiosk.host.{name}", **values), high_mm=4.6, shared_font_size=self._words)
        button.bind(on_release=lambda _: way())
        self.ids.ways.add_widget(button)
        return button

    def _offer_learning(self) -> None:
        """Offers to show each deck to the camera that it cannot know otherwise."""
        learnable = {game.game: game for game in self._current.event.games if screens_of(game.game).deck_faces}
        for name, offered in learnable.items():
            self._add("learn", partial(self.learn, offered), game=title_of(name))
