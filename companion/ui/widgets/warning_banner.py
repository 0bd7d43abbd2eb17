"""WarningBanner: says quietly what the rules forbid and the table did, and takes one of two answers."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import load

load("widgets/warning_banner")


class WarningBanner(BoxLayout):
    """Events: `on_took_back`, whose words are `remedy`, and `on_stands`. Nothing is seen while there is no `text`."""

    __events__ = ("on_took_back", "on_stands")
    text = StringProperty("")
    remedy = StringProperty("")

    def on_took_back(self) -> None:
        """The table took the card back, or will say which one it was."""

    def on_stands(self) -> None:
        """The card stands."""
