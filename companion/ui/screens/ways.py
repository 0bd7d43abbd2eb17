"""WaysScreen: how the table takes part: each way with a sentence, and how many touches it takes."""

from typing import Any, Final

from kivy.properties import ObjectProperty, StringProperty

from companion.app.controllers import Controllers
from companion.ui.layouts import load
from companion.ui.reflow import scroll_if_large
from companion.ui.screens.screen import Screen
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.text_button import TextButton

load("screens/ways")

LEAST_MM: Final = 17.0


class WaysScreen(Screen):
    """Asked before the first game of a kind, which then `begins`; later shown as the table wants another way.

    The likely way stands first, in the place of the finger, where none is taken yet.
    """

    def __init__(self, controllers: Controllers, begins: bool = False, **properties: Any) -> None:
        super().__init__(controllers, **properties)
        self._begins = begins
        participation, names, words = controllers.participation, SharedFontSize(), SharedFontSize()
        likely = participation.likely
        for way in (likely, *(way for way in participation.ways if way != likely)):
            button = WayButton(way, names, words)
            button.weight = "first_button" if begins and way == likely else "button"
            button.chosen = not begins and way == participation.way
            button.bind(on_release=lambda _, way=way: self.choose(way))
            self.ids.body.add_widget(button)
        scroll_if_large(self.ids.body)
        self.ids.later.text = SAY("ui.ways.later") if begins and not THEME.large else ""

    def choose(self, way: str) -> None:
        """Takes part in a way from now on; everything entered stays."""
        self.controllers.participation.choose(way)
        if self._begins:
            self.controllers.table.start_agreed()
        else:
            self.controllers.navigation.go("play")


class WayButton(TextButton):
    """A way of taking part: its name, a sentence about it, and how many touches it takes.

    Large text stands in lines below each other, and the button grows with them.
    """

    sentence = StringProperty("")
    touches = StringProperty("")
    words = ObjectProperty(None)
    """A SharedFontSize of all sentences."""

    def __init__(self, way: str, names: SharedFontSize, words: SharedFontSize, **properties: Any) -> None:
        texts = [SAY(f"ui.ways.{way}{part}") for part in ("", "-help", "-touches")]
        super().__init__(means=way, words=words, **properties)
        if THEME.large:
            self.text, self.high_mm = "\n".join(texts), 3.8
            return
        self.text, self.sentence, self.touches = texts
        self.size_hint_min_y = THEME.mm(LEAST_MM)
        self.bold, self.high_mm, self.shared_font_size, self.halign = True, 5.4, names, "left"
