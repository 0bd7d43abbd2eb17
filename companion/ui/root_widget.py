"""RootWidget: shows one screen at a time. Screens are built when they are shown, and know only the controllers."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.app.game_screens import ImportPath
from companion.app.navigation import ShownScreen
from companion.app.notices import Notices
from companion.ui.games import load_from, screens_of
from companion.ui.garbage_collection import PENDING_COLLECTION
from companion.ui.keys import Keys
from companion.ui.kiosk import SCREENS as KIOSK_SCREENS
from companion.ui.layouts import load
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.fit_label import FitLabel

if TYPE_CHECKING:  # the first screen needs no camera, and only a kiosk has an overlay
    from companion.app.camera_controller import CameraController
    from companion.app.camera_requests import CameraRequests
    from companion.ui.kiosk.overlay import KioskOverlay

load("root_widget")

SHARED: Final[Mapping[str, ImportPath]] = {
    "welcome": ("companion.ui.screens.welcome", "WelcomeScreen"),
    "menu": ("companion.ui.screens.menu", "MenuScreen"),
    "games": ("companion.ui.screens.games", "GamesScreen"),
    "rules": ("companion.ui.screens.rules", "RulesScreen"),
    "people": ("companion.ui.screens.people", "PeopleScreen"),
    "share": ("companion.ui.screens.share", "ShareScreen"),
    "replay": ("companion.ui.screens.replay", "ReplayScreen"),
    "settings": ("companion.ui.screens.settings", "SettingsScreen"),
    "leave": ("companion.ui.screens.leave", "LeaveScreen"),
    "players": ("companion.ui.screens.players", "PlayersScreen"),
    "game": ("companion.ui.screens.game", "GameScreen"),
    "about": ("companion.ui.screens.about", "AboutScreen"),
    "camera": ("companion.ui.screens.camera", "CameraScreen"),
    "cameras": ("companion.ui.screens.cameras", "CamerasScreen"),
    "calibrate": ("companion.ui.screens.calibrate", "CalibrateScreen"),
    "learn": ("companion.ui.screens.learn", "LearnScreen"),
    "scan": ("companion.ui.screens.scan", "ScanScreen"),
    "variant": ("companion.ui.screens.options", "OptionsScreen"),
    "seats": ("companion.ui.screens.seats", "SeatsScreen"),
    "ways": ("companion.ui.screens.ways", "WaysScreen"),
    "play": ("companion.ui.trick_table.play", "PlayScreen"),
    "history": ("companion.ui.screens.history", "HistoryScreen"),
    "correct": ("companion.ui.screens.correct", "CorrectScreen"),
    "part-tally": ("companion.ui.screens.tally", "PartTallyScreen"),
    "over": ("companion.ui.screens.over", "OverScreen"),
    "statistics": ("companion.ui.screens.statistics", "StatisticsScreen"),
    "unopened": ("companion.ui.screens.unopened", "UnopenedScreen"),
}
"""Module and class of each screen that all games can share, "play" among games of tricks; a game may replace any."""


def make_overlay(root_widget: "RootWidget", controllers: Controllers) -> "KioskOverlay | None":
    """Returns what a kiosk puts around all screens."""
    if controllers.kiosk is None:
        return None
    from companion.ui.kiosk.overlay import KioskOverlay

    return KioskOverlay(root_widget, controllers)


PLAIN: Final[Mapping[str, ImportPath]] = {
    "play": ("companion.ui.screens.plain_play", "PlainPlayScreen"),
    "between": ("companion.ui.screens.plain_play", "PlainPlayScreen"),
    "statistics": SHARED["history"],
}
"""The screens of safe mode, on which any game can be continued: words and a button for each choice."""


def release_touches() -> None:
    """Releases every touch before its widgets are removed, so that none of them gets an event afterwards."""
    for touch in EventLoop.touches:
        for held in list(touch.grab_list):
            if (widget := held()) is not None:
                touch.ungrab(widget)


def _name_at(widget: Widget, x: float, y: float) -> str:
    """Returns what can be touched at a place of `widget`, by its kind and words; nothing where nothing can."""
    if not widget.collide_point(x, y) or widget.disabled:
        return ""
    inside = widget.to_local(x, y)
    found = next(filter(None, (_name_at(child, *inside) for child in widget.children)), "")
    if found or not isinstance(widget, ButtonBehavior):
        return found
    return f"{type(widget).__name__} {getattr(widget, 'text', '')}".casefold()  # a key writes capitals or small letters


class RootWidget(FloatLayout):
    """Shows one screen at a time; `back` leads to the screen before, and finally to the welcome.

    The strip that says what is wrong lies over the screen's top, so that nothing moves away from a finger.
    """

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(**properties)
        self.controllers = controllers
        self.sign = PicturesKeptSign()
        self.strip = TroubleStrip()
        self._column = BoxLayout(orientation="vertical")
        self._column.add_widget(self.sign)
        self.add_widget(self._column)
        self.sign.bind(height=self._place_strip)
        self.bind(size=self._place_strip)
        self._shown = ShownScreen()
        self._keep_touched = Clock.create_trigger(lambda _: controllers.drafts.keep_touched())
        controllers.navigation.shown.add(lambda _: self.rebuild())
        Notices.line.listen(controllers.notices, self._show_line)
        Notices.play_on.listen(controllers.notices, lambda _: self._offer())
        self.overlay = make_overlay(self, controllers)
        if self.overlay is None:  # an event needs no keyboard shortcuts; text fields still take letters
            self.keys = Keys(self)

    @property
    def name(self) -> str:
        """The name of the screen that is shown."""
        return self.controllers.navigation.name

    @property
    def screen(self) -> Any:
        """The screen that is shown."""
        return self._column.children[0]

    def on_touch_down(self, touch: Any) -> bool:
        """Passes on a touch, unless it comes twice or was meant for the screen that has just gone."""
        if self.controllers.touches.is_repeated(touch.x / THEME.mm(1), touch.y / THEME.mm(1)):
            return True
        if self.overlay and self.overlay.takes(touch):
            return True
        if self.controllers.touches.are_late():
            return True
        hit = _name_at(self, *touch.pos)
        if hit and self.controllers.touches.hits_other(touch.x / THEME.mm(1), touch.y / THEME.mm(1), hit):
            return True
        return bool(super().on_touch_down(touch))

    def on_touch_up(self, touch: Any) -> bool:
        """Passes on that a finger has left; what it touched and is no entry yet is kept.

        A button acts only after this: Kivy tells those that hold a touch last.
        """
        self._keep_touched()
        return bool(super().on_touch_up(touch))

    def rebuild(self) -> None:
        """Builds the screen again, as after a change of size, language or colours."""
        visit = self.controllers.navigation.visit
        if not visit.name:
            return
        places = self._places()
        PENDING_COLLECTION.before_building()
        screen = load_from(places[visit.name])(self.controllers, **visit.arguments)
        if visit == self._shown:
            screen.take_over(self.screen)
        self._shown = visit
        for old in [child for child in self._column.children if child is not self.sign]:
            self._column.remove_widget(old)
            old.leave()
        release_touches()
        self.sign.watch(self.controllers.camera)
        for bar in self.overlay.make_bars() if self.overlay else ():
            self._column.add_widget(bar)
        self._column.add_widget(screen)
        self._show_strip()
        if self.overlay:
            self.overlay.cover()
        PENDING_COLLECTION.soon()

    def _places(self) -> Mapping[str, ImportPath]:
        """Returns where each screen's class is; in safe mode no game brings its own."""
        shown = PLAIN if self.controllers.is_safe else screens_of(self.controllers.table.game).screens
        places = {**SHARED, **shown, **(KIOSK_SCREENS if self.overlay else {})}
        return {"question": places["correct"], **places}

    def _show_strip(self) -> None:
        """Shows what is wrong, if anything is, in the colours and sizes of now."""
        self.remove_widget(self.strip)
        self.strip = TroubleStrip(text=self.controllers.notices.line)
        self._offer()
        self.strip.bind(on_release=lambda _: self.controllers.notices.have_read(), height=self._place_strip)
        self.strip.bind(on_accept=lambda _: self._play_on())
        self.add_widget(self.strip)
        self._place_strip()

    def _play_on(self) -> None:
        play_on = self.controllers.notices.play_on
        if play_on:
            play_on()

    def _show_line(self, line: str) -> None:
        self.strip.text = line

    def _offer(self) -> None:
        """Offers to play on, if that has to be decided."""
        self.strip.offer = SAY("ui.trouble.play-on") if self.controllers.notices.play_on else ""

    def _place_strip(self, *_: object) -> None:
        """Lays the strip over the screen's top, under the sign that pictures are kept."""
        self.strip.top = self.top - self.sign.height


class TroubleStrip(ButtonBehavior, BoxLayout):
    """Says what was refused, lost or damaged, in red at the top of every screen; invisible while `text` is empty.

    Events: `on_release` (a touch confirms that the text was read), and `on_accept` for what is offered.
    """

    text = StringProperty("")
    offer = StringProperty("")
    __events__ = ("on_accept",)

    def on_accept(self) -> None:
        """What is offered was touched."""


class PicturesKeptSign(FitLabel):
    """Stands at the top of every screen for as long as pictures of the table are kept."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._requests: CameraRequests | None = None

    def watch(self, camera: "CameraController | None") -> None:
        """Watches the camera of the table; called when a screen is built, as colours and words may be others."""
        requests = camera.requests if camera else None
        if requests is not None and requests is not self._requests:
            type(requests).keeping.listen(requests, self._show)
            type(requests).kept.listen(requests, self._show)
            type(requests).trouble.listen(requests, self._show)
        self._requests = requests
        self._show()

    def _show(self, *_: object) -> None:
        requests = self._requests
        self.text = ""
        if requests is not None and requests.keeping:
            trouble = requests.trouble
            self.text = (
                SAY("ui.camera.kept-trouble", why=trouble) if trouble else SAY("ui.camera.kept", count=requests.kept)
            )
        self.height = THEME.mm(6) if self.text else 0
        self.opacity = 1 if self.text else 0
        self.color = THEME.colour("acting")
