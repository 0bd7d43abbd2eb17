"""MenuScreen: how the table takes part, what can be looked up, and how to leave a game without losing it."""

from typing import Any, Final

from kivy.uix.widget import Widget

from companion.app.controllers import Controllers
from companion.ui.layouts import load
from companion.ui.reflow import arrange
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.choice_button import ChoiceButton

load("screens/menu")

WAY_MM: Final = 19.0
"""The least height of the button of a way of taking part, with the usual text size."""
MOST_WAY_MM: Final = 26.0
"""Its most height."""
MANY_WAYS: Final = 3
WAY_SHARE: Final = 0.45
MOST_WAYS_SHARE: Final = 0.9
"""On a high screen, the height of each way, and of all of them, as shares of that of the list below."""


class MenuScreen(Screen):
    """The menu of the running game; nothing here changes what was entered."""

    def __init__(self, controllers: Controllers, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        arrange(self.ids.body)
        if controllers.kiosk is not None:  # the camera is the host's, whose screen leads to it
            self.ids.camera.text = ""  # so that it no longer affects the shared font size
            self.ids.look_up.remove_widget(self.ids.camera.__self__)
        shared_font_size = SharedFontSize()
        for way in controllers.participation.ways:
            text = SAY(f"ui.ways.{way}") + "\n" + SAY(f"ui.ways.{way}-help")
            button = ChoiceButton(
                text=text, high_mm=3.6, shared_font_size=shared_font_size, chosen=controllers.participation.way == way
            )
            button.size_hint_min_y = THEME.room(WAY_MM)
            button.size_hint_max_y = THEME.room(MOST_WAY_MM, 2)
            button.bind(on_release=lambda _, way=way: self.take_part(way))
            self.ids.ways.add_widget(button)
        if len(controllers.participation.ways) < MANY_WAYS:
            self.ids.ways.add_widget(Widget())  # a few stay at the top
        if not THEME.wide and not THEME.large:
            self.ids.offered_ways.size_hint_y = min(MOST_WAYS_SHARE, WAY_SHARE * len(controllers.participation.ways))

    def take_part(self, way: str) -> None:
        """Takes part in another way from now on; everything entered stays."""
        self.controllers.participation.choose(way)
        self.controllers.navigation.go("play")
