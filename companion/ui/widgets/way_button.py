"""WayButton: a way of taking part: its name, a sentence about it, and how many touches it takes."""

from typing import Any, Final

from kivy.properties import ObjectProperty, StringProperty

from companion.ui.layouts import load
from companion.ui.shared_font_size import SharedFontSize
from companion.ui.texts import SAY
from companion.ui.theme import THEME
from companion.ui.widgets.text_button import TextButton

load("widgets/way_button")

LEAST_MM: Final = 17.0


class WayButton(TextButton):
    """Large text stands in lines below each other, as high as they are."""

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
