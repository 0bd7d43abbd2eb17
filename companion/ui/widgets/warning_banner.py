"""WarningBanner: shows what the table did against the rules, without blocking play, and takes one of two answers."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import load

load("widgets/warning_banner")


class WarningBanner(BoxLayout):
    """Events: `on_took_back`, whose words are `remedy`, `on_stands`, and `on_look_up` with the `rule` of `text`.

    It is invisible while there is no `text`.
    """

    __events__ = ("on_took_back", "on_stands", "on_look_up")
    text = StringProperty("")
    rule = StringProperty("")
    remedy = StringProperty("")

    def on_took_back(self) -> None:
        """The table took the card back, or will say which one it was."""

    def on_stands(self) -> None:
        """The card stands."""

    def on_look_up(self, rule: str) -> None:
        """The words were touched."""
