"""Heading: the top of a screen beside the game: its name, and the way back."""

from typing import Any

from kivy.core.text import DEFAULT_FONT
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.cards import Suit
from companion.ui.layouts import TITLE_FONT, load

load("widgets/heading")


class Heading(BoxLayout):
    """Event: `on_back`."""

    text = StringProperty("")
    font = StringProperty(TITLE_FONT)

    def __init__(self, **properties: Any) -> None:
        self.register_event_type("on_back")
        super().__init__(**properties)

    def on_text(self, _: object, text: str) -> None:
        """Takes the font that has suits, and figures as high as letters, where there are any."""
        is_plain = any(suit.symbol in text for suit in Suit) or any(map(str.isdigit, text))
        self.font = DEFAULT_FONT if is_plain else TITLE_FONT

    def on_back(self) -> None:
        """The way back was touched."""
