"""Heading: the top of a screen beside the game: its name, and the way back."""

from typing import Any, Final

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.events import dispatches
from companion.ui.layouts import TITLE_FONT, load, title_font
from companion.ui.theme import THEME

load("widgets/heading")

HIGH_MM: Final = 11.0
MOST_GROWTH: Final = 1.3
"""The height, and the most that it grows with the text; a broad screen has little height to give."""
MOST_TITLE_MM: Final = 36.0
"""The most height of the name in large text: two lines."""


@dispatches("on_back")
class Heading(BoxLayout):
    """Event: `on_back`."""

    text = StringProperty("")
    font = StringProperty(TITLE_FONT)
    usual_px = NumericProperty(0)
    """How high the back button is, and the whole heading unless text is large."""
    needed_px = NumericProperty(0)
    high_mm = NumericProperty(0)
    """A fixed height for any size of text; 0: as high as its name needs."""

    def __init__(self, **properties: Any) -> None:
        self.usual_px = self.needed_px = THEME.room(HIGH_MM, MOST_GROWTH if THEME.large or not THEME.wide else 1.0)
        super().__init__(**properties)

    def on_kv_post(self, _: object) -> None:
        """Follows what the name needs."""
        if self.high_mm:
            self.needed_px = THEME.mm(self.high_mm)
            self.usual_px = self.needed_px if THEME.wide else THEME.room(HIGH_MM, MOST_GROWTH)
            return
        self.ids.title.fbind("needed_px", self._give_room)
        self._give_room()

    def on_text(self, _: object, text: str) -> None:
        """Uses the text font if the title has suits or digits."""
        self.font = title_font(text)

    def _give_room(self, *_: object) -> None:
        """With large text, makes room for the name, which stands below the back button on a high screen."""
        if THEME.large:
            title_px = min(self.ids.title.needed_px, THEME.mm(MOST_TITLE_MM))
            below_px = self.usual_px + self.spacing + title_px
            self.needed_px = max(self.usual_px, title_px) if THEME.wide else below_px
