"""TroubleStrip: what was refused, lost or damaged, in red at the top of every screen; a touch confirms it was read."""

from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from companion.ui.layouts import load

load("widgets/trouble_strip")


class TroubleStrip(ButtonBehavior, BoxLayout):
    """Events: `on_release`, and `on_accept` for what is offered. Nothing is seen of it while there is no `text`."""

    text = StringProperty("")
    offer = StringProperty("")
    __events__ = ("on_accept",)

    def on_accept(self) -> None:
        """What is offered was touched."""
